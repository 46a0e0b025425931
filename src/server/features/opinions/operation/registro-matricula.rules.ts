import type { EntityRules } from '../../../engine/crud/rules.ts';
import { operationOpinionFollows } from './followOperation.ts';

/** A record that is finished, taken up again or deleted is one more, or one less, the opinion speaks of. */
export const rules: EntityRules = {
  async afterWrite({ work, operation, before, after }) {
    if (operation === 'delete' || operation === 'restore')
      await operationOpinionFollows(work, Number((after ?? before)?.IdentificadorOperacao));
  },
  async afterTransition({ work, record }) {
    await operationOpinionFollows(work, Number(record.IdentificadorOperacao));
  },
};
