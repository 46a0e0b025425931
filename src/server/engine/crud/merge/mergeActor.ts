import type { Entity } from '../../../../metadata/entity.ts';
import type { Actor } from '../../actors/actor.ts';
import { asProcess } from '../../actors/asProcess.ts';
import { seeingAll } from '../../actors/seeingAll.ts';
import { requireCode, requireCompany } from '../../permissions/requireCode.ts';
import type { Work } from '../work.ts';

/** Who merges records changes one and takes the others away. @throws AppError 'permission-missing' naming the code */
export function requireMerge(actor: Actor, entity: Entity): void {
  requireCode(actor, entity.codes.update);
  requireCode(actor, entity.codes.delete);
  requireCompany(actor, entity);
}

/**
 * The same person over all of the company: whatever refers to a record follows it, also what lies outside of one's own
 * portfolio and branch, and what is between another person and the product.
 */
export const overAll = (work: Work): Work => asProcess(seeingAll(work));
