import type { Decimal } from '../../units.ts';
import { type Alert, alert } from '../alert.ts';
import { Precise, percentOf, places, type Rounding, restOf, rounded, sum } from '../arithmetic.ts';
import { type MemoryStep, step } from '../memory.ts';
import type { LandRow, StandingPledge } from './model.ts';
import { seasonKey, seasonOf } from './season.ts';
import { partsText } from './steps.ts';

/**
 * What pledges in force leave of the land, season by season: areas of different seasons do not add up.
 * @param productive hectares; without them only what is bound is told
 * @see calculators, section 2.2, `AreaLivre`
 */
export function landOf(
  pledges: readonly StandingPledge[],
  productive: Decimal | null | undefined,
  rounding: Rounding,
): { areas: LandRow[]; memory: MemoryStep[]; alerts: Alert[] } {
  const hectares = (value: Precise) => rounded(value, places.hectares, rounding);
  const whole = productive == null ? null : new Precise(productive);
  const seasons = Map.groupBy(
    pledges.flatMap(({ pledge: { Ato, Safra, AreaVinculadaHa }, at }) =>
      AreaVinculadaHa == null ? [] : [{ name: Ato ?? at, Safra, amount: new Precise(AreaVinculadaHa) }],
    ),
    ({ Safra }) => seasonKey(Safra),
  );
  const found = [...seasons.values()].map((own) => {
    const Safra = seasonOf(own[0]?.Safra);
    const bound = sum(own.map(({ amount }) => amount));
    const A = hectares(bound);
    const safra = Safra ?? '-';
    const added = step('land-bound', 'Σ A', { safra, parcelas: partsText(own, A, places.hectares) }, A);
    if (!whole)
      return {
        row: { Safra, AreaVinculada: A, AreaLivre: null, Comprometimento: null },
        memory: [added],
        alert: undefined,
      };
    const T = hectares(whole);
    const AreaLivre = restOf(T, A, places.hectares);
    const share = percentOf(bound, whole);
    const Comprometimento = share && rounded(share, places.percent, rounding);
    return {
      row: { Safra, AreaVinculada: A, AreaLivre, Comprometimento },
      memory: [
        added,
        ...(Comprometimento === null
          ? []
          : [step('land-share', 'A / T · 100', { safra, A, T }, Comprometimento)]),
        step('area-left', 'T − A', { safra, T, A, n: String(own.length) }, AreaLivre),
      ],
      alert: whole.lessThan(bound) ? alert('pledge-above-area', null, { season: safra }) : undefined,
    };
  });
  return {
    areas: found.map(({ row }) => row),
    memory: found.flatMap(({ memory }) => memory),
    alerts: found.flatMap((one) => one.alert ?? []),
  };
}
