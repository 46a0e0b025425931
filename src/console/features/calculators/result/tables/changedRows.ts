import type { Values } from '../../../../../domain/calculators/calculation.ts';
import type { Field } from '../../../../../field-types/types.ts';
import { fieldText } from '../fieldText.ts';
import type { Words } from '../words.ts';
import { rowKeys } from './rowKeys.ts';

/** A row as it stands now beside what it was. */
export interface ComparedRow {
  readonly key: string;
  readonly row: Values;
  readonly kind: 'same' | 'new' | 'gone';
  /** By field: what stood there before, where that was something else. */
  readonly before: Readonly<Record<string, string>>;
}

/**
 * Rows of a table; held against those of a saved calculation, what changed in each, and the ones it no longer has.
 * @param alike the same rows under the saved conditions, which tell what changed where these rows stand under others
 */
export function comparedRows(
  fields: readonly Field[],
  rows: readonly Values[],
  saved: readonly Values[] | null,
  words: Words,
  alike: readonly Values[] = rows,
): readonly ComparedRow[] {
  const keys = rowKeys(fields, rows);
  const plain = (row: Values, index: number): ComparedRow => ({
    key: keys[index] ?? '',
    row,
    kind: 'same',
    before: {},
  });
  if (saved === null) return rows.map(plain);
  const [savedKeys, alikeKeys] = [rowKeys(fields, saved), rowKeys(fields, alike)];
  const now = rows.map((row, index): ComparedRow => {
    const other = saved[savedKeys.indexOf(keys[index] ?? '')];
    if (!other) return { ...plain(row, index), kind: 'new' };
    const held = alike[alikeKeys.indexOf(keys[index] ?? '')] ?? row;
    const changed = fields.flatMap((field): [string, string][] => {
      const [was, is] = [other, held].map((one) => fieldText(field, one[field.name], words));
      return was !== undefined && was !== is ? [[field.name, was]] : [];
    });
    return { ...plain(row, index), before: Object.fromEntries(changed) };
  });
  const gone = saved.flatMap((row, index): ComparedRow[] => {
    const key = savedKeys[index] ?? '';
    return keys.includes(key) ? [] : [{ key: `gone ${key}`, row, kind: 'gone', before: {} }];
  });
  return [...now, ...gone];
}
