import { sql } from 'kysely';
import { serverHalves } from '../../../../field-types/generated/server.ts';
import type { Field } from '../../../../field-types/types.ts';
import { isBlank } from '../../../../metadata/asked.ts';
import type { Entity, Shape } from '../../../../metadata/entity.ts';
import { judge } from '../../../../metadata/judge.ts';
import type { Validator } from '../../../../metadata/validation.ts';
import type { Row, Tx } from '../../../kit/database/database.ts';
import type { Catalogue } from '../schema/catalogue.ts';
import { linesTable } from '../schema/objectName.ts';
import { widens } from '../schema/plan.ts';
import { nameNow, type Rename } from '../schema/renames.ts';
import { columnModel, isLines } from '../schema/tableModel.ts';
import { mostIds } from './toldIds.ts';

/** Records today's rule refuses: they stay as they are, and cannot be saved until they are mended. */
export interface RefusedRecords {
  readonly entity: string;
  readonly field: string;
  /** The rule: `required`, `maxLength`, `pattern`, ...; `rule` for one between fields, `unique` for repeated values. */
  readonly code: string;
  /** What the first of them would be told. */
  readonly text: string;
  readonly total: number;
  /** The first hundred numbers. */
  readonly ids: readonly number[];
}

export interface Looking {
  readonly entities: readonly Entity[];
  /** What stands in the database now. */
  readonly found: Catalogue;
  readonly renames: readonly Rename[];
  readonly validatorOf: (shape: Shape) => Promise<Validator>;
}

const pageRows = 1000;

/**
 * Every living record judged by the very rule form and server ask, as it will lie in the tables the schemas want:
 * renamed fields under their new names, new ones with their defaults. Only reads.
 */
export async function refusedRecords(tx: Tx, looking: Looking): Promise<readonly RefusedRecords[]> {
  const refused: RefusedRecords[] = [];
  for (const entity of looking.entities.filter(({ storage }) => storage === 'table')) {
    if (!looking.found.tables.has(entity.table)) continue;
    refused.push(...(await judged(tx, looking, entity)), ...(await repeated(tx, looking, entity)));
  }
  return refused;
}

/** A column whose type cannot become the one wanted is told by itself; what lies in it says nothing yet, and is not judged. */
function isReadable(looking: Looking, entity: Entity, lines: Field | null, field: Field): boolean {
  if (isLines(field)) return field.fields.every((inner) => isReadable(looking, entity, field, inner));
  const { type } = placeOf(looking, entity, lines, field);
  const wanted = serverHalves[field.type]?.column ?? null;
  return type === null || wanted === null || type === wanted || widens(type, wanted);
}

interface Found {
  readonly field: string;
  readonly code: string;
  readonly text: string;
  readonly ids: number[];
  total: number;
  /** Number of the record it was found in last. */
  last: number;
}

async function judged(tx: Tx, looking: Looking, entity: Entity): Promise<RefusedRecords[]> {
  const validate = await looking.validatorOf(entity);
  const unread = new Set(
    entity.fields.filter((field) => !isReadable(looking, entity, null, field)).map(({ name }) => name),
  );
  const written = entity.fields.filter(
    ({ name, readOnly, computed }) => readOnly !== 'always' && !computed && !unread.has(name),
  );
  const found = new Map<string, Found>();
  for (let last = 0; ; ) {
    const rows = await page(
      tx,
      looking,
      entity,
      written.filter((field) => !isLines(field)),
      last,
    );
    const records = await withRows(tx, looking, entity, written.filter(isLines), rows);
    for (const { id, record } of records)
      for (const { field, code, text } of judge(entity, validate, record, 'en-us').problems) {
        // Rows of a record are told by the field they stand in, not one by one.
        const name = field.replace(/\.\d+/, '');
        if (unread.has(name.split('.')[0] ?? '')) continue;
        const rule = code === 'type' && isBlank(record[field]) ? 'required' : code;
        const key = `${name} ${rule}`;
        const one = found.get(key) ?? { field: name, code: rule, text, ids: [], total: 0, last: 0 };
        found.set(key, one);
        if (one.last === id) continue;
        one.last = id;
        one.total += 1;
        if (one.ids.length < mostIds) one.ids.push(id);
      }
    if (rows.length < pageRows) break;
    last = rows.at(-1)?.id ?? last;
  }
  return [...found.values()].map(({ last: _last, ...one }) => ({ entity: entity.name, ...one }));
}

interface Read {
  readonly id: number;
  readonly record: Row;
}

