import { type SqlBool, sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import type { Actor } from '../actor.ts';
import type { Row } from '../database/database.ts';
import { holds, requireCompany } from '../permissions/requireCode.ts';
import { holdsWords } from './listConditions.ts';
import type { EntityModel } from './models.ts';
import { labelOrder } from './orderExpression.ts';
import { and, type Sql, scopeOf } from './scope.ts';
import { seesLabel } from './selection.ts';
import type { Work } from './work.ts';

export interface Choice {
  readonly Identificador: number;
  readonly Rotulo: string;
  /** False for one that is no longer offered, told only when asked for by its identifier. */
  readonly Ativo: boolean;
}

const offered = 50;
const askable = 200;

/**
 * `GET X/Escolhas?Busca=&Identificadores=1,2`: what a reference may point at, by the name people know it by.
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
  const asked = readIdentifiers(query);
  const conditions = [
    scopeOf(entity, work.actor, work.models, 't'),
    ...(asked === null ? offers(work, model, query.get('Busca') ?? '') : [among(asked)]),
  ];
  const label = seesLabel(model, work.actor)
    ? sql`t.${sql.ref(entity.representation)}::text`
    : sql`t."Identificador"::text`;
  const active = hasActive(model)
    ? sql`coalesce(t."Ativo", true) and t."ExcluidoEm" is null`
    : sql`t."ExcluidoEm" is null`;
  const { rows } = await sql<Row>`select t."Identificador" as id, ${label} as label, ${active} as active
    from ${sql.table(entity.table)} as t where ${and(conditions)}
    order by ${seesLabel(model, work.actor) ? labelOrder(model, 't') : label}, t."Identificador" limit ${asked === null ? offered : askable}`.execute(
    work.tx,
  );
  return rows.map((row) => ({
    Identificador: Number(row.id),
    Rotulo: String(row.label ?? row.id),
    Ativo: row.active === true,
  }));
}

/** Only the living and active are offered; a value already chosen is named whatever became of it. */
function offers({ actor }: Work, model: EntityModel, search: string): Sql[] {
  if (search.length > 200) throw new AppError('query-invalid', { name: 'Busca' }, { field: 'Busca' });
  return [
    sql<SqlBool>`t."ExcluidoEm" is null`,
    ...(hasActive(model) ? [sql<SqlBool>`t."Ativo" is not false`] : []),
    holdsWords(search, model, actor, 't'),
  ];
}

const hasActive = (model: EntityModel) => model.fields.get('Ativo')?.type === 'boolean';

const among = (ids: readonly number[]): Sql =>
  ids.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`t."Identificador" in (${sql.join([...ids])})`;

function readIdentifiers(query: URLSearchParams): readonly number[] | null {
  const texts = query
    .getAll('Identificadores')
    .flatMap((text) => text.split(','))
    .filter(Boolean);
  if (!query.has('Identificadores')) return null;
  if (texts.length > askable || texts.some((text) => !/^\d{1,15}$/.test(text)))
    throw new AppError('query-invalid', { name: 'Identificadores' }, { field: 'Identificadores' });
  return texts.map(Number);
}

/** One's own list, or any screen whose form or list shows a field that refers here. */
function requireUse(actor: Actor, { entity, referrers }: EntityModel): void {
  if (holds(actor, entity.codes.list)) return;
  const uses = referrers.flatMap(({ entity: other }) => [
    other.codes.list,
    other.codes.create,
    other.codes.update,
  ]);
  if (!uses.some((code) => holds(actor, code)))
    throw new AppError('permission-missing', { code: entity.codes.list });
}
