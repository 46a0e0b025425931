/** Pages to acts, by deterministic rules for the prose of registry offices. */

export { staysHere } from './acts/land.ts';
export { actInBlock } from './ledger/actInBlock.ts';
export { readMatricula, recordRules } from './readMatricula.ts';
