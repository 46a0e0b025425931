import type { Values } from '../../../../../domain/calculators/calculation.ts';
import type { Field } from '../../../../../field-types/types.ts';
import type { Calculator } from '../../../../../metadata/calculator.ts';
import { fieldText, isAbsent } from '../fieldText.ts';
import type { Words } from '../words.ts';
import { keyField } from './rowKeys.ts';

/** The columns of a table: what names a row first, and none that is empty in every row, or says in each that nothing was added. */
export function columnsOf(fields: readonly Field[], rows: readonly Values[]): readonly Field[] {
  const key = keyField(fields);
  return [
    ...(key ? [key] : []),
    ...fields.filter((one) => one !== key && rows.some((row) => saysSomething(one.name, row))),
  ];
}

const saysSomething = (name: string, row: Values): boolean =>
  !isAbsent(row[name]) &&
  String(row[name]) !== nothingAdded[name] &&
  !(name === inHectares && row.Unidade === 'ha');

/** Correction, interest and delay where there are none, and goods that stay bound whole. */
const nothingAdded: Readonly<Record<string, string>> = {
  Fator: '1.00000000',
  Juros: '0.00',
  Mora: '0.00',
  DiasAtraso: '0',
  ManterPct: '100.0000',
};

/** The difference again, of a row that is in square metres. */
const inHectares = 'DiferencaHa';

/** What a cell says; a row of an area history that is about no act is its opening. */
export function cellText(column: Field, row: Values, { code }: Calculator, words: Words): string {
  const value = row[column.name];
  const isOpening = column.name === 'Ato' && code === 'historico-area' && isAbsent(value);
  return isOpening ? words.t('calculators.result.opening') : fieldText(column, value, words);
}
