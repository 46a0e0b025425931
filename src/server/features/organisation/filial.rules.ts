import { AppError } from '../../../domain/errors.ts';
import type { EntityRules } from '../../engine/crud/rules.ts';
import { companyCnpj, rootOf } from './cnpjRoot.ts';

/** Branches are establishments of the company: the first eight characters of their CNPJ are its own. */
export const rules: EntityRules = {
  async beforeWrite({ work, operation, values }) {
    if (operation === 'delete' || typeof values.Cnpj !== 'string') return undefined;
    const root = rootOf(await companyCnpj(work));
    if (root !== '' && rootOf(values.Cnpj) !== root)
      throw new AppError('branch-other-company', { root }, { field: 'Cnpj' });
    return undefined;
  },
};
