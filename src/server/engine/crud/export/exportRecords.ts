import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import { definitions } from '../../../../field-types/generated/definitions.ts';
import { todayOf } from '../../../../field-types/todayOf.ts';
import type { Field, TextContext } from '../../../../field-types/types.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import type { Row } from '../../../kit/database/database.ts';
import { tableNamed } from '../../../kit/sql/names.ts';
import { maySee, requireCode, requireCompany } from '../../permissions/requireCode.ts';
import { listConditions } from '../list/listConditions.ts';
import { sortOf } from '../list/listOrder.ts';
import { readListQuery } from '../list/listQuery.ts';
import { listColumns, listSelection } from '../list/selection.ts';
import type { EntityModel } from '../models.ts';
import { present, toListRecord } from '../record.ts';
import type { TableCell, TableFile } from '../sheet/tableFile.ts';
import { writeCsv } from '../sheet/writeCsv.ts';
import { writeXlsx } from '../sheet/writeXlsx.ts';
import type { Work } from '../work.ts';
import type { ExportAllowance } from './exportAllowance.ts';

/** Rows in memory as records at a time; what remains of them is text. */
const pageRows = 500;

export interface ExportedFile {
  readonly fileName: string;
  /** Media type. */
  readonly type: string;
  /** Its bytes as they come, to be read at once. */
  readonly bytes: Readable;
  /** How many records there are in it, once all of it was read. */
  readonly count: Promise<number>;
}

/** How a file of each format begins, by its name on the wire; each says how many rows are still a table for it. */
type Beginning = (header: readonly string[], work: Work, model: EntityModel) => TableFile;
const formats: ReadonlyMap<string, Beginning> = new Map([
  ['csv', (header, { actor }) => writeCsv(header, actor.locale)],
  ['xlsx', (header, { actor }, { entity }) => writeXlsx(header, entity.plural[actor.locale])],
] satisfies [string, Beginning][]);

/** An export that was looked at and may be made. */
export interface PreparedExport {
  readonly fields: readonly Field[];
  readonly file: TableFile;
  readonly query: URLSearchParams;
}

/**
 * `GET X/Exportar?Formato=csv&Colunas=...` with the list's query: every record that matches, in its order,
 * as the list shows it in the reader's language, exact enough to be read back by `Importar`. `xlsx` has numbers and days
 * that spreadsheets count with. Says what is wrong with it before anything is read.
 * @throws AppError 'exports-too-many' (429) as the allowance says; 'query-invalid' for an unknown format or column
 */
export function prepareExport(
  work: Work,
  model: EntityModel,
  query: URLSearchParams,
  allowance: ExportAllowance,
): PreparedExport {
  const { actor } = work;
  requireCode(actor, model.entity.codes.export);
  requireCompany(actor, model.entity);
  const begin = formats.get(query.get('Formato') ?? 'csv');
  if (!begin || query.getAll('Formato').length > 1) throw invalid('Formato');
  const fields = chosenFields(work, model, query.getAll('Colunas'));
  const file = begin(
    fields.map((field) => field.label[actor.locale]),
    work,
    model,
  );
  select(work, model, query, file.limit);
  allowance(actor);
  return { fields, file, query };
}

