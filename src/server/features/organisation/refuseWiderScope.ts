import { AppError } from '../../../domain/errors.ts';
import type { EntityRules, Write } from '../../engine/crud/rules.ts';
import { postsOf } from './owners.ts';

/**
 * No person widens what they see (design, section 5, "Tenancy and scope"): who does not see all owners' records makes
 * themself neither officer nor analyst, and brings no analyst who is there already under their own officer.
 */
export const refuseWiderScope: EntityRules = {
  async beforeWrite(write) {
    const { actor } = write.work;
    if (actor.kind !== 'person' || actor.allOwners || write.operation === 'delete') return undefined;
    if (given(write, 'IdentificadorUsuario') === actor.userId) refuse('IdentificadorUsuario');
    const officer = write.operation === 'create' ? null : given(write, 'IdentificadorOfficer');
    if (typeof officer !== 'number') return undefined;
    const own = await postsOf(write.work, 'IdentificadorOfficer', Number(actor.userId));
    if (own.includes(officer)) refuse('IdentificadorOfficer');
    return undefined;
  },
};

/** What a field becomes by the write; a record from the trash becomes all it was. */
const given = ({ operation, before, values }: Write, name: string): unknown =>
  operation === 'restore' ? before?.[name] : values[name];

/** @throws AppError 'own-scope' beside the field */
function refuse(field: string): never {
  throw new AppError('own-scope', {}, { field });
}
