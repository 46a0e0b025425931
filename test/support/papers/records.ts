import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading } from '../../../src/domain/matricula/model/index.ts';
import { readMatricula } from '../../../src/domain/matricula/reading/index.ts';
import { printedPages } from './printedPages.ts';
import { recordNames, recordsFolder } from './score.ts';

/** The invented records of `test/records`. */
export const names: readonly string[] = recordNames(recordsFolder);

const texts = new Map<string, string>();

/** A record as it is printed. */
export function textOf(name: string): string {
  const text = texts.get(name) ?? readFileSync(join(recordsFolder, `${name}.txt`), 'utf8');
  texts.set(name, text);
  return text;
}

const readings = new Map<string, readonly Reading[]>();

/** What is read of a record as it is printed; several suites look at it, and it never changes. */
export function readRecord(name: string): readonly Reading[] {
  const known = readings.get(name) ?? readMatricula(printedPages(textOf(name)));
  readings.set(name, known);
  return known;
}
