import { type RawBuilder, sql } from 'kysely';

/**
 * A text expression as it sorts and as `contem` compares it: `folio_texto` takes case and accents away, the same whatever
 * locale the database was created with, so that both engines sort `Ácido` before `Banana` and an index can hold the result.
 */
export const folded = (expression: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`folio_texto(${expression}) collate "C"`;
