import { convertArea } from '../../../../../domain/area.ts';
import type { AreaRow } from '../../../../../domain/calculators/areaHistory/calculate.ts';
import type { LocalDate } from '../../../../../domain/dates.ts';
import type { Timeline } from './timeline.ts';

/** The areas by date, in the unit of the last; acts without a date begin nothing of their own. */
export function areaTimeline(rows: readonly AreaRow[], label: string): Timeline {
  const unit = rows.at(-1)?.Unidade ?? 'ha';
  const areaOf = ({ AreaNova, Unidade }: AreaRow) =>
    AreaNova === null ? null : convertArea({ value: AreaNova, unit: Unidade }, unit).value;
  const byDay = new Map(
    rows.flatMap((row) => {
      const area = areaOf(row);
      return row.Data !== null && area !== null ? [[row.Data, area] as const] : [];
    }),
  );
  const [first] = rows;
  const opening = first && first.Data === null ? areaOf(first) : null;
  return {
    series: [{ key: 'area', label, look: 's1' }],
    ...(opening === null ? {} : { opening: [opening] }),
    moments: [...byDay]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([day, area]) => ({ day, amounts: [area] })),
  };
}

/** The row that holds at the end of a day; what has no date holds as soon as what stands before it. */
export function areaOn(rows: readonly AreaRow[], day: LocalDate): AreaRow | null {
  const later = rows.findIndex(({ Data }) => Data !== null && Data > day);
  return (later < 0 ? rows.at(-1) : rows[later - 1]) ?? null;
}
