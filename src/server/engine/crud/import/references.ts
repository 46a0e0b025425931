import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import { definitions } from '../../../../field-types/generated/definitions.ts';
import type { Field, TextContext } from '../../../../field-types/types.ts';
import { mostParts } from '../../../../metadata/importLimits.ts';
import { folded } from '../../../kit/sql/foldFunction.ts';
import { tableNamed } from '../../../kit/sql/names.ts';
import { seesLabel } from '../list/selection.ts';
import type { EntityModel } from '../models.ts';
import { and, type Sql, scopeOf } from '../scope.ts';
import type { Work } from '../work.ts';
import { inUse } from '../write/inUse.ts';
import type { ImportColumn } from './columns.ts';
import type { CsvLine } from './readCsv.ts';

/** Finds the identifiers of the records a cell names. @throws AppError 'import-reference-none' or '-many' */
export type FindReference = (cell: string, field: Field) => number | readonly number[];

/** Asked for in portions, so that a file with ten thousand names is no statement of a megabyte. */
const portion = 1000;

/**
 * Looks up everything a file's reference columns name, at once: living records within the actor's scope, by the text
 * they are called by (case and accents forgiven when nothing fits exactly) or by their identifier.
 */
export async function findReferences(
  work: Work,
  columns: readonly ImportColumn[],
  lines: readonly CsvLine[],
  context: TextContext,
): Promise<FindReference> {
  const known = new Map<string, Names>();
  for (const { index, field } of columns) {
    const target = targetOf(work, field);
    if (!target) continue;
    const cells = lines.flatMap(({ cells: row }) => row[index]?.trim() || []);
    const texts = field.type === 'referenceMany' ? cells.flatMap((cell) => [...spans(cell)].flat()) : cells;
    known.set(field.name, await namesOf(work, target, [...new Set(texts)], context));
  }
  return (cell, field) => {
    const names = known.get(field.name);
    const label = field.label[work.actor.locale];
    const one = (name: string) => single(names?.(name) ?? [], name, label);
    return field.type === 'referenceMany' ? many(cell, names ?? (() => []), one) : one(cell.trim());
  };
}

export const isReference = ({ type }: Field): boolean => type === 'reference' || type === 'referenceMany';

const targetOf = ({ models }: Work, field: Field) =>
  isReference(field) && field.entity ? models.find(field.entity) : undefined;

type Names = (name: string) => readonly number[];

function single(ids: readonly number[], name: string, label: string): number {
  const [id] = ids;
  if (ids.length > 1) throw new AppError('import-reference-many', { label, name, count: ids.length });
  if (id === undefined) throw new AppError('import-reference-none', { label, name });
  return id;
}

/** `A, B, C`, where a name may have commas of its own: the longest known one from each place on. */
function many(cell: string, names: Names, one: (name: string) => number): readonly number[] {
  const ids: number[] = [];
  let rest = spans(cell);
  while (rest.length > 0) {
    const from = rest[0] ?? [];
    const longest = from.findLastIndex((name) => names(name).length > 0);
    ids.push(one(from[Math.max(longest, 0)] ?? ''));
    rest = rest.slice(Math.max(longest, 0) + 1);
  }
  return [...new Set(ids)];
}

/** For each part of a list separated by commas or semicolons, the texts that begin with it: `A`, `A, B`, ... */
function spans(cell: string): string[][] {
  const all = cell
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  // What is too much stays together as one name that nobody has: it is refused, not dropped.
  const tooMuch = all.slice(mostParts).join(', ');
  const parts = [...all.slice(0, mostParts), ...(tooMuch === '' ? [] : [tooMuch])];
  return parts.map((_part, from) =>
    parts.slice(from, from + 5).map((_last, count) => parts.slice(from, from + count + 1).join(', ')),
  );
}

interface Found {
  readonly id: number;
  readonly name: string | null;
  readonly folded: string | null;
  readonly used: boolean;
}

async function namesOf(
  work: Work,
  target: EntityModel,
  texts: readonly string[],
  context: TextContext,
): Promise<Names> {
  const stored = new Map(texts.map((text) => [text, asStored(text, target, context)]));
  const found: Found[] = [];
  const wanted = [...new Set(stored.values())];
  for (let from = 0; from < wanted.length; from += portion)
    found.push(...(await lookUp(work, target, wanted.slice(from, from + portion))));
  const exact = Map.groupBy(found, ({ name }) => name ?? '');
  const alike = Map.groupBy(found, (one) => one.folded ?? '');
  const byId = new Map(found.map((one) => [String(one.id), one.id]));
  const folds = await foldAll(work, wanted);
  return (text) => {
    const name = stored.get(text) ?? text;
    const hits = exact.get(name) ?? alike.get(folds.get(name) ?? '') ?? [];
    // Of two of one name the one in use is meant; the other alone is refused by name.
    const used = hits.filter((hit) => hit.used);
    if (hits.length > 0) return (used.length > 0 ? used : hits).map(({ id }) => id);
    const id = byId.get(text.replace(/^0+/, ''));
    return id === undefined ? [] : [id];
  };
}

/** A record called by a document or a date is named in the form people write it in. */
function asStored(text: string, { entity, fields }: EntityModel, context: TextContext): string {
  const field = fields.get(entity.representation);
  const value = field ? definitions[field.type]?.read(text, field, context) : text;
  return typeof value === 'string' ? value : text;
}

async function lookUp(work: Work, target: EntityModel, names: readonly string[]): Promise<readonly Found[]> {
  const { actor, models, tx } = work;
  const ids = names.filter((name) => /^\d{1,15}$/.test(name)).map(Number);
  const byName = seesLabel(target, actor);
  const name = byName ? sql`t.${sql.ref(target.entity.representation)}::text` : sql`null::text`;
  const ways: Sql[] = [
    sql`t."Identificador" = any (${ids}::bigint[])`,
    ...(byName
      ? [sql`${folded(name)} in (select ${folded(sql`n`)} from unnest(${names}::text[]) as n)` as Sql]
      : []),
  ];
  const conditions: Sql[] = [
    scopeOf(target.entity, actor, models, 't'),
    sql`t."ExcluidoEm" is null`,
    sql`(${sql.join(ways, sql` or `)})`,
  ];
  const { rows } = await sql<Found>`select t."Identificador" as id, ${name} as name,
    ${byName ? folded(name) : sql`null::text`} as folded, ${inUse(target, 't')} as used
    from ${tableNamed(target.entity.table)} as t where ${and(conditions)}`.execute(tx);
  return rows;
}

/** Folded by the database, which folded what it is compared with. */
async function foldAll({ tx }: Work, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; folded: string }>`
    select n as name, ${folded(sql`n`)} as folded from unnest(${names}::text[]) as n`.execute(tx);
  return new Map(rows.map((row) => [row.name, row.folded]));
}
