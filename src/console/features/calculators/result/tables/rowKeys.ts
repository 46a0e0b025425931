import type { Values } from '../../../../../domain/calculators/calculation.ts';
import type { Field } from '../../../../../field-types/types.ts';

/** The column that names a row: its act, else the first. */
export const keyField = (fields: readonly Field[]): Field | undefined =>
  fields.find(({ name }) => name === 'Ato') ?? fields[0];

/**
 * What each row is known by in another calculation: its own name, counted where several have the same. Rows that have
 * none are known by their place among those.
 */
export function rowKeys(fields: readonly Field[], rows: readonly Values[]): readonly string[] {
  const key = keyField(fields)?.name ?? '';
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const name = String(row[key] ?? '');
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name} ${count}`;
  });
}
