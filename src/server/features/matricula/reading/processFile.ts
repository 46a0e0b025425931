import { AppError } from '../../../../domain/errors.ts';
import type { Extractor } from '../../../../domain/matricula/model/index.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import type { Models } from '../../../engine/crud/models.ts';
import { transact } from '../../../engine/facts/transact.ts';
import { type FileRow, findFile } from '../../../engine/files/fileRows.ts';
import type { Turn } from '../../../engine/jobs/job.ts';
import type { Database } from '../../../kit/database/database.ts';
import type { FileStore } from '../../../kit/files/fileStore.ts';
import { type Rounds, startRounds } from '../../../kit/rounds.ts';
import type { SecretBox } from '../../../kit/secretBox.ts';
import { unlessStopped } from '../../../kit/unlessStopped.ts';
import { queueActor } from '../queueActor.ts';
import type { Ocr } from '../reader/ocr.ts';
import type { PageImage } from '../reader/readerProtocol.ts';
import type { ReadLimits } from '../reader/readLimits.ts';
import type { ReadPage } from '../reader/readPage.ts';
import { lateFailures, type ReadDocument, type ReadProgress, readPdf } from '../reader/readPdf.ts';
import { statisticsOf } from '../reader/statistics.ts';
import { failRecord, startRecord } from '../recordStates.ts';
import { keepReadings } from './keepReadings.ts';
import { noMatricula } from './noMatricula.ts';
import {
  claimRun,
  countFailure,
  isHeld,
  noteProgress,
  type PageImageKey,
  type Run,
  type RunKey,
  RunTakenOver,
  storedPages,
  storePage,
} from './runs.ts';

