import { type RawBuilder, sql } from 'kysely';

const accented = 'ÀÁÂÃÄÅàáâãäåÈÉÊËèéêëÌÍÎÏìíîïÒÓÔÕÖòóôõöÙÚÛÜùúûüÇçÑñÝýÿ';
const plain = 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNnYyy';

/**
 * SQL function `folio_texto`: case and accents taken away, the same whatever locale the database was created
 * with, so that both engines sort `Ácido` before `Banana` and an index can hold the result.
 */
export const foldFunctionDdl = `
  create or replace function folio_texto(text) returns text language sql immutable strict parallel safe
  as $$ select lower(translate($1, '${accented}', '${plain}')) $$`;

/** A text expression as it sorts and as `contem` compares it. */
export const folded = (expression: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`folio_texto(${expression}) collate "C"`;
