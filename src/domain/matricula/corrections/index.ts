/** What people say otherwise of a record, laid over its reading; what that leaves open; what a further reading brings. */

export { type AccountedBlock, openBlocks } from './accountedBlocks.ts';
export { carryOver } from './carryOver.ts';
export { applyCorrections, type Corrected, headOf, ofClosing, type Truth, withFound } from './corrections.ts';
export { coverageMissing } from './coverageMissing.ts';
export { type Missing, missingFacts } from './missingFacts.ts';
export { derivedValue, type Override, situationOf, synchronisation } from './overrides.ts';
export { correctOwnerShare } from './ownerShare.ts';
export { keeping, type ReadingChange, type ReadingChanges, readingChanges } from './readingChanges.ts';
