import type { EntityRules } from '../../../engine/crud/rules.ts';
import { differencesOf } from './differences.ts';

/** The page of a certificate says where its document and what is held disagree. */
export const rules: EntityRules = {
  showWhole: async (record, work) => ({ ...record, Divergencias: await differencesOf(work, record) }),
};
