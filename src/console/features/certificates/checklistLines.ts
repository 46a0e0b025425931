import { askedStates, awaitedStates } from '../../../domain/certificates/stateGroups.ts';
import type { LocalDate } from '../../../domain/dates.ts';
import { formatMatriculaNumber, isMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import type { EstadoChecklist } from '../../../domain/generated/codes.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import type { Translate } from '../../engine/i18n/translate.ts';

/** What an item of a checklist stands at: `EstadoChecklist`. */
export type ChecklistState = EstadoChecklist;

/** The one thing to do next about an item, by itself; reusing another operation's certificate may come before it. */
export type ChecklistStep = 'request' | 'attach' | 'confirm' | 'update' | 'retry' | 'see' | 'require';

/** Whom or what a certificate is about; the name is null while nobody said which property. */
export interface Subject {
  readonly kind: 'person' | 'property';
  readonly name: string | null;
}

/** One item of an operation's checklist with what meets it. */
export interface ChecklistLine {
  readonly item: ConsoleRecord;
  readonly state: ChecklistState;
  /** Code of its type in the catalogue. */
  readonly code: string | null;
  readonly subject: Subject;
  readonly certificate: ConsoleRecord | null;
  /** A newer version asked for and not issued yet. */
  readonly renewal: ConsoleRecord | null;
  readonly due: LocalDate | null;
  readonly step: ChecklistStep;
}

export interface ChecklistData {
  readonly items: readonly ConsoleRecord[];
  /** Of the operation, replaced versions too. */
  readonly certificates: readonly ConsoleRecord[];
}

/** @param client name of the operation's client: most certificates are about them */
export function checklistLinesOf(
  { items, certificates }: ChecklistData,
  client: string | null,
): ChecklistLine[] {
  return items.map((item) => {
    const certificate = certificates.find(({ id }) => id === item.IdentificadorCertidao) ?? null;
    const renewal = certificate ? renewalOf(certificate, certificates) : null;
    const state = item.Estado as ChecklistState;
    return {
      item,
      state,
      code: textOf(item.CodigoTipo),
      subject: subjectOf(item, certificate, client),
      certificate,
      renewal,
      due: state === 'dispensada' ? null : (textOf(certificate?.DataVencimento) as LocalDate | null),
      step: stepOf(state, certificate, renewal),
    };
  });
}

/** Whom or what a line is about as people write it: "matrícula 17.330" where a number is all there is. */
export const subjectName = ({ kind, name }: Subject, t: Translate): string | null =>
  kind === 'property' && name !== null && isMatriculaNumber(name)
    ? t('certificates.recordInTitle', { number: formatMatriculaNumber(name) })
    : name;

/** A line beside the others of its type: one of its own person or property says of whom it is. */
export function lineName({ item, subject }: ChecklistLine, t: Translate): string {
  const isOwn = item.IdentificadorCliente || item.IdentificadorRegistroMatricula;
  const about = isOwn ? subjectName(subject, t) : null;
  return [String(item.Titulo), about].filter(Boolean).join(' · ');
}

/** Whether a certificate is there and good today. */
export const isGoodToday = ({ state }: ChecklistLine): boolean => state === 'emitida' || state === 'a_vencer';

/** Whether a certificate was issued, good still or not. */
export const isIssued = (line: ChecklistLine): boolean => isGoodToday(line) || line.state === 'vencida';

/** How many stand at each state; those waived count apart from the whole. */
export function countsOf(lines: readonly ChecklistLine[]) {
  const of = (...states: readonly string[]) => lines.filter(({ state }) => states.includes(state)).length;
  const waived = of('dispensada');
  return {
    whole: lines.length - waived,
    valid: of('emitida'),
    expiring: of('a_vencer'),
    expired: of('vencida'),
    underWay: of(...askedStates),
    failed: of('erro'),
    missing: of('falta'),
    waived,
  };
}

/** How many of those missing are not required. */
export const optionalMissing = (lines: readonly ChecklistLine[]): number =>
  lines.filter(({ state, item }) => state === 'falta' && item.Obrigatoria === false).length;

/** Lines by whom they are about, in the order of the checklist: properties first. */
export function linesBySubject(
  lines: readonly ChecklistLine[],
): readonly { subject: Subject; lines: readonly ChecklistLine[] }[] {
  const keyOf = ({ subject }: ChecklistLine) =>
    `${subject.kind === 'property' ? 0 : 1} ${subject.name ?? ''}`;
  const keys = [...new Set(lines.map(keyOf))].sort((a, b) => Number(a[0]) - Number(b[0]));
  return keys.flatMap((key) => {
    const own = lines.filter((line) => keyOf(line) === key);
    return own[0] ? [{ subject: own[0].subject, lines: own }] : [];
  });
}

/** Whether something changes without the person: a search runs or waits for its turn. */
export const isUnderWay = ({ state, certificate, renewal }: ChecklistLine): boolean =>
  [renewal, askedStates.includes(state) ? certificate : null].some(
    (one) => one?.Situacao === 'em_processamento' || (one?.Situacao === 'solicitada' && isSearched(one)),
  );

/** Whether a source has the order and takes its time: the wait can be given up. */
export const isWaitingForSource = ({ Situacao, Protocolo }: ConsoleRecord): boolean =>
  Situacao === 'em_processamento' && typeof Protocolo === 'string';

const isSearched = ({ Origem }: ConsoleRecord): boolean => Origem === 'provedor';

function renewalOf({ id }: ConsoleRecord, certificates: readonly ConsoleRecord[]): ConsoleRecord | null {
  return (
    certificates.find(
      ({ IdentificadorAnterior, Situacao }) =>
        IdentificadorAnterior === id && awaitedStates.includes(String(Situacao)),
    ) ?? null
  );
}

function stepOf(
  state: ChecklistState,
  certificate: ConsoleRecord | null,
  renewal: ConsoleRecord | null,
): ChecklistStep {
  if (state === 'dispensada') return 'require';
  if (state === 'falta' || !certificate) return 'request';
  const open = renewal ?? certificate;
  // A paper that came and raised doubts waits for somebody to look at it.
  if (open.Situacao === 'erro') return open.IdentificadorArquivo ? 'confirm' : 'retry';
  if (open.Situacao === 'em_processamento') return 'see';
  if (open.Situacao === 'solicitada') {
    if (isSearched(open)) return 'see';
    return open.IdentificadorArquivo ? 'confirm' : 'attach';
  }
  return state === 'emitida' ? 'see' : 'update';
}

function subjectOf(item: ConsoleRecord, certificate: ConsoleRecord | null, client: string | null): Subject {
  const named = (record: ConsoleRecord | null, field: string) => textOf(record?.Rotulos?.[field]);
  const property =
    named(item, 'IdentificadorRegistroMatricula') ?? named(certificate, 'IdentificadorRegistroMatricula');
  const person = named(item, 'IdentificadorCliente') ?? named(certificate, 'IdentificadorCliente');
  if (property) return { kind: 'property', name: property };
  if (person) return { kind: 'person', name: person };
  return item.DeImovel === true ? { kind: 'property', name: null } : { kind: 'person', name: client };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
