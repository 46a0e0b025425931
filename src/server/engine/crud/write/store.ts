import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../../../kit/database/database.ts';
import { tableNamed } from '../../../kit/sql/names.ts';
import { type ChangeOperation, recordChange } from '../../audit/changes.ts';
import { findRecord } from '../findRecord.ts';
import { searchText } from '../list/searchText.ts';
import { fullSelection } from '../list/selection.ts';
import type { EntityModel } from '../models.ts';
import { type FullRecord, snapshot, toRecord } from '../record.ts';
import { rowsOf } from '../references.ts';
import type { Work } from '../work.ts';
import { insertLines, replaceLines, toColumn, withLines } from './lines.ts';

/**
 * Writes a new record and its change row. Permission, references and rules were looked at before.
 * @param values every field to store, read-only ones included, in wire form
 */
export async function insertRecord(work: Work, model: EntityModel, values: Row): Promise<FullRecord> {
  const { entity } = model;
  const head: Row = {
    ...(entity.scope === 'member' ? { Identificador: await nextIdentifier(work, entity.table) } : {}),
    CriadoPor: work.actor.userId,
    AlteradoPor: work.actor.userId,
    Busca: searchText(values, model),
    ...(entity.scope === 'company' ? { IdentificadorEmpresa: work.actor.companyId } : {}),
  };
  const fields = model.columns.filter(({ name }) => values[name] !== undefined && values[name] !== null);
  const names = [...Object.keys(head), ...fields.map(({ name }) => name)].map((name) => sql.ref(name));
  const stored = [
    ...Object.values(head),
    ...fields.map((field) => toColumn(values[field.name], field, work)),
  ];
  const insert = sql`insert into ${tableNamed(entity.table)} as t (${sql.join(names)}) values (${sql.join(stored)})`;
  const row = entity.scope === 'member' ? await silently(work, insert) : await returning(work, model, insert);
  const id = Number(row?.Identificador ?? head.Identificador);
  const filled = model.lines.filter(({ field }) => rowsOf(values[field.name]).length > 0);
  for (const lines of filled) await insertLines(work, lines, id, rowsOf(values[lines.field.name]));
  const record = await readBack(work, model, id, row, filled);
  await recordChange(work, model, {
    operation: 'INCLUIR',
    id,
    version: record.Versao,
    before: null,
    after: snapshot(record, model),
  });
  return record;
}

export interface Stored {
  readonly operation: ChangeOperation;
  readonly reason?: string | null;
  /** Of `VERSAO`: which one came back. */
  readonly restored?: number;
  /** Number of the merging it is a part of. */
  readonly merge?: number;
  /** The change row that it undoes. */
  readonly undoes?: number;
  /** System columns that change with it: the marks of deletion. */
  readonly system?: Row;
}

/** Writes changed fields as the next version of a record, and its change row. The row is held already. */
export async function updateRecordRow(
  work: Work,
  model: EntityModel,
  before: FullRecord,
  values: Row,
  { operation, reason = null, restored, merge, undoes, system = {} }: Stored,
): Promise<FullRecord> {
  const id = before.Identificador;
  const fields = model.columns.filter(({ name }) => name in values);
  const search = searchText({ ...before, ...values }, model);
  const sets = [
    ...fields.map((field) => sql`${sql.ref(field.name)} = ${toColumn(values[field.name], field, work)}`),
    ...Object.entries(system).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql`"Busca" = ${search}`,
    sql`"Versao" = "Versao" + 1`,
    sql`"AlteradoEm" = now()`,
    sql`"AlteradoPor" = ${work.actor.userId}`,
  ];
  const update = sql`update ${tableNamed(model.entity.table)} as t set ${sql.join(sets)} where "Identificador" = ${id}`;
  const row = await returning(work, model, update);
  for (const lines of model.lines)
    if (lines.field.name in values) await replaceLines(work, lines, id, rowsOf(values[lines.field.name]));
  const after = await readBack(work, model, id, row);
  await recordChange(work, model, {
    operation,
    id,
    version: after.Versao,
    before: operation === 'RESTAURAR' ? null : snapshot(before, model),
    after: operation === 'EXCLUIR' ? null : snapshot(after, model),
    reason,
    restored: restored ?? null,
    merge: merge ?? null,
    undoes: undoes ?? null,
  });
  return after;
}

/** The row as it stands after the statement, without asking a second time. */
async function returning({ tx, actor, models }: Work, model: EntityModel, statement: RawBuilder<unknown>) {
  const selected = fullSelection(model, actor, models, 't');
  const { rows } = await sql<Row>`${statement} returning ${selected}`.execute(tx);
  return rows[0];
}

/** A person's new row is not visible before the membership is written, so it cannot answer itself. */
async function silently({ tx }: Work, statement: RawBuilder<unknown>): Promise<undefined> {
  await statement.execute(tx);
}

async function readBack(
  work: Work,
  model: EntityModel,
  id: number,
  row: Row | undefined,
  filled = model.lines,
): Promise<FullRecord> {
  if (row) return withLines(work, model, toRecord(row, model), filled);
  return findRecord(work, model, id, { which: 'both' });
}

async function nextIdentifier({ tx }: Work, table: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${`"${table}"`}, 'Identificador')) as id`.execute(tx);
  return rows[0]?.id ?? 0;
}
