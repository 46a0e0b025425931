import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import { ApiError } from '../../data/apiError.ts';
import { texts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { go } from '../../start/place.ts';
import { client } from '../../start/services.ts';
import { createSignal } from '../../start/signal.ts';
import type { OperationRef } from './transfers.ts';

/** A file the server has: waiting, being read, read or failed. */
export interface FileReading {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly operation: OperationRef;
  readonly state: string;
  readonly page: number;
  readonly pages: number;
  readonly number: string | null;
  readonly message: string | null;
  readonly needsPassword: boolean;
  readonly warning: string | null;
  /** The record it became a further reading of: that matrícula was there already. */
  readonly mergedInto: number | null;
  /** How many more records the file held. */
  readonly others: number;
  /** When the first page was seen done, to say how long the rest takes. */
  readonly pace: { readonly at: number; readonly page: number } | null;
}

/** Files followed until they are read, whichever page is open. */
export const readings = createSignal<readonly FileReading[]>([]);

export const unfinished: readonly string[] = ['recebida', 'na_fila', 'processando'];

/** How often the server is asked, ms. */
export const askInterval = 1500;

/** Follows a file from now on; one already followed stays as it is. */
export function follow(
  given: Pick<FileReading, 'id' | 'version' | 'name' | 'operation' | 'state'> & Partial<FileReading>,
): void {
  const fresh: FileReading = {
    page: 0,
    pages: 0,
    number: null,
    message: null,
    needsPassword: false,
    warning: null,
    mergedInto: null,
    others: 0,
    pace: null,
    ...given,
  };
  const others = readings.get().filter(({ id }) => id !== given.id);
  readings.set([...others, fresh]);
  schedule();
}

/** Takes a finished or failed file off the list of those followed. */
export const forget = (id: number): void =>
  readings.set(readings.get().filter((reading) => reading.id !== id));

/** Milliseconds left at the pace so far; null while nobody can say. */
export function timeLeft({ pace, page, pages }: FileReading, now: number): number | null {
  if (!pace || page <= pace.page) return null;
  return ((now - pace.at) / (page - pace.page)) * (pages - page);
}

let timer: ReturnType<typeof setTimeout> | null = null;

function schedule(): void {
  if (timer !== null || !readings.get().some(isUnfinished)) return;
  timer = setTimeout(() => {
    timer = null;
    void ask();
  }, askInterval);
}

async function ask(): Promise<void> {
  try {
    await Promise.all(readings.get().filter(isUnfinished).map(askOne));
  } catch (error) {
    // Signed out: nobody is there to be told. Anything else is asked again.
    if (error instanceof ApiError && error.status === 401) return;
    if (!(error instanceof ApiError)) throw error;
  }
  schedule();
}

async function askOne(before: FileReading): Promise<void> {
  const record = await client().call<Record<string, unknown>>(`RegistroMatricula/Retornar/${before.id}`, {
    background: true,
  });
  const after = readingOf(record, before);
  readings.set(readings.get().map((reading) => (reading.id === before.id ? after : reading)));
  if (!isUnfinished(after)) announce(after);
}

/** What the wire says of a file, over what was known. */
export function readingOf(record: Readonly<Record<string, unknown>>, before: FileReading): FileReading {
  const progress = record.Progresso as { Pagina?: number; Paginas?: number } | null | undefined;
  const failure = record.Falha as { Codigo?: string; Texto?: string } | null | undefined;
  const page = Number(progress?.Pagina ?? before.page);
  return {
    ...before,
    version: Number(record.Versao),
    state: String(record.Situacao),
    page,
    pages: Number(progress?.Paginas ?? record.Paginas ?? before.pages),
    number: typeof record.Numero === 'string' ? record.Numero : null,
    message: failure?.Texto ?? (typeof record.Erro === 'string' ? record.Erro : null),
    mergedInto: typeof record.IncorporadaEm === 'number' ? record.IncorporadaEm : null,
    others: Array.isArray(record.OutrosRegistros) ? record.OutrosRegistros.length : 0,
    needsPassword: failure?.Codigo === 'file-password' || failure?.Codigo === 'file-password-wrong',
    pace: before.pace ?? (page > 0 ? { at: Date.now(), page } : null),
  };
}

/** Tells wherever the person is (specification, section 8: messages per file and operation). */
function announce(reading: FileReading): void {
  const { t } = texts();
  const { id, name, operation, state, number, message, mergedInto } = reading;
  const about = { file: name, operation: operation.code };
  const open = { label: t('upload.open'), act: () => go(`/nav/matricula/${mergedInto ?? id}`) };
  if (mergedInto !== null) notify({ kind: 'wa', text: t('upload.notice.merged', about), action: open });
  else if (state === 'erro') {
    notify({
      kind: 'er',
      text: t('upload.notice.failed', { ...about, error: message ?? t('upload.failed') }),
    });
  } else if (state === 'aguardando_analise') {
    const text = number
      ? t('upload.notice.read', { ...about, number: formatMatriculaNumber(number) })
      : t('upload.notice.readUnnumbered', about);
    notify({ kind: 'ok', text, action: open });
  }
}

const isUnfinished = ({ state }: FileReading): boolean => unfinished.includes(state);
