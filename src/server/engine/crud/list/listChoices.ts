import { type SqlBool, sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import type { Row } from '../../../kit/database/database.ts';
import { searchWords } from '../../../kit/sql/foldText.ts';
import { escapeLike } from '../../../kit/sql/like.ts';
import { column, tableNamed } from '../../../kit/sql/names.ts';
import type { Actor } from '../../actors/actor.ts';
import { holds, requireCompany } from '../../permissions/requireCode.ts';
import type { EntityModel } from '../models.ts';
import { and, never, or, type Sql, scopeOf } from '../scope.ts';
import type { Work } from '../work.ts';
import { canLeaveUse, inUse } from '../write/inUse.ts';
import { labelText } from './labelText.ts';
import { readSearch, singleOf } from './listQuery.ts';
import { labelOrder } from './orderExpression.ts';
import { searchRecords } from './recordSearch.ts';
import { seesLabel } from './selection.ts';

export interface Choice {
  readonly Identificador: number;
  readonly Rotulo: string;
  /** False for one that is no longer offered, told only when asked for by its identifier. */
  readonly Ativo: boolean;
}

const offered = 50;
const askable = 200;

/**
 * `GET X/Escolhas?Busca=&Identificadores=1,2`: what a reference may point at, by the name people know it by; with
 * `Inativos=true` also what is out of use, after the others: filters still find by it.
 * Allowed to whoever may use a field that refers to X, without X's own codes.
 * @throws AppError 'permission-missing' to others
 */
export async function listChoices(
  work: Work,
  model: EntityModel,
  query: URLSearchParams,
): Promise<readonly Choice[]> {
  const { entity } = model;
  requireUse(work.actor, model);
  requireCompany(work.actor, entity);
  refuseOtherParameters(query);
  const asked = readIdentifiers(query);
  const search = asked === null ? readSearch(query) : '';
  const isWide = readWide(query);
  const { head, holds } = await searchRecords(work, model, search);
  const conditions = [
    scopeOf(entity, work.actor, work.models, 't'),
    ...(asked === null ? [...offers(work, model, search, isWide), holds] : [among(asked)]),
  ];
  const label = seesLabel(model, work.actor) ? sql.raw(labelText(model, 't')) : sql`t."Identificador"::text`;
  const active = and([inUse(model, 't'), sql<SqlBool>`t."ExcluidoEm" is null`]);
  const { rows } =
    await sql<Row>`${head} select t."Identificador" as id, ${label} as label, ${active} as active
    from ${tableNamed(entity.table)} as t where ${and(conditions)}
    order by ${isWide && canLeaveUse(model) ? sql`${inUse(model, 't')} desc, ` : sql``}${seesLabel(model, work.actor) ? labelOrder(model, 't') : label}, t."Identificador" limit ${asked === null ? offered : askable}`.execute(
      work.tx,
    );
  return rows.map((row) => ({
    Identificador: Number(row.id),
    Rotulo: String(row.label ?? row.id),
    Ativo: row.active === true,
  }));
}

/** @throws AppError 'query-invalid' unless it is absent, `true` or `false` */
function readWide(query: URLSearchParams): boolean {
  const value = singleOf(query, 'Inativos') ?? 'false';
  if (!['true', 'false'].includes(value)) throw invalid('Inativos');
  return value === 'true';
}

/** Only the living and active are offered; a value already chosen is named whatever became of it. */
function offers({ actor }: Work, model: EntityModel, search: string, isWide: boolean): Sql[] {
  return [
    sql<SqlBool>`t."ExcluidoEm" is null`,
    ...(isWide ? [] : [inUse(model, 't')]),
    ...(holds(actor, model.entity.codes.list) ? [] : [showsWords(search, model)]),
  ];
}

/**
 * Whoever may only choose finds by what is no secret to a chooser: the name, and fields that are not personal.
 * Found by the whole search text alone, somebody could guess a document digit by digit.
 */
function showsWords(search: string, { columns, entity }: EntityModel): Sql {
  const shown = columns.filter(
    (field) =>
      field.search && field.seeCode === null && (!field.personal || field.name === entity.representation),
  );
  const within = (pattern: string) =>
    or(shown.map(({ name }) => sql<SqlBool>`folio_texto(${column('t', name)}::text) like ${pattern}`));
  return and(searchWords(search).map((word) => within(`%${escapeLike(word)}%`)));
}

const among = (ids: readonly number[]): Sql =>
  ids.length === 0 ? never : sql<SqlBool>`t."Identificador" in (${sql.join([...ids])})`;

function readIdentifiers(query: URLSearchParams): readonly number[] | null {
  const texts = query
    .getAll('Identificadores')
    .flatMap((text) => text.split(','))
    .filter(Boolean);
  if (!query.has('Identificadores')) return null;
  if (texts.length > askable || texts.some((text) => !/^\d{1,15}$/.test(text)))
    throw invalid('Identificadores');
  return texts.map(Number);
}

const parameters: readonly string[] = ['Busca', 'Identificadores', 'Inativos'];

function refuseOtherParameters(query: URLSearchParams): void {
  const other = [...query.keys()].find((name) => !parameters.includes(name));
  if (other !== undefined) throw new AppError('query-unknown', { name: other }, { field: other });
}

const invalid = (name: string) => new AppError('query-invalid', { name }, { field: name });

/** One's own list, any screen whose form or list shows a field that refers here, or an action that asks for one. */
function requireUse(actor: Actor, { entity, chooserCodes }: EntityModel): void {
  if (![entity.codes.list, ...chooserCodes].some((code) => holds(actor, code)))
    throw new AppError('permission-missing', { code: entity.codes.list });
}
