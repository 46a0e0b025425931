import type { ReactNode } from 'react';
import { isOfKind, plainText } from '../../../field-types/kinds.ts';
import type { Field } from '../../../field-types/types.ts';
import { type Surroundings, useSurroundings } from './fieldTypeConsole.ts';

/** A field's value of a record as its type shows it; a dash when there is none, plain text when it is of another kind. */
export const Value = ({ field, record, place }: ValueProps): ReactNode =>
  valueCell(field, record, useSurroundings(), place);

/** The same where it is called for, in lists of hundreds of cells, instead of drawn as a part of its own. */
export function valueCell(
  field: Field,
  record: ValueProps['record'],
  surroundings: Surroundings,
  place: ValueProps['place'],
): ReactNode {
  const value = record[field.name];
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return <span className="hint">–</span>;
  }
  const half = surroundings.halfOf(field.type);
  const { Cell, shows = isOfKind } = half;
  if (!shows(value, field)) return <span className="pre">{plainText(value)}</span>;
  const props = { value, field, record, place };
  const line = place === 'table' ? half.line?.(props, surroundings) : undefined;
  return line === undefined ? <Cell {...props} /> : line;
}

interface ValueProps {
  readonly field: Field;
  readonly record: Readonly<Record<string, unknown>>;
  readonly place: 'table' | 'page';
}
