import { type SqlBool, sql } from 'kysely';
import type { Field } from '../../../../field-types/types.ts';
import type { Row } from '../../../kit/database/database.ts';
import { tableNamed } from '../../../kit/sql/names.ts';
import { linesTable } from '../../database/schema/objectName.ts';
import { isLines } from '../../database/schema/tableModel.ts';
import type { EntityModel } from '../models.ts';
import { rowsOf } from '../references.ts';
import { or, type Sql } from '../scope.ts';
import type { Work } from '../work.ts';

/** Every way in which records of one entity refer to another: fields of their own, and fields of their rows. */
export interface Pointers {
  readonly model: EntityModel;
  readonly own: readonly Field[];
  readonly inLines: readonly { readonly lines: Field; readonly fields: readonly Field[] }[];
}

/**
 * Who refers to records of an entity, by all of the schemas: also what never holds such a record back, as parts of it and
 * loose references do.
 */
export function pointersTo({ models }: Work, { entity }: EntityModel): readonly Pointers[] {
  const refers = (field: Field) =>
    field.entity === entity.name && field.type.startsWith('reference') && !field.computed;
  return models.list
    .filter((model) => model.entity.storage === 'table')
    .map((model) => ({
      model,
      own: model.entity.fields.filter(refers),
      inLines: model.entity.fields
        .filter(isLines)
        .map((lines) => ({ lines, fields: lines.fields.filter(refers) }))
        .filter(({ fields }) => fields.length > 0),
    }))
    .filter(({ own, inLines }) => own.length + inLines.length > 0);
}

/** The records that refer to any of `ids`, those in the trash too: they might come back. In the order of their numbers. */
export async function pointing(
  work: Work,
  pointers: Pointers,
  ids: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select t."Identificador" as id
    from ${tableNamed(pointers.model.entity.table)} t where ${within(work, pointers, ids)} order by 1`.execute(
    work.tx,
  );
  return rows.map(({ id }) => Number(id));
}

/** How many living ones. */
export async function countPointing(work: Work, pointers: Pointers, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from ${tableNamed(pointers.model.entity.table)} t
    where t."ExcluidoEm" is null and ${within(work, pointers, ids)}`.execute(work.tx);
  return rows[0]?.count ?? 0;
}

function within({ actor }: Work, { model, own, inLines }: Pointers, ids: readonly number[]): Sql {
  const holds = (alias: string, { name, type }: Field): Sql =>
    type === 'referenceMany'
      ? sql<SqlBool>`${sql.ref(`${alias}.${name}`)} && ${[...ids]}::bigint[]`
      : sql<SqlBool>`${sql.ref(`${alias}.${name}`)} = any (${[...ids]}::bigint[])`;
  const ways = or([
    ...own.map((field) => holds('t', field)),
    ...inLines.map(
      ({
        lines,
        fields,
      }) => sql<SqlBool>`exists (select 1 from ${tableNamed(linesTable(model.entity.table, lines.name))} l
        where l."IdentificadorPai" = t."Identificador" and ${or(fields.map((field) => holds('l', field)))})`,
    ),
  ]);
  return model.entity.scope === 'company'
    ? sql<SqlBool>`t."IdentificadorEmpresa" = ${actor.companyId} and ${ways}`
    : ways;
}

/** The values of a record that change when `from` become `to`. A record that would refer to itself refers to nothing. */
export function pointed(
  record: Row,
  { own, inLines }: Pointers,
  from: readonly number[],
  to: number,
  self: boolean,
): Row {
  const one = (value: unknown) => (from.includes(Number(value)) ? (self ? null : to) : value);
  const many = (value: unknown) => [
    ...new Set((Array.isArray(value) ? value : []).map(one).filter((id) => id !== null)),
  ];
  const value = (row: Row, { name, type }: Field) =>
    type === 'referenceMany' ? many(row[name]) : one(row[name]);
  const holds = (row: Row, { name }: Field) =>
    [row[name]].flat().some((id) => typeof id === 'number' && from.includes(id));
  return Object.fromEntries([
    ...own
      .filter((field) => holds(record, field))
      .map((field) => [field.name, value(record, field)] as const),
    ...inLines
      .filter(({ lines, fields }) =>
        rowsOf(record[lines.name]).some((row) => fields.some((field) => holds(row, field))),
      )
      .map(
        ({ lines, fields }) =>
          [
            lines.name,
            rowsOf(record[lines.name]).map((row) => ({
              ...row,
              ...Object.fromEntries(
                fields.filter((field) => holds(row, field)).map((field) => [field.name, value(row, field)]),
              ),
            })),
          ] as const,
      ),
  ]);
}
