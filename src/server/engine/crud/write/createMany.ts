import { sql } from 'kysely';
import { withDefaults } from '../../../../metadata/asked.ts';
import type { Row } from '../../../kit/database/database.ts';
import { tableNamed } from '../../../kit/sql/names.ts';
import { recordCreations } from '../../audit/changes.ts';
import { searchText } from '../list/searchText.ts';
import { selection } from '../list/selection.ts';
import type { EntityModel } from '../models.ts';
import { snapshot, toRecord, writablePart } from '../record.ts';
import { checkReferences } from '../references.ts';
import type { Work } from '../work.ts';
import { createChecked } from './createRecord.ts';
import { toColumn } from './lines.ts';
import { validateRecord } from './validateRecord.ts';
import { isPlainlyWritten } from './written.ts';

/**
 * Makes several records as `createChecked` makes one: together where nothing but the schema judges them, one after
 * the other where rules of their own may look at what is there already.
 * Whoever gives them chose what they refer to.
 * @throws as `createChecked`, without telling which record it was
 */
export async function createMany(work: Work, model: EntityModel, given: readonly Row[]): Promise<void> {
  if (isPlain(work, model, given)) return insertTogether(work, model, given);
  for (const values of given) await createChecked(work, model, values, { given: values, before: null });
}

function isPlain(work: Work, model: EntityModel, given: readonly Row[]): boolean {
  const { entity, lines } = model;
  const hasRows = lines.some(({ field }) => field.default || given.some((values) => field.name in values));
  return entity.scope !== 'member' && entity.states === null && isPlainlyWritten(work, model) && !hasRows;
}

async function insertTogether(work: Work, model: EntityModel, given: readonly Row[]): Promise<void> {
  const { entity } = model;
  const rows = given.map((values) => withDefaults(entity, values));
  for (const row of rows) validateRecord(writablePart(row, model), model, work.actor);
  await checkAllReferences(work, model, rows);
  const fields = model.columns.filter(({ name }) => rows.some((row) => row[name] !== undefined));
  const head = [
    'CriadoPor',
    'AlteradoPor',
    'Busca',
    ...(entity.scope === 'company' ? ['IdentificadorEmpresa'] : []),
  ];
  const names = [...head, ...fields.map(({ name }) => name)].map((name) => sql.ref(name));
  const values = rows.map((row) => {
    const { userId, companyId } = work.actor;
    const start = [
      userId,
      userId,
      searchText(row, model),
      ...(entity.scope === 'company' ? [companyId] : []),
    ];
    return sql`(${sql.join([...start, ...fields.map((field) => toColumn(row[field.name], field, work))])})`;
  });
  const selected = selection(model, work.actor, work.models, 't');
  const made = await sql<Row>`insert into ${tableNamed(entity.table)} as t (${sql.join(names)})
    values ${sql.join(values)} returning ${selected}`.execute(work.tx);
  const records = made.rows.map((row) => toRecord(row, model));
  // Without rows of their own the fields of `lines` are empty tables, as a single record is read back.
  const noLines = Object.fromEntries(model.lines.map(({ field }) => [field.name, []]));
  await recordCreations(
    work,
    model,
    records.map((record) => ({
      id: record.Identificador,
      after: snapshot({ ...record, ...noLines }, model),
    })),
  );
}

/** One question for each field instead of one for each record. */
async function checkAllReferences(work: Work, { entity }: EntityModel, rows: readonly Row[]): Promise<void> {
  const fields = entity.fields.filter(({ type }) => type === 'reference' || type === 'referenceMany');
  const named = fields.flatMap((field) => {
    const ids = [...new Set(rows.flatMap((row) => (row[field.name] ?? []) as number | number[]))];
    return ids.length > 0 ? [[field.name, ids] as const] : [];
  });
  const asMany = fields.map((field) => ({ ...field, type: 'referenceMany' }));
  const values = Object.fromEntries(named);
  await checkReferences(work, asMany, values, { given: values, before: null });
}
