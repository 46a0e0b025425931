import type { EntityRules } from '../crud/rules.ts';
import { itemsOfWorkflow } from './checklist.ts';

/** A new operation, or one that gets another workflow, has the certificates that workflow asks for on its checklist. */
export const rules: EntityRules = {
  async afterWrite({ work, operation, values, after }) {
    const isAsked = operation === 'create' || (operation === 'update' && 'IdentificadorWorkflow' in values);
    if (after && isAsked && work.models.find('item-checklist')) await itemsOfWorkflow(work, after);
  },
};
