import { posix } from 'node:path';
import type { SchemaProblem } from './problems/problem.ts';

/** A problem as a line: file, JSON pointer, what is wrong and what to do. */
export const problemLine = ({ file, pointer, message }: SchemaProblem): string =>
  `${posix.join('schemas', file)} ${pointer}: ${message}`;

export function printProblems(problems: readonly SchemaProblem[]): void {
  for (const problem of problems) console.error(problemLine(problem));
}
