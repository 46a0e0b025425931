import { type RawBuilder, sql } from 'kysely';

/** A name as PostgreSQL takes it letter by letter. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** `"t"."Nome"`. */
export const columnText = (alias: string, name: string): string => `${quoted(alias)}.${quoted(name)}`;

/** A column of an aliased table, as part of a statement. */
export const column = (alias: string, name: string): RawBuilder<unknown> => part(columnText(alias, name));

/** A table by its name, as part of a statement. */
export const tableNamed = (name: string): RawBuilder<unknown> => part(quoted(name));

const parts = new Map<string, RawBuilder<unknown>>();

/** Names come from schemas, so there are only so many; each list names dozens, and making a part anew is dear. */
function part(text: string): RawBuilder<unknown> {
  const ready = parts.get(text) ?? sql.raw(text);
  parts.set(text, ready);
  return ready;
}
