import { Decimal } from 'decimal.js';
import { convertArea } from '../../../area.ts';
import type { Act, Area, AreaStep, Opening, PropertyKind } from '../model.ts';

/**
 * Total land area from the opening on: one row for the opening, one for each valid act that states a new
 * total or takes a measured part away. Each row in the unit of the property's kind at that time: hectares while
 * rural, square metres once urban.
 * @see domain rules of the matrícula, section 7
 */
export function areaHistoryOf(
  opening: Opening,
  acts: readonly Act[],
  valid: Readonly<Record<string, boolean>>,
): AreaStep[] {
  const start = opening.property;
  const first = start.area ? [{ code: null, area: inUnitOf(start.kind, start.area) }] : [];
  const end = acts.reduce<{ kind: PropertyKind | null; steps: AreaStep[] }>(
    ({ kind, steps }, act) => {
      if (!valid[act.id]) return { kind, steps };
      const now = act.propertyChange.kind ?? kind;
      const area = areaAfter(act, steps.at(-1)?.area ?? null);
      return { kind: now, steps: area ? [...steps, { code: act.code, area: inUnitOf(now, area) }] : steps };
    },
    { kind: start.kind, steps: first },
  );
  return end.steps;
}

/** What the act leaves; null when it neither states a total nor can be subtracted. */
function areaAfter(act: Act, before: Area | null): Area | null {
  if (act.area) return act.area;
  if (!act.detachedArea || !before) return null;
  const left = new Decimal(before.value).minus(convertArea(act.detachedArea, before.unit).value);
  return left.isNegative() ? null : { value: left.toFixed(), unit: before.unit };
}

const inUnitOf = (kind: PropertyKind | null, area: Area): Area =>
  kind === null ? area : convertArea(area, kind === 'rural' ? 'ha' : 'm2');
