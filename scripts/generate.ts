/** `npm run generate`: writes what follows from schemas and field types, compiling only what changed. */
import { compileCache } from './schemas/compileCache.ts';
import { generate, removeLeftovers, writeUnder } from './schemas/generate.ts';
import { judgeHandlers } from './schemas/judgeHandlers.ts';
import { printProblems } from './schemas/printProblems.ts';

const root = process.cwd();
const generated = await generate(root, writeUnder(root), compileCache(root));
const { files, entities } = generated;
const problems = [...generated.problems];
if (problems.length === 0) {
  removeLeftovers(root, files);
  problems.push(...(await judgeHandlers(entities)));
}
if (problems.length > 0) {
  printProblems(problems);
  process.exitCode = 1;
} else {
  console.log(`${files.length} files are current.`);
}
