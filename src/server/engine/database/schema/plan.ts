import { migrationsPlace } from '../migrationsPlace.ts';
import { protect } from '../policies.ts';
import type { Catalogue } from './catalogue.ts';
import type { ColumnModel, IndexModel, TableModel } from './tableModel.ts';

export interface Plan {
  /** Statements in the order they must run; none loses anything. */
  readonly statements: readonly string[];
  /** Differences nobody may resolve by guessing: table, column and remedy. */
  readonly refusals: readonly string[];
  /** Columns no schema speaks of any more (`table.column`), and tables of rows; they stay as they are. */
  readonly leftovers: readonly string[];
}

/** What brings the database to the tables wanted. Only adds; never drops or narrows what holds values. */
export function planTables(wanted: readonly TableModel[], found: Catalogue): Plan {
  const real = wanted.filter(({ name }) => !found.views.has(name));
  return {
    statements: [
      ...real.flatMap((table) => planColumns(table, found)),
      ...real.flatMap((table) => planKeys(table, found)),
      ...real.flatMap((table) => planIndexes(table, found)),
      ...real.flatMap((table) => policyOf(table)),
    ],
    refusals: real.flatMap((table) => refusals(table, found)),
    leftovers: [...real.flatMap((table) => leftovers(table, found)), ...rowsLeft(real, found)],
  };
}

function planColumns(table: TableModel, found: Catalogue): string[] {
  const existing = found.tables.get(table.name);
  if (!existing) return [`create table "${table.name}" (${table.columns.map(written).join(', ')})`];
  return table.columns.flatMap((column) => {
    const type = existing.get(column.name);
    if (type === undefined) return addColumn(table, column);
    if (type === column.type || !widens(type, column.type)) return [];
    return [
      `alter table "${table.name}" alter column "${column.name}" type ${column.type} using "${column.name}"::${column.type}`,
    ];
  });
}

/** The default fills the rows there are and is then taken off: later rows get theirs from the schema. */
function addColumn({ name: table }: TableModel, column: ColumnModel): string[] {
  const add = `alter table "${table}" add column ${written(column)}`;
  if (!column.backfill) return [add];
  return [
    `${add} default ${column.backfill}`,
    `alter table "${table}" alter column "${column.name}" drop default`,
  ];
}

const written = ({ name, type, attributes }: ColumnModel) => `"${name}" ${type} ${attributes}`.trim();

/** Changes of type that keep every value exactly. */
const widenings: Readonly<Record<string, readonly string[]>> = {
  integer: ['bigint', 'numeric', 'text'],
  bigint: ['numeric', 'text'],
  numeric: ['text'],
  date: ['text'],
  boolean: ['text'],
};

export const widens = (from: string, to: string) => widenings[from]?.includes(to) ?? false;

function refusals(table: TableModel, found: Catalogue): string[] {
  const existing = found.tables.get(table.name);
  if (!existing) return [];
  const ofCompanies = table.columns.some(({ name }) => name === companyColumn);
  if (existing.has(companyColumn) !== ofCompanies) return [refusedScope(table.name, ofCompanies)];
  return [...refusedTargets(table, found), ...refusedTypes(table, existing)];
}

/** Numbers of one kind of record are not those of another, although they look alike. */
const refusedTargets = (table: TableModel, found: Catalogue): string[] =>
  table.foreignKeys.flatMap(({ name, column, target }) => {
    const before = found.foreignKeys.get(name);
    if (before === undefined || before === target) return [];
    return [
      `Table ${table.name}, column ${column}: holds numbers of ${before}, and the schema now refers to ${target}. Remedy: give ` +
        `the field a new name, or write a migration in ${migrationsPlace} ` +
        `(export function before) that drops the key ${name} and puts the right numbers in.`,
    ];
  });

