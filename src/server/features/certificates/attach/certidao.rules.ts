import type { EntityRules } from '../../../engine/crud/rules.ts';
import { confirmAttached } from './confirm.ts';
import { carryPart, choosePart } from './parts/carry.ts';
import { withDocument } from './shown.ts';
import { verifyByHand } from './verify.ts';

/** A certificate whose document a person brings: attached by a call of its own, confirmed here. */
export const rules: EntityRules = {
  actions: {
    confirmar: confirmAttached,
    verificar: verifyByHand,
    'usar-parte': choosePart,
    'levar-parte': carryPart,
  },
  showWhole: withDocument,
};
