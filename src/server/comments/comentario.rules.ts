import { AppError } from '../../domain/errors.ts';
import type { EntityRules } from '../crud/rules.ts';

/**
 * A comment is its author's word: others answer with one of their own. Who sees the registry record sees what was said
 * of it, which its schema tells.
 */
export const rules: EntityRules = {
  async beforeWrite({ work: { actor }, operation, before }) {
    if (operation === 'create') return { IdentificadorUsuario: actor.userId };
    if (before?.IdentificadorUsuario !== actor.userId) throw new AppError('comment-of-another');
    return undefined;
  },
};
