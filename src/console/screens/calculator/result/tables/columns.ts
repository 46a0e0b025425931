import type { Values } from '../../../../../domain/calculators/calculation.ts';
import type { Field } from '../../../../../field-types/types.ts';
import type { Calculator } from '../../../../../metadata/calculator.ts';
import { fieldText, isAbsent } from '../fieldText.ts';
import type { Words } from '../words.ts';
import { keyField } from './rowKeys.ts';

/** The columns of a table: what names a row first, and none that is empty in every row. */
export function columnsOf(fields: readonly Field[], rows: readonly Values[]): readonly Field[] {
  const key = keyField(fields);
  return [
    ...(key ? [key] : []),
    ...fields.filter((one) => one !== key && rows.some((row) => !isAbsent(row[one.name]))),
  ];
}

/** What a cell says; a row of an area history that is about no act is its opening. */
export function cellText(column: Field, row: Values, { code }: Calculator, words: Words): string {
  const value = row[column.name];
  const isOpening = column.name === 'Ato' && code === 'historico-area' && isAbsent(value);
  return isOpening ? words.t('calculators.result.opening') : fieldText(column, value, words);
}
