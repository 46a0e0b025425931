/** `npm run check`: schemas right, generated files current, every text in both languages. Changes nothing. */
import { looseTexts } from './checks/looseTexts.ts';
import { textProblems } from './checks/texts.ts';
import { judgeSchemas } from './schemas/judgeSchemas.ts';
import { problemLine } from './schemas/printProblems.ts';

const root = process.cwd();
const { problems, stale, files } = await judgeSchemas(root);
const lines = [
  ...stale.map((path) => `${path} is not current: run npm run generate.`),
  ...problems.map(problemLine),
  ...(await textProblems(root)),
  ...looseTexts(root),
];
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;
else console.log(`${files} generated files current; texts complete in both languages.`);
