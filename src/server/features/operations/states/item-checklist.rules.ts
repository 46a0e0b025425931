import type { EntityRules } from '../../../engine/crud/rules.ts';
import { operationFollows } from './moveOperation.ts';

/** What an operation asks for, or no longer asks for, moves it. @see workflow, section 2 */
export const rules: EntityRules = {
  // A workflow's items come with the operation itself, and are no work begun.
  async afterWrite({ work, before, after }) {
    await operationFollows(work, Number((after ?? before)?.IdentificadorOperacao), 'begun');
  },
};
