import type { StatedArea } from '../../text/statedArea.ts';
import type { Decimal } from '../../units.ts';
import { type Alert, alert } from '../alert.ts';
import { type Precise, places, type Rounding, rounded } from '../arithmetic.ts';
import { type MemoryStep, step } from '../memory.ts';
import type { AreaHistoryInput } from './calculate.ts';
import { isFixed, measure, shownArea, type Unit } from './measures.ts';

/** Hectares that an alqueire of the state would make, where the record states no others: to be confirmed. */
export interface Suggestion {
  readonly AreaHa: Decimal;
  readonly HectaresPorAlqueire: Decimal;
}

export interface OpeningArea {
  readonly area: Precise | null;
  readonly suggestion: Suggestion | null;
  readonly alerts: readonly Alert[];
  readonly steps: readonly MemoryStep[];
}

const none: OpeningArea = { area: null, suggestion: null, alerts: [], steps: [] };

/** The area a history begins with. An alqueire differs from region to region: it is offered as hectares and never taken unasked. */
export function openingArea(
  { AreaInicial, AreaInicialDeclarada, Uf }: AreaHistoryInput,
  unit: Unit,
  rounding: Rounding,
): OpeningArea {
  const stated = AreaInicialDeclarada ?? AreaInicial ?? null;
  const printed = AreaInicial && !isFixed(AreaInicial) ? AreaInicial : null;
  if (!stated) return none;
  if (printed && !AreaInicialDeclarada)
    return {
      ...none,
      suggestion: suggestionOf(printed, Uf, rounding),
      alerts: [alert('alqueire-to-confirm')],
    };
  const area = measure(stated, unit, Uf);
  const converted = printed && measure(printed, unit, Uf);
  if (!printed || !converted || !area) return { ...none, area };
  const isFar = converted.minus(area).abs().greaterThan(area.times('0.01'));
  return {
    ...none,
    area,
    alerts: isFar ? [alert('RF-44')] : [],
    steps: [
      step(
        'alqueire',
        'q · u',
        { q: printed.Valor, u: String(printed.Unidade) },
        shownArea(converted, unit, rounding),
      ),
    ],
  };
}

function suggestionOf(
  printed: StatedArea,
  state: string | null | undefined,
  rounding: Rounding,
): Suggestion | null {
  const hectares = measure(printed, 'ha', state);
  const each = measure({ ...printed, Valor: '1' }, 'ha', state);
  return (
    hectares &&
    each && { AreaHa: rounded(hectares, places.hectares, rounding), HectaresPorAlqueire: each.toFixed() }
  );
}
