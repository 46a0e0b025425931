import { randomInt } from 'node:crypto';
import { checkDigitsOfCnpj } from '../../src/domain/documents/cnpj.ts';
import { checkDigitsOfCpf } from '../../src/domain/documents/cpf.ts';
import { definitions } from '../../src/field-types/generated/definitions.ts';
import type { Field } from '../../src/field-types/types.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import { enumeration } from '../../src/metadata/enums.ts';
import { isFilterable } from '../../src/metadata/filterable.ts';
import { passes } from '../../src/metadata/judge.ts';
import { isSortable } from '../../src/metadata/sortable.ts';
import { NotTried } from './rule.ts';

/** The fields of an entity that rules are tried on; null where its schema has none of the kind. */
export interface TriedFields {
  /** What a record is called by: a text, so that it can be found and changed. */
  readonly name: Field;
  /** A text nobody looks into: what looks like a date must stay as it was typed. */
  readonly freeText: Field | null;
  readonly day: Field | null;
  /** Of two values, so that many records are equal in it. */
  readonly flag: Field | null;
  /** CPF or CNPJ. */
  readonly document: Field | null;
  /** Of the entity if it has any, of texts that differ by language. */
  readonly enumeration: string;
}

/** A text that looks like a date and is none, and a day that summer time once had no midnight on. */
export const looksLikeDate = '2024-05-01';
export const hardDay = '2018-11-04';

/** @throws NotTried when nothing of the entity can be named */
export function triedFields(entity: Entity): TriedFields {
  const writable = entity.fields.filter(({ readOnly, seeCode }) => readOnly === false && seeCode === null);
  const first = (fits: (field: Field) => boolean) => writable.find(fits) ?? null;
  const name = writable.find((field) => field.name === entity.representation && field.type === 'text');
  if (!name) throw new NotTried('no-field', { kind: 'text', entity: entity.name });
  return {
    name,
    freeText: first(({ type, mask, name: own }) => own !== name.name && isText(type) && mask === null),
    day: first(({ type }) => type === 'date'),
    flag: first(
      (field) => field.type === 'boolean' && isSortable(entity, field) && isFilterable(entity, field),
    ),
    document: first(({ type, search }) => search && ['cpf', 'cnpj', 'cpfCnpj'].includes(type)),
    enumeration:
      writable.find(({ enum: codes }) => codes !== null && isTranslated(codes))?.enum ?? 'TipoImovel',
  };
}

/** Its labels tell one language from the other; those of states of the Union do not. */
const isTranslated = (name: string) =>
  enumeration(name)?.codes.some(({ label }) => label['pt-br'] !== label['en-us']) ?? false;

const isText = (type: string) => type === 'text' || type === 'longText';

/**
 * The body of a new record that fulfils the entity's schema: what is required, and the fields rules are tried on.
 * @param turn makes the records of one run differ
 * @throws NotTried when a required field cannot be invented
 */
export function inventRecord(entity: Entity, mark: string, turn: number): Readonly<Record<string, unknown>> {
  const tried = triedFields(entity);
  const extra = [tried.freeText, tried.day, tried.flag].filter((field) => field !== null);
  const wanted = entity.fields.filter(
    (field) =>
      field.readOnly !== 'always' && (field.required || field === tried.name || extra.includes(field)),
  );
  const record: Record<string, unknown> = {};
  // What makes a wanted field visible comes before what would be made up.
  for (const { visibleWhen } of wanted) if (visibleWhen) record[visibleWhen.field] ??= visibleWhen.in[0];
  for (const field of wanted) record[field.name] ??= inventValue(field, turn);
  record[tried.name.name] = nameOf(mark, turn).slice(0, tried.name.maxLength ?? 200);
  if (tried.freeText) record[tried.freeText.name] = looksLikeDate;
  if (tried.day) record[tried.day.name] = hardDay;
  if (tried.flag) record[tried.flag.name] = turn % 2 === 0;
  for (const { when, must } of entity.rules) {
    if (!when.every((test) => passes(test, record)) || passes(must, record)) continue;
    const field = entity.fields.find(({ name }) => name === must.field);
    if (field) record[field.name] = inventValue(must.type ? { ...field, type: must.type } : field, turn);
  }
  return record;
}

/** What an invented record is called; `words` finds it whatever the accents and capitals. */
export const nameOf = (mark: string, turn: number): string => `Conformidade Ação ${mark} ${turn}`;
export const wordsFor = (mark: string): string => `acao ${mark.toLowerCase()}`;

function inventValue(field: Field, turn: number): unknown {
  const made = invented[field.type]?.(turn);
  if (made !== undefined) return made;
  if (field.type === 'text') return `Conformidade ${turn}`.slice(0, field.maxLength ?? 200);
  if (field.default !== null) return field.default;
  const definition = definitions[field.type];
  const codes = definition?.jsonSchema(field).enum;
  const value = Array.isArray(codes) ? codes[0] : definition?.samples[turn % definition.samples.length];
  if (value === undefined || field.type.startsWith('reference') || field.type === 'file')
    throw new NotTried('cannot-invent', { field: field.name });
  return value;
}

/** Documents of nobody: their roots are drawn where none are given out. */
const invented: Readonly<Record<string, (turn: number) => unknown>> = {
  cpf: () => withDigits(`99${digits(7)}`, checkDigitsOfCpf),
  cpfCnpj: () => withDigits(`99${digits(7)}`, checkDigitsOfCpf),
  cnpj: () => withDigits(`99${digits(6)}0001`, checkDigitsOfCnpj),
  email: (turn) => `conformidade.${digits(6)}.${turn}@exemplo.com.br`,
};

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');
const withDigits = (base: string, digitsOf: (base: string) => string) => `${base}${digitsOf(base)}`;
