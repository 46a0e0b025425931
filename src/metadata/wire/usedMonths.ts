import type { IndexTable } from '../../domain/calculators/indexTable.ts';
import { type MonthNumber, monthOf, monthText } from '../../domain/calendar.ts';
import type { IndexSeries } from '../calls/calculators.ts';
import { toSeries } from './conditions.ts';

/** A table that remembers what it was asked. */
export interface WatchedTable extends IndexTable {
  /** Of these series, the months a calculation asked for; those between that it did not are gaps. */
  readonly usedOf: (series: readonly IndexSeries[]) => IndexSeries[];
}

/** From one month up to, not including, another. */
type Span = readonly [from: MonthNumber, until: MonthNumber];

/** Tells which months of a table a calculation takes, so that no more of it is kept than it needs. */
export function watchTable(table: IndexTable): WatchedTable {
  const asked = new Map<string, Span[]>();
  const note = (index: string, from: MonthNumber, until: MonthNumber) => {
    const spans = asked.get(index);
    if (spans) spans.push([from, until]);
    else asked.set(index, [[from, until]]);
  };
  return {
    factorOf(index, month) {
      note(index, month, month + 1);
      return table.factorOf(index, month);
    },
    product(index, from, until) {
      note(index, from, until);
      return table.product(index, from, until);
    },
    missing(index, from, until) {
      note(index, from, until);
      return table.missing(index, from, until);
    },
    usedOf: (series) =>
      toSeries(
        series.flatMap(({ Indice, De, Valores, Inventados = [] }) => {
          const first = monthOf(`${De}-01`);
          const isAsked = coverage(asked.get(Indice) ?? [], first, Valores.length);
          const invented = new Set(Inventados);
          return Valores.flatMap((value, offset) => {
            const Competencia = monthText(first + offset);
            return value !== null && isAsked[offset]
              ? [{ Indice, Competencia, Valor: String(value), isInvented: invented.has(Competencia) }]
              : [];
          });
        }),
      ),
  };
}

/** Which of so many months from a first one on lie in any of many spans: each span is looked at once. */
function coverage(spans: readonly Span[], first: MonthNumber, length: number): readonly boolean[] {
  const within = (month: MonthNumber) => Math.min(Math.max(month - first, 0), length);
  const steps = new Array<number>(length + 1).fill(0);
  for (const [from, until] of spans) {
    if (until <= from) continue;
    steps[within(from)] = (steps[within(from)] ?? 0) + 1;
    steps[within(until)] = (steps[within(until)] ?? 0) - 1;
  }
  let open = 0;
  return steps.slice(0, length).map((step) => {
    open += step;
    return open > 0;
  });
}
