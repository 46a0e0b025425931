import type { Field } from '../../../field-types/types.ts';
import type { Expression, Operators } from './operators.ts';

/** What a conversion needs to know besides the value. */
export interface ConversionContext {
  /** IANA zone of the company: instants without offset are local there. */
  readonly timeZone: string;
}

/**
 * The half of a field type that runs in the server: how its value lies in a table and how it is asked for.
 * `V` is the value as it travels on the wire.
 */
export interface FieldTypeServer<V = unknown> {
  /** SQL type of its column; null when its value lies in rows of a table of its own (`lines`). */
  readonly column: string | null;
  /** Wire to column. Null is never handed in. */
  toColumn(value: V, field: Field, context: ConversionContext): unknown;
  /** Column to wire. Null is never handed in. */
  fromColumn(value: unknown, field: Field): V;
  readonly where: Operators;
  /** A text of a filter as the column holds it: documents without punctuation. */
  asked?(value: string): string;
  /** What the column sorts by; absent = itself; null = a list cannot be sorted by it. */
  readonly order?: ((column: Expression) => Expression) | null;
}
