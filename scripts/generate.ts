import { generate, writeUnder } from './schemas/generate.ts';
import { printProblems } from './schemas/printProblems.ts';

const { problems, files } = await generate(process.cwd(), writeUnder(process.cwd()));
if (problems.length > 0) {
  printProblems(problems);
  process.exitCode = 1;
} else {
  console.log(`${files.length} files are current.`);
}
