import { sql } from 'kysely';
import { type ChangeOperation, recordChange } from '../audit/changes.ts';
import type { Row } from '../database/database.ts';
import { findRecord } from './findRecord.ts';
import { toColumn, writeLines } from './lines.ts';
import type { EntityModel } from './models.ts';
import { type FullRecord, snapshot } from './record.ts';
import { rowsOf } from './references.ts';
import { searchText } from './searchText.ts';
import type { Work } from './work.ts';

/**
 * Writes a new record and its change row. Permission, references and rules were looked at before.
 * @param values every field to store, read-only ones included, in wire form
 */
export async function insertRecord(work: Work, model: EntityModel, values: Row): Promise<FullRecord> {
  const { entity } = model;
  const id = await nextIdentifier(work, entity.table);
  const head: Row = {
    Identificador: id,
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
  await sql`insert into ${sql.table(entity.table)} (${sql.join(names)}) values (${sql.join(stored)})`.execute(
    work.tx,
  );
  for (const lines of model.lines) await writeLines(work, lines, id, rowsOf(values[lines.field.name]));
  const record = await findAnywhere(work, model, id);
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
  /** System columns that change with it: the marks of deletion. */
  readonly system?: Row;
}

/** Writes changed fields as the next version of a record, and its change row. The row is held already. */
export async function updateRecordRow(
  work: Work,
  model: EntityModel,
  before: FullRecord,
  values: Row,
  { operation, reason = null, system = {} }: Stored,
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
  await sql`update ${sql.table(model.entity.table)} set ${sql.join(sets)} where "Identificador" = ${id}`.execute(
    work.tx,
  );
  for (const lines of model.lines)
    if (lines.field.name in values) await writeLines(work, lines, id, rowsOf(values[lines.field.name]));
  const after = await findAnywhere(work, model, id);
  await recordChange(work, model, {
    operation,
    id,
    version: after.Versao,
    before: operation === 'RESTAURAR' ? null : snapshot(before, model),
    after: operation === 'EXCLUIR' ? null : snapshot(after, model),
    reason,
  });
  return after;
}

/** A record just written is read whoever owns it now: one may hand over what is one's own. */
const findAnywhere = (work: Work, model: EntityModel, id: number) =>
  findRecord(everyone(work), model, id, { which: 'both' });

const everyone = (work: Work): Work => ({
  ...work,
  actor: { ...work.actor, allOwners: true, branchId: null, branchIds: null },
});

async function nextIdentifier({ tx }: Work, table: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${`"${table}"`}, 'Identificador')) as id`.execute(tx);
  return rows[0]?.id ?? 0;
}
