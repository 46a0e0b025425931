import type { EntityRules } from '../../engine/crud/rules.ts';
import { itemsOfWorkflow } from './checklist.ts';
import { itemsPerProperty } from './perProperty.ts';

/** A new operation, or one that gets another workflow, has the certificates that workflow asks for on its checklist. */
export const rules: EntityRules = {
  async afterWrite({ work, operation, values, after }) {
    const isAsked = operation === 'create' || (operation === 'update' && 'IdentificadorWorkflow' in values);
    if (!after || !isAsked || !work.models.find('item-checklist')) return;
    await itemsOfWorkflow(work, after);
    if (operation === 'update') await itemsPerProperty(work, after.Identificador);
  },
};
