import { AppError } from '../../domain/errors.ts';
import type { EntityRules, Write } from '../crud/rules.ts';
import { addAdministrator, createStandardProfiles, withinCompany } from './furnishCompany.ts';

/**
 * Who creates a company is its first administrator: it would otherwise have nobody who could let anybody in.
 * Afterwards it is changed from within only, or by who created it: every company's administrator holds every
 * code, and must not be able to shut another company's door.
 */
export const rules: EntityRules = {
  async beforeWrite(write) {
    if (write.work.actor.kind === 'person') refuseFromOutside(write);
    return undefined;
  },
  async afterWrite({ work, operation, id }) {
    const { userId, kind } = work.actor;
    if (operation !== 'create' || kind !== 'person' || userId === null) return;
    await withinCompany(work, id, async (inside) => {
      const profiles = await createStandardProfiles(inside);
      await addAdministrator(inside, userId, id, profiles.get('administrador') ?? 0);
    });
  },
};

/** @throws AppError 'company-not-member' */
function refuseFromOutside({ before, work: { actor } }: Write): void {
  if (!before || before.Identificador === actor.companyId) return;
  if (before.CriadoPor !== null && before.CriadoPor === actor.userId) return;
  throw new AppError('company-not-member');
}
