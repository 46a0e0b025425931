import { createHash } from 'node:crypto';

/** PostgreSQL cuts names at 63 bytes without asking. */
const longest = 63;

/** A name for an index or constraint that says what it is and stays unique where it must be shortened. */
export function objectName(prefix: 'ix' | 'ux' | 'fk', table: string, parts: readonly string[]): string {
  const full = [prefix, table, ...parts].join('_');
  if (Buffer.byteLength(full) <= longest) return full;
  const hash = createHash('sha256').update(full).digest('hex').slice(0, 10);
  return `${full.slice(0, longest - 11)}_${hash}`;
}

/** `Alcada` of `officer` lies in `officer_alcada`. */
export const linesTable = (table: string, field: string): string =>
  `${table}_${field.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase()}`;
