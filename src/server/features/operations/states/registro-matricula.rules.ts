import type { EntityRules } from '../../../engine/crud/rules.ts';
import { operationFollows } from './moveOperation.ts';

/** A record that comes, ends or is taken up again moves its operation. @see workflow, section 2 */
export const rules: EntityRules = {
  async afterWrite({ work, before, after }) {
    await operationFollows(work, Number((after ?? before)?.IdentificadorOperacao));
  },
  async afterTransition({ work, record }) {
    await operationFollows(work, Number(record.IdentificadorOperacao));
  },
};
