import type { EntityRules } from '../crud/rules.ts';
import { addAdministrator, createStandardProfiles, withinCompany } from './furnishCompany.ts';

/**
 * Who creates a company is its first administrator: it would otherwise have nobody who could let anybody in.
 * To others it does not exist (`ownership.tenant` in its schema), so none can shut another's door.
 */
export const rules: EntityRules = {
  async afterWrite({ work, operation, id }) {
    const { userId, kind } = work.actor;
    if (operation !== 'create' || kind !== 'person' || userId === null) return;
    await withinCompany(work, id, async (inside) => {
      const { administrators } = await createStandardProfiles(inside);
      await addAdministrator(inside, userId, id, administrators);
    });
  },
};
