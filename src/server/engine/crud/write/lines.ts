import { type RawBuilder, sql } from 'kysely';
import type { Field } from '../../../../field-types/types.ts';
import type { Row } from '../../../kit/database/database.ts';
import { tableNamed } from '../../../kit/sql/names.ts';
import { isOutOfUse, labelIn, labelPrefix, markedLabel, seesLabel } from '../list/selection.ts';
import { type EntityModel, halfOf, type LinesModel } from '../models.ts';
import type { FullRecord } from '../record.ts';
import type { Work } from '../work.ts';

/**
 * Puts the rows of every `lines` field into a record, in order, and the texts of their references beside it.
 * @param filled the fields that may have rows at all; the others are not asked for
 */
export async function withLines(
  work: Work,
  model: EntityModel,
  record: FullRecord,
  filled: readonly LinesModel[] = model.lines,
): Promise<FullRecord> {
  const [whole = record] = await withLinesOfMany(work, model, [record], filled);
  return whole;
}

/** The same for many records, with one question for each field of theirs. */
export async function withLinesOfMany(
  work: Work,
  model: EntityModel,
  records: readonly FullRecord[],
  filled: readonly LinesModel[] = model.lines,
): Promise<readonly FullRecord[]> {
  if (model.lines.length === 0 || records.length === 0) return records;
  const ids = records.map(({ Identificador }) => Identificador);
  const found = new Map<LinesModel, ReadonlyMap<number, readonly Row[]>>();
  for (const lines of filled) found.set(lines, await readLines(work, lines, ids));
  return records.map((record) =>
    joined(record, model, (lines) => found.get(lines)?.get(record.Identificador) ?? []),
  );
}

function joined(
  record: FullRecord,
  model: EntityModel,
  rowsIn: (lines: LinesModel) => readonly Row[],
): FullRecord {
  const values: Row = {};
  const labels: Row = { ...(record.Rotulos as Row) };
  const inactive: string[] = [...((record.Inativos ?? []) as readonly string[])];
  for (const lines of model.lines) {
    const rows = rowsIn(lines);
    values[lines.field.name] = rows.map((row) => toLine(row, lines.field));
    for (const [index, row] of rows.entries())
      for (const { name } of lines.field.fields) {
        const marked = row[`${labelPrefix}${name}`];
        if (typeof marked !== 'string') continue;
        // Rows stay as they may be sent back: what is told of them stands beside them.
        const path = `${lines.field.name}.${index}.${name}`;
        labels[path] = labelIn(marked);
        if (isOutOfUse(marked)) inactive.push(path);
      }
  }
  return {
    ...record,
    ...values,
    Rotulos: labels,
    ...(inactive.length > 0 ? { Inativos: inactive } : {}),
  };
}

/** Replaces the rows of a record by the given ones: a change carries the whole list. */
export async function replaceLines(
  work: Work,
  lines: LinesModel,
  id: number,
  rows: readonly Row[],
): Promise<void> {
  await sql`delete from ${tableNamed(lines.table)} where "IdentificadorPai" = ${id}`.execute(work.tx);
  await insertLines(work, lines, id, rows);
}

export async function insertLines(
  work: Work,
  lines: LinesModel,
  id: number,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = ['IdentificadorPai', 'Ordem', ...(lines.company ? ['IdentificadorEmpresa'] : [])];
  const fields = lines.field.fields;
  const columns = [...names, ...fields.map(({ name }) => name)].map((name) => sql.ref(name));
  const values = rows.map((row, index) => {
    const head = [id, index, ...(lines.company ? [work.actor.companyId] : [])];
    return sql`(${sql.join([...head, ...fields.map((field) => toColumn(row[field.name], field, work))])})`;
  });
  await sql`insert into ${tableNamed(lines.table)} (${sql.join(columns)}) values ${sql.join(values)}`.execute(
    work.tx,
  );
}

export function toColumn(value: unknown, field: Field, work: Work): unknown {
  if (value === null || value === undefined) return null;
  return halfOf(field).toColumn(value, field, { timeZone: work.actor.timeZone });
}

async function readLines(
  { tx, actor, models }: Work,
  lines: LinesModel,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Row[]>> {
  const labels = lines.field.fields.flatMap((field) => {
    const target = field.type === 'reference' && field.entity ? models.find(field.entity) : undefined;
    return target && seesLabel(target, actor) ? [labelColumn(field, target)] : [];
  });
  const columns = [sql`t.*`, ...labels];
  const [first] = ids;
  const parent =
    ids.length === 1
      ? sql`t."IdentificadorPai" = ${first}`
      : sql`t."IdentificadorPai" = any (${[...ids]}::bigint[])`;
  const { rows } = await sql<Row>`select ${sql.join(columns)} from ${tableNamed(lines.table)} as t
    where ${parent} order by t."Ordem", t."Identificador"`.execute(tx);
  return Map.groupBy(rows, ({ IdentificadorPai }) => Number(IdentificadorPai));
}

const labelColumn = (field: Field, target: EntityModel): RawBuilder<unknown> => sql`
  (select ${sql.raw(markedLabel(target, 'l'))} from ${tableNamed(target.entity.table)} as l
   where l."Identificador" = ${sql.ref(`t.${field.name}`)}) as ${sql.ref(`${labelPrefix}${field.name}`)}`;

function toLine(row: Row, { fields }: Field): Row {
  return Object.fromEntries(
    fields.map((field) => {
      const value = row[field.name];
      return [
        field.name,
        value === null || value === undefined ? null : halfOf(field).fromColumn(value, field),
      ];
    }),
  );
}
