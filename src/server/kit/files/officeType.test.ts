import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveOf, docx, xlsx } from '../../../../test/support/papers/officeFiles.ts';
import { officeTypeOf } from './officeType.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-office-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const typeOf = async (bytes: Uint8Array) => {
  const path = join(folder, 'arquivo.bin');
  await writeFile(path, bytes);
  return officeTypeOf(path);
};

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('tells documents and sheets by what is inside', async () => {
  expect(await typeOf(await docx())).toBe(word);
  expect(await typeOf(await xlsx())).toBe(sheet);
});

test.each([
  ['any other archive', { 'leia.txt': 'nada' }],
  ['an archive whose parts are only called so', { 'word/document.xml': '<w:document/>' }],
  [
    'a document with macros',
    {
      '[Content_Types].xml':
        '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
    },
  ],
  ['a part that tells too much', { '[Content_Types].xml': `${' '.repeat(1_000_001)}${word}.main+xml` }],
])('takes %s for neither', async (_what, parts) => {
  expect(await typeOf(await archiveOf(parts as unknown as Readonly<Record<string, string>>))).toBeNull();
});

test('takes what is no archive, or half of one, for neither', async () => {
  const whole = await docx();
  expect(await typeOf(Buffer.from('PK\x03\x04 e mais nada', 'latin1'))).toBeNull();
  expect(await typeOf(whole.subarray(0, whole.length / 2))).toBeNull();
});
