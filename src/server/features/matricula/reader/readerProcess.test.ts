import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { corpusPdf } from '../../../../../test/support/papers/corpus.ts';
import { createPdfReader } from './pdfReader.ts';
import { createReaderProcess, type ReaderProcess } from './readerProcess.ts';
import { defaultLimits } from './readLimits.ts';

const support = (name: string) =>
  fileURLToPath(new URL(`../../../../../test/support/servers/${name}`, import.meta.url));
const opening = { password: null, memoryBytes: 2 ** 29, maxImagePixels: 1e8 };
let running: ReaderProcess | null = null;
afterEach(() => running?.stop());

describe('the process that reads PDFs', () => {
  test('may read its file and the program, and nothing else', async () => {
    const path = corpusPdf('01-fazenda-santa-rita');
    running = createReaderProcess(path, support('nosyChild.ts'), [support('nosyChild.ts')]);
    const answer: unknown = await running.ask('open', { path, ...opening }, 10_000);
    expect(answer).toEqual({ done: [], attempts: 6 });
  });

  describe.each([
    ['hang', 'file-page-too-slow'],
    ['exit', 'file-reader-stopped'],
    ['kill', 'file-reader-killed'],
  ] as const)('that ends by %s', (way, code) => {
    test(`is told as ${code}, and the next page is read by a fresh one`, async () => {
      // Long enough for a busy machine to start a process.
      const limits = { ...defaultLimits, pageMilliseconds: way === 'hang' ? 4000 : 30_000 };
      running = createReaderProcess(way, support('failingChild.ts'), [
        support('failingChild.ts'),
        support('../../src'),
      ]);
      const reader = createPdfReader({ path: way, name: 'x.pdf', bytes: 1, password: null }, limits, running);
      expect(await reader.open()).toBe(3);
      await expect(reader.ask('layer', { page: 2 })).rejects.toMatchObject({ code, endsFile: false });
      await expect(reader.ask('layer', { page: 3 })).resolves.toEqual({ page: 1 });
    });
  });
});
