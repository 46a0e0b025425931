import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';
import { identifierColumn } from '../../server/kit/sql/identifierColumn.ts';

/** In the order of their numbers files say nothing, so a list is not sorted by them. */
export const serverHalf: FieldTypeServer<number> = { ...identifierColumn, order: null };
