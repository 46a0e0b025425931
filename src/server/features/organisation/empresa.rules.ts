import { AppError } from '../../../domain/errors.ts';
import type { EntityRules } from '../../engine/crud/rules.ts';
import { branchesOfOtherRoot } from './cnpjRoot.ts';

/** A company's CNPJ stays the root of its branches'. */
export const rules: EntityRules = {
  async beforeWrite({ work, before, values }) {
    if (typeof values.Cnpj !== 'string' || before?.Identificador !== work.actor.companyId) return undefined;
    const count = await branchesOfOtherRoot(work, values.Cnpj);
    if (count > 0) throw new AppError('company-branches-other-root', { count }, { field: 'Cnpj' });
    return undefined;
  },
};
