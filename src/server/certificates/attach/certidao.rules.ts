import type { EntityRules } from '../../crud/rules.ts';
import { confirmAttached } from './confirm.ts';
import { verifyByHand } from './verify.ts';
import { warningsOf } from './warnings.ts';

/** A certificate whose document a person brings: attached by a call of its own, confirmed here. */
export const rules: EntityRules = {
  actions: { confirmar: confirmAttached, verificar: verifyByHand },
  showWhole: async (record, work) => ({ ...record, Avisos: await warningsOf(work, record) }),
};
