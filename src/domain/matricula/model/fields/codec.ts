import { Decimal as DecimalNumber } from 'decimal.js';
import { isLocalDate, type LocalDate } from '../../../dates.ts';
import { AppError } from '../../../errors.ts';
import { type Decimal, isShare, type Share, toShare } from '../../../units.ts';

/**
 * A kind of value in the domain and on the wire, both ways, with the names of its parts in both. Built from the
 * combinators below, so that one table of fields serves storage, the API, corrections and evidence.
 */
export interface Codec<T> {
  toWire(value: T): unknown;
  /** @throws AppError 'matricula-value-invalid' whose field is `path` when `wire` is no such value */
  fromWire(wire: unknown, path: string): T;
  /** The part of a value under a key of the domain, or under a name of the wire. */
  part(by: 'key' | 'name', segment: string): Part | null;
}

export interface Part {
  readonly key: string;
  readonly name: string;
  readonly codec: Codec<unknown>;
}

/** @throws always */
export function refuseValue(path: string): never {
  throw new AppError('matricula-value-invalid', { field: path }, { field: path });
}

/** A value that is the same on both sides. */
function plain<T>(accepts: (value: unknown) => value is T): Codec<T> {
  return {
    toWire: (value) => value,
    fromWire: (wire, path) => (accepts(wire) ? wire : refuseValue(path)),
    part: () => null,
  };
}

export const text = plain((value): value is string => typeof value === 'string');
export const filledText = plain((value): value is string => typeof value === 'string' && value.trim() !== '');
export const flag = plain((value): value is boolean => typeof value === 'boolean');
export const day = plain((value): value is LocalDate => typeof value === 'string' && isLocalDate(value));

/** A share `n/d` from 0 to 1; other than lowest terms is accepted and reduced. */
export const share: Codec<Share> = {
  toWire: (value) => value,
  fromWire: (wire, path) => {
    const reduced = typeof wire === 'string' && /^\d{1,20}\/0*[1-9]\d{0,19}$/.test(wire) ? toShare(wire) : '';
    return isShare(reduced) ? reduced : refuseValue(path);
  },
  part: () => null,
};

export const count = plain((value): value is number => Number.isInteger(value) && Number(value) >= 0);

/** One of a list of words that are the same on both sides. */
export const oneOf = <const W extends string>(words: readonly W[]): Codec<W> =>
  plain((value): value is W => words.some((word) => word === value));

/** One of a list of words that have another name on the wire. */
export function named<W extends string>(names: Readonly<Record<W, string>>): Codec<W> {
  const words = Object.keys(names) as W[];
  return {
    toWire: (value) => names[value] ?? value,
    fromWire: (wire, path) => words.find((word) => names[word] === wire) ?? refuseValue(path),
    part: () => null,
  };
}

/** A decimal: a JSON number of at most 15 significant digits on the wire, so that it arrives exactly. */
export const decimal: Codec<Decimal> = {
  toWire: (value) => toWireNumber(value),
  fromWire: (wire, path) =>
    typeof wire === 'number' && Number.isFinite(wire) ? new DecimalNumber(wire).toFixed() : refuseValue(path),
  part: () => null,
};

/** @returns `value` as a JSON number of at most 15 significant digits; `value` itself when it is no decimal */
export function toWireNumber(value: Decimal): unknown {
  if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(value)) return value;
  return new DecimalNumber(value).toSignificantDigits(15).toNumber();
}

export function nullable<T>(codec: Codec<T>): Codec<T | null> {
  return {
    toWire: (value) => (value === null ? null : codec.toWire(value)),
    fromWire: (wire, path) => (wire === null || wire === undefined ? null : codec.fromWire(wire, path)),
    part: (by, segment) => codec.part(by, segment),
  };
}

export function listOf<T>(codec: Codec<T>): Codec<readonly T[]> {
  return {
    toWire: (values) => (Array.isArray(values) ? values.map((value) => codec.toWire(value)) : values),
    fromWire: (wire, path) =>
      Array.isArray(wire)
        ? wire.map((item, index) => codec.fromWire(item, `${path}.${index}`))
        : refuseValue(path),
    part: (_, segment) => (/^\d{1,4}$/.test(segment) ? { key: segment, name: segment, codec } : null),
  };
}

export interface Field<T> {
  readonly name: string;
  readonly codec: Codec<T>;
  /** Left out on both sides when absent, instead of null. */
  readonly optional: boolean;
}

export const field = <T>(name: string, codec: Codec<T>): Field<T> => ({ name, codec, optional: false });
export const optional = <T>(name: string, codec: Codec<T>): Field<T> => ({ name, codec, optional: true });

/** The fields of a record, in the order of the wire. */
export type Fields<T> = { readonly [K in keyof T]-?: Field<Exclude<T[K], undefined>> };

export function record<T extends object>(fields: Fields<T>): Codec<T> {
  const entries = Object.entries<Field<unknown>>(fields as Record<string, Field<unknown>>);
  return {
    toWire: (value) => {
      if (!isObject(value)) return value;
      const shown = entries.filter(([key, { optional }]) => !optional || value[key] !== undefined);
      return Object.fromEntries(shown.map(([key, { name, codec }]) => [name, codec.toWire(value[key])]));
    },
    fromWire: (wire, path) => {
      if (!isObject(wire)) return refuseValue(path);
      const given = entries.filter(([, { name, optional }]) => !optional || wire[name] !== undefined);
      const read = given.map(([key, { name, codec }]) => [key, codec.fromWire(wire[name], join(path, name))]);
      return Object.fromEntries(read) as T;
    },
    part: (by, segment) => {
      const found = entries.find(([key, { name }]) => (by === 'key' ? key : name) === segment);
      return found ? { key: found[0], name: found[1].name, codec: found[1].codec } : null;
    },
  };
}

/**
 * Follows a dotted path into `codec`: `grantees.1.name` gives `Adquirentes.1.Nome` and the kind of value there.
 * @returns null when the record has no such part
 */
export function follow(
  codec: Codec<unknown>,
  by: 'key' | 'name',
  path: string,
): { readonly keys: string; readonly names: string; readonly codec: Codec<unknown> } | null {
  const parts: Part[] = [];
  for (const segment of path.split('.')) {
    const part = (parts.at(-1)?.codec ?? codec).part(by, segment);
    if (!part) return null;
    parts.push(part);
  }
  const last = parts.at(-1);
  if (!last) return null;
  return {
    keys: parts.map(({ key }) => key).join('.'),
    names: parts.map(({ name }) => name).join('.'),
    codec: last.codec,
  };
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
