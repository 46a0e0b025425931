import { type SqlBool, sql } from 'kysely';
import type { Row } from '../../server/kit/database/database.ts';
import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';

/**
 * Rows of a table of their own, kept by the record's writer. For a filter, the column handed in is the
 * number of those rows.
 */
export const serverHalf: FieldTypeServer<readonly Row[]> = {
  column: null,
  toColumn: (value) => value,
  fromColumn: (value) => value as readonly Row[],
  where: {
    vazio: (count, value) => (value === false ? sql<SqlBool>`${count} > 0` : sql<SqlBool>`${count} = 0`),
  },
  order: null,
};
