import type { Field } from '../../../field-types/types.ts';

/**
 * An instant as local time of `timeZone` without offset, `2026-11-20T07:40:00`: how dates are sent
 * (specification, section 7).
 */
export function toLocalText(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(instant);
  return parts.replace(' ', 'T');
}

/** Fields that their schema calls instants; no other text becomes a date, whatever it looks like. */
const instantFields = (fields: readonly Field[]) => fields.filter(({ type }) => type === 'dateTime');

/** @returns the value with its instants as `Date` */
export function readInstants(fields: readonly Field[], record: Readonly<Record<string, unknown>>) {
  const read = Object.fromEntries(
    instantFields(fields).flatMap(({ name }) => {
      const value = record[name];
      return typeof value === 'string' && value !== '' ? [[name, new Date(value)]] : [];
    }),
  );
  return { ...record, ...read };
}

/** @returns the value as it is sent */
export function writeInstants(record: Readonly<Record<string, unknown>>, timeZone: string) {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      value instanceof Date ? toLocalText(value, timeZone) : value,
    ]),
  );
}
