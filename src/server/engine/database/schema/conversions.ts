import { sql } from 'kysely';
import { definitions } from '../../../../field-types/generated/definitions.ts';
import type { Field, TextContext } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import type { Tx } from '../../../kit/database/database.ts';
import { mostIds, toldIds } from '../impact/toldIds.ts';
import { migrationsPlace } from '../migrationsPlace.ts';
import { runScript } from '../runScript.ts';
import type { Catalogue } from './catalogue.ts';
import { functionsNaming, viewsReading } from './columnUse.ts';
import { linesTable } from './objectName.ts';
import { widens } from './plan.ts';
import { columnModel, isLines } from './tableModel.ts';

/** A column that holds another type than its field now has, and what would become of its values. */
export interface Conversion {
  /** `cliente.Sigla`, of rows `officer.Alcada.Ate`: what `--convert` takes. */
  readonly name: string;
  readonly field: Field;
  readonly table: string;
  /** Types of the column, now and then. */
  readonly from: string;
  readonly to: string;
  /** Values that can be read as the new type. */
  readonly readable: number;
  /** Values that cannot, and are emptied. */
  readonly lost: number;
  /** The first hundred records that hold one of them. */
  readonly ids: readonly number[];
}

export interface ConversionPlan {
  /** Those agreed to. */
  readonly conversions: readonly Conversion[];
  readonly refusals: readonly string[];
  /** The catalogue as it is once they ran. */
  readonly after: Catalogue;
}

const pageRows = 1000;

/** Types a column's values can be read as; between others only a migration written by hand knows how. */
const readableAs: Readonly<Record<string, readonly string[]>> = {
  text: ['bigint', 'numeric', 'date', 'boolean'],
  numeric: ['bigint'],
};

/**
 * Which columns change their type so that values could be lost, and whether that was agreed to by name. Only reads.
 * @param consents as typed: `cliente.Sigla`
 * @param found the catalogue now, before fields have their new names
 * @param renamed the catalogue once they have
 */
export async function planConversions(
  tx: Tx,
  consents: readonly string[],
  entities: readonly Entity[],
  { found, renamed }: { readonly found: Catalogue; readonly renamed: Catalogue },
): Promise<ConversionPlan> {
  const places = entities.filter(({ storage }) => storage === 'table').flatMap((entity) => placesOf(entity));
  const wanted = places.filter((place) => isConvertible(place, found));
  const conversions: Conversion[] = [];
  const refusals = consents
    .filter((consent) => !wanted.some(({ name }) => name === consent))
    .map((consent) => unknownConsent(consent, wanted));
  for (const place of wanted) {
    const conversion = await counted(tx, place, found);
    if (!consents.includes(place.name)) {
      refusals.push(unagreed(conversion));
      continue;
    }
    const column = { table: place.table, column: place.field.name };
    const holding = [...(await viewsReading(tx, column)), ...(await functionsNaming(tx, column, true))];
    if (holding.length > 0) refusals.push(heldBy(conversion, holding));
    else conversions.push(conversion);
  }
  // Those that were not agreed to are told here, with their values, and not once more as a difference of types.
  const after = wanted.reduce(withNewType, renamed);
  return { conversions, refusals, after };
}

/** Every value by what its text says to the field as it is now; what says nothing is emptied. */
export async function convert(tx: Tx, { field, table, from, to }: Conversion): Promise<void> {
  const [old, next] = [`"${field.name}"`, `"${field.name}__novo"`];
  await runScript(tx, [
    `alter table "${table}" drop column if exists "${field.name}__ordem"`,
    `alter table "${table}" add column ${next} ${to}`,
  ]);
  for await (const rows of pages(tx, table, field.name)) {
    const read = rows.flatMap(({ id, text }) => {
      const value = readAs(text, from, to, field);
      return value === null ? [] : [{ id, value }];
    });
    await sql`update ${sql.table(table)} t set ${sql.raw(next)} = x.value::${sql.raw(to)}
      from unnest(${read.map(({ id }) => id)}::bigint[], ${read.map(({ value }) => value)}::text[]) as x(id, value)
      where t."Identificador" = x.id`.execute(tx);
  }
  await runScript(tx, [
    `alter table "${table}" drop column ${old}`,
    `alter table "${table}" rename column ${next} to ${old}`,
  ]);
}

interface Place {
  readonly name: string;
  readonly table: string;
  readonly field: Field;
  /** Column with the number of the record a row belongs to. */
  readonly record: 'Identificador' | 'IdentificadorPai';
}

const placesOf = (entity: Entity): Place[] =>
  entity.fields.flatMap((field): Place[] => {
    if (field.computed) return [];
    if (!isLines(field))
      return [{ name: `${entity.name}.${field.name}`, table: entity.table, field, record: 'Identificador' }];
    return field.fields.map((inner) => ({
      name: `${entity.name}.${field.name}.${inner.name}`,
      table: linesTable(entity.table, field.name),
      field: inner,
      record: 'IdentificadorPai',
    }));
  });

