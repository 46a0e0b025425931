import type { LocalDate } from '../domain/dates.ts';
import type { Locale } from '../domain/locale.ts';
import type { SheetValue } from './sheetValue.ts';

/** A text in every language of the product. */
export type Labels = Readonly<Record<Locale, string>>;

export type JsonSchema = { readonly [keyword: string]: unknown };

/** What may be asked of a field in a filter; the names travel on the wire as `Operador`. */
export type Operator =
  | 'igual'
  | 'diferente'
  | 'contem'
  | 'comeca'
  | 'maior'
  | 'maiorIgual'
  | 'menor'
  | 'menorIgual'
  | 'entre'
  | 'vazio';

/**
 * What a schema says of a field, after expansion. One shape for all types; a type reads the keys it knows
 * (`schemas/vocabulary.json` tells which).
 */
export interface Field {
  readonly name: string;
  /** Its name until now, under which the database may still hold its values. */
  readonly renamedFrom: string | null;
  readonly type: string;
  readonly label: Labels;
  readonly help: Labels | null;
  readonly required: boolean;
  readonly unique: boolean;
  /** `always`: the server fills it; `after-create`: given once. */
  readonly readOnly: false | 'always' | 'after-create';
  /** Not stored. True: the entity's rules fill it in for each answer; `query`: their expression does, in every query. */
  readonly computed: boolean | 'query';
  /** Shown as a list column by default; `optional`: offered in the columns chooser only. */
  readonly list: boolean | 'optional';
  /** Lists and exports leave it out: only the record by itself carries it. */
  readonly recordOnly: boolean;
  readonly filter: boolean;
  /** Part of free text search. */
  readonly search: boolean;
  /** By what another record with it looks like the same one, told before a record is saved. */
  readonly alike: 'name' | 'same' | 'root' | null;
  /** Personal data: never in an address, its reads are logged. */
  readonly personal: boolean;
  /** Of a day by which something must be done: it counts down while the record passes. */
  readonly deadline: Test | null;
  readonly section: string | null;
  /** Columns of twelve in a form. */
  readonly width: number;
  readonly default: unknown;
  /** Code needed to see, and to change, when the entity's own is not enough. */
  readonly seeCode: string | null;
  readonly changeCode: string | null;
  /** Shown (and asked for) only while another field has one of these values. */
  readonly visibleWhen: { readonly field: string; readonly in: readonly unknown[] } | null;
  readonly maxLength: number | null;
  /** Of a text of digits, how they are shown: `00000-000`. Kept without punctuation, as many digits as there are zeros. */
  readonly mask: string | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** Decimal places of money, percent, area. */
  readonly scale: number | null;
  /** Name of the enumeration in `schemas/enums`. */
  readonly enum: string | null;
  /** Entity a reference points at. */
  readonly entity: string | null;
  /** A reference that rules keep: it never holds back the record it names. */
  readonly loose: boolean;
  /** Fields of one row of `lines`. */
  readonly fields: readonly Field[];
  /** Media types a `file` accepts. */
  readonly accept: readonly string[];
  /** Most bytes a `file` takes; null = what the service takes. */
  readonly maxBytes: number | null;
}

/** What text of a value needs to know besides the value. */
export interface TextContext {
  readonly locale: Locale;
  /** Label of a code of an enumeration. */
  readonly enumLabel: (enumName: string, code: string) => string;
  /** Zone in which instants are told and days begin; absent = this machine's. */
  readonly timeZone?: string;
  /** The day it is, for `hoje` and years of two digits; absent = by this machine's clock. */
  readonly today?: LocalDate;
}

/** Something to say of a value: a key of `i18n/` under `documents`, with what its sentence needs. */
export interface Remark {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * The half of a field type that runs everywhere: the shape of its value and the rules of it.
 * `V` is the value as it travels on the wire. Functions of a value are methods, so that a registry may hold
 * the definitions of all types as `FieldTypeDefinition<unknown>`.
 */
export interface FieldTypeDefinition<V = unknown> {
  readonly name: string;
  readonly jsonSchema: (field: Field) => JsonSchema;
  /** Becomes the Ajv format of the type's name in browser and server alike. */
  isValid?(value: V): boolean;
  /**
   * What is wrong with a refused text, when more can be said than its form; a type of numbers is handed the text
   * that was typed for one.
   */
  explain?(value: string, locale: Locale): Remark | null;
  /**
   * What looks wrong with an accepted value and is saved all the same, such as a check digit whose rule no
   * norm publishes. `record` is the whole record, or row: a postal code may contradict the state beside it.
   */
  warn?(value: V, record: Readonly<Record<string, unknown>>): Remark | null;
  /** JSON type the format applies to; `string` when absent. */
  readonly formatOf?: 'string' | 'number';
  readonly filters: readonly Operator[];
  /** Plain text as shown, in the user's language. */
  text(value: V, field: Field, context: TextContext): string;
  /**
   * The value as an exact text that `read` gives back: what an input shows and a CSV cell holds. Absent = `text`,
   * so types whose text rounds or shortens have one.
   */
  write?(value: V, field: Field, context: TextContext): string;
  /** The value in a spreadsheet's cell, where it is a number or a time; absent or null = the text. */
  sheet?(value: V, field: Field, context: TextContext): SheetValue | null;
  /**
   * The value of a text that was typed, pasted or read from a CSV cell, never a blank one. A text that cannot be
   * understood, or only by guessing, comes back as it is, for the schema to refuse by name.
   */
  read(text: string, field: Field, context: TextContext): unknown;
  /** What free text search finds the value by, before folding; absent = the value itself as text. */
  searchText?(value: V): string;
  /** Values the conformance suite takes through JSON, SQL and text. */
  readonly samples: readonly V[];
  /** Values that must be refused. */
  readonly faults: readonly unknown[];
  /** Options the samples need, such as an enumeration's name. */
  readonly sampleField?: Partial<Field>;
}

/**
 * One question about one field; exactly one of the keys besides `field` is given. An absent value is in
 * no list and passes the rest: whether it may be absent is asked by `present` or `required`.
 */
export interface Test {
  readonly field: string;
  /** Whether a value is there. */
  readonly present?: boolean;
  readonly in?: readonly unknown[];
  readonly notIn?: readonly unknown[];
  /** The value is a valid one of another field type: a `cpfCnpj` that must be a `cnpj`. */
  readonly type?: string;
  /** Limits: a value, or `{ field }` for the value of another field. Numbers, dates and date-times. */
  readonly atLeast?: Limit;
  readonly atMost?: Limit;
  readonly above?: Limit;
  readonly below?: Limit;
}

export type Limit = number | string | { readonly field: string };
