import { statisticsOf, toDecimals } from '../../domain/figures/statistics.ts';
import type { FigureList, TimeFigures } from '../../metadata/wire/figures.ts';
import type { Figuring } from './figuring.ts';

/** Samples in seconds as answers tell of them. What is negative, a clock set back: it is left out and logged. */
export function timeFigures(
  figuring: Figuring,
  Definicao: string,
  samples: readonly number[],
  Lista: FigureList | null,
): TimeFigures {
  const kept = samples.filter((seconds) => seconds >= 0);
  const Descartadas = samples.length - kept.length;
  if (Descartadas > 0) figuring.onDiscarded(Definicao, Descartadas);
  const { n, mean, median, p90, min, max } = statisticsOf(kept);
  const seconds = (value: number | null) => toDecimals(value, 3);
  return {
    Definicao,
    N: n,
    Media: seconds(mean),
    Mediana: seconds(median),
    P90: seconds(p90),
    Minimo: seconds(min),
    Maximo: seconds(max),
    Descartadas,
    Lista,
  };
}
