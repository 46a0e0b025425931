import { AppError, type ErrorCode } from '../../../../domain/errors.ts';
import type { PageText } from '../../../../domain/pages/words.ts';
import { systemActor } from '../../../engine/actors/systemActor.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { changeRecord } from '../../../engine/crud/write/updateRecord.ts';
import { look, transact } from '../../../engine/facts/transact.ts';
import type { Workplace } from '../../../engine/feature.ts';
import { type JobInput, job, type Turn } from '../../../engine/jobs/job.ts';
import { noTimes, type ReadPage } from '../../matricula/reader/readPage.ts';
import { readPdf } from '../../matricula/reader/readPdf.ts';
import { type DocumentData, unread } from './documentData.ts';
import { pagesToRead } from './lookInto.ts';
import { documentOf, readWords } from './readWords.ts';
import { findScan, forgetPassword, forgetScan, holdsScan, type WaitingScan } from './waitingScan.ts';

type Certificate = JobInput<'companyId' | 'certificateId'>;

/** Together shorter than the lease. */
const documentMilliseconds = 15 * 60_000;
const extractionMilliseconds = 4 * 60_000;

/**
 * Recognises a certificate's file whose pages are pictures. A bad file harms only itself: why it was not read stands with
 * its certificate, and people fill in what it says.
 */
export const readScan = job({
  name: 'leitura-certidao',
  input: ['companyId', 'certificateId'],
  retry: { times: 2, afterSeconds: 120 },
  lease: { seconds: 20 * 60, heartbeatSeconds: 30 },
  key: ({ certificateId }) => String(certificateId),
  about: async (_, inputs) => inputs.map(({ certificateId }) => ({ entity: 'certidao', id: certificateId })),
  async work(place, certificate, turn) {
    const scan = await scanOf(place, certificate);
    if (!scan) return;
    try {
      const texts = await wordsOf(place, scan, turn.lost);
      const signal = AbortSignal.any([turn.lost, AbortSignal.timeout(extractionMilliseconds)]);
      const read = await readWords(place, actorOf(scan), texts, signal);
      await settle(place, scan, turn, async (work, record) => {
        await forgetScan(work.tx, scan.certificateId);
        return documentOf(work, record, lookOf(record), read);
      });
    } catch (error) {
      turn.lost.throwIfAborted();
      if (!(error instanceof AppError) || error.kind === 'unavailable') throw error;
      await settle(place, scan, turn, async ({ tx }, record) => {
        await forgetScan(tx, scan.certificateId);
        return unread(dataOf(record), error.code);
      });
    }
  },
  async failed(place, certificate, turn, { code }) {
    const scan = await scanOf(place, certificate);
    const told: ErrorCode = code.startsWith('job-') ? 'reading-failed' : code;
    if (scan)
      await settle(place, scan, turn, async ({ tx }, record) => {
        await forgetPassword(tx, scan.certificateId);
        return unread(dataOf(record), told);
      });
  },
});

const scanOf = ({ database }: Workplace, certificate: Certificate): Promise<WaitingScan | null> =>
  database.transaction(actorOf(certificate), (tx) => findScan(tx, certificate.certificateId));

async function wordsOf(
  { files, secrets, ocr, settings, ...place }: Workplace,
  scan: WaitingScan,
  signal: AbortSignal,
): Promise<readonly PageText[]> {
  const actor = actorOf(scan);
  const record = await look(place, actor, (work) =>
    findRecord(work, work.models.named('certidao'), scan.certificateId, { which: 'both' }),
  );
  const wanted = new Set(pagesToRead(dataOf(record).Paginas));
  const left = Array.from({ length: dataOf(record).Paginas }, (_, index) => index + 1).filter(
    (page) => !wanted.has(page),
  );
  const name = String(record.NomeArquivo);
  const { pages } = await readPdf(await files.pathOf(scan.sha256, name), {
    name,
    password: scan.password === null ? null : secrets.open(scan.password),
    ocr,
    signal,
    finishedPages: left.map(leftOut),
    limits: { bytes: settings.maxPdfBytes, pages: settings.maxPdfPages, documentMilliseconds },
  });
  return pages.filter(({ text }) => wanted.has(text.page)).map(({ text }) => text);
}

/** A page in the middle of a long file, which need not be read. */
const leftOut = (page: number): ReadPage => ({
  text: { page, width: 595, height: 842, source: 'blank', words: [] },
  level: null,
  confidence: null,
  times: noTimes,
  failure: null,
});

/** Keeps what was found, unless another file came. */
async function settle(
  place: Workplace,
  scan: WaitingScan,
  turn: Turn,
  find: (work: Work, record: FullRecord) => Promise<DocumentData>,
): Promise<void> {
  await transact(place, actorOf(scan), async (work) => {
    const { tx } = work;
    const model = work.models.named('certidao');
    // The certificate first, as the one who attaches a file takes it: neither waits for the other in a ring.
    const record = await findRecord(work, model, scan.certificateId, { lock: 'change', which: 'both' });
    if (await holdsScan(tx, scan))
      await changeRecord(work, model, record, { Dados: await find(work, record) });
    await turn.done(tx);
  });
}

const dataOf = (record: FullRecord) => record.Dados as DocumentData;
const lookOf = (record: FullRecord) => ({
  pages: dataOf(record).Paginas,
  active: dataOf(record).ConteudoAtivo,
  isLocked: dataOf(record).Protegido === true,
});

const actorOf = ({ companyId, certificateId }: Certificate) =>
  systemActor({
    name: 'leitura',
    companyId,
    origin: 'job',
    requestId: `leitura-certidao-${certificateId}`,
  });
