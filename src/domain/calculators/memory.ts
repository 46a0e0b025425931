import { Precise, places, type Rounding, rounded } from './arithmetic.ts';

/**
 * One step of a calculation as a person may follow it: what is worked out, by which formula, from which values, to
 * which result. Step and value names are codes; their words are in `i18n/`, under `calculation`.
 */
export interface MemoryStep {
  readonly Passo: string;
  /** Of which row of the input, as `Onus.0`; null = of the whole. */
  readonly De: string | null;
  readonly Formula: string;
  readonly Valores: Readonly<Record<string, string>>;
  readonly Resultado: string;
}

export const step = (
  Passo: string,
  Formula: string,
  Valores: MemoryStep['Valores'],
  Resultado: string,
  De: string | null = null,
): MemoryStep => ({ Passo, De, Formula, Valores, Resultado });

/**
 * By which rule halves are rounded, and to how many places what is shown: `0.125` becomes `0.13` or, to the even
 * neighbour (NBR 5891), `0.12`. Nothing is rounded before it is shown.
 */
export const roundingStep = (rounding: Rounding): MemoryStep =>
  step(
    'rounding',
    'x',
    {
      Arredondamento: rounding,
      x: '0.125',
      dinheiro: String(places.money),
      percentual: String(places.percent),
      fator: String(places.factor),
    },
    rounded(new Precise('0.125'), places.money, rounding),
  );
