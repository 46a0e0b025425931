import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import type { Condition, EntityRules, Write } from '../../../engine/crud/rules.ts';
import { refuseMissing } from '../../../engine/missing/missing.ts';
import { missingFor } from '../missing.ts';

/** What the transition waits for, as the page of the operation tells it. @throws Failures (422) naming each point */
const nothingMissing: Condition = async ({ work, record, transition }) => {
  refuseMissing(await missingFor(work, record, transition.event), work);
  return null;
};

/** What the states of an operation ask for and bring along. @see workflow, section 2 */
export const rules: EntityRules = {
  async beforeWrite(write) {
    if (write.operation === 'delete') await refuseUnlessDeletable(write);
    return undefined;
  },
  conditions: { 'nothing-missing': nothingMissing },
};

const deletable: readonly unknown[] = ['rascunho', 'cancelada'];

async function refuseUnlessDeletable({ before, work, model }: Write): Promise<void> {
  if (!deletable.includes(before?.Situacao))
    throw new AppError('operation-not-deletable', { state: String(before?.Situacao) });
  if (await hasApprovedOpinion(work, before?.Identificador))
    throw new AppError('operation-has-opinion', { entity: model.entity.label[work.actor.locale] });
}

async function hasApprovedOpinion({ models, tx }: Write['work'], operationId: unknown): Promise<boolean> {
  if (!models.find('parecer')) return false;
  const { rows } = await sql`select 1 from parecer where "IdentificadorOperacao" = ${operationId}
    and "Situacao" = 'aprovado' and "ExcluidoEm" is null limit 1`.execute(tx);
  return rows.length > 0;
}
