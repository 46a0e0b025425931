import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../src');

/** Ways by which a text becomes markup or code in a page. React puts texts in as texts; nothing of ours goes around it. */
const ways: readonly (readonly [string, RegExp])[] = [
  ['dangerouslySetInnerHTML', /dangerouslySetInnerHTML/],
  [
    'innerHTML and its kin',
    /\b(?:inner|outer)HTML\s*=|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe/,
  ],
  ['document.write', /\bdocument\.write(?:ln)?\(/],
  ['a page in an attribute', /\bsrcDoc\b|\bsrcdoc\b/],
  ['code from text', /\bnew Function\(|\beval\(|setTimeout\(\s*['"`]|setInterval\(\s*['"`]/],
  ['an address that runs', /['"`]javascript:/i],
];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.(ts|tsx|html|css)$/.test(file) &&
    !/\.test\.tsx?$/.test(file) &&
    !file.includes('generated/validators'),
);

/**
 * The schema bench of `npm run dev` asks rules that lie in no file yet. No other server hands out such code, and the
 * policy of a page in use forbids it.
 */
const bench = {
  file: 'metadata/evaluatedValidator.ts',
  user: 'console/features/developer/schemaBench/useBench.ts',
};

test.each(ways)('no source uses %s', (name, way) => {
  const users = files.filter((file) => way.test(readFileSync(join(source, file), 'utf8')));
  expect(users).toEqual(name === 'code from text' ? [bench.file] : []);
});

test('nobody but the schema bench evaluates code', () => {
  const users = files.filter((file) =>
    /evaluatedValidator\.ts'/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(users).toEqual([bench.user]);
});

test('notices each of them', () => {
  const bad = [
    '<p dangerouslySetInnerHTML={{ __html: name }} />',
    'node.innerHTML = name',
    'document.write(name)',
    '<iframe srcDoc={name} />',
    'new Function(name)',
    "href = 'javascript:void 0'",
  ];
  expect(files.length).toBeGreaterThan(300);
  for (const [index, [, way]] of ways.entries()) expect(way.test(bad[index] ?? '')).toBe(true);
});
