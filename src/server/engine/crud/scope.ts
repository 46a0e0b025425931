import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Entity } from '../../../metadata/entity.ts';
import { column, tableNamed } from '../../kit/sql/names.ts';
import type { Actor } from '../actors/actor.ts';
import { linesTable } from '../database/schema/objectName.ts';
import { isLines } from '../database/schema/tableModel.ts';
import type { Models } from './models.ts';

export type Sql = RawBuilder<SqlBool>;

/**
 * Which rows of an entity an actor works with: those of the company, of the session's branch, and, when one
 * does not see all owners', one's own; to read, also what waits for one's decision (`alsoSeen`). The one place that decides it, for lists, single records, counts,
 * choices, references and exports alike.
 * @param alias of the entity's table in the query
 * @see specification, `TodosProprietarios`; design, section 5, "Tenancy and scope"
 */
export function scopeOf(entity: Entity, actor: Actor, models: Models, alias: string): Sql {
  return and([companyOf(entity, actor, alias), ...ownedBy(entity, actor, models, alias)]);
}

export const always: Sql = sql`true`;
export const never: Sql = sql`false`;

export function and(conditions: readonly Sql[]): Sql {
  const needed = conditions.filter((condition) => condition !== always);
  return needed.length === 0 ? always : sql<SqlBool>`(${sql.join(needed, between.and)})`;
}

export function or(conditions: readonly Sql[]): Sql {
  const possible = conditions.filter((condition) => condition !== never);
  return possible.length === 0 ? never : sql<SqlBool>`(${sql.join(possible, between.or)})`;
}

const between = { and: sql` and `, or: sql` or ` };

function companyOf(entity: Entity, actor: Actor, alias: string): Sql {
  if (entity.scope === 'installation') return entity.ownership.tenant ? tenantOf(actor, alias) : always;
  if (entity.scope === 'company')
    return sql<SqlBool>`${column(alias, 'IdentificadorEmpresa')} = ${actor.companyId}`;
  const links = entity.fields.find((field) => isLines(field));
  const table = tableNamed(linesTable(entity.table, links?.name ?? ''));
  return sql<SqlBool>`exists (select 1 from ${table} v where v."IdentificadorPai" = ${column(alias, 'Identificador')}
    and v."IdentificadorEmpresa" = ${actor.companyId})`;
}

/** To anybody else another company does not exist. Processes have no company of their own. */
function tenantOf({ kind, companyId, userId }: Actor, alias: string): Sql {
  if (kind === 'system' && companyId === null) return always;
  return sql<SqlBool>`(${column(alias, 'Identificador')} = ${companyId} or ${column(alias, 'CriadoPor')} is not distinct from ${userId})`;
}

/** Conditions by owner and branch; none where the rows are everybody's of the company. */
function ownedBy(entity: Entity, actor: Actor, models: Models, alias: string): Sql[] {
  const { analyst, officer, person, through, branch, visibleThrough } = entity.ownership;
  const trimmed = [
    ...(branch === null ? [] : branchOf(actor, column(alias, branch))),
    ...(person === null ? [] : personOf(actor, column(alias, person))),
  ];
  const ways: Sql[] = [];
  if (analyst && !actor.allOwners) ways.push(among(column(alias, analyst), actor.analystIds));
  if (officer && !actor.allOwners) ways.push(among(column(alias, officer), actor.officerIds));
  if (ways.length > 0) ways.push(unowned(actor, alias, [analyst, officer]));
  if (through) {
    const inner = throughParent(entity, through, actor, models, alias);
    if (inner) ways.push(inner);
  }
  if (ways.length === 0) return trimmed;
  const seen = actor.isReading ? models.find(entity.name)?.rules.alsoSeen?.(actor, alias) : null;
  if (seen) ways.push(seen);
  if (visibleThrough) {
    const seen = throughChild(visibleThrough, actor, models, alias);
    if (seen) ways.push(seen);
  }
  return [...trimmed, or(ways)];
}

const among = (value: RawBuilder<unknown>, ids: readonly number[]): Sql =>
  ids.length === 0 ? never : sql<SqlBool>`${value} in (${sql.join([...ids])})`;

/** What nobody owns yet belongs to who entered it, or it would vanish from its author's list. */
function unowned(actor: Actor, alias: string, fields: readonly (string | null)[]): Sql {
  const empty = fields.flatMap((field) => (field ? [sql<SqlBool>`${column(alias, field)} is null`] : []));
  return and([...empty, sql<SqlBool>`${column(alias, 'CriadoPor')} = ${actor.userId}`]);
}

/** Records without a branch are the whole company's. A branch taken from the person is lost to the session too. */
function branchOf({ branchId, branchIds }: Actor, value: RawBuilder<unknown>): Sql[] {
  const isLost = branchId !== null && branchIds !== null && !branchIds.includes(branchId);
  const ids = isLost ? [] : branchId !== null ? [branchId] : branchIds;
  return ids === null ? [] : [or([sql<SqlBool>`${value} is null`, among(value, ids)])];
}

/** What is between a person and the product is nobody else's; processes see it to do their part. */
function personOf({ kind, userId }: Actor, value: RawBuilder<unknown>): Sql[] {
  if (kind === 'system') return [];
  return [userId === null ? sql<SqlBool>`${value} is null` : sql<SqlBool>`${value} = ${userId}`];
}

/** A child is seen with its parent. No condition when every parent of the company is seen. */
function throughParent(
  entity: Entity,
  field: string,
  actor: Actor,
  models: Models,
  alias: string,
): Sql | null {
  const parent = parentOf(entity, field, models);
  if (!parent) return null;
  const inner = `${alias}_p`;
  const conditions = ownedBy(parent, actor, models, inner);
  if (conditions.length === 0) return null;
  const value = column(alias, field);
  return or([
    and([sql<SqlBool>`${value} is null`, sql<SqlBool>`${column(alias, 'CriadoPor')} = ${actor.userId}`]),
    sql<SqlBool>`exists (select 1 from ${tableNamed(parent.table)} as ${sql.ref(inner)}
      where ${column(inner, 'Identificador')} = ${value} and ${and(conditions)})`,
  ]);
}

function parentOf(entity: Entity, field: string, models: Models): Entity | undefined {
  const target = entity.fields.find(({ name }) => name === field)?.entity;
  return target ? models.find(target)?.entity : undefined;
}

/** A record is seen by all who see one of those that name it. */
function throughChild(
  { entity: name, field }: NonNullable<Entity['ownership']['visibleThrough']>,
  actor: Actor,
  models: Models,
  alias: string,
): Sql | null {
  const child = models.find(name)?.entity;
  if (!child) return null;
  const inner = `${alias}_c`;
  return sql<SqlBool>`exists (select 1 from ${tableNamed(child.table)} as ${sql.ref(inner)}
    where ${column(inner, field)} = ${column(alias, 'Identificador')} and ${column(inner, 'ExcluidoEm')} is null
    and ${and(ownedBy(child, actor, models, inner))})`;
}
