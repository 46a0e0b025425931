import type { FieldTypeServer } from './fieldTypeServer.ts';
import { equality } from './operators.ts';

/** Types whose value is the `Identificador` of another record. */
export const identifierColumn: FieldTypeServer<number> = {
  column: 'bigint',
  toColumn: (value) => value,
  fromColumn: (value) => Number(value),
  where: equality,
};
