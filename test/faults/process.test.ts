import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { isTurn } from '../support/run/form.ts';
import { seedFolder } from '../support/run/seededFolder.ts';
import { type FolioProcess, runToEnd, startProcess } from '../support/servers/startProcess.ts';

let dataDir: string;
let running: FolioProcess | null;

beforeEach(async () => {
  running = null;
  dataDir = await mkdtemp(join(tmpdir(), 'folio-falha-'));
});

afterEach(async () => {
  await running?.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Of the demo's seven records, oldest first, and of the one that is sent. */
const pagesOfEach = [4, 3, 2, 3, 2, 2, 2, 3];

type Call = Awaited<ReturnType<FolioProcess['signIn']>>;

async function sendScan(call: Call): Promise<number> {
  const body = await readFile(new URL('../corpus/05-fazenda-buriti-alto.pdf', import.meta.url));
  const answer = await call('RegistroMatricula/Enviar?IdentificadorOperacao=5&Nome=buriti.pdf', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/pdf' },
  });
  const { ItemRegistro } = (await answer.json()) as { ItemRegistro: { Identificador: number } };
  return ItemRegistro.Identificador;
}

const pagesStored = async (call: Call, id: number) => {
  const answers = await Promise.all(
    [1, 2, 3].map((page) => call(`RegistroMatricula/Palavras/${id}/${page}`)),
  );
  return answers.filter(({ status }) => status === 200).length;
};

/** The identifiers of the records whose file is to be read, oldest first: those typed in by hand are concluded. */
const recordsOf = async (call: Call): Promise<number[]> => {
  const answer = await call('RegistroMatricula/Listar?SortFields=Identificador&SortOrder=asc');
  const { ItemRegistro } = (await answer.json()) as {
    ItemRegistro: { Itens: { Identificador: number; Situacao: string }[] };
  };
  return ItemRegistro.Itens.filter(({ Situacao }) => Situacao !== 'concluida').map(
    ({ Identificador }) => Identificador,
  );
};

/** The state, with the reason where it is an error. */
const stateOf = async (call: Call, id: number): Promise<string> => {
  const answer = await call(`RegistroMatricula/Retornar/${id}`);
  const { ItemRegistro } = (await answer.json()) as {
    ItemRegistro: { Situacao: string; Falha: { Texto: string } | null };
  };
  return [ItemRegistro.Situacao, ItemRegistro.Falha?.Texto].filter(Boolean).join(': ');
};

const allRead = (call: Call, records: readonly number[]) =>
  vi.waitFor(
    async () => {
      const states = await Promise.all(records.map((record) => stateOf(call, record)));
      expect(states).toEqual(records.map(() => 'aguardando_analise'));
    },
    { timeout: 170_000, interval: 500 },
  );

test.skipIf(!isTurn(2, 1))(
  'the folder of a killed server is taken over by one process, which goes on at its page and does nothing twice',
  async () => {
    await seedFolder(dataDir);
    running = await startProcess(dataDir, { OCR_PARALLEL: '1' });
    const before = await running.signIn('analista@exemplo.com.br');
    const id = await sendScan(before);
    await vi.waitFor(async () => expect(await pagesStored(before, id)).toBeGreaterThan(0), {
      timeout: 150_000,
      interval: 50,
    });
    const storedBefore = await pagesStored(before, id);
    await running.end('SIGKILL');
    expect(storedBefore).toBeLessThan(3);

    running = await startProcess(dataDir, { OCR_PARALLEL: '1' });
    const second = await runToEnd(dataDir);
    expect(second.code).toBe(1);
    expect(second.output).toContain(`process ${running.pid}`);
    const after = await running.signIn('analista@exemplo.com.br');
    expect(await pagesStored(after, id)).toBeGreaterThanOrEqual(storedBefore);
    const records = await recordsOf(after);
    expect(records).toHaveLength(pagesOfEach.length);
    expect(records.at(-1)).toBe(id);
    await allRead(after, records);
    expect(await running.end('SIGTERM')).toBe(0);

    const database = await openDatabase({ dataDir: join(dataDir, 'banco') });
    const facts = await database.asMigrator(async (tx) => {
      const { rows } = await sql<{
        id: number;
        Tentativa: number;
        paginas: number;
        leituras: number;
        entradas: number;
      }>`
      select p."IdentificadorRegistroMatricula" as id, p."Tentativa",
        (select count(*) from pagina g where g."IdentificadorProcessamento" = p."Identificador") as paginas,
        (select count(*) from leitura l where l."IdentificadorProcessamento" = p."Identificador") as leituras,
        (select count(*) from transicao t where t."Entidade" = 'registro-matricula'
          and t."IdentificadorRegistro" = p."IdentificadorRegistroMatricula" and t."Para" = 'aguardando_analise') as entradas
      from processamento p order by 1`.execute(tx);
      return rows;
    });
    await database.close();
    expect(facts.map(({ paginas }) => paginas)).toEqual(pagesOfEach);
    expect(facts.every(({ leituras, entradas }) => leituras === 1 && entradas === 1)).toBe(true);
    expect(facts.find((fact) => fact.id === id)?.Tentativa).toBe(2);
    running = null;
  },
  400_000,
);

test('a folder of before the first release is refused in one sentence and left closed', async () => {
  const folder = join(dataDir, 'banco');
  const database = await openDatabase({ dataDir: folder });
  await database.asMigrator(async (tx) => {
    await sql`create table migracao ("Nome" text primary key)`.execute(tx);
    await sql`insert into migracao values ('0020-sessao')`.execute(tx);
  });
  await database.close();
  const { code, output } = await runToEnd(dataDir);
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^This database is from before the first release.*DATABASE_URL\.$/);
  expect(await readdir(dataDir)).not.toContain('banco.holder.json');
  expect(await readdir(folder)).not.toContain('postmaster.pid');
}, 60_000);

test('a server whose database cannot be reached says so, and how it is mended', async () => {
  const environment = { DATABASE_URL: 'postgres://folio:segredo@127.0.0.1:9/folio' };
  const { code, output } = await runToEnd(dataDir, environment, ['scripts/serve.ts']);
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    'The database at DATABASE_URL cannot be reached (connect ECONNREFUSED 127.0.0.1:9): start it, or mend DATABASE_URL.',
  );
}, 60_000);

test('the demo refuses to be reached from a network, and says so', async () => {
  const { code, output } = await runToEnd(dataDir, { HOST: '0.0.0.0' });
  expect(code).toBe(1);
  expect(output).toContain('HOST=0.0.0.0');
  expect(output).not.toContain('at file:');
}, 60_000);
