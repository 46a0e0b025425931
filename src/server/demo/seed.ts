import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { isPermission } from '../../metadata/permissions.ts';
import type { Actor } from '../actor.ts';
import { everyCode } from '../auth/effectiveCodes.ts';
import { storePassword } from '../auth/sessions.ts';
import { createChecked } from '../crud/createRecord.ts';
import type { Row, Tx } from '../database/database.ts';
import { createFileRow } from '../matricula/fileRows.ts';
import { inspectStored, takeIn } from '../matricula/intake.ts';
import type { Server } from '../openServer.ts';
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

/** A file of the demo that is sent to an operation, as its analyst would. */
export interface DemoUpload {
  readonly operationId: number;
  readonly file: string;
}

export interface DemoSeed {
  readonly companyId: number;
  readonly uploads: readonly DemoUpload[];
}

/**
 * Fills an empty database with an invented bank, its people, clients and operations, in one transaction.
 * @returns null when there is a company already: the demo is sown once
 */
export async function seedDemo(server: Server): Promise<DemoSeed | null> {
  const { database, passwords } = server;
  const hashes = await Promise.all(people.map(() => passwords.hash(demoPassword)));
  return database.transaction(demoActor(null), async (tx) => {
    if (await hasCompany(tx)) return null;
    const companyId = await create(server, tx, demoActor(null), 'empresa', company);
    await sql`select set_config('folio.empresa', ${String(companyId)}, true)`.execute(tx);
    const insert: Insert = (entity, values) => create(server, tx, demoActor(companyId), entity, values);
    const branchIds = await insertAll(
      branches,
      ({ Nome }) => Nome,
      (branch) => insert('filial', branch),
    );
    const profileIds = await insertProfiles(insert);
    const userIds = await insertPeople(insert, companyId, profileIds);
    for (const [index, { login }] of people.entries()) {
      const userId = userIds.get(login) ?? 0;
      await storePassword(tx, { userId, hash: hashes[index] ?? '', mustChange: false, now: server.now() });
    }
    const places = await insertOrganisation(insert, userIds);
    const clientIds = await insertClients(insert, places);
    const uploads = await insertOperations(insert, { ...places, branchIds, clientIds });
    return { companyId, uploads };
  });
}

/** Sends the demo's files like anybody's: they are inspected, stored, queued and really read. */
export async function sendDemoFiles(server: Server, { companyId, uploads }: DemoSeed): Promise<void> {
  const actor = demoActor(companyId);
  for (const { operationId, file } of uploads) {
    const bytes = await readFile(new URL(`./files/${file}`, import.meta.url));
    const { key, size } = await server.files.put(bytes, { name: file, maxBytes: bytes.byteLength });
    const stored = { Chave: key, Nome: file, Tipo: 'application/pdf', Tamanho: size };
    const pages = await inspectStored({ files: server.files, limits: server.settings }, stored, null);
    await server.database.transaction(actor, async (tx) => {
      const row = await createFileRow(tx, actor, stored);
      await takeIn({ tx, actor, models: server.models }, server, {
        operationId,
        file: row,
        pages,
        password: null,
      });
    });
  }
}

/** The demo's own actor: what it does is written in the history under its name. */
const demoActor = (companyId: number | null): Actor => ({
  kind: 'system',
  name: 'demonstração',
  userId: null,
  companyId,
  branchId: null,
  branchIds: null,
  codes: new Set(),
  allOwners: true,
  analystIds: [],
  officerIds: [],
  locale: 'pt-br',
  timeZone: 'America/Sao_Paulo',
  origin: 'demo',
  requestId: 'demo',
});

async function hasCompany(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select 1 from empresa limit 1`.execute(tx);
  return rows.length > 0;
}

async function create(
  { models }: Server,
  tx: Tx,
  actor: Actor,
  entity: string,
  values: Row,
): Promise<number> {
  const record = await createChecked({ tx, actor, models }, models.named(entity), values);
  return record.Identificador;
}

type Insert = (entity: string, values: Row) => Promise<number>;
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
  insert: Insert,
  ids: Places & { readonly branchIds: Ids; readonly clientIds: Ids },
): Promise<DemoUpload[]> {
  const uploads: DemoUpload[] = [];
  for (const { client, branch, files, ...fields } of operations) {
    const segment = fields.TipoImovel === 'Rural' ? 'Agronegócio' : 'Crédito Imobiliário';
    const operationId = await insert('operacao', {
      ...fields,
      IdentificadorCliente: ids.clientIds.get(client),
      IdentificadorFilial: ids.branchIds.get(branch),
      IdentificadorOfficer: ids.officerId,
      IdentificadorAnalista: ids.analystId,
      IdentificadorSegmentoArea: ids.segmentIds.get(segment),
    });
    uploads.push(...files.map((file) => ({ operationId, file })));
  }
  return uploads;
}
