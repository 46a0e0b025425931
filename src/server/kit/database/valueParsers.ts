/** Type numbers of PostgreSQL (`pg_type.oid`), which never change. */
const oid = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 } as const;

/**
 * How column values arrive, alike from both engines: identifiers and counts as numbers, decimals as exact
 * text, days as `YYYY-MM-DD` (never a `Date`, which would shift them), instants as the wire writes them,
 * `2026-11-20T10:40:00.500Z`.
 */
export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: toIdentifier,
  [oid.date]: (text) => text,
  [oid.timestamptz]: toInstant,
  [oid.numeric]: (text) => text,
};

function toIdentifier(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`Integer beyond what a number holds exactly: ${text}`);
  return value;
}

/**
 * From `2026-11-20 10:40:00.5+00`. Our connections speak UTC, and a list holds dozens of instants, so the usual ones
 * are cut to shape; others (years beyond four figures, another zone) go through `Date`.
 */
function toInstant(text: string): string {
  if (!text.endsWith('+00') || text[4] !== '-' || text[10] !== ' ')
    return new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')).toISOString();
  const fraction = text.slice(20, -3).padEnd(3, '0').slice(0, 3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}
