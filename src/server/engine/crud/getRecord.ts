import type { Row } from '../../kit/database/database.ts';
import { holds, requireCode, requireCompany } from '../permissions/requireCode.ts';
import { findRecord, tellMerged } from './findRecord.ts';
import type { EntityModel } from './models.ts';
import { present } from './record.ts';
import type { Work } from './work.ts';

/** `GET X/Retornar/{id}`. Who may restore also sees what lies in the trash, unless it has become another record. */
export async function getRecord(work: Work, model: EntityModel, id: number): Promise<Row> {
  requireCode(work.actor, model.entity.codes.get);
  requireCompany(work.actor, model.entity);
  const which = holds(work.actor, model.entity.codes.delete) ? 'both' : 'living';
  const record = await findRecord(work, model, id, { which });
  if (record.ExcluidoEm) await tellMerged(work, model, id);
  return present((await model.rules.showWhole?.(record, work)) ?? record, model, work.actor);
}
