import type { EntityRules } from '../../../engine/crud/rules.ts';
import { companyFillOf } from './companyFill.ts';

/** The page of a certificate lays its company data beside the client's. */
export const rules: EntityRules = {
  showWhole: async (record, work) => ({ ...record, Cadastro: await companyFillOf(work, record) }),
};
