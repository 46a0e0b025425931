import { AppError, type ErrorCode } from '../../../../domain/errors.ts';
import type { PageText } from '../../../../domain/pages/words.ts';
import { systemActor } from '../../../engine/actors/systemActor.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { changeRecord } from '../../../engine/crud/write/updateRecord.ts';
import { transact } from '../../../engine/facts/transact.ts';
import type { Server } from '../../../engine/server.ts';
import { type Rounds, startRounds } from '../../../kit/rounds.ts';
import type { Ocr } from '../../matricula/reader/ocr.ts';
import { noTimes, type ReadPage } from '../../matricula/reader/readPage.ts';
import { readPdf } from '../../matricula/reader/readPdf.ts';
import { type DocumentData, unread } from './documentData.ts';
import { pagesToRead } from './lookInto.ts';
import {
  type ClaimedScan,
  claimScan,
  forgetScan,
  holdsScan,
  postponeScan,
  releaseScans,
  sealedPasswordOf,
} from './readingQueue.ts';
import { documentOf, readWords } from './readWords.ts';

export interface ScanParts
  extends Pick<
    Server,
    'database' | 'models' | 'files' | 'secrets' | 'settings' | 'certificateExtractor' | 'now' | 'onError'
  > {
  readonly ocr: Ocr;
}

const everyMs = 2_000;
/** Together shorter than the lease. */
const documentMilliseconds = 15 * 60_000;
const extractionMilliseconds = 4 * 60_000;
const mostAttempts = 3;
const retryMinutes = 2;

/**
 * Looks for scans again and again; any number of processes may. With the embedded database whoever had taken one out is
 * gone, so none waits for its lease to end.
 */
export function startReadingScans(parts: ScanParts): Rounds {
  let isReleased = parts.database.engine !== 'pglite';
  return startRounds(
    async (over) => {
      if (!isReleased) await parts.database.asMigrator(releaseScans);
      isReleased = true;
      return readScans(parts, over);
    },
    { everyMs, onError: parts.onError },
  );
}

/** Reads what waits, one after the other. @returns how many were taken out */
export async function readScans(
  parts: ScanParts,
  over: AbortSignal = new AbortController().signal,
): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    if (over.aborted) return taken;
    const scan = await parts.database.system((tx) => claimScan(tx, parts.now()));
    if (!scan) return taken;
    await readScan(parts, scan, over);
  }
}

/** A bad file harms only itself: why it was not read stands with its certificate, and people fill in what it says. */
async function readScan(parts: ScanParts, scan: ClaimedScan, over: AbortSignal): Promise<void> {
  try {
    const texts = await wordsOf(parts, scan, over);
    const signal = AbortSignal.any([over, AbortSignal.timeout(extractionMilliseconds)]);
    const read = await readWords(parts, actorOf(scan), texts, signal);
    await settle(parts, scan, (work, record) => documentOf(work, record, lookOf(record), read));
  } catch (cause) {
    if (over.aborted) return giveBack(parts, scan, 0);
    const code: ErrorCode = cause instanceof AppError ? cause.code : 'reading-failed';
    const isPassing = !(cause instanceof AppError) || cause.kind === 'unavailable';
    if (isPassing) parts.onError(cause);
    if (isPassing && scan.attempt < mostAttempts) return giveBack(parts, scan, retryMinutes);
    await settle(parts, scan, (_work, record) => unread(dataOf(record), code));
  }
}

async function wordsOf(
  { files, secrets, ocr, settings, ...place }: ScanParts,
  scan: ClaimedScan,
  signal: AbortSignal,
): Promise<readonly PageText[]> {
  const actor = actorOf(scan);
  const { record, sealed } = await transact(place, actor, async (work) => ({
    record: await findRecord(work, work.models.named('certidao'), scan.certificateId, { which: 'both' }),
    sealed: await sealedPasswordOf(work.tx, scan),
  }));
  const wanted = new Set(pagesToRead(dataOf(record).Paginas));
  const left = Array.from({ length: dataOf(record).Paginas }, (_, index) => index + 1).filter(
    (page) => !wanted.has(page),
  );
  const { pages } = await readPdf(await files.pathOf(scan.sha256), {
    name: String(record.NomeArquivo),
    password: sealed === null ? null : secrets.open(sealed),
    ocr,
    signal,
    finishedPages: left.map(leftOut),
    limits: { bytes: settings.maxPdfBytes, pages: settings.maxPdfPages, documentMilliseconds },
  });
  return pages.filter(({ text }) => wanted.has(text.page)).map(({ text }) => text);
}

/** A page in the middle of a long file, which nobody has to read. */
const leftOut = (page: number): ReadPage => ({
  text: { page, width: 595, height: 842, source: 'blank', words: [] },
  level: null,
  confidence: null,
  times: noTimes,
  failure: null,
});

/** Keeps what was found, unless another file came or another worker took over. */
async function settle(
  parts: ScanParts,
  scan: ClaimedScan,
  find: (work: Work, record: FullRecord) => DocumentData | Promise<DocumentData>,
): Promise<void> {
  await transact(parts, actorOf(scan), async (work) => {
    const { tx } = work;
    const model = work.models.named('certidao');
    // The certificate first, as whoever attaches a file takes it: nobody waits for the other in a ring.
    const record = await findRecord(work, model, scan.certificateId, { lock: 'change', which: 'both' });
    if (!(await holdsScan(tx, scan))) return;
    await changeRecord(work, model, record, { Dados: await find(work, record) });
    await forgetScan(tx, scan.certificateId);
  });
}

const giveBack = ({ database, now }: ScanParts, scan: ClaimedScan, minutes: number): Promise<void> =>
  database.transaction(actorOf(scan), (tx) =>
    postponeScan(tx, scan, new Date(now().getTime() + minutes * 60_000)),
  );

const dataOf = (record: FullRecord) => record.Dados as DocumentData;
const lookOf = (record: FullRecord) => ({
  pages: dataOf(record).Paginas,
  active: dataOf(record).ConteudoAtivo,
  isLocked: dataOf(record).Protegido === true,
});

const actorOf = ({ companyId, certificateId }: ClaimedScan) =>
  systemActor({
    name: 'leitura',
    companyId,
    origin: 'job',
    requestId: `leitura-certidao-${certificateId}`,
  });
