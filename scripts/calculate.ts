/** `npm run --silent calculate -- mortgage FILE.json`: one calculation without a server, its result as JSON. */
import { readFileSync } from 'node:fs';
import { calculate, calculatorNames, noFile } from './calculate/calculate.ts';

const usage = `npm run --silent calculate -- CALCULATOR [FILE.json]
CALCULATOR is one of ${calculatorNames.join(', ')}. Without a file the input is read from standard input.
Prints the result, or { Erros: [{ Campo, Codigo, Texto }] } and ends with 1. Index variations stand in the input:
"Indices": [{ "Codigo": "IPCA", "Ano": 2024, "Mes": 1, "VariacaoPct": 0.42 }].
The keys of each calculator are in docs/calculators.md.`;

const [name, file] = process.argv.slice(2);
if (!name || !calculatorNames.includes(name)) {
  console.error(usage);
  process.exit(name === '--help' || name === '-h' ? 0 : 2);
}
const input = readInput();
const { result, problems } =
  input === null ? { result: {}, problems: [noFile(file ?? '')] } : await calculate(name, input);
process.stdout.write(`${JSON.stringify(problems.length > 0 ? { Erros: problems } : result, null, 2)}\n`);
if (problems.length > 0) process.exitCode = 1;

/** Null where there is no such file, or none that may be read. */
function readInput(): string | null {
  try {
    return readFileSync(file ?? 0, 'utf8');
  } catch {
    return null;
  }
}
