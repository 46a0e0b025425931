import { isDateTime, isLocalDate, isTime, type LocalDate } from '../../../../../domain/dates.ts';
import { ProviderFailure } from '../faults.ts';
import type { DateMapping } from './configuration.ts';

/**
 * The text of a scalar at a JSON pointer (RFC 6901), trimmed; null where there is nothing, `null` or an empty text.
 * @throws ProviderFailure 'wrong-shape' where an object or a list stands
 */
export function textAt(data: unknown, pointer: string): string | null {
  const value = valueAt(data, pointer);
  if (value === undefined || value === null) return null;
  if (typeof value === 'object') throw wrongShape(pointer);
  return String(value).trim() || null;
}

function valueAt(data: unknown, pointer: string): unknown {
  let value = data;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

/**
 * A number, code or protocol, exact or not at all: one that is too long, or holds what could be markup, is not cut.
 * @throws ProviderFailure 'wrong-shape'
 */
export function codeAt(data: unknown, pointer: string | undefined, maxLength: number): string | null {
  const text = pointer === undefined ? null : textAt(data, pointer);
  if (text !== null && (text.length > maxLength || /[<>"'`&\p{C}\p{Zl}\p{Zp}]/u.test(text)))
    throw wrongShape(pointer ?? '');
  return text;
}

/** Words for people: on one line, no invisible signs, cut to `maxLength`. Markup stays what it is, letters. */
export function wordsAt(data: unknown, pointer: string | undefined, maxLength: number): string {
  const text = pointer === undefined ? null : textAt(data, pointer);
  const plain = (text ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...plain].slice(0, maxLength).join('');
}

export interface Moment {
  readonly day: LocalDate;
  /** `HH:MM`. */
  readonly time: string | null;
}

/**
 * A day and perhaps an hour in the configured format. `iso` with an offset becomes the day and hour of Brasília,
 * where certificates are dated.
 * @throws ProviderFailure 'wrong-shape' for a day that does not exist, or in another format
 */
export function momentAt(data: unknown, mapping: DateMapping | undefined): Moment | null {
  const text = mapping && textAt(data, mapping.pointer);
  if (!mapping || text === null || text === undefined) return null;
  const moment = mapping.format === 'iso' ? isoMoment(text) : formattedMoment(text, mapping.format);
  if (moment === null) throw wrongShape(mapping.pointer);
  return moment;
}

function isoMoment(text: string): Moment | null {
  if (isLocalDate(text)) return { day: text, time: null };
  // Some write more digits of a second than there are.
  const plain = text.replace(/(\.\d{1,6})\d*/, '$1');
  if (!isDateTime(plain)) return null;
  if (!/(Z|[+-]\d\d:\d\d)$/.test(plain)) return { day: plain.slice(0, 10), time: plain.slice(11, 16) };
  const local = inBrasilia(new Date(plain));
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

function formattedMoment(text: string, format: string): Moment | null {
  const pattern = format.replace(/yyyy|MM|dd|HH|mm|ss/g, (part) => `(?<${part}>\\d{${part.length}})`);
  const { yyyy, MM, dd, HH, mm } = new RegExp(`^${pattern}$`).exec(text)?.groups ?? {};
  const day = `${yyyy}-${MM}-${dd}`;
  const time = HH === undefined ? null : `${HH}:${mm}`;
  return isLocalDate(day) && (time === null || isTime(time)) ? { day, time } : null;
}

/** `2026-11-23 10:40:00`. */
export const inBrasilia = (instant: Date): string =>
  instant.toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' });

export const wrongShape = (where: string) => new ProviderFailure('wrong-shape', { detail: where });
