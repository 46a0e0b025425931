import { daysBetween, nextBusinessDay } from '../../calendar.ts';
import { dueDate, isGoodOn } from '../../certificates/dueDate.ts';
import { addDays, type LocalDate } from '../../dates.ts';
import type { SituacaoValidade } from '../../generated/codes.ts';
import { type Alert, alert } from '../alert.ts';
import { type MemoryStep, step } from '../memory.ts';
import { type InputProblem, refuseProblems } from '../problems.ts';
import { defaultNotice, type ValidityState, validityOn } from './notice.ts';

export interface CertificateExpiryInput {
  readonly Emissao: LocalDate;
  /** The due date as printed; goes before the terms. */
  readonly Vencimento?: LocalDate | null;
  readonly ValidadeDias?: number | null;
  readonly ValidadeMeses?: number | null;
  /** Days before the due date from which it is said to expire soon. */
  readonly Antecedencia?: number | null;
  readonly Hoje: LocalDate;
  /** The day the operation is to be signed. */
  readonly DataAssinatura?: LocalDate | null;
  /** Whether a due date without business moves to the next business day; default no. */
  readonly ProrrogaDiaUtil?: boolean | null;
}

export interface CertificateExpiryResult {
  readonly Regra: string;
  /** Null: it never expires. */
  readonly Vencimento: LocalDate | null;
  readonly DiasRestantes: number | null;
  /** Days since it was issued. */
  readonly Idade: number;
  readonly Antecedencia: number;
  readonly Situacao: SituacaoValidade;
  /** Whether it is valid on the day of the signature; null where none is given. */
  readonly ValidaNaData: boolean | null;
  readonly Alertas: readonly Alert[];
  readonly Memoria: readonly MemoryStep[];
}

export const rule = 'vencimento-1';

/**
 * Until when a certificate is good, through the whole of its last day, and how it stands today and on the day of the
 * signature.
 * @throws CalculationRefused when its days contradict each other, or its validity is none or told twice
 * @see calculators, section 6; the rule itself is that of certificates (`validity.ts`)
 */
export function calculateCertificateExpiry(
  input: CertificateExpiryInput,
  holidays: readonly LocalDate[] = [],
): CertificateExpiryResult {
  refuseProblems(problemsOf(input));
  const { Emissao, Vencimento, ValidadeDias, ValidadeMeses, Hoje, DataAssinatura } = input;
  const ends = dueDate({
    issuedOn: Emissao,
    printedDue: Vencimento,
    days: ValidadeDias,
    months: ValidadeMeses,
  });
  const due = ends !== null && input.ProrrogaDiaUtil ? nextBusinessDay(ends, holidays) : ends;
  const left = due ? daysBetween(Hoje, due) : null;
  const age = daysBetween(Emissao, Hoje);
  const notice = input.Antecedencia ?? defaultNotice(ValidadeDias);
  return {
    Regra: rule,
    Vencimento: due,
    DiasRestantes: left,
    Idade: age,
    Antecedencia: notice,
    Situacao: states[validityOn(due, Hoje, notice)],
    ValidaNaData: DataAssinatura ? isGoodOn(due, DataAssinatura) : null,
    // Nothing says until when it is good: a person does.
    Alertas: due === null ? [alert('validity-none')] : [],
    Memoria: [
      step('age', 'hoje − E', { hoje: Hoje, E: Emissao }, String(age)),
      ...(ends === null || due === null
        ? []
        : [
            step('due', Vencimento ? 'V' : ValidadeDias == null ? 'E + m' : 'E + d', dueValues(input), ends),
            ...(due === ends ? [] : [step('due-moved', 'V', { V: ends }, due)]),
            step('days-left', 'V − hoje', { V: due, hoje: Hoje }, String(left)),
            step('notice', 'V − A', { V: due, A: String(notice) }, addDays(due, -notice)),
            ...(DataAssinatura
              ? [
                  step(
                    'valid-on',
                    'V − D',
                    { V: due, D: DataAssinatura },
                    String(daysBetween(DataAssinatura, due)),
                  ),
                ]
              : []),
          ]),
    ],
  };
}

function problemsOf(input: CertificateExpiryInput): InputProblem[] {
  const { Emissao: issued, Vencimento: due, ValidadeDias, ValidadeMeses, Hoje: today } = input;
  const signed = input.DataAssinatura;
  const isNone = (term: number | null | undefined) => term != null && term < 1;
  const checks: readonly (readonly [boolean, InputProblem])[] = [
    [issued > today, { field: 'Emissao', code: 'issued-after-today', params: { issued, today } }],
    [
      due != null && due < issued,
      { field: 'Vencimento', code: 'due-before-act', params: { due: due ?? '', base: issued } },
    ],
    [isNone(ValidadeDias), { field: 'ValidadeDias', code: 'validity-missing', params: {} }],
    [isNone(ValidadeMeses), { field: 'ValidadeMeses', code: 'validity-missing', params: {} }],
    [
      ValidadeDias != null && ValidadeMeses != null,
      { field: 'ValidadeMeses', code: 'validity-twice', params: {} },
    ],
    [
      signed != null && signed < issued,
      { field: 'DataAssinatura', code: 'signed-before-issue', params: { signed: signed ?? '', issued } },
    ],
  ];
  return checks.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []));
}

/** The states of a certificate as this calculator names them. */
const states: Readonly<Record<ValidityState, CertificateExpiryResult['Situacao']>> = {
  vigente: 'emitida',
  a_vencer: 'a vencer',
  vencida: 'vencida',
};

const dueValues = ({ Emissao, Vencimento, ValidadeDias, ValidadeMeses }: CertificateExpiryInput) => ({
  E: Emissao,
  ...(Vencimento ? { V: Vencimento } : {}),
  ...(ValidadeDias == null ? {} : { d: String(ValidadeDias) }),
  ...(ValidadeMeses == null || ValidadeDias != null ? {} : { m: String(ValidadeMeses) }),
});
