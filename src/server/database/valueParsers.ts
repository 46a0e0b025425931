/** Type numbers of PostgreSQL (`pg_type.oid`), which never change. */
const oid = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 } as const;

/**
 * How column values arrive, alike from both engines: identifiers and counts as numbers, decimals as exact
 * text, days as `YYYY-MM-DD` (never a `Date`, which would shift them), instants as `Date`.
 */
export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: toIdentifier,
  [oid.date]: (text) => text,
  [oid.timestamptz]: (text) => new Date(toIso(text)),
  [oid.numeric]: (text) => text,
};

function toIdentifier(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`Integer beyond what a number holds exactly: ${text}`);
  return value;
}

/** `2026-11-20 10:40:00.5+00` becomes what `Date` reads the same way everywhere. */
function toIso(text: string): string {
  const iso = text.replace(' ', 'T');
  return /[+-]\d{2}$/.test(iso) ? `${iso}:00` : iso;
}
