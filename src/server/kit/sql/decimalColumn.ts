import { toDecimal } from '../../../domain/units.ts';
import type { FieldTypeServer } from './fieldTypeServer.ts';
import { ordered } from './operators.ts';

/**
 * Types whose value is a JSON number of at most 15 significant digits: exact decimal text on the way to a
 * numeric column and back, so that no float arithmetic ever touches it.
 */
export const decimalColumn: FieldTypeServer<number> = {
  column: 'numeric',
  toColumn: (value) => toDecimal(value),
  fromColumn: (value) => Number(value),
  where: ordered,
};
