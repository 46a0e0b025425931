import { rowsIn } from '../../../../../domain/calculators/calculation.ts';
import { type HistoryRow, positionOn } from '../../../../../domain/calculators/mortgage/history.ts';
import type { PledgeHistoryRow } from '../../../../../domain/calculators/pledge/history.ts';
import { formatDate } from '../../../../../domain/dates.ts';
import type { Field } from '../../../../../field-types/types.ts';
import { comparisonOf } from '../compare/comparison.ts';
import { valuesOf } from '../figures.ts';
import { degreesOn, ranksOf, seasonsOn } from '../history/positions.ts';
import type { ResultPanelProps } from '../resultProps.ts';
import { cellText, columnsOf } from '../tables/columns.ts';
import { keptGoods } from '../tables/keptGoods.ts';
import type { Words } from '../words.ts';
import type { Block, TextTable } from './textTable.ts';

/** On which side the values of a field stand. */
export type Align = (field: Field) => 'left' | 'right' | undefined;

/** Every table of a result as the screen has it, what stood on the day of the calculation, and the comparison. */
export function tablesAsText(props: ResultPanelProps, words: Words, align: Align): readonly Block[] {
  const { calculator, result } = props;
  const declared = calculator.tables.flatMap((field): readonly Block[] => {
    const rows = rowsIn(valuesOf(result)[field.name]);
    if (rows.length === 0) return [];
    const columns = columnsOf(field.fields, rows);
    const table: TextTable = {
      title: field.label[words.locale],
      heads: columns.map((column) => ({
        label: column.label[words.locale],
        isNumber: align(column) === 'right',
      })),
      rows: rows.map((row) => columns.map((column) => cellText(column, row, calculator, words))),
    };
    const kept = field.name === 'Penhores' ? keptGoods(props, words) : null;
    if (field.name === 'Historico') return [...positionBlocks(props, words), '', table];
    return kept ? ['', table, '', kept] : ['', table];
  });
  return [...comparisonTables(props, words), ...declared];
}

/** What stood on the day of the calculation, at the amounts of the acts: in total and guarantee by guarantee. */
function positionBlocks({ calculator, result, terms }: ResultPanelProps, words: Words): readonly Block[] {
  const rows = rowsIn(valuesOf(result).Historico);
  // Written by the calculations themselves, in the shapes of their own rows.
  const total =
    calculator.code === 'penhor'
      ? seasonsOn(rows as unknown as readonly PledgeHistoryRow[], terms.on, terms.rounding, words)
      : degreesOn(rows as unknown as readonly HistoryRow[], terms.on, words);
  const { Garantias } = positionOn(rows as unknown as readonly HistoryRow[], terms.on);
  if (Garantias.length === 0) return [];
  const day = `${words.t('calculators.result.positionOn')} ${formatDate(terms.on, words.locale, 'full')}`;
  return [
    '',
    words.t('calculators.result.nominal'),
    ...[total, ranksOf(Garantias, words)].flatMap((table) => [
      '',
      { ...table, title: `${table.title}. ${day}` },
    ]),
  ];
}

function comparisonTables(props: ResultPanelProps, words: Words): readonly Block[] {
  const comparison = comparisonOf(props, words);
  if (!comparison) return [];
  const { title, said, heads, figures, isChanged } = comparison;
  const names = [heads.was, heads.is, words.t('calculators.result.difference'), heads.own].filter(
    (name) => name !== null,
  );
  if (!isChanged) return ['', title, ...said];
  const table: TextTable = {
    title,
    heads: [
      { label: words.t('calculators.result.figure'), isNumber: false },
      ...names.map((label) => ({ label, isNumber: true })),
    ],
    rows: figures.map(({ label, was, is, difference, own }) => [
      label,
      was,
      is,
      difference || '=',
      ...(own === null ? [] : [own]),
    ]),
  };
  return ['', table, ...said];
}
