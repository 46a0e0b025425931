import type { Field } from '../../../field-types/types.ts';
import type { Row } from '../../kit/database/database.ts';
import type { FieldTypeServer } from '../../kit/sql/fieldTypeServer.ts';
import type { Actor } from '../actors/actor.ts';
import { maySee } from '../permissions/requireCode.ts';
import { isOutOfUse, labelIn, labelPrefix, listColumns, readColumns } from './list/selection.ts';
import { type EntityModel, halfOf } from './models.ts';
import { erasedFrom } from './write/trash.ts';

/** Names every record carries besides its fields. */
export interface RecordHead {
  readonly Identificador: number;
  readonly Versao: number;
}

export type FullRecord = Row & RecordHead;

/**
 * A row of the database as a record of the wire, whole: every field, without regard to who may see it.
 * `present` must come between this and a reader.
 */
export const toRecord = (row: Row, model: EntityModel): FullRecord => recordOf(row, model, readingOf(model));

/** As a list holds it: without rows, and without what only the record by itself carries. */
export const toListRecord = (row: Row, model: EntityModel): FullRecord =>
  recordOf(row, model, listReadingOf(model));

function recordOf(row: Row, model: EntityModel, reading: Reading): FullRecord {
  const record: Row = { ...reading.empty };
  record.Identificador = row.Identificador;
  record.Versao = row.Versao;
  record.CriadoEm = row.CriadoEm ?? null;
  record.CriadoPor = row.CriadoPor ?? null;
  record.AlteradoEm = row.AlteradoEm ?? null;
  record.AlteradoPor = row.AlteradoPor ?? null;
  for (const { field, half } of reading.columns) {
    const value = row[field.name];
    if (value !== null && value !== undefined) record[field.name] = half.fromColumn(value, field);
  }
  const { texts, inactive } = labels(row, reading);
  record.Rotulos = texts;
  if (inactive.length > 0) record.Inativos = inactive;
  if (row.ExcluidoEm)
    Object.assign(record, {
      ExcluidoEm: row.ExcluidoEm,
      ExcluidoPor: row.ExcluidoPor,
      ExpiraEm: erasedFrom(row.ExcluidoEm as string, model.entity),
    });
  return record as FullRecord;
}

/** The record as this reader may have it: fields that need a code he lacks are absent. */
export function present(given: Row, model: EntityModel, actor: Actor): Row {
  const record = model.rules.show?.(given, actor) ?? given;
  if (!readingOf(model).isGuarded) return record;
  const hidden = model.entity.fields.filter((field) => !maySee(actor, field)).map(({ name }) => name);
  if (hidden.length === 0) return record;
  const shown = Object.entries(record).filter(([name]) => !hidden.includes(name));
  const Rotulos = Object.fromEntries(
    Object.entries((record.Rotulos ?? {}) as Row).filter(
      ([path]) => !hidden.includes(path.split('.')[0] ?? ''),
    ),
  );
  const inactive = ((record.Inativos ?? []) as readonly string[]).filter(
    (path) => !hidden.includes(path.split('.')[0] ?? ''),
  );
  const { Inativos: _all, ...rest } = Object.fromEntries(shown) as Row;
  return { ...rest, Rotulos, ...(inactive.length > 0 ? { Inativos: inactive } : {}) };
}

/** What the change log keeps: the fields, without texts that belong to other records. */
export function snapshot(record: Row, model: EntityModel): Row {
  const kept = model.entity.fields.filter(({ computed }) => !computed);
  return Object.fromEntries(kept.map(({ name }) => [name, record[name] ?? null]));
}

/** What a person may write, as the validator wants to see it. */
export function writablePart(record: Row, model: EntityModel): Row {
  const names = model.entity.fields.filter((field) => field.readOnly !== 'always').map(({ name }) => name);
  return Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));
}

/** What is the same for every record of an entity, looked up once. */
interface Reading {
  readonly columns: readonly { readonly field: Field; readonly half: FieldTypeServer }[];
  /** Where the text of a reference stands in a row. */
  readonly labelled: readonly { readonly name: string; readonly column: string }[];
  /** A record without values. Copies of one object are all of one shape, which makes and writes them twice as fast. */
  readonly empty: Row;
  /** Whether any field needs a code to be seen. */
  readonly isGuarded: boolean;
}

const headNames = ['Identificador', 'Versao', 'CriadoEm', 'CriadoPor', 'AlteradoEm', 'AlteradoPor'] as const;
const people = ['CriadoPor', 'AlteradoPor', 'ExcluidoPor'] as const;

const readingOf = rememberedReading(readColumns);
const listReadingOf = rememberedReading(listColumns);

function rememberedReading(
  columnsOf: (model: EntityModel) => readonly Field[],
): (model: EntityModel) => Reading {
  const readings = new WeakMap<EntityModel, Reading>();
  return (model) => {
    const reading = readings.get(model) ?? makeReading(model, columnsOf(model));
    readings.set(model, reading);
    return reading;
  };
}

function makeReading(model: EntityModel, columns: readonly Field[]): Reading {
  const computed = model.entity.fields.filter((field) => field.computed);
  const names = [...headNames, ...[...columns, ...computed].map(({ name }) => name), 'Rotulos'];
  const references = columns.filter(({ entity }) => entity !== null).map(({ name }) => name);
  return {
    columns: columns.map((field) => ({ field, half: halfOf(field) })),
    labelled: [...people, ...references].map((name) => ({ name, column: `${labelPrefix}${name}` })),
    empty: Object.fromEntries(names.map((name) => [name, null])),
    isGuarded: model.entity.fields.some(({ seeCode }) => seeCode !== null),
  };
}

/** The texts of references the query brought along, and the paths of those that name a record out of use. */
function labels(
  row: Row,
  { labelled }: Reading,
): { readonly texts: Row; readonly inactive: readonly string[] } {
  const texts: Row = {};
  const inactive: string[] = [];
  for (const { name, column } of labelled) {
    const marked = row[column] as string | readonly string[] | null | undefined;
    if (marked === null || marked === undefined) continue;
    if (typeof marked === 'string') {
      texts[name] = labelIn(marked);
      if (isOutOfUse(marked)) inactive.push(name);
    } else {
      texts[name] = marked.map(labelIn);
      inactive.push(...marked.flatMap((one, index) => (isOutOfUse(one) ? [`${name}.${index}`] : [])));
    }
  }
  return { texts, inactive };
}
