import type { Generated } from './generate.ts';

/** A line each: file, JSON pointer, what is wrong. */
export function printProblems(problems: Generated['problems']): void {
  for (const { file, pointer, message } of problems) console.error(`schemas/${file} ${pointer}: ${message}`);
}
