import { type SqlBool, sql } from 'kysely';
import type { Entity } from '../../../../metadata/entity.ts';
import type { Row } from '../../../kit/database/database.ts';
import { tableNamed } from '../../../kit/sql/names.ts';
import { requireCode, requireCompany } from '../../permissions/requireCode.ts';
import { findRecord } from '../findRecord.ts';
import type { EntityModel } from '../models.ts';
import { refersTo, type Use } from '../recordUses.ts';
import { or } from '../scope.ts';
import type { Work } from '../work.ts';
import { canLeaveUse, inUse } from './inUse.ts';

/** What somebody answers for and another person must take over: one kind of post, with what hangs on it. */
export interface Duty {
  /** The field of `entity` that names who answers, and the parameter of the action that names who will. */
  readonly field: string;
  /** Whose records they are: `operacao`. */
  readonly entity: string;
  readonly count: number;
  /** What finds them in their list: fields with any of their values. */
  readonly filter: Row;
}

export interface LeavingUse {
  readonly Encargos: readonly {
    readonly Campo: string;
    readonly Entidade: string;
    readonly Total: number;
    readonly Filtro: Row;
  }[];
  /** Records in use that refer to it and stay as they are. */
  readonly Dependentes: readonly Use[];
}

/**
 * `GET X/Inativacao/{id}`: what taking a record out of use would leave behind, asked before it is done: what must be
 * handed over, and what in use goes on referring to it. @throws AppError as `findRecord` says
 */
export async function leavingUse(work: Work, model: EntityModel, id: number): Promise<LeavingUse> {
  requireCode(work.actor, model.entity.codes.update);
  requireCompany(work.actor, model.entity);
  const record = await findRecord(work, model, id);
  const duties = (await model.rules.duties?.(work, record)) ?? [];
  const Dependentes: Use[] = [];
  const along = model.rules.retires ?? [];
  for (const [entity, referrers] of Map.groupBy(model.referrers, (referrer) => referrer.entity)) {
    if (along.includes(entity.name)) continue;
    const Total = await countInUse(work, entity, referrers, id);
    const Campos = referrers.map(({ field, lines }) => (lines ? `${lines.name}.${field.name}` : field.name));
    if (Total > 0)
      Dependentes.push({ Entidade: entity.name, Nome: entity.plural[work.actor.locale], Total, Campos });
  }
  return {
    Encargos: duties
      .filter(({ count }) => count > 0)
      .map(({ field, entity, count, filter }) => ({
        Campo: field,
        Entidade: entity,
        Total: count,
        Filtro: filter,
      })),
    Dependentes,
  };
}

/** Whether the calls of an entity take a record out of use: then what it leaves behind can be asked. */
export const asksBeforeLeaving = (model: EntityModel): boolean =>
  canLeaveUse(model) &&
  model.entity.calls.includes('update') &&
  model.fields.get('Ativo')?.readOnly === false;

/** Across owners, within the company: a number, nothing more. */
async function countInUse(
  { tx, actor, models }: Work,
  entity: Entity,
  referrers: EntityModel['referrers'],
  id: number,
): Promise<number> {
  const model = models.named(entity.name);
  if (!canLeaveUse(model)) return 0;
  const own =
    entity.scope === 'company'
      ? sql<SqlBool>`t."IdentificadorEmpresa" = ${actor.companyId}`
      : sql<SqlBool>`true`;
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${tableNamed(entity.table)} t
    where t."ExcluidoEm" is null and ${own} and ${inUse(model, 't')}
      and ${or(referrers.map((referrer) => refersTo(referrer, id)))}`.execute(tx);
  return rows[0]?.count ?? 0;
}
