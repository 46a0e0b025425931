import { definitions } from './generated/definitions.ts';
import type { Field, JsonSchema } from './types.ts';

/**
 * Whether a value is of the JSON type its field's type has. A foreign API, an old file or a schema that lies may
 * bring another; it is then shown and edited as plain text instead of being taken for what it is not.
 */
export function isOfKind(value: unknown, field: Field): boolean {
  const known = kinds.get(field) ?? kindOf(definitions[field.type]?.jsonSchema(field) ?? {});
  kinds.set(field, known);
  return known(value);
}

/** Any value as a text a person can read. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));

type Kind = (value: unknown) => boolean;

/** Fields live as long as their entity, and each is asked about in every row of a list. */
const kinds = new WeakMap<Field, Kind>();

function kindOf({ type, items }: JsonSchema): Kind {
  if (type !== 'array') return scalars[String(type)] ?? (() => true);
  const isItem = kindOf((items ?? {}) as JsonSchema);
  return (value) => Array.isArray(value) && value.every(isItem);
}

const scalars: Readonly<Record<string, Kind>> = {
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
