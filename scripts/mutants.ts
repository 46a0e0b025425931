import { parseArgs } from 'node:util';
import { takeOutChecks } from '../test/support/mutants/takeOutChecks.ts';

/**
 * Takes every check of rights out, one at a time, and asks the authorisation matrix whether it notices. Prints which
 * it does not. `--short` asks a part of the matrix that still reaches every check.
 */
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const { total, lived, unreached } = await takeOutChecks({ isShort: values.short, say: console.log });
for (const name of unreached) console.log(`NOT REACHED ${name}`);
for (const name of lived) console.log(`LIVED ${name}`);
console.log(`${total} checks taken out, ${total - lived.length - unreached.length} noticed`);
process.exitCode = total > 0 && lived.length + unreached.length === 0 ? 0 : 1;