/** A field that is about to get a new name is not where it will be: renamed with its old type first, it can be converted then. */
function isConvertible({ table, field }: Place, found: Catalogue): boolean {
  const from = found.tables.get(table)?.get(field.name);
  const to = columnModel(field).type;
  if (from === undefined || from === to || widens(from, to) || field.entity !== null) return false;
  const isMoving = field.renamedFrom !== null && found.tables.get(table)?.has(field.renamedFrom);
  return !isMoving && (readableAs[from]?.includes(to) ?? false);
}

async function counted(tx: Tx, { name, table, field, record }: Place, found: Catalogue): Promise<Conversion> {
  const [from, to] = [found.tables.get(table)?.get(field.name) ?? '', columnModel(field).type];
  let readable = 0;
  let lost = 0;
  const ids = new Set<number>();
  for await (const rows of pages(tx, table, field.name, record))
    for (const row of rows) {
      if (readAs(row.text, from, to, field) !== null) readable += 1;
      else if (row.text.trim() !== '') {
        lost += 1;
        if (ids.size < mostIds) ids.add(row.of);
      }
    }
  return { name, field, table, from, to, readable, lost, ids: [...ids] };
}

interface Held {
  readonly id: number;
  /** Number of the record. */
  readonly of: number;
  readonly text: string;
}

async function* pages(
  tx: Tx,
  table: string,
  column: string,
  record: Place['record'] = 'Identificador',
): AsyncGenerator<readonly Held[]> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: string; of: string; text: string }>`
      select "Identificador" as id, ${sql.ref(record)} as of, ${sql.ref(column)}::text as text from ${sql.table(table)}
      where "Identificador" > ${last} and ${sql.ref(column)} is not null
      order by "Identificador" limit ${sql.lit(pageRows)}`.execute(tx);
    if (rows.length === 0) return;
    yield rows.map(({ id, of, text }) => ({ id: Number(id), of: Number(of), text }));
    last = Number(rows.at(-1)?.id);
  }
}

/** As the forms read what is typed: the texts there are were typed into them, in Portuguese. */
const context: TextContext = { locale: 'pt-br', enumLabel: enumLabel('pt-br') };

/** @returns the value as the column takes it; null = it cannot be read as one, or not whole */
function readAs(text: string, from: string, to: string, field: Field): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const value = from === 'text' ? definitions[field.type]?.read(typed, field, context) : typed;
  // "Hoje" was another day when it was typed.
  if (to === 'date' && !/\d/.test(typed)) return null;
  const written = String(value);
  if (to === 'boolean') return typeof value === 'boolean' ? written : null;
  if (to === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(written) ? written : null;
  if (!/^-?\d{1,30}(\.\d{1,20})?$/.test(written)) return null;
  if (to === 'numeric') return written;
  const whole = written.replace(/\.0+$/, '');
  return Number.isSafeInteger(Number(whole)) ? whole : null;
}

/** The column under its new type; what stood on the old one, an order, an index, is made anew. */
function withNewType(found: Catalogue, { table, field }: Place): Catalogue {
  const columns = new Map(found.tables.get(table));
  columns.set(field.name, columnModel(field).type);
  columns.delete(`${field.name}__ordem`);
  const isOn = (written: string | null) =>
    [field.name, `${field.name}__ordem`].some((name) => written?.includes(`"${name}"`));
  return {
    ...found,
    tables: new Map(found.tables).set(table, columns),
    indexes: new Map([...found.indexes].filter(([, index]) => index.table !== table || !isOn(index.written))),
  };
}

const unagreed = ({ name, field, table, from, to, readable, lost, ids }: Conversion): string => {
  const cannot = lost > 0 ? `, ${lost} cannot and would be emptied (records ${toldIds(ids, lost)})` : '';
  return (
    `Table ${table}, column ${field.name}: holds ${from}, the schema now wants ${to}, and values could be lost: ${readable} can be ` +
    `read as ${field.type}${cannot}. Remedy: npm run db:migrate -- --convert ${name}, or give the field a new name.`
  );
};

const heldBy = ({ name }: Conversion, holding: readonly string[]): string =>
  `--convert ${name}: views or functions of the database speak of it: ${holding.join(', ')}. Remedy: write a migration in ` +
  `${migrationsPlace} (export function before) that drops them with their triggers, and one that ` +
  `makes them anew.`;

const unknownConsent = (consent: string, wanted: readonly Place[]): string =>
  `--convert ${consent}: its column has the type its field has, or one that no value can be read from. ` +
  (wanted.length > 0
    ? `Remedy: name one of ${wanted.map(({ name }) => name).join(', ')}.`
    : 'There is nothing to convert.');
