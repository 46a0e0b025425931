import { ownScope } from './ownScope.ts';

/** Whose records a person sees hangs on it. */
export const rules = ownScope;
