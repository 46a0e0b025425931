import type { Field } from '../../field-types/types.ts';
import { useSurroundings } from './fieldTypeConsole.ts';

/** A field's value of a record as its type shows it; a dash when there is none. */
export function Value({ field, record, place }: ValueProps) {
  const { halfOf } = useSurroundings();
  const value = record[field.name];
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return <span className="hint">–</span>;
  }
  const { Cell } = halfOf(field.type);
  return <Cell value={value} field={field} record={record} place={place} />;
}

interface ValueProps {
  readonly field: Field;
  readonly record: Readonly<Record<string, unknown>>;
  readonly place: 'table' | 'page';
}
