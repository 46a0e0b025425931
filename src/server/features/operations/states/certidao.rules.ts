import type { EntityRules } from '../../../engine/crud/rules.ts';
import { operationFollows } from './moveOperation.ts';

/** The first certificate asked for begins the operation; each that is issued, cancelled or deleted may move it. @see workflow, section 2 */
export const rules: EntityRules = {
  async afterWrite({ work, before, after }) {
    await operationFollows(work, Number((after ?? before)?.IdentificadorOperacao));
  },
  async afterTransition({ work, record }) {
    await operationFollows(work, Number(record.IdentificadorOperacao));
  },
};
