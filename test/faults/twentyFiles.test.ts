import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inspectPdf } from '../../src/server/features/matricula/files/inspectPdf.ts';
import { openDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { corpusPdf } from '../support/papers/corpus.ts';
import { inForm, isTurn, seed } from '../support/run/form.ts';
import { seedFolder } from '../support/run/seededFolder.ts';
import { type FolioProcess, startProcess } from '../support/servers/startProcess.ts';

/**
 * Files under way while the server is killed again and again, the first time while they are still being sent.
 */
const kills = inForm({ short: 1, long: 10 });
const files = inForm({ short: 4, long: 20 });

/** Born-digital ones, quickly read, and scans, which are caught in the middle of a page. */
const kinds = ['06-fazenda-campo-real', '13-apto-vila-clementino', '20-lote-major-prates', '16-apto-batel'];
const kindOf = (index: number) => kinds[index % kinds.length]!;

const pagesOf = (name: string) =>
  inspectPdf({ path: corpusPdf(name), name, password: null }, { maxBytes: 1e8, maxPages: 500 });

let dataDir: string;
let running: FolioProcess | null;
beforeEach(async () => {
  running = null;
  dataDir = await mkdtemp(join(tmpdir(), 'folio-vinte-'));
  await seedFolder(dataDir);
});
afterEach(async () => {
  await running?.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

type Call = Awaited<ReturnType<FolioProcess['signIn']>>;

/** The same numbers for the same seed. */
function randomOf(start: number): () => number {
  let state = start % 2_147_483_647 || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const environment = { OCR_PARALLEL: '2', REQUESTS_PER_MINUTE: '100000', SIGN_INS_PER_MINUTE: '1000' };

async function start(): Promise<Call> {
  running = await startProcess(dataDir, environment);
  return running.signIn('analista@exemplo.com.br');
}

/** No two alike, so that none is taken for another; the key makes a second try of the same file the same request. */
async function bytesOf(index: number): Promise<Buffer> {
  return Buffer.concat([await readFile(corpusPdf(kindOf(index))), Buffer.from(`\n% ${seed} ${index}\n`)]);
}

/** What was said against a file, to be read in a failure. */
const refusals: string[] = [];

/** @returns null when the answer did not come: sent again, with the same key, after the restart */
async function send(call: Call, index: number): Promise<number | null> {
  const body = await bytesOf(index);
  try {
    const answer = await call(`RegistroMatricula/Enviar?IdentificadorOperacao=5&Nome=arquivo-${index}.pdf`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'content-type': 'application/pdf', 'idempotency-key': `vinte-arquivos-${seed}-${index}` },
    });
    const { ItemRegistro, Erros } = (await answer.json()) as {
      ItemRegistro?: { Identificador: number };
      Erros?: { Texto: string }[];
    };
    refusals.push(...(Erros ?? []).map(({ Texto }) => `arquivo-${index}: ${Texto}`));
    return ItemRegistro?.Identificador ?? null;
  } catch {
    return null;
  }
}

interface UnderWay {
  readonly Identificador: number;
  readonly Etapa: string | null;
  readonly LugarNaFila: number | null;
  readonly Situacao: string;
}

async function underWay(call: Call): Promise<readonly UnderWay[]> {
  const answer = await call('RegistroMatricula/Andamento?IdentificadorOperacao=5');
  const { ItemRegistro } = (await answer.json()) as { ItemRegistro: { Itens: UnderWay[] } };
  return ItemRegistro.Itens;
}

const isBusy = ({ Etapa }: UnderWay) => Etapa !== null;

test.skipIf(!isTurn(2, 0))(
  `${files} files survive ${kills} kills at random moments, each read once and whole`,
  async () => {
    const random = randomOf(seed);
    const known = new Map<number, number>();
    let call = await start();

    const sendMissing = async () => {
      const missing = Array.from({ length: files }, (_, i) => i).filter((i) => !known.has(i));
      await Promise.all(
        missing.map(async (index) => {
          const id = await send(call, index);
          if (id !== null) known.set(index, id);
        }),
      );
    };

    for (let kill = 0; kill < kills; kill++) {
      const sending = sendMissing();
      await pause(300 + random() * inForm({ short: 3_000, long: 5_000 }));
      await running?.end('SIGKILL');
      await sending;
      call = await start();
      const left = (await underWay(call)).filter(isBusy);
      if (left.length === 0) continue;
      // How soon is the bench's to say (test/bench/recovery.bench.ts).
      await vi.waitFor(
        async () => {
          const items = await underWay(call);
          const isMoving = items.some((item) => item.Situacao === 'processando' && item.LugarNaFila === null);
          expect(isMoving || items.filter(isBusy).length < left.length).toBe(true);
        },
        { timeout: 120_000, interval: 200 },
      );
    }
    // A machine busy with reading may refuse one more for now; it is sent again, with the same key.
    for (let round = 0; round < 10 && known.size < files; round++) await sendMissing();
    expect({ known: known.size, refusals: known.size === files ? [] : refusals }).toEqual({
      known: files,
      refusals: [],
    });
    await vi.waitFor(async () => expect((await underWay(call)).filter(isBusy)).toEqual([]), {
      timeout: 900_000,
      interval: 500,
    });
    expect(await running?.end('SIGTERM')).toBe(0);
    running = null;

    const database = await openDatabase({ dataDir: join(dataDir, 'banco') });
    const runs = await database.asMigrator(async (tx) => {
      const { rows } = await sql<{
        id: number;
        result: string;
        pages: number;
        readings: number;
        ends: number;
      }>`
      select r."Identificador" as id, p."Resultado" as result,
        (select count(*)::int from pagina g where g."IdentificadorProcessamento" = p."Identificador") as pages,
        (select count(*)::int from leitura l where l."IdentificadorProcessamento" = p."Identificador") as readings,
        (select count(*)::int from transicao t where t."Entidade" = 'registro-matricula'
          and t."IdentificadorRegistro" = r."Identificador" and t."De" = 'processando') as ends
      from processamento p join registro_matricula r on r."Identificador" = p."IdentificadorRegistroMatricula"
      where r."NomeArquivo" like 'arquivo-%' order by 1`.execute(tx);
      return rows;
    });
    await database.close();
    const pageCounts = new Map(
      await Promise.all(kinds.map(async (name) => [name, await pagesOf(name)] as const)),
    );
    // None lost, none twice; every page there; one reading each; left "processando" once.
    // Files are told apart by what sending them answered.
    expect(runs.map(({ id }) => id).sort()).toEqual([...known.values()].sort());
    const sent = new Map([...known].map(([index, id]) => [id, index]));
    for (const { id, result, pages, readings, ends } of runs) {
      const index = sent.get(id) ?? -1;
      const expected = { index, result: 'lida', pages: pageCounts.get(kindOf(index)), readings: 1, ends: 1 };
      expect({ index, result, pages, readings, ends }).toEqual(expected);
    }
  },
  1_800_000,
);