/** Whether it has more records than so many. */
export async function isLongerThan(
  work: Work,
  model: EntityModel,
  { query }: PreparedExport,
  most: number,
): Promise<boolean> {
  const where = listConditions(work, model, readListQuery(query, ['Formato', 'Colunas']), 't');
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (select 1 from ${tableNamed(model.entity.table)} as t where ${where} limit ${most + 1}) found`.execute(
    work.tx,
  );
  return (rows[0]?.count ?? 0) > most;
}

/** Writes it, one page of records after the other, for as long as it is read. @throws AppError 'export-too-large' */
export function exportRecords(
  work: Work,
  model: EntityModel,
  { fields, file, query }: PreparedExport,
): ExportedFile {
  const count = writePages(work, model, { fields, file, query }).catch((error: Error) => {
    file.bytes.destroy(error);
    throw error;
  });
  // Whoever reads is told by the bytes as well.
  count.catch(() => undefined);
  const fileName = `${model.entity.name}-${todayOf(work.actor)}.${file.extension}`;
  return { fileName, type: file.type, bytes: file.bytes, count };
}

async function writePages(
  work: Work,
  model: EntityModel,
  { fields, file, query }: PreparedExport,
): Promise<number> {
  const { actor } = work;
  const context = { locale: actor.locale, timeZone: actor.timeZone, enumLabel: enumLabel(actor.locale) };
  let count = 0;
  for await (const page of pages(work, select(work, model, query, file.limit))) {
    count += page.length;
    if (count > file.limit) throw new AppError('export-too-large', { limit: file.limit });
    await file.add(
      page.map((row) => {
        const record = present(toListRecord(row, model), model, actor);
        return fields.map((field) => cell(record, field, context));
      }),
    );
  }
  await file.end();
  return count;
}

function select(work: Work, model: EntityModel, query: URLSearchParams, most: number): RawBuilder<unknown> {
  const list = readListQuery(query, ['Formato', 'Colunas']);
  if (list.deleted) requireCode(work.actor, model.entity.codes.delete);
  const { order, joins } = sortOf(work, model, list);
  const chosen: RawBuilder<unknown> = sql`select t.* from ${tableNamed(model.entity.table)} as t ${joins}
    where ${listConditions(work, model, list, 't')} order by ${order} limit ${most + 1}`;
  return sql`select ${listSelection(model, work.actor, work.models, 't')} from (${chosen}) as t`;
}

/** One statement's rows as they stood when it began, a page at a time. */
async function* pages({ tx }: Work, rows: RawBuilder<unknown>): AsyncGenerator<readonly Row[]> {
  await sql`declare folio_exportacao no scroll cursor for ${rows}`.execute(tx);
  for (;;) {
    const page = await sql<Row>`fetch ${sql.lit(pageRows)} from folio_exportacao`.execute(tx);
    if (page.rows.length > 0) yield page.rows;
    // The embedded database answers without ever leaving this turn; others want theirs.
    await nextTurn();
    if (page.rows.length < pageRows) break;
  }
  await sql`close folio_exportacao`.execute(tx);
}

/** The columns asked for, else all the reader may see. Rows of their own and structures are no cells. */
function chosenFields({ actor }: Work, model: EntityModel, asked: readonly string[]): readonly Field[] {
  const possible = [identifier, ...listColumns(model).filter(({ type }) => type !== 'json')];
  const names = [...new Set(asked.flatMap((text) => text.split(',')).filter(Boolean))];
  if (names.length === 0) return possible.filter((field) => maySee(actor, field));
  return names.map((name) => {
    const field = possible.find((candidate) => candidate.name === name);
    if (!field) throw invalid('Colunas');
    if (!maySee(actor, field))
      throw new AppError('permission-missing', { code: field.seeCode ?? '' }, { field: name });
    return field;
  });
}

const identifier = {
  name: 'Identificador',
  type: 'integer',
  label: { 'pt-br': 'ID', 'en-us': 'ID' },
  seeCode: null,
} as Field;

function cell(record: Row, field: Field, context: TextContext): TableCell {
  const value = record[field.name];
  if (value === null || value === undefined) return plain('');
  const label = (record.Rotulos as Row)[field.name];
  if (label !== undefined) return plain(Array.isArray(label) ? label.join(', ') : String(label));
  const definition = definitions[field.type];
  const text =
    (definition?.write ?? definition?.text)?.call(definition, value, field, context) ?? String(value);
  return {
    text,
    isNumber: typeof value === 'number',
    sheet: definition?.sheet?.(value, field, context) ?? null,
  };
}

const plain = (text: string): TableCell => ({ text, isNumber: false, sheet: null });

const invalid = (name: string) => new AppError('query-invalid', { name }, { field: name });
