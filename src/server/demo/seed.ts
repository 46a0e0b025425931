import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { createStandardProfiles, withinCompany } from '../auth/furnishCompany.ts';
import { storePassword } from '../auth/sessions.ts';
import { createChecked } from '../crud/createRecord.ts';
import type { Work } from '../crud/work.ts';
import type { Row, Tx } from '../database/database.ts';
import { createFileRow, type FileRow } from '../matricula/fileRows.ts';
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

/**
 * Fills an empty database with an invented bank, its people, clients and operations, and sends registry records
 * to them as anybody would: inspected, stored, queued and really read. All in one transaction.
 * @returns whether it did: the demo is sown once
 */
export async function seedDemo(server: Server): Promise<boolean> {
  const { database, models } = server;
  if (await database.transaction(demoActor(null), hasCompany)) return false;
  const hashes = await Promise.all(people.map(() => server.passwords.hash(demoPassword)));
  const files = await storeFiles(server);
  await database.transaction(demoActor(null), async (tx) => {
    const outside = { tx, actor: demoActor(null), models };
    const { Identificador: companyId } = await createChecked(outside, models.named('empresa'), company);
    await withinCompany(outside, companyId, async (inside) => {
      const insert: Insert = async (entity, values) =>
        (await createChecked(inside, models.named(entity), values)).Identificador;
      const branchIds = await insertAll(branches, nameOf, (branch) => insert('filial', branch));
      const userIds = await insertPeople(insert, companyId, await createStandardProfiles(inside));
      for (const [index, { login }] of people.entries()) {
        const userId = userIds.get(login) ?? 0;
        await storePassword(tx, { userId, hash: hashes[index] ?? '', mustChange: false, now: server.now() });
      }
      const places = await insertOrganisation(insert, userIds);
      const clientIds = await insertClients(insert, places);
      for (const { operationId, file } of await insertOperations(insert, {
        ...places,
        branchIds,
        clientIds,
      })) {
        await send(server, inside, operationId, files.get(file));
      }
    });
  });
  return true;
}

interface StoredPdf {
  readonly file: Pick<FileRow, 'Chave' | 'Nome' | 'Tipo' | 'Tamanho'>;
  readonly pages: number;
}

async function storeFiles(server: Server): Promise<ReadonlyMap<string, StoredPdf>> {
  const names = operations.flatMap(({ files }) => files);
  const stored = await Promise.all(names.map((name) => storeFile(server, name)));
  return new Map(stored.map((item) => [item.file.Nome, item]));
}

async function storeFile({ files, settings }: Server, name: string): Promise<StoredPdf> {
  const bytes = await readFile(new URL(`./files/${name}`, import.meta.url));
  const { key, size } = await files.put(bytes, { name, maxBytes: bytes.byteLength });
  const file = { Chave: key, Nome: name, Tipo: 'application/pdf', Tamanho: size };
  return { file, pages: await inspectStored({ files, limits: settings }, file, null) };
}

async function send(
  server: Server,
  work: Work,
  operationId: number,
  stored: StoredPdf | undefined,
): Promise<void> {
  if (!stored) return;
  const file = await createFileRow(work.tx, work.actor, stored.file);
  await takeIn(work, server, { operationId, file, pages: stored.pages, password: null });
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

const nameOf = ({ Nome }: { readonly Nome: string }) => Nome;

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
  const segmentIds = await insertAll(segments, nameOf, (segment) =>
    insert('segmento-area', { ...segment, IdentificadorDiretoria: directorateId, Ativo: true }),
  );
  const personOf = (login: string) => people.find((person) => person.login === login)?.name;
  const officerId = await insert('officer', {
    Nome: personOf('officer@exemplo.com.br'),
    Email: 'officer@exemplo.com.br',
    IdentificadorUsuario: userIds.get('officer@exemplo.com.br'),
    IdentificadorSegmentoArea: segmentIds.get('Agronegócio'),
    Alcada: [...segmentIds.values()].map((id) => ({ IdentificadorSegmentoArea: id, ValorMaximo: 2_500_000 })),
    Ativo: true,
  });
  const analystId = await insert('analista', {
    Nome: personOf('analista@exemplo.com.br'),
    IdentificadorUsuario: userIds.get('analista@exemplo.com.br'),
    IdentificadorOfficer: officerId,
    Ativo: true,
  });
  const groupIds = await insertAll(groups, nameOf, (group) =>
    insert('grupo', { ...group, IdentificadorOfficer: officerId, Ativo: true }),
  );
  return { segmentIds, groupIds, officerId, analystId };
}

const insertClients = (insert: Insert, { segmentIds, groupIds, officerId }: Places) =>
  insertAll(clients, nameOf, ({ segment, group, ...fields }) =>
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
): Promise<{ operationId: number; file: string }[]> {
  const uploads: { operationId: number; file: string }[] = [];
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
