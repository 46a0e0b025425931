import type { LocalDate } from '../../domain/dates.ts';
import type { JsonSchema } from '../../field-types/types.ts';

/** Of a schema's values; known to the compiler alone. */
declare const held: unique symbol;

/** A JSON Schema that knows the type of its values: what validates is what is typed and documented. */
export type Shape<T> = JsonSchema & { readonly [held]?: T };

/** The type of a shape's values. */
export type Of<S> = S extends Shape<infer T> ? T : unknown;

export type Shapes = Readonly<Record<string, Shape<unknown>>>;

/** Two parts of an object's type shown as one. */
type Whole<T> = { readonly [Name in keyof T]: T[Name] };

export type Members<P, R> = Whole<
  { readonly [Name in keyof P as Name extends R ? Name : never]: Of<P[Name]> } & {
    readonly [Name in keyof P as Name extends R ? never : Name]?: Of<P[Name]>;
  }
>;

type NameOf<P> = keyof P & string;

/** An object that has all of these names, unless told otherwise. */
export const object = <P extends Shapes, R extends NameOf<P> = NameOf<P>>(
  properties: P,
  required: readonly R[] = Object.keys(properties) as R[],
): Shape<Members<P, R>> => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
});

/** The same, taking nothing else: what a request may say. */
export const closed = <P extends Shapes, R extends NameOf<P> = NameOf<P>>(
  properties: P,
  required: readonly R[] = Object.keys(properties) as R[],
): Shape<Members<P, R>> => ({ ...object<P, R>(properties, required), additionalProperties: false });

/** An object of any names with values of one kind. */
export const byName = <T>(values: Shape<T>, limits: JsonSchema = {}): Shape<Readonly<Record<string, T>>> => ({
  type: 'object',
  ...limits,
  additionalProperties: values,
});

export const list = <T>(items: Shape<T>, limits: JsonSchema = {}): Shape<readonly T[]> => ({
  type: 'array',
  items,
  ...limits,
});

interface Kinds {
  readonly string: string;
  readonly integer: number;
  readonly number: number;
  readonly boolean: boolean;
  readonly object: object;
}

export const orNull = <K extends keyof Kinds>(type: K, limits: JsonSchema = {}): Shape<Kinds[K] | null> => ({
  type: [type, 'null'],
  ...limits,
});

export const nullable = <T>(shape: Shape<T>): Shape<T | null> => ({ anyOf: [shape, { type: 'null' }] });

/** One of a few words. */
export const oneOf = <const T extends string>(words: readonly T[]): Shape<T> => ({
  type: 'string',
  enum: words,
});

/** A text with limits. */
export const textOf = (limits: JsonSchema): Shape<string> => ({ type: 'string', ...limits });

/** A schema of the type that the code has for its values. */
export const typed = <T>(schema: JsonSchema): Shape<T> => schema;

export const string: Shape<string> = { type: 'string' };
export const boolean: Shape<boolean> = { type: 'boolean' };
export const number: Shape<number> = { type: 'number' };
export const integer: Shape<number> = { type: 'integer' };
export const count: Shape<number> = { type: 'integer', minimum: 0 };
export const identifier: Shape<number> = { type: 'integer', minimum: 1 };
export const day: Shape<LocalDate> = { type: 'string', format: 'date' };
export const dayOrNull: Shape<LocalDate | null> = { type: ['string', 'null'], format: 'date' };
/** In UTC. */
export const instant: Shape<string> = { type: 'string', format: 'date-time' };
export const anything: Shape<unknown> = {};
/** Nothing is said of its names. */
export const anyObject: Shape<Readonly<Record<string, unknown>>> = {
  type: 'object',
  additionalProperties: true,
};

/** What a file is called by who sends it. */
export const fileName = textOf({ minLength: 1, maxLength: 1000 });

/** What a request names a record by: as many digits as a number holds exactly. */
const largestNumber = { maximum: 999_999_999_999_999 };
export const recordNumber: Shape<number> = { ...identifier, ...largestNumber };
export const recordNumberOrNull: Shape<number | null> = orNull('integer', { minimum: 1, ...largestNumber });

const shownAs = Symbol('shown as');

/** A schema of the document that is told elsewhere, such as the record of an entity. */
export const ref = <T = unknown>(name: string): Shape<T> => ({ $ref: `#/components/schemas/${name}` });

/** A shape that stands in the document once, under a name, wherever it is used. */
export const named = <T>(name: string, shape: Shape<T>): Shape<T> =>
  Object.assign({ ...shape }, { [shownAs]: { name, shape } });

/** A part of a request that is checked by more than a schema: what the server's schema takes, and what the document shows. */
export const shownLike = <T>(checked: Shape<T>, shape: JsonSchema): Shape<T> =>
  Object.assign({ ...checked }, { [shownAs]: { name: null, shape } });

interface Shown {
  readonly name: string | null;
  readonly shape: JsonSchema;
}

/**
 * A shape as the document shows it.
 * @param found is told the shapes with a name, in the order met
 * @throws when two shapes have one name
 */
export function printed(shape: JsonSchema, found: Map<string, NamedSchema>): JsonSchema {
  const { [shownAs]: shown } = shape as { readonly [shownAs]?: Shown };
  if (!shown) return printedParts(shape, found) as JsonSchema;
  const { name } = shown;
  if (name === null) return printed(shown.shape, found);
  const known = found.get(name);
  if (known && known.of !== shown.shape) throw new Error(`Two shapes are named ${name}`);
  if (!known) {
    const entry = { of: shown.shape, schema: {} };
    found.set(name, entry);
    entry.schema = printedParts(shown.shape, found) as JsonSchema;
  }
  return ref(name);
}

/** A shape with a name, and how the document shows it. */
export interface NamedSchema {
  readonly of: JsonSchema;
  readonly schema: JsonSchema;
}

function printedParts(value: unknown, found: Map<string, NamedSchema>): unknown {
  if (Array.isArray(value)) return value.map((item) => printedItem(item, found));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, printedItem(part, found)]));
}

const printedItem = (value: unknown, found: Map<string, NamedSchema>): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? printed(value as JsonSchema, found)
    : printedParts(value, found);