function refusedTypes(table: TableModel, existing: ReadonlyMap<string, string>): string[] {
  return table.columns.flatMap((column) => {
    const type = existing.get(column.name);
    if (type === undefined || type === column.type || widens(type, column.type)) return [];
    return [
      `Table ${table.name}, column ${column.name}: holds ${type}, the schema now wants ${column.type}, and values ` +
        `could be lost. Remedy: write a migration in ${migrationsPlace} that converts the column ` +
        `(export function before), or give the field a new name.`,
    ];
  });
}

const companyColumn = 'IdentificadorEmpresa';

/** Whose the rows are is nothing to guess: too wide a guess shows one company's records to another. */
const refusedScope = (table: string, ofCompanies: boolean): string =>
  `Table ${table}, column ${companyColumn}: ` +
  (ofCompanies
    ? 'is missing, and the schema now wants every row to belong to a company. '
    : 'says whose each row is, and the schema now has one list for all companies. ') +
  `Remedy: put "scope" back to "${ofCompanies ? 'installation' : 'company'}", or write a migration in ` +
  `${migrationsPlace} (export function before) that ` +
  (ofCompanies
    ? 'adds the column and fills it'
    : 'drops the policy and the column once nobody’s rows clash') +
  '; while the data are invented, start with --reset.';

function leftovers(table: TableModel, found: Catalogue): string[] {
  const wanted = new Set(table.columns.map(({ name }) => name));
  const existing = [...(found.tables.get(table.name)?.keys() ?? [])];
  return existing.filter((name) => !wanted.has(name)).map((name) => `${table.name}.${name}`);
}

/** Tables that held the rows of a field which is gone: they begin with a table's name and have a parent and an order. */
function rowsLeft(tables: readonly TableModel[], found: Catalogue): string[] {
  const wanted = new Set(tables.map(({ name }) => name));
  return [...found.tables]
    .filter(
      ([name, columns]) =>
        !wanted.has(name) &&
        columns.has('IdentificadorPai') &&
        columns.has('Ordem') &&
        tables.some((table) => name.startsWith(`${table.name}_`)),
    )
    .map(([name]) => name);
}

function planKeys(table: TableModel, found: Catalogue): string[] {
  return table.foreignKeys
    .filter(({ name }) => !found.foreignKeys.has(name))
    .map(
      ({ name, column, target, onDelete }) =>
        `alter table "${table.name}" add constraint "${name}" foreign key ("${column}") ` +
        `references "${target}" ("Identificador") on delete ${onDelete}`,
    );
}

/** Ours carry their definition as comment: a changed one is made anew, one no longer wanted is dropped. */
function planIndexes(table: TableModel, found: Catalogue): string[] {
  const wanted = table.indexes.flatMap((index) => possible(index, found));
  const keep = new Map(wanted.map((index) => [index.name, index]));
  const drops = [...found.indexes]
    .filter(
      ([name, { table: on, written }]) =>
        on === table.name && written !== null && keep.get(name)?.definition !== written,
    )
    .map(([name]) => name);
  const creates = wanted.filter(({ name, definition }) => found.indexes.get(name)?.written !== definition);
  return [
    ...drops.map((name) => `drop index "${name}"`),
    ...creates.flatMap((index) => createIndex(table, index)),
  ];
}

/** The index itself, what stands in for it where an extension is missing, or none. */
function possible(index: IndexModel, found: Catalogue): IndexModel[] {
  if (index.needs?.every((name) => found.extensions.has(name)) ?? true) return [index];
  return index.without ? possible(index.without, found) : [];
}

const createIndex = (table: TableModel, { name, unique, definition }: IndexModel) => [
  `create ${unique ? 'unique ' : ''}index "${name}" on "${table.name}" ${definition}`,
  `comment on index "${name}" is '${definition.replaceAll("'", "''")}'`,
];

/** Policies are written anew every time: they hold no data and must never lag behind the code. */
function policyOf(table: TableModel): string[] {
  return table.policy ? [protect(table.name, table.policy.using, table.policy.check)] : [];
}
