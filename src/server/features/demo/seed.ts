import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Actor } from '../../engine/actors/actor.ts';
import { systemActor } from '../../engine/actors/systemActor.ts';
import { createStandardProfiles, withinCompany } from '../../engine/auth/furnishCompany.ts';
import { storePassword } from '../../engine/auth/sessions.ts';
import type { Work } from '../../engine/crud/work.ts';
import { createChecked } from '../../engine/crud/write/createRecord.ts';
import { followUp } from '../../engine/facts/facts.ts';
import { transact } from '../../engine/facts/transact.ts';
import { createFileRow, type FileRow } from '../../engine/files/fileRows.ts';
import type { Server } from '../../engine/server.ts';
import type { Tx } from '../../kit/database/database.ts';
import { inspectStored, takeIn } from '../matricula/files/intake.ts';
import { type Ids, insertAll, inserterOf } from './insertAll.ts';
import { branches, colleagues, company, demoPassword, people } from './invented.ts';
import { inventedOperations } from './inventedOperations.ts';
import { type SentFile, sowCalculations } from './sowCalculations.ts';
import { certificatesOf, sowCertificates } from './sowCertificates.ts';
import { sowFeedback } from './sowFeedback.ts';
import { sowHandover } from './sowHandover.ts';
import { sowLists } from './sowLists.ts';
import { sowClients, sowOperations } from './sowOperations.ts';
import { sowOpinions } from './sowOpinions.ts';
import { sowOrganisation } from './sowOrganisation.ts';

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
  await transact(server, demoActor(null), async (outside) => {
    const { tx } = outside;
    const { Identificador: companyId } = await createChecked(outside, models.named('empresa'), company);
    await followUp(outside);
    await withinCompany(outside, companyId, async (inside) => {
      const insert = inserterOf(inside);
      const branchIds = await insertAll(branches, nameOf, (branch) => insert('filial', branch));
      const { byName } = await createStandardProfiles(inside);
      const userIds = await insertPeople(inside, companyId, byName);
      for (const [index, { login }] of people.entries()) {
        const userId = userIds.get(login) ?? 0;
        await storePassword(tx, { userId, hash: hashes[index] ?? '', mustChange: false, now: server.now() });
      }
      const productIds = await sowLists(inside, server.now());
      const places = await sowOrganisation(inside, userIds);
      const clientIds = await sowClients(inside, places);
      const ids = { ...places, branchIds, clientIds, productIds };
      const sent = new Map<string, SentFile>();
      for (const { operationId, file } of await sowOperations(inside, ids)) {
        const recordId = await send(server, inside, operationId, files.get(file));
        if (recordId !== null) sent.set(file, { operationId, recordId });
      }
      await sowCalculations(inside, sent, server.now());
      await sowCertificates(server, inside, await operationOfClient(inside, certificatesOf), {
        typeIds: await typesByCode(inside),
        clientIds,
      });
      await sowOpinions(inside, userIds);
      await sowFeedback(inside, userIds, server.now());
      await sowHandover(inside, userIds);
    });
  });
  return true;
}

interface StoredPdf {
  readonly file: Pick<FileRow, 'Chave' | 'Nome' | 'Tipo' | 'Tamanho'>;
  readonly pages: number;
}

async function storeFiles(server: Server): Promise<ReadonlyMap<string, StoredPdf>> {
  const names = inventedOperations.flatMap(({ files }) => files);
  const stored = await Promise.all(names.map((name) => storeFile(server, name)));
  return new Map(stored.map((item) => [item.file.Nome, item]));
}

async function storeFile({ files, settings }: Server, name: string): Promise<StoredPdf> {
  const bytes = await readFile(new URL(`./files/${name}`, import.meta.url));
  const { key, size } = await files.put(bytes, { name, maxBytes: bytes.byteLength });
  const file = { Chave: key, Nome: name, Tipo: 'application/pdf', Tamanho: size };
  return { file, pages: await inspectStored({ files, settings }, file, null) };
}

async function send(
  server: Server,
  work: Work,
  operationId: number,
  stored: StoredPdf | undefined,
): Promise<number | null> {
  if (!stored) return null;
  const file = await createFileRow(work.tx, work.actor, stored.file);
  const record = await takeIn(work, server, { operationId, file, pages: stored.pages, password: null });
  return Number(record.Identificador);
}

/** The transitions that need a code and that some of the invented operations have gone through. */
const codes = [
  'OPERACAO.ALTERAR',
  'OPERACAO.CANCELAR',
  'OPERACAO.REABRIR',
  'MATRICULA.ALTERAR',
  'MATRICULA.CONCLUIR',
  'MATRICULA.CONSULTAR',
  'CERTIDAO.CONSULTAR',
  'CALCULADORA.USAR',
  'PARECER.SUBMETER',
  'PARECER.APROVAR',
];

/** The demo's own actor: what it does is written in the history under its name. */
const demoActor = (companyId: number | null): Actor => ({
  ...systemActor({ name: 'demonstração', companyId, origin: 'demo', requestId: 'demo' }),
  codes: new Set(codes),
});

async function hasCompany(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select 1 from empresa limit 1`.execute(tx);
  return rows.length > 0;
}

async function operationOfClient({ tx }: Work, client: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select o."Identificador" as id from operacao o
    join cliente c on c."Identificador" = o."IdentificadorCliente" where c."Nome" = ${client}`.execute(tx);
  return Number(rows[0]?.id);
}

async function typesByCode({ tx }: Work): Promise<Ids> {
  const { rows } = await sql<{ code: string; id: number }>`
    select "Codigo" as code, "Identificador" as id from tipo_certidao`.execute(tx);
  return new Map(rows.map(({ code, id }) => [code, Number(id)]));
}

const nameOf = ({ Nome }: { readonly Nome: string }) => Nome;

function insertPeople(work: Work, companyId: number, profileIds: Ids): Promise<Ids> {
  const insert = inserterOf(work);
  return insertAll(
    [...people, ...colleagues],
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
}
