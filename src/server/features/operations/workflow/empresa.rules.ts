import { withinCompany } from '../../../engine/auth/furnishCompany.ts';
import type { EntityRules } from '../../../engine/crud/rules.ts';
import { createStandardWorkflows } from './standardWorkflows.ts';

/** A new company starts with the workflows of the trade. */
export const rules: EntityRules = {
  async afterWrite({ work, operation, id }) {
    if (operation === 'create') await withinCompany(work, id, createStandardWorkflows);
  },
};
