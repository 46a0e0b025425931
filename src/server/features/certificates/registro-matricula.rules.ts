import type { EntityRules } from '../../engine/crud/rules.ts';
import { dropItemsOf, goneStates, itemsPerProperty } from './perProperty.ts';

/** A second property of an operation has certificates of its own on the checklist, and takes them along when it goes. */
export const rules: EntityRules = {
  async afterWrite({ work, operation, before, after }) {
    if (!work.models.find('item-checklist')) return;
    if (operation === 'delete' && before) await dropItemsOf(work, before.Identificador);
    if ((operation === 'create' || operation === 'restore') && after)
      await itemsPerProperty(work, Number(after.IdentificadorOperacao));
  },
  async afterTransition({ work, record, transition: { from, to } }) {
    if (!work.models.find('item-checklist')) return;
    if (goneStates.includes(to)) await dropItemsOf(work, record.Identificador);
    else if (from.some((state) => goneStates.includes(state)))
      await itemsPerProperty(work, Number(record.IdentificadorOperacao));
  },
};
