import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventCodes } from '../../src/domain/matricula/model/index.ts';
import { eventTable } from '../../src/domain/matricula/reading/acts/eventTable.ts';
import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import { printedPages } from '../support/papers/printedPages.ts';

/** How offices begin an act, with and without a title, and what the act is: letter, event, words. */
const phrases = readFileSync(new URL('../phrases/events.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string, string]);

/** Those that stand beside the words of a kind. */
const examples = eventTable.flatMap(({ event, kind = 'AV', examples = [] }) =>
  examples.map((words): [string, string, string] => [kind, event, words]),
);

const eventOf = (kind: string, words: string): string | undefined => {
  const record = [
    'REGISTRO DE IMÓVEIS DE TESTE - SP',
    'MATRÍCULA 1.234',
    '',
    'IMÓVEL: Casa na Rua A, com 100,00 m².',
    'PROPRIETÁRIO: PAULO NEVES, CPF 111.444.777-35. REGISTRO ANTERIOR: matrícula 55. Teste, 1 de maio de 1975.',
    '',
    `${kind}.1-1.234 - Em 10 de maio de 1999. ${words} O Oficial, José Reis.`,
  ];
  return readMatricula(printedPages(record.join('\n')))[0]?.acts[0]?.event;
};

test.each([...phrases, ...examples])('%s %s: %s', (kind, event, words) => {
  expect(eventOf(kind, words)).toBe(event);
});

test('every kind of act has an example', () => {
  const shown = new Set([...phrases, ...examples].map(([, event]) => event));
  expect(eventCodes.filter((code) => !shown.has(code))).toEqual([]);
});
