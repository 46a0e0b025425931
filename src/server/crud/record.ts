import type { Actor } from '../actor.ts';
import type { Row } from '../database/database.ts';
import { maySee } from '../permissions/requireCode.ts';
import { type EntityModel, halfOf } from './models.ts';
import { labelPrefix } from './selection.ts';

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
export function toRecord(row: Row, model: EntityModel): FullRecord {
  const record: Row = {
    Identificador: row.Identificador,
    Versao: row.Versao,
    CriadoEm: instant(row.CriadoEm),
    CriadoPor: row.CriadoPor ?? null,
    AlteradoEm: instant(row.AlteradoEm),
    AlteradoPor: row.AlteradoPor ?? null,
  };
  if (row.ExcluidoEm)
    Object.assign(record, { ExcluidoEm: instant(row.ExcluidoEm), ExcluidoPor: row.ExcluidoPor });
  for (const field of model.columns) {
    const value = row[field.name];
    record[field.name] =
      value === null || value === undefined ? null : halfOf(field).fromColumn(value, field);
  }
  record.Rotulos = labels(row);
  return record as FullRecord;
}

/** The record as this reader may have it: fields that need a code he lacks are absent. */
export function present(record: Row, model: EntityModel, actor: Actor): Row {
  const hidden = model.entity.fields.filter((field) => !maySee(actor, field)).map(({ name }) => name);
  if (hidden.length === 0) return record;
  const shown = Object.entries(record).filter(([name]) => !hidden.includes(name));
  const Rotulos = Object.fromEntries(
    Object.entries((record.Rotulos ?? {}) as Row).filter(
      ([path]) => !hidden.includes(path.split('.')[0] ?? ''),
    ),
  );
  return { ...Object.fromEntries(shown), Rotulos };
}

/** What the change log keeps: the fields, without texts that belong to other records. */
export function snapshot(record: Row, model: EntityModel): Row {
  return Object.fromEntries(model.entity.fields.map(({ name }) => [name, record[name] ?? null]));
}

/** What a person may write, as the validator wants to see it. */
export function writablePart(record: Row, model: EntityModel): Row {
  const names = model.entity.fields.filter((field) => field.readOnly !== 'always').map(({ name }) => name);
  return Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));
}

const instant = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null));

function labels(row: Row): Row {
  const found = Object.entries(row).filter(([name, value]) => name.startsWith(labelPrefix) && value !== null);
  return Object.fromEntries(found.map(([name, value]) => [name.slice(labelPrefix.length), value]));
}
