import { textProblems } from './checks/texts.ts';
import { generate, staleUnder } from './schemas/generate.ts';
import { printProblems } from './schemas/printProblems.ts';

/** Schemas right, generated files current, every text in both languages. Changes nothing. */
const root = process.cwd();
const { files, problems } = await generate(root, () => {});
printProblems(problems);
const stale = staleUnder(root, files);
for (const path of stale) console.error(`${path} is not current: run npm run generate.`);
const texts = await textProblems(root);
for (const line of texts) console.error(line);
if (problems.length + stale.length + texts.length > 0) process.exitCode = 1;
else console.log(`${files.length} generated files current; texts complete in both languages.`);
