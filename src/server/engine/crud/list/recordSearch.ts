import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Field } from '../../../../field-types/types.ts';
import { searchWords } from '../../../kit/sql/foldText.ts';
import { escapeLike } from '../../../kit/sql/like.ts';
import { column } from '../../../kit/sql/names.ts';
import type { Actor } from '../../actors/actor.ts';
import { maySee } from '../../permissions/requireCode.ts';
import type { EntityModel } from '../models.ts';
import { always, and, never, or, type Sql } from '../scope.ts';
import type { Work } from '../work.ts';

/** A search made ready for one statement. */
export interface RecordSearch {
  /** Stands before the statement's `select`. */
  readonly head: RawBuilder<unknown>;
  /** The condition on alias `t`, as often as the statement needs it. */
  readonly holds: Sql;
  /** Whether it finds few records for sure. */
  readonly findsFew: boolean;
}

/** The search index knows three letters and more. */
const shortestIndexed = 3;

/**
 * Records that hold every word of a search. Few are found in the search index at once; where the database expects
 * many, the list reads record after record in its own order, which fills a page sooner than finding them all.
 */
export async function searchRecords(work: Work, model: EntityModel, search: string): Promise<RecordSearch> {
  const patterns = patternsOf(search);
  if (patterns.length === 0 || isGuarded(model, work.actor) || model.entity.storage === 'view')
    return { head: sql``, holds: holdsWords(search, model, work.actor, 't'), findsFew: false };
  if (await areMany(work, model, patterns))
    return { head: sql``, holds: and(patterns.map((pattern) => kept(pattern, 't'))), findsFew: false };
  return {
    head: sql`with "achados:" as materialized (select ${found(model, patterns)} as id)`,
    holds: sql<SqlBool>`${column('t', 'Identificador')} in (select id from "achados:")`,
    findsFew: true,
  };
}

/**
 * The same as one condition, for statements that go through all that is found. Fields under a code are searched in
 * their columns, and only for those who hold it; without such fields the search index answers.
 */
export function holdsWords(search: string, model: EntityModel, actor: Actor, alias: string): Sql {
  const patterns = patternsOf(search);
  if (patterns.length === 0) return search.trim() === '' ? always : never;
  const guarded = model.columns.filter((field) => isGuardedField(field, actor));
  if (guarded.length > 0) return and(patterns.map((pattern) => anywhere(pattern, guarded, alias)));
  return sql<SqlBool>`${column(alias, 'Identificador')} in (select ${found(model, patterns)})`;
}

const patternsOf = (search: string): readonly string[] =>
  searchWords(search).map((word) => `%${escapeLike(word)}%`);

/** What the database expects by its statistics; nothing is looked for yet. */
async function areMany({ tx }: Work, model: EntityModel, patterns: readonly string[]): Promise<boolean> {
  if (patterns.every((pattern) => pattern.length < shortestIndexed + 2)) return true;
  const { rows } = await sql<{ many: boolean }>`
    select folio_busca_muitos(${model.entity.table}, ${model.entity.scope === 'company'}, ${patterns}::text[]) as many`.execute(
    tx,
  );
  return rows[0]?.many === true;
}

const found = ({ entity: { table, scope } }: EntityModel, patterns: readonly string[]) =>
  sql`folio_busca(${table}, ${scope === 'company'}, ${patterns}::text[])`;

const kept = (pattern: string, alias: string): Sql => sql<SqlBool>`${column(alias, 'Busca')} like ${pattern}`;

const anywhere = (pattern: string, guarded: readonly Field[], alias: string): Sql =>
  or([
    kept(pattern, alias),
    ...guarded.map((field) => sql<SqlBool>`folio_texto(${column(alias, field.name)}::text) like ${pattern}`),
  ]);

const isGuardedField = (field: Field, actor: Actor) =>
  field.search && field.seeCode !== null && maySee(actor, field);

const isGuarded = ({ columns }: EntityModel, actor: Actor) =>
  columns.some((field) => isGuardedField(field, actor));
