import { expect, test } from 'vitest';
import { fitting, importersUnder, namedFiles, testsReached } from './nearestTests.ts';

test('a file names what it imports, re-exports, loads late, reads and starts, and nothing that is not there', () => {
  const source = `
    import { a } from './a.ts';
    export * from "../b.ts";
    const c = await import('./c.ts');
    new Worker(new URL('./d.worker.ts', import.meta.url));
    const e = './gone.ts';
  `;
  const there = ['src/x/a.ts', 'src/b.ts', 'src/x/c.ts', 'src/x/d.worker.ts'];
  expect(namedFiles('src/x/here.ts', source, (path) => there.includes(path))).toEqual(there);
});

test('tests come by how few steps lie between, and none that the change does not reach', () => {
  const importers = new Map([
    ['src/x/unit.ts', ['test/whole.test.ts', 'src/x/unit.test.ts', 'src/x/user.ts']],
    ['src/x/user.ts', ['src/x/user.test.ts', 'src/x/unit.ts']],
    ['src/y.ts', ['src/y.test.ts']],
  ]);
  expect(testsReached(['src/x/unit.ts'], importers)).toEqual([
    'src/x/unit.test.ts',
    'test/whole.test.ts',
    'src/x/user.test.ts',
  ]);
  expect(testsReached(['src/y.test.ts'], importers)).toEqual(['src/y.test.ts']);
  expect(testsReached(['README.md'], importers)).toEqual([]);
});

test('takes in their order what the time holds, a short one behind a long one too', () => {
  const times = { 'a.test.ts': 1000, 'long.test.ts': 60_000, 'b.test.ts': 2000 };
  expect(fitting(Object.keys(times), times, 10_000)).toEqual({
    taken: ['a.test.ts', 'b.test.ts'],
    left: ['long.test.ts'],
  });
  expect(fitting(['new.test.ts'], {}, 100).left).toEqual(['new.test.ts']);
  expect(fitting(['test/faults/a.test.ts'], { 'test/faults/a.test.ts': 10 }, 50_000).taken).toEqual([]);
});

test('of tests as many steps away, those in a nearer folder come first', () => {
  const importers = new Map([
    ['src/a/b/rule.ts', ['src/finder.ts']],
    [
      'src/finder.ts',
      ['test/far.test.ts', 'src/a/near.test.ts', 'src/a/b/rule.test.ts', 'test/e2e/way.e2e.ts'],
    ],
  ]);
  expect(testsReached(['src/a/b/rule.ts'], importers)).toEqual([
    'src/a/b/rule.test.ts',
    'src/a/near.test.ts',
    'test/far.test.ts',
    'test/e2e/way.e2e.ts',
  ]);
});

test.each([
  ['rules of an entity', 'src/server/features/certificates/certidao.rules.ts', 'certidao.rules.test.ts'],
  ['a style with its test beside it', 'src/console/kit/theme/tokens.css', 'tokens.test.ts'],
  ['a migration', 'src/server/migrations/0001-first-release.ts', 'src/server/'],
  ['a schema', 'schemas/filial.schema.json', 'test/contract/'],
  ['texts behind an alias', 'i18n/pt-br.json', 'src/console/'],
  ['the layers, from any source', 'src/server/kit/http/readJson.ts', 'test/architecture.test.ts'],
  ['the code map', 'docs/architecture.md', 'test/architecture.test.ts'],
  ['a journey', 'test/e2e/review.e2e.ts', 'test/e2e/review.e2e.ts'],
])('in the project itself, reaches tests from %s', (_what, changed, expected) => {
  const reached = testsReached([changed], importersUnder('.'));
  expect(reached.filter((test) => test.includes(expected))).not.toEqual([]);
});

test('finds this test from the file it tests, in the project itself', () => {
  expect(testsReached(['scripts/test/nearestTests.ts'], importersUnder('.'))[0]).toBe(
    'scripts/test/nearestTests.test.ts',
  );
});
