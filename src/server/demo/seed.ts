import { sql } from 'kysely';
import { isPermission } from '../../metadata/permissions.ts';
import type { Actor } from '../actor.ts';
import { everyCode } from '../auth/effectiveCodes.ts';
import type { Passwords } from '../auth/passwords.ts';
import { storePassword } from '../auth/sessions.ts';
import type { Tx } from '../database/database.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { insertSeed } from './insertSeed.ts';
import {
  branches,
  clients,
  company,
  demoPassword,
  directorates,
  groups,
  operations,
  people,
  segments,
} from './invented.ts';
import { standardProfiles } from './profiles.ts';

/** A file of the demo that waits to be sent to an operation, as the analyst would. */
export interface DemoUpload {
  readonly operationId: number;
  readonly file: string;
}

export interface DemoSeed {
  readonly companyId: number;
  readonly uploads: readonly DemoUpload[];
}

/**
 * Fills an empty database with an invented bank, its people, clients and operations.
 * @returns null when there is a company already: the demo is sown once
 */
export async function seedDemo(
  database: OpenDatabase,
  passwords: Passwords,
  now: Date,
): Promise<DemoSeed | null> {
  if (await hasCompany(database)) return null;
  const hashes = await Promise.all(people.map(() => passwords.hash(demoPassword)));
  return database.asMigrator(async (tx) => {
    const companyId = await insertSeed(tx, 'empresa', null, company);
    const insert = (entity: string, values: Readonly<Record<string, unknown>>) =>
      insertSeed(tx, entity, companyId, values);
    const branchIds = await insertAll(
      branches,
      ({ Nome }) => Nome,
      (branch) => insert('filial', branch),
    );
    const profileIds = await insertProfiles(insert);
    const userIds = await insertPeople(insert, companyId, profileIds);
    for (const [index, { login }] of people.entries()) {
      const userId = userIds.get(login) ?? 0;
      await storePassword(tx, { userId, hash: hashes[index] ?? '', mustChange: false, now });
    }
    const places = await insertOrganisation(insert, userIds);
    const clientIds = await insertClients(insert, places);
    const uploads = await insertOperations(tx, insert, { ...places, branchIds, clientIds }, companyId);
    return { companyId, uploads };
  });
}

/** The demo's own actor: what it does is written in the history under its name. */
export const demoActor = (companyId: number): Actor => ({
  kind: 'system',
  name: 'demonstração',
  userId: null,
  companyId,
  branchId: null,
  branchIds: null,
  codes: new Set(['MATRICULA.ENVIAR', 'MATRICULA.CONSULTAR', 'OPERACAO.CONSULTAR']),
  allOwners: true,
  analystIds: [],
  officerIds: [],
  locale: 'pt-br',
  timeZone: 'America/Sao_Paulo',
  origin: 'demo',
  requestId: 'demo',
});

async function hasCompany(database: OpenDatabase): Promise<boolean> {
  const { rows } = await database.asMigrator((tx) => sql`select 1 from empresa limit 1`.execute(tx));
  return rows.length > 0;
}

type Insert = (entity: string, values: Readonly<Record<string, unknown>>) => Promise<number>;
type Ids = ReadonlyMap<string, number>;

async function insertAll<T>(
  list: readonly T[],
  keyOf: (item: T) => string,
  insert: (item: T) => Promise<number>,
) {
  const ids = new Map<string, number>();
  for (const item of list) ids.set(keyOf(item), await insert(item));
  return ids;
}

/** Codes of screens that do not exist (yet) are left out: a profile holds only what the catalogue knows. */
const known = (codes: readonly string[]) =>
  codes.filter((code) => code === everyCode || isPermission(code)).map((Codigo) => ({ Codigo }));

const insertProfiles = (insert: Insert) =>
  insertAll(
    standardProfiles,
    ({ name }) => name,
    ({ name, description, codes, grants }) =>
      insert('perfil', {
        Nome: name,
        Descricao: description,
        Ativo: true,
        Codigos: known(codes),
        CodigosConceder: known(grants),
      }),
  );