async function page(
  tx: Tx,
  looking: Looking,
  entity: Entity,
  fields: readonly Field[],
  last: number,
): Promise<readonly Read[]> {
  const columns = fields.map((field) => columnOf(looking, entity, null, field));
  const { rows } = await sql<Row>`select "Identificador", ${sql.join(columns.length > 0 ? columns : [sql`1`])}
    from ${sql.table(entity.table)} where "Identificador" > ${last} and "ExcluidoEm" is null
    order by "Identificador" limit ${sql.lit(pageRows)}`.execute(tx);
  return rows.map((row) => ({ id: Number(row.Identificador), record: recordOf(row, fields) }));
}

async function withRows(
  tx: Tx,
  looking: Looking,
  entity: Entity,
  fields: readonly Field[],
  read: readonly Read[],
): Promise<readonly Read[]> {
  const records = read.map(({ id, record }) => ({ id, record: { ...record } as Record<string, unknown> }));
  for (const field of fields) {
    const table = tableOf(looking, entity, field);
    if (table === null) continue;
    const columns = field.fields.map((inner) => columnOf(looking, entity, field, inner));
    const { rows } = await sql<Row>`select "IdentificadorPai", ${sql.join(columns)} from ${sql.table(table)}
      where "IdentificadorPai" = any (${read.map(({ id }) => id)}::bigint[]) order by "Ordem", "Identificador"`.execute(
      tx,
    );
    const byParent = Map.groupBy(rows, ({ IdentificadorPai }) => Number(IdentificadorPai));
    for (const { id, record } of records)
      record[field.name] = (byParent.get(id) ?? []).map((row) => recordOf(row, field.fields));
  }
  return records;
}

/** The table of a field's rows as it is called now; null where there is none yet. */
function tableOf({ found, renames }: Looking, entity: Entity, field: Field): string | null {
  const name = linesTable(entity.table, nameNow(renames, entity, null, field));
  return found.tables.has(name) ? name : null;
}

/** A field's column as it is called now, and its type there; null = there is none yet. */
function placeOf(
  looking: Looking,
  entity: Entity,
  lines: Field | null,
  field: Field,
): { readonly name: string; readonly type: string | null } {
  const name = nameNow(looking.renames, entity, lines, field);
  const table = lines ? tableOf(looking, entity, lines) : entity.table;
  return { name, type: looking.found.tables.get(table ?? '')?.get(name) ?? null };
}

/** Its value as the column will hold it: where there is no column yet, what its rows will be given. */
function columnOf(looking: Looking, entity: Entity, lines: Field | null, field: Field) {
  const { name, type } = placeOf(looking, entity, lines, field);
  const wanted = serverHalves[field.type]?.column ?? '';
  const backfill = columnModel(field).backfill ?? 'null';
  const value = type === null ? sql.raw(`${backfill}::${wanted}`) : sql`${sql.ref(name)}::${sql.raw(wanted)}`;
  return sql`${value} as ${sql.ref(field.name)}`;
}

function recordOf(row: Row, fields: readonly Field[]): Row {
  return Object.fromEntries(
    fields.map((field) => {
      const value = row[field.name] ?? null;
      return [
        field.name,
        value === null ? null : (serverHalves[field.type]?.fromColumn(value, field) ?? null),
      ];
    }),
  );
}

/** Combinations that must be unique and are not: the index over them cannot be made. */
async function repeated(tx: Tx, looking: Looking, entity: Entity): Promise<RefusedRecords[]> {
  const refused: RefusedRecords[] = [];
  for (const names of entity.uniqueTogether) {
    const columns = names.map((name) => {
      const field = entity.fields.find((one) => one.name === name);
      return field ? nameNow(looking.renames, entity, null, field) : name;
    });
    const there = looking.found.tables.get(entity.table);
    if (!columns.every((column) => there?.has(column))) continue;
    const keys = [...(entity.scope === 'company' ? ['IdentificadorEmpresa'] : []), ...columns].map((name) =>
      sql.ref(name),
    );
    const { rows } = await sql<{ id: number }>`select "Identificador" as id from (
        select "Identificador", count(*) over (partition by ${sql.join(keys)}) as same from ${sql.table(entity.table)}
        where "ExcluidoEm" is null and ${sql.join(
          columns.map((column) => sql`${sql.ref(column)} is not null`),
          sql` and `,
        )}
      ) t where same > 1 order by 1`.execute(tx);
    if (rows.length > 0)
      refused.push({
        entity: entity.name,
        field: names.join(', '),
        code: 'unique',
        text: 'Other records hold the same.',
        total: rows.length,
        ids: rows.slice(0, mostIds).map(({ id }) => Number(id)),
      });
  }
  return refused;
}
