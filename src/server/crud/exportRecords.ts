import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { definitions } from '../../field-types/generated/definitions.ts';
import { todayOf } from '../../field-types/todayOf.ts';
import type { Field, TextContext } from '../../field-types/types.ts';
import { enumLabel } from '../../metadata/enums.ts';
import type { Row } from '../database/database.ts';
import { maySee, requireCode, requireCompany } from '../permissions/requireCode.ts';
import { tableNamed } from '../sql/names.ts';
import { byteOrderMark, type CsvCell, toCsvLines } from './csv.ts';
import type { ExportAllowance } from './exportAllowance.ts';
import { listConditions } from './listConditions.ts';
import { sortOf } from './listOrder.ts';
import { readListQuery } from './listQuery.ts';
import type { EntityModel } from './models.ts';
import { present, toListRecord } from './record.ts';
import { listColumns, listSelection } from './selection.ts';
import type { Work } from './work.ts';

/** More rows than this are no spreadsheet any more, and would hold the database for one reader. */
export const exportLimit = 100_000;

/** Rows in memory as records at a time; what remains of them is text. */
const pageRows = 500;

export interface ExportedFile {
  /** The file, piece by piece in order. */
  readonly parts: readonly Buffer[];
  readonly fileName: string;
  readonly count: number;
}

/**
 * `GET X/Exportar?Formato=csv&Colunas=...` with the list's query: every record that matches, in its order,
 * as the list shows it in the reader's language, exact enough to be read back by `Importar`.
 * @throws AppError 'export-too-large' beyond the limit; 'exports-too-many' (429) as the allowance says;
 * 'query-invalid' for an unknown format or column
 */
export async function exportRecords(
  work: Work,
  model: EntityModel,
  query: URLSearchParams,
  allowance: ExportAllowance,
): Promise<ExportedFile> {
  const { actor } = work;
  requireCode(actor, model.entity.codes.export);
  requireCompany(actor, model.entity);
  if ((query.get('Formato') ?? 'csv') !== 'csv' || query.getAll('Formato').length > 1)
    throw invalid('Formato');
  const fields = chosenFields(work, model, query.getAll('Colunas'));
  const rows = select(work, model, query);
  allowance(actor);
  const context = { locale: actor.locale, timeZone: actor.timeZone, enumLabel: enumLabel(actor.locale) };
  const header = fields.map((field) => ({ text: field.label[actor.locale], isNumber: false }));
  const parts = [Buffer.from(byteOrderMark + toCsvLines([header], actor.locale))];
  let count = 0;
  for await (const page of pages(work, rows)) {
    count += page.length;
    if (count > exportLimit) throw new AppError('export-too-large', { limit: exportLimit });
    const lines = page.map((row) => {
      const record = present(toListRecord(row, model), model, actor);
      return fields.map((field) => cell(record, field, context));
    });
    parts.push(Buffer.from(toCsvLines(lines, actor.locale)));
  }
  return { parts, fileName: `${model.entity.name}-${todayOf(actor)}.csv`, count };
}

function select(work: Work, model: EntityModel, query: URLSearchParams): RawBuilder<unknown> {
  const list = readListQuery(query, ['Formato', 'Colunas']);
  if (list.deleted) requireCode(work.actor, model.entity.codes.delete);
  const { order, joins } = sortOf(work, model, list);
  const chosen: RawBuilder<unknown> = sql`select t.* from ${tableNamed(model.entity.table)} as t ${joins}
    where ${listConditions(work, model, list, 't')} order by ${order} limit ${exportLimit + 1}`;
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

function cell(record: Row, field: Field, context: TextContext): CsvCell {
  const value = record[field.name];
  if (value === null || value === undefined) return { text: '', isNumber: false };
  const label = (record.Rotulos as Row)[field.name];
  if (label !== undefined)
    return { text: Array.isArray(label) ? label.join(', ') : String(label), isNumber: false };
  if (field === identifier) return { text: String(value), isNumber: true };
  const definition = definitions[field.type];
  const text =
    (definition?.write ?? definition?.text)?.call(definition, value, field, context) ?? String(value);
  return { text, isNumber: typeof value === 'number' };
}

const invalid = (name: string) => new AppError('query-invalid', { name }, { field: name });
