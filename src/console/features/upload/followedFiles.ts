import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import { readingStates } from '../../../domain/matricula/stateGroups.ts';
import type { FileUnderWay, RecordElsewhere } from '../../../metadata/calls/records.ts';
import { ApiError } from '../../engine/client/apiError.ts';
import { go } from '../../engine/client/place.ts';
import { written } from '../../engine/client/written.ts';
import { texts } from '../../engine/i18n/texts.ts';
import { notify } from '../../engine/page/notices.ts';
import { createSignal } from '../../kit/signal.ts';
import { tabStorage } from '../../kit/tabStorage.ts';
import { askUnderWay } from './filesUnderWay.ts';
import type { OperationRef } from './transfers.ts';

/** A file the server has: waiting, being read, read or failed. */
export interface FileReading {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly operation: OperationRef;
  readonly state: string;
  readonly isUnfinished: boolean;
  /** Pages done. */
  readonly page: number;
  readonly pages: number;
  /** Place in the line, 1 for the next one; null while it is read, and before the server said. */
  readonly place: number | null;
  readonly secondsLeft: number | null;
  /** When a reading that failed for a passing reason is tried again. */
  readonly retryAt: Date | null;
  readonly number: string | null;
  readonly message: string | null;
  readonly needsPassword: boolean;
  readonly mayCancel: boolean;
  /** The record it became a further reading of: that matrícula was there already. */
  readonly mergedInto: number | null;
  /** How many more records the file held. */
  readonly others: number;
  /** What the file carries beside its pages, none of it opened: `script`, `acao`, `anexo`. */
  readonly active: readonly string[];
  readonly sameFile: readonly RecordElsewhere[];
  readonly sameRecord: readonly RecordElsewhere[];
}

/** Files followed until they are read, whichever page is open. */
export const readings = createSignal<readonly FileReading[]>([]);

/** Whether the last question was answered; what is shown is from before otherwise. */
export const isStale = createSignal(false);

/** Largest PDF the server takes, bytes; the reference server's until it has said. */
export const largestFile = createSignal(100 * 2 ** 20);

/** How often the server is asked, ms. */
export const askInterval = 1500;

/** Follows a file from now on. */
export function follow(
  given: Pick<FileReading, 'id' | 'version' | 'name' | 'operation' | 'state'> & Partial<FileReading>,
): void {
  const fresh: FileReading = {
    isUnfinished: readingStates.includes(given.state),
    page: 0,
    pages: 0,
    place: null,
    secondsLeft: null,
    retryAt: null,
    number: null,
    message: null,
    needsPassword: false,
    mayCancel: false,
    mergedInto: null,
    others: 0,
    active: [],
    sameFile: [],
    sameRecord: [],
    ...given,
  };
  const others = readings.get().filter(({ id }) => id !== given.id);
  readings.set([...others, fresh]);
  schedule();
}

/** Takes a finished or failed file off the list of those followed, and keeps it off after a reload. */
export function forget(id: number): void {
  readings.set(readings.get().filter((reading) => reading.id !== id));
  tabStorage.set(dismissedKey, JSON.stringify([...dismissed(), id].slice(-500)));
}

/**
 * Asks once for the files of an operation, or for all the person sent, and follows what is found: files sent before a
 * reload, in another tab or by others.
 * @throws ApiError
 */
export async function look(operation: number | null, signal?: AbortSignal): Promise<void> {
  const { Itens, Limites } = await askUnderWay(operation, signal);
  largestFile.set(Limites.TamanhoMaximo);
  merge(operation, Itens);
  schedule();
}

const dismissedKey = 'folio.enviosVistos';

function dismissed(): readonly number[] {
  try {
    return JSON.parse(tabStorage.get(dismissedKey) ?? '[]') as readonly number[];
  } catch {
    return [];
  }
}

let timer: ReturnType<typeof setTimeout> | null = null;

function schedule(): void {
  if (timer !== null || !readings.get().some(({ isUnfinished }) => isUnfinished)) return;
  timer = setTimeout(() => {
    timer = null;
    void ask();
  }, askInterval);
}

/** One question for each operation with files under way, however many those are. */
async function ask(): Promise<void> {
  const open = readings.get().filter(({ isUnfinished }) => isUnfinished);
  const operations = new Set(open.map(({ operation }) => operation.id));
  try {
    for (const id of operations) await look(id).catch((error: unknown) => dropHidden(error, id));
    isStale.set(false);
  } catch (error) {
    // Signed out: nobody is there to be told. Anything else is asked again.
    if (error instanceof ApiError && error.status === 401) return;
    if (!(error instanceof ApiError)) throw error;
    isStale.set(true);
  }
  schedule();
}

/** An operation that went out of sight takes its files along. */
function dropHidden(error: unknown, operation: number): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
  readings.set(readings.get().filter((reading) => reading.operation.id !== operation));
}

/** Lays what the server says over what was known, and tells of what has ended since. */
function merge(operation: number | null, items: readonly FileUnderWay[]): void {
  const hidden = new Set(dismissed());
  const known = new Map(readings.get().map((reading) => [reading.id, reading]));
  const found = items.map(readingOf).filter(({ id }) => known.has(id) || !hidden.has(id));
  const ids = new Set(found.map(({ id }) => id));
  // What was under way and is told of no more was cancelled, or was sent by somebody else and is done.
  const kept = readings
    .get()
    .filter(
      (reading) =>
        !ids.has(reading.id) &&
        !(reading.isUnfinished && operation !== null && reading.operation.id === operation),
    );
  readings.set([...kept, ...found].sort((a, b) => a.id - b.id));
  const ended = found.filter(({ id, isUnfinished }) => known.get(id)?.isUnfinished && !isUnfinished);
  for (const after of ended) announce(after);
  // Sent from here, or as good as: what was asked of its operation before is no longer so.
  if (ended.length > 0) written.set(written.get() + 1);
}

/** What the wire says of a file. */
export const readingOf = (item: FileUnderWay): FileReading => ({
  id: item.Identificador,
  version: item.Versao,
  name: item.NomeArquivo ?? String(item.Identificador),
  operation: { id: item.IdentificadorOperacao, code: item.CodigoOperacao },
  state: item.Situacao,
  isUnfinished: item.Etapa !== null,
  page: item.Pagina ?? 0,
  pages: item.Paginas ?? 0,
  place: item.LugarNaFila,
  secondsLeft: item.SegundosRestantes,
  retryAt: item.NovaTentativaEm === null ? null : new Date(item.NovaTentativaEm),
  number: item.Numero,
  message: item.Falha?.Texto ?? null,
  needsPassword: item.Falha?.Codigo === 'file-password' || item.Falha?.Codigo === 'file-password-wrong',
  mayCancel: item.PodeCancelar,
  mergedInto: item.IncorporadaEm,
  others: item.OutrosRegistros.length,
  active: item.ConteudoAtivo,
  sameFile: item.MesmoArquivo,
  sameRecord: item.MesmaMatricula,
});

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
  } else {
    const text = number
      ? t('upload.notice.read', { ...about, number: formatMatriculaNumber(number) })
      : t('upload.notice.readUnnumbered', about);
    notify({ kind: 'ok', text, action: open });
  }
}