export interface ProcessParts {
  readonly database: Database;
  readonly models: Models;
  readonly files: FileStore;
  readonly secrets: SecretBox;
  readonly ocr: Ocr;
  readonly extractor: Extractor;
  readonly limits: Partial<ReadLimits>;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

/** A reader that has not answered by then is taken for one that failed. */
const extractionMilliseconds = 30 * 60_000;

/** Dots an inch of the page images people see beside the reading. */
const imageDpi = 110;

/** Seconds before a temporary failure is tried again; after the last the run fails. */
const retryAfter = [60, 300, 900];

/**
 * Reads one file: pages that an earlier attempt stored are taken as they are, each further page is stored as it
 * finishes, and the readings, the states and the end of the run are written in one last transaction. Does not
 * throw for the file's sake: a bad file harms only itself.
 * @throws the reason of `turn.lost`: the next worker goes on where this one stopped
 */
export async function processFile(
  parts: ProcessParts,
  { companyId, runId }: RunKey,
  turn: Pick<Turn, 'lost' | 'done' | 'again'>,
): Promise<void> {
  const actor = queueActor(companyId, runId);
  const run = await parts.database.transaction(actor, (tx) => claimRun(tx, runId));
  if (!run) return;
  try {
    await readRun(parts, actor, run, turn);
  } catch (cause) {
    turn.lost.throwIfAborted();
    if (cause instanceof RunTakenOver) return;
    await settleFailure(parts, actor, { run, turn, cause });
  }
}

type RunTurn = Parameters<typeof processFile>[2];

async function readRun(parts: ProcessParts, actor: Actor, run: Run, turn: RunTurn): Promise<void> {
  const { file, finished } = await transact(parts, actor, async (work) => {
    const { tx } = work;
    await startRecord(work, run.IdentificadorRegistroMatricula);
    const row = await findFile(tx, run.IdentificadorArquivo);
    return { file: row, finished: await storedPages(tx, run.Identificador) };
  });
  const read = await readPages(parts, actor, { run, file, finished, lost: turn.lost });
  await note(parts, actor, run, { step: 'extracao', page: read.pageCount, pages: read.pageCount });
  const started = performance.now();
  const readings = await whileHeld(parts, actor, { run, lost: turn.lost }, ({ signal }) =>
    unlessStopped(AbortSignal.any([signal, AbortSignal.timeout(extractionMilliseconds)]), (stopped) =>
      parts.extractor.read(
        read.pages.map(({ text }) => text),
        stopped,
      ),
    ),
  );
  const extractionMs = performance.now() - started;
  if (readings.length === 0) throw noMatricula(read.pages, file.Nome);
  const statistics = statisticsOf(read, { extractionMs, documents: readings.length });
  await transact(parts, actor, async (work) => {
    await keepReadings(work, { run, file, readings, statistics });
    await turn.done(work.tx);
  });
}

interface Reading {
  readonly run: Run;
  readonly file: FileRow;
  readonly finished: readonly ReadPage[];
  readonly lost: AbortSignal;
}

/**
 * Pages that ran out of time are tried once more when all others are done: more often than not the machine was
 * busy, not the page difficult. The second time they stay as they are, marked, and the file goes on.
 */
async function readPages(parts: ProcessParts, actor: Actor, reading: Reading): Promise<ReadDocument> {
  const first = await readOnce(parts, actor, reading, (page) => !isSlow(page)).catch((cause: unknown) => {
    if (cause instanceof AppError && [...slowFailures, 'file-pages-too-slow'].includes(cause.code))
      return null;
    throw cause;
  });
  if (first && !first.pages.some(isSlow)) return first;
  const finished = first?.pages.filter((page) => !isSlow(page)) ?? reading.finished;
  return readOnce(parts, actor, { ...reading, finished }, () => true);
}

/** Of a page that ran out of time, or whose reading was stopped for it. */
const slowFailures: readonly unknown[] = [...lateFailures, 'ocr-stopped'];
const isSlow = ({ failure }: ReadPage) => slowFailures.includes(failure);

/** A page may not be lost to a write that failed halfway, and an attempt that lost its run stops at once. */
function readOnce(
  parts: ProcessParts,
  actor: Actor,
  { run, file, finished, lost }: Reading,
  keep: (page: ReadPage) => boolean,
): Promise<ReadDocument> {
  return whileHeld(parts, actor, { run, lost }, async ({ signal, takenOver }) => {
    const store = async (page: ReadPage, image: PageImage | null) => {
      if (!keep(page)) return;
      const key = image && (await storeImage(parts.files, image));
      await parts.database
        .transaction(actor, (tx) => storePage(tx, run, page, key))
        .catch((cause: unknown) => {
          if (cause instanceof RunTakenOver) takenOver.abort(cause);
          throw cause;
        });
    };
    const progress = progressWriter(parts, actor, run);
    try {
      return await readPdf(await parts.files.pathOf(file.Chave, file.Nome), {
        name: file.Nome,
        ocr: parts.ocr,
        password: run.Senha === null ? null : parts.secrets.open(run.Senha),
        imageDpi,
        finishedPages: finished,
        limits: parts.limits,
        signal,
        onPage: store,
        onProgress: progress.tell,
      });
    } finally {
      await progress.written();
    }
  });
}

/** What a step of a reading stops by: `takenOver` gives the signal, as do a cancellation and the loss of the job. */
interface Holding {
  readonly signal: AbortSignal;
  readonly takenOver: AbortController;
}

/** A step of a reading, which goes on while the run is ours. */
async function whileHeld<T>(
  parts: ProcessParts,
  actor: Actor,
  { run, lost }: Pick<Reading, 'run' | 'lost'>,
  step: (holding: Holding) => Promise<T>,
): Promise<T> {
  const takenOver = new AbortController();
  const watch = watchRun(parts, actor, run, takenOver);
  try {
    return await step({ signal: AbortSignal.any([takenOver.signal, lost]), takenOver });
  } finally {
    await watch.stop();
  }
}

/** How often a reading looks whether it was cancelled: a page alone may take a minute. */
const watchEveryMs = 2_000;

/** Stops the reading soon after its run was cancelled, not only at its next page. */
const watchRun = ({ database }: ProcessParts, actor: Actor, run: Run, takenOver: AbortController): Rounds =>
  startRounds(
    async () => {
      const held = await database.reading(actor, (tx) => isHeld(tx, run));
      if (!held) takenOver.abort(new RunTakenOver());
    },
    // What the database refuses, the next page will say.
    { everyMs: watchEveryMs, onError: () => undefined },
  );

async function storeImage(files: FileStore, { webp, width, height }: PageImage): Promise<PageImageKey> {
  const { key } = await files.put(webp, { name: 'pagina.webp', maxBytes: 50 * 2 ** 20 });
  return { key, width, height };
}

/** Steps follow each other in milliseconds; what a person looks at needs one word a second, and none stops the reading. */
function progressWriter(parts: ProcessParts, actor: Actor, run: Run) {
  let last = 0;
  let writing: Promise<unknown> = Promise.resolve();
  return {
    tell({ step, page, pages, finished }: ReadProgress) {
      const now = performance.now();
      if (now - last < 1000 && finished < pages) return;
      last = now;
      const progress = { step: stepNames[step] ?? step, page: Math.max(page, finished), pages };
      writing = writing.then(() => note(parts, actor, run, progress)).catch(() => undefined);
    },
    /** Resolves once everything told is written. */
    written: () => writing,
  };
}

/** Steps of reading in the words of the wire. */
const stepNames: Readonly<Record<string, string>> = {
  open: 'texto',
  text: 'texto',
  image: 'imagem',
  prepare: 'ocr',
  ocr: 'ocr',
  done: 'ocr',
};

const note = (
  { database }: ProcessParts,
  actor: Actor,
  run: Run,
  progress: { step: string; page: number; pages: number },
) => database.transaction(actor, (tx) => noteProgress(tx, run, progress));

/** Temporary failures are tried again later, permanent ones end the run at once. */
async function settleFailure(
  parts: ProcessParts,
  actor: Actor,
  { run, turn, cause }: { run: Run; turn: RunTurn; cause: unknown },
): Promise<void> {
  const { now, onError } = parts;
  const permanent = cause instanceof AppError && cause.kind !== 'unavailable';
  if (!permanent) onError(cause);
  try {
    await transact(parts, actor, async (work) => {
      const { tx } = work;
      const failures = permanent ? retryAfter.length + 1 : await countFailure(tx, run);
      const wait = retryAfter[failures - 1];
      if (wait !== undefined) return turn.again(tx, new Date(now().getTime() + wait * 1000));
      const failure = cause instanceof AppError ? cause : new AppError('reading-failed', {}, { cause });
      await failRecord(work, run, failure);
      return turn.done(tx);
    });
  } catch (late) {
    if (!(late instanceof RunTakenOver)) throw late;
  }
}
