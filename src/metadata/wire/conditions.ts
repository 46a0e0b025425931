import type { Values } from '../../domain/calculators/calculation.ts';
import type { Terms } from '../../domain/calculators/debt.ts';
import { type IndexRow, type IndexTable, indexTable } from '../../domain/calculators/indexTable.ts';
import { usualValidity } from '../../domain/calculators/oldFigures.ts';
import { monthOf, monthText } from '../../domain/calendar.ts';
import type { LocalDate } from '../../domain/dates.ts';
import { toDecimal } from '../../domain/units.ts';
import type { Conditions, IndexSeries } from '../calls/calculators.ts';

/** One month as it is registered. */
export interface RegisteredMonth extends IndexRow {
  readonly isInvented?: boolean;
}

/** Variations one by one as rows of series; months between that are not there become gaps. */
export function toSeries(rows: readonly RegisteredMonth[]): IndexSeries[] {
  return [...Map.groupBy(rows, ({ Indice }) => Indice)].map(([Indice, own]) => {
    const values = new Map(
      own.map(({ Competencia, Valor }) => [monthOf(`${Competencia}-01`), Number(Valor)]),
    );
    const first = Math.min(...values.keys());
    const length = Math.max(...values.keys()) - first + 1;
    const Valores = Array.from({ length }, (_, offset) => values.get(first + offset) ?? null);
    const Inventados = own.filter(({ isInvented }) => isInvented).map(({ Competencia }) => Competencia);
    return { Indice, De: monthText(first), Valores, ...(Inventados.length > 0 ? { Inventados } : {}) };
  });
}

/** Whether a figure made of these series would rest on an invented month. */
export const holdsInvented = (series: readonly IndexSeries[]): boolean =>
  series.some(({ Inventados = [] }) => Inventados.length > 0);

/** The table of these conditions: build it once for many calculations. */
export const tableOf = ({ Indices }: Pick<Conditions, 'Indices'>): IndexTable =>
  indexTable(
    Indices.flatMap(({ Indice, De, Valores }) => {
      const first = monthOf(`${De}-01`);
      return Valores.flatMap((value, offset) =>
        value === null ? [] : [{ Indice, Competencia: monthText(first + offset), Valor: toDecimal(value) }],
      );
    }),
  );

/** Those of the country, which every bank counts, and those of the place apart. */
function holidaysOf({
  Feriados,
  FeriadosLocais = [],
}: Conditions): Pick<Terms, 'holidays' | 'localHolidays'> {
  const local = new Set(FeriadosLocais);
  return { holidays: Feriados.filter((day) => !local.has(day)), localHolidays: FeriadosLocais };
}

/**
 * Terms of one calculation: a calculator without a reference date is asked for today.
 * @param input as its form holds it or as its `Run` takes it
 * @param indices the table of the conditions, where it is at hand
 */
export const toTerms = (
  conditions: Conditions,
  { DataReferencia, Defasagem }: Values,
  indices: IndexTable = tableOf(conditions),
): Terms => ({
  on: (DataReferencia as LocalDate | null | undefined) || conditions.Hoje,
  today: conditions.Hoje,
  indices,
  ...holidaysOf(conditions),
  rounding: conditions.Arredondamento,
  lag: (Defasagem as number | null | undefined) ?? 1,
  appraisalMonths: conditions.ValidadeAvaliacaoMeses ?? usualValidity.appraisalMonths,
  balanceDays: conditions.ValidadeSaldoDias ?? usualValidity.balanceDays,
});
