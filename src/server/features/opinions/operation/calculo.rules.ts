import type { EntityRules } from '../../../engine/crud/rules.ts';
import { operationOpinionFollows } from './followOperation.ts';

/** An approved opinion on the operation speaks of it. */
export const rules: EntityRules = {
  async afterWrite({ work, before, after }) {
    await operationOpinionFollows(work, Number((after ?? before)?.IdentificadorOperacao));
  },
};
