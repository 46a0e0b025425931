import type { Catalogues } from './catalogues.ts';

/** The texts a browser has fetched: one language at first, another when somebody asks for it. */
export const catalogues: Catalogues = {};
