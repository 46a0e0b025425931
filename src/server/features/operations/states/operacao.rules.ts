import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import type { Condition, EntityRules, Write } from '../../../engine/crud/rules.ts';
import { Failures } from '../../../kit/http/failures.ts';
import { missingErrors, missingOf } from './missingForOpinion.ts';

/** What the states of an operation ask for and bring along. @see workflow, section 2 */
export const rules: EntityRules = {
  async beforeWrite(write) {
    if (write.operation === 'delete') await refuseUnlessDeletable(write);
    return undefined;
  },
  conditions: { 'nothing-missing': nothingMissing, 'opinion-approved': opinionApproved },
};

/** @throws Failures (422) naming each missing thing */
async function nothingMissing({ work, record }: Parameters<Condition>[0]): Promise<null> {
  const found = await missingOf(work, record.Identificador);
  if (found.length > 0) throw new Failures(422, missingErrors(found, work));
  return null;
}

const deletable: readonly unknown[] = ['rascunho', 'cancelada'];

async function refuseUnlessDeletable({ before, work, model }: Write): Promise<void> {
  if (!deletable.includes(before?.Situacao))
    throw new AppError('operation-not-deletable', { state: String(before?.Situacao) });
  if (await hasApprovedOpinion(work, before?.Identificador))
    throw new AppError('operation-has-opinion', { entity: model.entity.label[work.actor.locale] });
}

/** An operation is concluded on an approved opinion; an installation that keeps no opinions has none approved. */
async function opinionApproved({ work, record }: Parameters<Condition>[0]) {
  return (await hasApprovedOpinion(work, record.Identificador, 'consolidated'))
    ? null
    : 'transition-condition';
}

/** @param which `consolidated`: the operation's own; an opinion of one of its records concludes nothing */
async function hasApprovedOpinion(
  { models, tx }: Write['work'],
  operationId: unknown,
  which: 'any' | 'consolidated' = 'any',
): Promise<boolean> {
  if (!models.find('parecer')) return false;
  const { rows } = await sql`select 1 from parecer where "IdentificadorOperacao" = ${operationId}
    and (${which === 'any'} or "IdentificadorRegistroMatricula" is null)
    and "Situacao" = 'aprovado' and "ExcluidoEm" is null limit 1`.execute(tx);
  return rows.length > 0;
}
