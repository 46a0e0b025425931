import { ownerRules } from './ownerRules.ts';

/** An analyst answers for operations, and leaves once they have another. */
export const rules = ownerRules('IdentificadorAnalista');
