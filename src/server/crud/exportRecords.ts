import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { definitions } from '../../field-types/generated/definitions.ts';
import type { Field } from '../../field-types/types.ts';
import { enumLabel } from '../../metadata/enums.ts';
import type { Row } from '../database/database.ts';
import { maySee, requireCode, requireCompany } from '../permissions/requireCode.ts';
import { type CsvCell, toCsv } from './csv.ts';
import { listConditions } from './listConditions.ts';
import { readListQuery } from './listQuery.ts';
import { sortOf } from './listRecords.ts';
import type { EntityModel } from './models.ts';
import { toRecord } from './record.ts';
import { selection } from './selection.ts';
import type { Work } from './work.ts';

/** More rows than this are no spreadsheet any more, and would hold the database for one reader. */
export const exportLimit = 100_000;

export interface ExportedFile {
  readonly text: string;
  readonly fileName: string;
  readonly count: number;
}

/**
 * `GET X/Exportar?Formato=csv&Colunas=...` with the list's query: every record that matches, in its order,
 * as the list shows it in the reader's language.
 * @throws AppError 'export-too-large' beyond the limit; 'query-invalid' for an unknown format or column
 */
export async function exportRecords(
  work: Work,
  model: EntityModel,
  query: URLSearchParams,
): Promise<ExportedFile> {
  requireCode(work.actor, model.entity.codes.export);
  requireCompany(work.actor, model.entity);
  if ((query.get('Formato') ?? 'csv') !== 'csv') throw invalid('Formato');
  const fields = chosenFields(work, model, query.getAll('Colunas'));
  const rows = await readAll(work, model, query);
  const header = fields.map((field) => ({ text: field.label[work.actor.locale], isNumber: false }));
  const lines = rows.map((row) => {
    const record = toRecord(row, model);
    return fields.map((field) => cell(record, field, work));
  });
  return {
    text: toCsv([header, ...lines], work.actor.locale),
    fileName: `${model.entity.name}.csv`,
    count: rows.length,
  };
}

async function readAll(work: Work, model: EntityModel, query: URLSearchParams): Promise<readonly Row[]> {
  const list = readListQuery(query, ['Formato', 'Colunas']);
  if (list.deleted) requireCode(work.actor, model.entity.codes.delete);
  const { order, joins } = sortOf(work, model, list);
  const chosen: RawBuilder<unknown> = sql`select t.* from ${sql.table(model.entity.table)} as t ${joins}
    where ${listConditions(work, model, list, 't')} order by ${order} limit ${exportLimit + 1}`;
  const { rows } =
    await sql<Row>`select ${selection(model, work.actor, work.models, 't')} from (${chosen}) as t`.execute(
      work.tx,
    );
  if (rows.length > exportLimit) throw new AppError('export-too-large', { limit: exportLimit });
  return rows;
}

/** The columns asked for, else all the reader may see. Rows of their own and structures are no cells. */
function chosenFields({ actor }: Work, model: EntityModel, asked: readonly string[]): readonly Field[] {
  const possible = [identifier, ...model.columns.filter(({ type }) => type !== 'json')];
  const names = asked.flatMap((text) => text.split(',')).filter(Boolean);
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

function cell(record: Row, field: Field, { actor }: Work): CsvCell {
  const value = record[field.name];
  if (value === null || value === undefined) return { text: '', isNumber: false };
  const label = (record.Rotulos as Row)[field.name];
  if (label !== undefined)
    return { text: Array.isArray(label) ? label.join(', ') : String(label), isNumber: false };
  if (field === identifier) return { text: String(value), isNumber: true };
  const context = { locale: actor.locale, enumLabel: enumLabel(actor.locale) };
  const text = definitions[field.type]?.text(value, field, context) ?? String(value);
  return { text, isNumber: typeof value === 'number' };
}

const invalid = (name: string) => new AppError('query-invalid', { name }, { field: name });
