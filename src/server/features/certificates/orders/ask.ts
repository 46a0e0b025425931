import { AppError } from '../../../../domain/errors.ts';
import type { Server } from '../../../engine/server.ts';
import { safeFileName } from '../../../kit/files/attachment.ts';
import type { StoredFile } from '../../../kit/files/fileStore.ts';
import { type Look, lookInto } from '../attach/lookInto.ts';
import { type ReadParts, readAtOnce, type WordsRead } from '../attach/readWords.ts';
import { ProviderFailure } from '../providers/faults.ts';
import type { CertificateProvider, Issued, Pending } from '../providers/provider.ts';
import { type OrderFailure, orderFailure, refusal } from './failureSentences.ts';
import { orderActor, type Taken } from './take.ts';

export type AskParts = ReadParts & Pick<Server, 'files' | 'settings' | 'onError'>;

/** What is asked for. */
type Asked = Taken;

/** What came of asking. A failure is never a result. */
export type Outcome = StillPending | Obtained | Failed;

export interface StillPending extends Pending {
  /** How long it may, all in all. */
  readonly longestWaitMs: number;
}

export interface Obtained {
  readonly kind: 'obtida';
  readonly issued: Issued;
  readonly name: string;
  readonly stored: StoredFile;
  readonly look: Look;
  readonly read: WordsRead | null;
}

export interface Failed {
  readonly kind: 'falha';
  /** Null: nobody failed, we were told to stop. */
  readonly failure: OrderFailure | null;
  readonly isFinal: boolean;
  /** Whether it counts as one of the attempts a certificate has. */
  readonly isAttempt: boolean;
  readonly notBefore: Date | null;
}

/** Asks a source, outside of any transaction, and puts the paper it gives into the file store. */
export async function ask(
  parts: AskParts,
  provider: CertificateProvider,
  taken: Asked,
  cut: AbortSignal,
): Promise<Outcome> {
  try {
    const { order, protocol } = taken;
    const answer =
      protocol === null ? await provider.order(order, cut) : await provider.poll(protocol, order, cut);
    if (answer.kind === 'recusada') return final(refusal(answer.text));
    if (answer.kind === 'pendente') return { ...answer, longestWaitMs: provider.longestWaitMs };
    const { paper } = answer;
    const bytes = paper.kind === 'pdf' ? paper.bytes : await provider.fetch(paper.reference, order, cut);
    return await keepPaper(parts, taken, answer, bytes, cut);
  } catch (error) {
    return failed(error, parts, cut);
  }
}

/** @throws AppError of a file that is no PDF one can open */
async function keepPaper(
  parts: AskParts,
  taken: Asked,
  issued: Issued,
  bytes: Uint8Array,
  cut: AbortSignal,
): Promise<Obtained> {
  // A slash of a CNPJ is no folder.
  const name = safeFileName(`${taken.title.replaceAll('/', '-')}.pdf`);
  let seen: Look | null = null;
  const stored = await parts.files.put(bytes, {
    name,
    maxBytes: parts.settings.maxPdfBytes,
    check: async ({ path }) => {
      seen = await lookInto({ path, name }, parts.settings);
    },
  });
  const look = seen as unknown as Look;
  const read = await readAtOnce(parts, orderActor(taken), look, cut);
  return { kind: 'obtida', issued, name, stored, look, read };
}

function failed(error: unknown, { onError }: AskParts, cut: AbortSignal): Failed {
  if (cut.aborted) return { kind: 'falha', failure: null, isFinal: false, isAttempt: false, notBefore: null };
  if (error instanceof ProviderFailure) {
    const { reason, retryable, isAttempt, notBefore } = error;
    return { kind: 'falha', failure: orderFailure(reason), isFinal: !retryable, isAttempt, notBefore };
  }
  // A paper nobody can open is the source's doing; that we are busy is not, and anything else is a mistake of ours.
  const isOurs = !(error instanceof AppError);
  if (isOurs) onError(error);
  const isBusy = error instanceof AppError && error.kind === 'unavailable';
  return {
    kind: 'falha',
    failure: orderFailure('resposta_invalida'),
    isFinal: false,
    isAttempt: !isBusy,
    notBefore: null,
  };
}

/** Trying again can only fail alike. */
export const final = (failure: OrderFailure): Failed => ({
  kind: 'falha',
  failure,
  isFinal: true,
  isAttempt: true,
  notBefore: null,
});

/** Nobody knows what became of it. */
export const vanished: Failed = {
  kind: 'falha',
  failure: orderFailure('fonte_silenciosa'),
  isFinal: false,
  isAttempt: true,
  notBefore: null,
};
