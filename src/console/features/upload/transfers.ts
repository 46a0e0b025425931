import { forgetWithPerson } from '../../engine/auth/forgetWithPerson.ts';
import { ApiError } from '../../engine/client/apiError.ts';
import { texts } from '../../engine/i18n/texts.ts';
import { createSignal } from '../../kit/signal.ts';
import { checkFile } from './checkFile.ts';
import { follow, largestFile, readings } from './followedFiles.ts';
import { pieceBytes, sendInPieces } from './sendInPieces.ts';
import { type Sending, sendPdf } from './sendPdf.ts';
import { claimUnsent, keepUnsent, unsent } from './unsent.ts';

export interface OperationRef {
  readonly id: number;
  readonly code: string;
}

/** A file on its way from this browser to the server. It leaves this list once the server has it. */
export interface Transfer {
  readonly key: string;
  readonly file: File;
  readonly operation: OperationRef;
  readonly state: 'checking' | 'waiting' | 'sending' | 'refused';
  /** Bytes gone so far. */
  readonly sent: number;
  /** The connection broke, and the file waits for it to come back. */
  readonly isInterrupted: boolean;
  /** Where a large file goes on; null until the server knows of it. */
  readonly uploadUrl: string | null;
  /** Why it was refused, in the person's language. */
  readonly message: string | null;
  readonly needsPassword: boolean;
  /** Whether trying the same file again can help. */
  readonly mayRetry: boolean;
}

/** Transfers live outside React: leaving the page does not stop them. */
export const transfers = createSignal<readonly Transfer[]>([]);

forgetWithPerson(() => {
  for (const { key } of transfers.get()) aborts.get(key)?.abort();
  passwords.clear();
  transfers.set([]);
  readings.set([]);
});

/** Whether closing the page now would lose a file. */
const isOpen = ({ state }: Transfer) => state !== 'refused';

const keep = () =>
  keepUnsent(
    transfers
      .get()
      .flatMap(({ file, operation, uploadUrl, state, mayRetry }) =>
        state !== 'refused' || mayRetry ? [{ name: file.name, size: file.size, operation, uploadUrl }] : [],
      ),
  );
transfers.subscribe(keep);
unsent.subscribe(keep);
addEventListener('beforeunload', (event) => {
  if (transfers.get().some(isOpen)) event.preventDefault();
});

/** How many files travel at once; more would only slow each other down. */
const atOnce = 2;

const aborts = new Map<string, AbortController>();

/** Puts files on their way; each is checked and sent by itself, and one refused stops no other. */
export async function sendFiles(files: readonly File[], operation: OperationRef): Promise<void> {
  const added = files.map(
    (file): Transfer => ({
      key: crypto.randomUUID(),
      file,
      operation,
      state: 'checking',
      sent: 0,
      isInterrupted: false,
      uploadUrl: claimUnsent(file, operation),
      message: null,
      needsPassword: false,
      mayRetry: false,
    }),
  );
  transfers.set([...transfers.get(), ...added]);
  await Promise.all(added.map(check));
}

/** Stops a transfer, or takes a refused file off the list. */
export function cancelTransfer(key: string): void {
  aborts.get(key)?.abort();
  passwords.delete(key);
  remove(key);
  startWaiting();
}

/** Sends a refused file again, with the password it asked for. */
export function retryTransfer(key: string, password: string | null = null): void {
  change(key, { state: 'waiting', message: null, sent: 0, needsPassword: false, isInterrupted: false });
  if (password !== null) passwords.set(key, password);
  startWaiting();
}

/** For as long as the file has not been sent, and no longer. */
const passwords = new Map<string, string>();

async function check(transfer: Transfer): Promise<void> {
  const refusal = await checkFile(transfer.file, largestFile.get());
  if (refusal) {
    change(transfer.key, { state: 'refused', message: texts().t(`errors.${refusal.code}`, refusal.params) });
    return;
  }
  change(transfer.key, { state: 'waiting' });
  startWaiting();
}

function startWaiting(): void {
  const all = transfers.get();
  const free = atOnce - all.filter(({ state }) => state === 'sending').length;
  for (const transfer of all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
    void send(transfer);
}

async function send(transfer: Transfer): Promise<void> {
  const { key, file, operation, uploadUrl } = transfer;
  const abort = new AbortController();
  aborts.set(key, abort);
  const password = passwords.get(key) ?? null;
  passwords.delete(key);
  change(key, { state: 'sending' });
  const sending: Sending = {
    file,
    operation: operation.id,
    password,
    // Another password is another request; the same one is the same.
    key: password === null ? key : crypto.randomUUID(),
    onProgress: (sent) => change(key, { sent, isInterrupted: false }),
    signal: abort.signal,
  };
  try {
    const record =
      file.size <= pieceBytes
        ? await sendPdf(sending)
        : await sendInPieces({
            ...sending,
            uploadUrl,
            onUploadUrl: (url) => change(key, { uploadUrl: url }),
            onInterrupted: () => change(key, { isInterrupted: true }),
          });
    remove(key);
    follow({
      id: record.Identificador,
      version: record.Versao,
      name: file.name,
      operation,
      state: record.Situacao,
      pages: record.Paginas ?? 0,
    });
  } catch (error) {
    if (!abort.signal.aborted) change(key, refusalOf(error));
  } finally {
    aborts.delete(key);
    startWaiting();
  }
}

function refusalOf(error: unknown): Partial<Transfer> {
  if (!(error instanceof ApiError)) throw error;
  const codes = error.errors.map(({ Codigo }) => Codigo);
  return {
    state: 'refused',
    message: error.message,
    isInterrupted: false,
    // Its beginning is gone from the server: the next try begins anew.
    ...(codes.includes('upload-not-found') ? { uploadUrl: null } : {}),
    needsPassword: codes.includes('file-password') || codes.includes('file-password-wrong'),
    // What the server says of the file itself will be said again; everything else may pass.
    mayRetry: !codes.some((code) => code.startsWith('file-') && code !== 'file-reader-stopped'),
  };
}

const change = (key: string, to: Partial<Transfer>): void =>
  transfers.set(
    transfers.get().map((transfer) => (transfer.key === key ? { ...transfer, ...to } : transfer)),
  );

const remove = (key: string): void =>
  transfers.set(transfers.get().filter((transfer) => transfer.key !== key));
