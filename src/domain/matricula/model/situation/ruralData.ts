import { explainCar } from '../../../documents/car.ts';
import { isCcir, isIncra } from '../../../documents/incra.ts';
import { explainNirf } from '../../../documents/nirf.ts';
import type { DocumentProblem } from '../../../documents/problem.ts';
import type { Property } from '../model.ts';

/** A number of the rural registries and what can be said of it without asking the registry. */
export interface RuralDatum {
  readonly kind: RuralKind;
  /** As read; null when the record names none. */
  readonly value: string | null;
  readonly verdict: RuralVerdict;
  /** What is wrong with the number itself; null when nothing is, or the verdict says something else. */
  readonly problem: DocumentProblem | null;
}

export type RuralKind = 'incra' | 'ccir' | 'nirf' | 'car';

/**
 * `checked`: the check digit or the places within the number agree. `shape`: only its shape could be judged.
 * `absent`: the record names none. `wrong`: see `problem`. The others are disagreements between numbers.
 */
export type RuralVerdict =
  | 'checked'
  | 'shape'
  | 'absent'
  | 'wrong'
  | 'car-elsewhere'
  | 'ccir-is-incra'
  | 'ccir-of-other-property';

/**
 * The numbers of a rural property checked against themselves, each other and the property: check digit of the
 * NIRF, state and municipality within the CAR, state of the CAR against the property's, CCIR against the INCRA code.
 * @returns nothing for an urban property that names none
 * @see Lei 4.947/1966 art. 22 (CCIR), Lei 9.393/1996 (NIRF), Lei 12.651/2012 art. 29 (CAR)
 */
export function ruralData(property: Property): RuralDatum[] {
  const { kind, incraCode, ccir, nirf, car } = property;
  if (kind === 'urban' && !incraCode && !ccir && nirf.length === 0 && !car) return [];
  return [
    judged('incra', incraCode, (value) => (isIncra(value) ? 'shape' : lengthOf(value, 13))),
    judged('ccir', ccir, (value) => ccirVerdict(value, incraCode)),
    ...(nirf.length === 0 ? [judged('nirf', null, () => 'absent')] : nirf.map(judgedNirf)),
    judged('car', car, (value) => carVerdict(value, property.state)),
  ];
}

function judged(
  kind: RuralKind,
  value: string | null,
  judge: (value: string) => RuralVerdict | DocumentProblem,
): RuralDatum {
  if (!value) return { kind, value: null, verdict: 'absent', problem: null };
  const found = judge(value);
  return typeof found === 'string'
    ? { kind, value, verdict: found, problem: null }
    : { kind, value, verdict: 'wrong', problem: found };
}

const judgedNirf = (value: string): RuralDatum =>
  judged('nirf', value, (code) => explainNirf(code) ?? (/^\d+$/.test(code) ? 'checked' : 'shape'));

/** The certificate has a number of its own; where the record prints the property's code, the number is missing. */
function ccirVerdict(ccir: string, incraCode: string | null): RuralVerdict | DocumentProblem {
  if (ccir === incraCode) return 'ccir-is-incra';
  if (!isCcir(ccir)) return lengthOf(ccir, '8–13');
  // Thirteen digits are those of a property's code: of another one, then.
  return ccir.length === 13 && incraCode !== null ? 'ccir-of-other-property' : 'shape';
}

function carVerdict(car: string, state: string | null): RuralVerdict | DocumentProblem {
  const problem = explainCar(car);
  if (problem) return problem;
  return state !== null && car.slice(0, 2) !== state ? 'car-elsewhere' : 'checked';
}

const lengthOf = (value: string, expected: number | string): DocumentProblem =>
  /^\d*$/.test(value)
    ? { code: 'length', params: { expected, found: value.length } }
    : { code: 'digits', params: {} };