const insertPeople = (insert: Insert, companyId: number, profileIds: Ids) =>
  insertAll(
    people,
    ({ login }) => login,
    ({ login, name, profile, allOwners }) =>
      insert('usuario', {
        Nome: name,
        Login: login,
        TodosProprietarios: allOwners,
        UsuariosAlerta: [],
        Ativo: true,
        Vinculos: [
          { IdentificadorEmpresa: companyId, Perfis: [profileIds.get(profile)], Filiais: [], Ativo: true },
        ],
      }),
  );

interface Places {
  readonly segmentIds: Ids;
  readonly groupIds: Ids;
  readonly officerId: number;
  readonly analystId: number;
}

async function insertOrganisation(insert: Insert, userIds: Ids): Promise<Places> {
  const [directorate] = directorates;
  const directorateId = await insert('diretoria', { ...directorate, Ativo: true });
  const segmentIds = await insertAll(
    segments,
    ({ Nome }) => Nome,
    (segment) => insert('segmento-area', { ...segment, IdentificadorDiretoria: directorateId, Ativo: true }),
  );
  const nameOf = (login: string) => people.find((person) => person.login === login)?.name;
  const officerId = await insert('officer', {
    Nome: nameOf('officer@exemplo.com.br'),
    Email: 'officer@exemplo.com.br',
    IdentificadorUsuario: userIds.get('officer@exemplo.com.br'),
    IdentificadorSegmentoArea: segmentIds.get('Agronegócio'),
    Alcada: [...segmentIds.values()].map((id) => ({ IdentificadorSegmentoArea: id, ValorMaximo: 2_500_000 })),
    Ativo: true,
  });
  const analystId = await insert('analista', {
    Nome: nameOf('analista@exemplo.com.br'),
    IdentificadorUsuario: userIds.get('analista@exemplo.com.br'),
    IdentificadorOfficer: officerId,
    Ativo: true,
  });
  const groupIds = await insertAll(
    groups,
    ({ Nome }) => Nome,
    (group) => insert('grupo', { ...group, IdentificadorOfficer: officerId, Ativo: true }),
  );
  return { segmentIds, groupIds, officerId, analystId };
}

const insertClients = (insert: Insert, { segmentIds, groupIds, officerId }: Places) =>
  insertAll(
    clients,
    ({ Nome }) => Nome,
    ({ segment, group, ...fields }) =>
      insert('cliente', {
        ...fields,
        IdentificadorOfficer: officerId,
        IdentificadorSegmentoArea: segmentIds.get(segment),
        ...(group ? { IdentificadorGrupo: groupIds.get(group) } : {}),
      }),
  );

async function insertOperations(
  tx: Tx,
  insert: Insert,
  ids: Places & { readonly branchIds: Ids; readonly clientIds: Ids },
  companyId: number,
): Promise<DemoUpload[]> {
  const uploads: DemoUpload[] = [];
  for (const [index, { client, branch, files, ...fields }] of operations.entries()) {
    const operationId = await insert('operacao', {
      ...fields,
      Codigo: `2026-${String(index + 1).padStart(6, '0')}`,
      Situacao: 'rascunho',
      IdentificadorCliente: ids.clientIds.get(client),
      IdentificadorFilial: ids.branchIds.get(branch),
      IdentificadorOfficer: ids.officerId,
      IdentificadorAnalista: ids.analystId,
      IdentificadorSegmentoArea: ids.segmentIds.get(
        fields.TipoImovel === 'Rural' ? 'Agronegócio' : 'Crédito Imobiliário',
      ),
    });
    uploads.push(...files.map((file) => ({ operationId, file })));
  }
  await sql`
    insert into sequencia ("IdentificadorEmpresa", "Nome", "Ultimo") values (${companyId}, 'operacao-2026', ${operations.length})
    on conflict do nothing`.execute(tx);
  return uploads;
}
