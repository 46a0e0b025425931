import { AppError } from '../../domain/errors.ts';
import { withinCompany } from '../auth/furnishCompany.ts';
import type { EntityRules } from '../crud/rules.ts';
import { branchesOfOtherRoot } from './cnpjRoot.ts';
import { createStandardWorkflows } from './standardWorkflows.ts';

/** A new company starts with the workflows of the trade; its CNPJ stays the root of its branches'. */
export const rules: EntityRules = {
  async beforeWrite({ work, before, values }) {
    if (typeof values.Cnpj !== 'string' || before?.Identificador !== work.actor.companyId) return undefined;
    const count = await branchesOfOtherRoot(work, values.Cnpj);
    if (count > 0) throw new AppError('company-branches-other-root', { count }, { field: 'Cnpj' });
    return undefined;
  },
  async afterWrite({ work, operation, id }) {
    if (operation === 'create') await withinCompany(work, id, createStandardWorkflows);
  },
};
