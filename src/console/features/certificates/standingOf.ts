import type { LocalDate } from '../../../domain/dates.ts';
import type { FindingOn } from '../../../metadata/calls/certificates.ts';
import type { ChecklistLine } from './checklistLines.ts';
import type { ValidOn } from './useValidOn.ts';

/** Something a certificate says that nobody has answered for yet. */
export interface ToAnswer {
  readonly line: ChecklistLine;
  readonly code: string;
  readonly severity: string;
  /** In the reader's language. */
  readonly text: string;
}

/** What keeps a checklist from being complete on a day and can be done something about, by what is to be done. */
export interface StandingOf {
  readonly toAnswer: readonly ToAnswer[];
  /** Not requested yet, optional ones too. */
  readonly missing: readonly ChecklistLine[];
  /** Required, searched in vain, and without a paper to look at. */
  readonly failed: readonly ChecklistLine[];
  /** Everything required is there, good on the day, and nothing it says waits for an answer. */
  readonly isReady: boolean;
}

export function standingOf(lines: readonly ChecklistLine[], valid: ValidOn, day: LocalDate): StandingOf {
  const toAnswer = lines.flatMap((line) =>
    (valid.findings.get(line.item.id) ?? []).filter(isToAnswer).map(({ Codigo, Severidade, Texto }) => ({
      line,
      code: Codigo,
      severity: Severidade,
      text: Texto,
    })),
  );
  const missing = lines.filter(({ state }) => state === 'falta');
  const required = lines.filter(({ item, state }) => item.Obrigatoria !== false && state !== 'dispensada');
  const failed = required.filter(
    ({ state, certificate }) => state === 'erro' && !certificate?.IdentificadorArquivo,
  );
  const isReady =
    required.length > 0 &&
    valid.day === day &&
    toAnswer.length === 0 &&
    required.every(({ item }) => valid.good.has(item.id));
  return { toAnswer, missing, failed, isReady };
}

/** What is only told needs nobody; what is missing or lapses is told elsewhere on the panel. */
const isToAnswer = ({ Codigo, Severidade }: FindingOn): boolean =>
  !toldElsewhere.includes(Codigo) && Severidade !== 'INFO';

const toldElsewhere = ['missing', 'lapsed'];

/** A result is answered by a word on it; what is not certain, or differs from the client's data, at the certificate. */
export const isCommented = (code: string): boolean =>
  code.startsWith('result-') && code !== 'result-INDETERMINADA';
