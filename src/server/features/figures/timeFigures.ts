import { type Statistics, statisticsOf, toDecimals } from '../../../domain/figures/statistics.ts';
import type { FigureList, TimeFigures } from '../../../metadata/calls/figures.ts';
import type { Figuring } from './figuring.ts';

/** Samples in seconds as answers tell of them. What is negative, a clock set back: it is left out and logged. */
export function timeFigures(
  figuring: Figuring,
  definition: string,
  samples: readonly number[],
  list: FigureList | null,
): TimeFigures {
  const kept = samples.filter((seconds) => seconds >= 0);
  const told = { ...statisticsOf(kept), discarded: samples.length - kept.length };
  return toldFigures(figuring, definition, told, list);
}

/** The same of statistics in seconds that were worked out elsewhere. */
export function toldFigures(
  figuring: Figuring,
  Definicao: string,
  { n, mean, median, p90, min, max, discarded }: Statistics & { readonly discarded: number },
  Lista: FigureList | null,
): TimeFigures {
  if (discarded > 0) figuring.onDiscarded(Definicao, discarded);
  const seconds = (value: number | null) => toDecimals(value, 3);
  return {
    Definicao,
    N: n,
    Media: seconds(mean),
    Mediana: seconds(median),
    P90: seconds(p90),
    Minimo: seconds(min),
    Maximo: seconds(max),
    Descartadas: discarded,
    Lista,
  };
}
