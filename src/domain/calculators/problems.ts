/** What is wrong with an input, by the place it stands at: `Onus.0.DataBase`. Its sentence is in `i18n/`, under `calculation`. */
export interface InputProblem {
  readonly field: string;
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, string>>;
}

export const problemCodes = [
  'appraisal-missing',
  'reference-before-base',
  'reference-before-balance',
  'reference-before-issue',
  'due-before-act',
  'index-missing',
  'share-above-one',
  'area-missing',
  'date-missing',
  'balance-day-missing',
  'currency-day-missing',
  'same-debt-nowhere',
  'guarantee-missing',
  'guarantee-unknown',
  'arrears-rate-missing',
  'arrears-choice-missing',
  'not-a-transfer',
  'hectares-wanted',
  'hectares-twice',
  'acquirers-missing',
  'parts-above-whole',
  'nothing-left',
  'share-zero',
  'person-twice',
  'namesake-unclear',
  'act-after-reference',
  'contract-after-registration',
  'issued-after-today',
  'signed-before-issue',
  'validity-twice',
  'validity-missing',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Thrown where a calculation cannot be made: every reason at once. */
export class CalculationRefused extends Error {
  readonly problems: readonly InputProblem[];

  constructor(problems: readonly InputProblem[]) {
    super(problems.map(({ field, code }) => `${field}: ${code}`).join('; '));
    this.name = 'CalculationRefused';
    this.problems = problems;
  }
}

/** @throws CalculationRefused when there is any problem */
export function refuseProblems(problems: readonly InputProblem[]): void {
  if (problems.length > 0) throw new CalculationRefused(problems);
}
