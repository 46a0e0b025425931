import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Target } from '../../../../metadata/calls/certificates.ts';
import { ApiError } from '../../../engine/client/apiError.ts';
import type { ConsoleRecord } from '../../../engine/data/records.ts';
import { texts } from '../../../engine/i18n/texts.ts';
import { useSignal } from '../../../kit/signal.ts';
import { checkFile } from '../../upload/checkFile.ts';
import { largestFile } from '../../upload/followedFiles.ts';
import { cancel } from '../callsOfLine.ts';
import { attachFile, carryPart, choosePart, readAttached } from './calls.ts';
import type { Attached } from './document.ts';

/** How often a document whose pages are being recognised is asked after, ms. */
const pollInterval = 2_000;

export interface Sent {
  readonly file: File;
  readonly bytes: number;
}

/** What a PDF is to hang on: a certificate asked for, or a line whose request is made as the file is sent. */
export type Awaiting =
  | { readonly certificate: ConsoleRecord }
  | { readonly certificate: null; readonly name: string; readonly request: () => Promise<ConsoleRecord> };

/** The way of one PDF: chosen, sent, read. What an earlier visit attached is there at once. */
export function useAttached(awaiting: Awaiting) {
  const largest = useSignal(largestFile);
  const [sent, setSent] = useState<Sent | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [locked, setLocked] = useState<File | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const [attached, setAttached] = useState<Attached | null>(null);
  const abort = useRef<AbortController | null>(null);
  /** The request the file is to hang on. One made for it is withdrawn where no file comes; one that was there stays. */
  const requested = useRef<ConsoleRecord | null>(null);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const isLeft = useRef(false);
  const { certificate } = awaiting;
  const had = typeof certificate?.IdentificadorArquivo === 'number';
  const waits = attached?.says?.Leitura === 'na_fila';
  const known = attached?.record ?? certificate;
  const { data, error } = useQuery({
    queryKey: ['Certidao', 'Anexo', known?.id, known?.Versao],
    queryFn: ({ signal }) => readAttached(Number(known?.id), signal),
    enabled: (had && !attached && !isReplacing) || waits,
    refetchInterval: ({ state }) => (state.data?.says?.Leitura === 'na_fila' || waits ? pollInterval : false),
    staleTime: 0,
    retry: 1,
  });

  const send = async (files: readonly File[]) => {
    const { t } = texts();
    const [file] = files;
    if (!file) return setRefused(t('errors.file-missing'));
    if (files.length > 1) return setRefused(t('certificates.attaching.onlyOne'));
    const refusal = await checkFile(file, largest);
    if (isLeft.current) return;
    setLocked(null);
    if (refusal) return setRefused(t(`errors.${refusal.code}`, refusal.params));
    return sendFile(file, null);
  };

  const target = async (): Promise<ConsoleRecord> => {
    if (attached) return attached.record;
    if (awaiting.certificate) return awaiting.certificate;
    requested.current ??= await awaiting.request();
    return requested.current;
  };

  /** One after the other: a file chosen while another is on its way takes its place. */
  const sendFile = (file: File, password: string | null): Promise<void> => {
    abort.current?.abort();
    sending.current = sending.current.then(() => carryFile(file, password));
    return sending.current;
  };

  const carryFile = async (file: File, password: string | null) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setRefused(null);
    setLocked(null);
    setSent({ file, bytes: 0 });
    try {
      const asked = await target();
      signal.throwIfAborted();
      const answer = await attachFile(asked, {
        file,
        password,
        key: crypto.randomUUID(),
        signal,
        onProgress: (bytes) => setSent({ file, bytes }),
      });
      requested.current = null;
      setAttached(answer);
      setReplacing(false);
    } catch (failed) {
      if (asksForPassword(failed)) setLocked(file);
      if ((failed as Error).name !== 'AbortError')
        setRefused(failed instanceof Error ? failed.message : String(failed));
    } finally {
      setSent(null);
    }
  };

  const shown = isReplacing ? null : data && (!attached || waits) ? data : attached;
  /** @throws ApiError */
  const use = async (part: number) => {
    if (shown) setAttached(await choosePart(shown.record, part));
  };
  /** @throws ApiError */
  const carry = async (part: number, target: Target) => {
    if (!shown) return;
    await carryPart(shown.record, part, target);
    setAttached(await readAttached(shown.record.id));
  };

  /** Stops what is being sent, and withdraws a request that was made for it and has no file. */
  const leave = async () => {
    isLeft.current = true;
    abort.current?.abort();
    await sending.current;
    const unanswered = requested.current;
    requested.current = null;
    // Where this is refused the checklist shows what became of the request.
    if (unanswered && unanswered.Existente !== true) await cancel(unanswered).catch(() => undefined);
  };
  const leaveNow = useRef(leave);
  leaveNow.current = leave;
  // The page may go without the dialog being closed.
  useEffect(() => () => void leaveNow.current(), []);

  return {
    send,
    sent,
    refused: refused ?? (had && !data && error ? error.message : null),
    /** Null while there is none, or another one is to take its place. */
    attached: shown,
    isOpening: had && !attached && !isReplacing && !data && !error,
    /** The file that opens by a password nobody has given yet, or not the right one. */
    locked,
    unlock: (password: string) => void (locked && sendFile(locked, password)),
    use,
    carry,
    replace: () => setReplacing(true),
    leave,
  };
}

const asksForPassword = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.errors.some(({ Codigo }) => Codigo === 'file-password' || Codigo === 'file-password-wrong');
