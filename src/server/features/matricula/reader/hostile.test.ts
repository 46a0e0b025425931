import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contentBomb,
  hugeImage,
  jbig2Bomb,
  manyPages,
  nestedForms,
  pageTreeCycle,
  withExtras,
} from '../../../../../test/support/hostile/hostilePdf.ts';
import { corpusPdf } from '../../../../../test/support/papers/corpus.ts';
import { fullPageImage, makePdf, stream, textLines } from '../../../../../test/support/papers/makePdf.ts';
import type { Ocr } from './ocr.ts';
import { type ReadOptions, readPdf } from './readPdf.ts';

/** Sees nothing on any page: enough here, and quick. */
const blindOcr: Ocr = { engine: 'tesseract', workers: 2, recognize: async () => [], close() {} };

const read = (path: string | Uint8Array, options: Partial<ReadOptions> = {}) =>
  readPdf(path, { name: 'x.pdf', ocr: blindOcr, ...options });

const hostile = (name: string) =>
  fileURLToPath(new URL(`../../../../../test/corpus/hostile/${name}.pdf`, import.meta.url));

/** Made once: filling its 600 MB takes longer than refusing it. */
let bomb: Buffer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-hostile-'));
  bomb = contentBomb(600);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileWith = async (bytes: Uint8Array | string) => {
  const path = join(folder, 'x.pdf');
  await writeFile(path, bytes);
  return path;
};

const texture = () => {
  let seed = 3;
  const samples = Uint8Array.from({ length: 300 * 400 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed >> 23;
  });
  return { width: 300, height: 400, bits: 8 as const, samples };
};

describe('a file that cannot be read is refused with its own reason', () => {
  test.each<[string, string, () => string | Uint8Array]>([
    ['nothing there', 'file-not-found', () => '/nowhere/x.pdf'],
    ['a folder', 'file-not-found', () => tmpdir()],
    ['an empty file', 'file-empty', () => hostile('h4-vazio')],
    ['a text with another name', 'file-not-pdf', () => hostile('h3-texto-renomeado')],
    ['a page of HTML', 'file-not-pdf', () => Buffer.from('<!DOCTYPE html><p>%PDF-1.7</p>')],
    ['an archive', 'file-not-pdf', () => Buffer.from('PK\x03\x04 %PDF-1.7', 'latin1')],
    ['a program', 'file-not-pdf', () => Buffer.from('MZ\x90\x00', 'latin1')],
    ['a header and no more', 'file-damaged', () => Buffer.from('%PDF-1.7\n')],
    ['a truncated file', 'file-damaged', () => hostile('h1-truncado')],
    ['a file that asks for a password', 'file-password', () => hostile('h2-protegido-por-senha')],
    ['blank pages only', 'file-blank', () => makePdf([{}, {}])],
    ['a photograph', 'file-no-text', () => makePdf([{ content: fullPageImage(0), images: [texture()] }])],
    ['more pages than allowed', 'file-too-many-pages', () => manyPages(20_000)],
    ['a content bomb', 'file-page-too-heavy', () => bomb],
    ['forms within forms', 'file-page-too-heavy', () => nestedForms(12)],
    ['an image of 3,600 megapixels', 'file-page-too-heavy', () => hugeImage(60_000)],
  ])('%s: %s', async (_, code, make) => {
    const made = make();
    const path = typeof made === 'string' ? made : await fileWith(made);
    await expect(read(path)).rejects.toMatchObject({ code, params: { file: 'x.pdf' } });
  });

  test('names the page that is too heavy', async () => {
    const path = await fileWith(bomb);
    await expect(read(path)).rejects.toMatchObject({ params: { page: 1 } });
  });

  test('tells a wrong password from a missing one, and opens with the right one', async () => {
    const path = hostile('h2-protegido-por-senha');
    await expect(read(path, { password: 'senha' })).rejects.toMatchObject({
      code: 'file-password-wrong',
      field: 'SenhaPdf',
    });
    const { pageCount, level } = await read(path, { password: 'Senha#123' });
    expect([pageCount, level]).toEqual([2, 'NATIVO']);
  });

  test('refuses a file over the limit before reading it, on disk and in memory', async () => {
    const path = corpusPdf('06-fazenda-campo-real');
    const { byteLength } = await readFile(path);
    const failure = { code: 'file-too-large' };
    await expect(read(path, { limits: { bytes: byteLength - 1 } })).rejects.toMatchObject(failure);
    await expect(read(await readFile(path), { limits: { bytes: byteLength - 1 } })).rejects.toMatchObject(
      failure,
    );
    await expect(read(path, { limits: { bytes: byteLength } })).resolves.toMatchObject({ pageCount: 3 });
  });
});

describe('a strange file that can be read is read', () => {
  const lines = textLines(['Certidão da matrícula 5']);

  test('a page of five kilometres a side', async () => {
    const path = await fileWith(makePdf([{ size: [14_400_000, 14_400_000], content: lines }]));
    const { pages } = await read(path, { imageDpi: 110 });
    expect(pages[0]?.text.words.map(({ text }) => text)).toEqual(['Certidão', 'da', 'matrícula', '5']);
  });

  test.each<[string, string, readonly Buffer[], readonly string[]]>([
    [
      'a script that opens windows',
      '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>',
      [],
      ['script'],
    ],
    ['an order to start a program', '/OpenAction << /S /Launch /F (cmd.exe) >>', [], ['launch']],
    [
      'a file within the file',
      '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
      [
        Buffer.from('<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>'),
        stream('/Type /EmbeddedFile', Buffer.from('MZ')),
      ],
      ['attachment'],
    ],
    ['a page of another file', '/OpenAction << /S /GoToR /F (\\\\evil\\share\\x.pdf) /D [0 /Fit] >>', [], []],
    ['an address to fetch', '/OpenAction << /S /URI /URI (http://127.0.0.1:9/x) >>', [], []],
  ])('%s: its text, what it carries is told, and nothing is run', async (_what, catalog, extras, active) => {
    const { pages, active: found } = await read(await fileWith(withExtras(lines, catalog, extras)));
    expect(pages[0]?.text.words).toHaveLength(4);
    expect(found).toEqual(active);
  });

  test('one that only its owner’s password guards against changes', async () => {
    const document = new PDFDocument({ ownerPassword: 'só do dono', permissions: { modifying: false } });
    const bytes = buffer(document as unknown as Readable);
    document.font('Helvetica').text('Certidão da matrícula 5');
    document.end();
    const { pages } = await read(await fileWith(await bytes));
    expect(pages[0]?.text.words.map(({ text }) => text)).toEqual(['Certidão', 'da', 'matrícula', '5']);
  });

  test('a good page beside one that is missing: the good one, with the other marked', async () => {
    const bytes = makePdf([{ content: lines }, { content: lines }]).toString('latin1');
    const broken = bytes.replace(/(\/Kids \[\d+ 0 R) \d+ 0 R/, '$1 99 0 R');
    expect(broken).not.toBe(bytes);
    const { pages } = await read(await fileWith(Buffer.from(broken, 'latin1')));
    expect(pages.map(({ failure, text }) => failure ?? text.source)).toEqual(['text', 'file-page-damaged']);
    await expect(read(await fileWith(pageTreeCycle()))).rejects.toMatchObject({ code: 'file-page-damaged' });
  });
});

test('a page too big for the memory is tried once more with fewer pixels', async () => {
  const path = await fileWith(makePdf([{ content: textLines(['Certidão da matrícula 5']) }]));
  const widths: number[] = [];
  await read(path, {
    imageDpi: 400,
    limits: { memoryBytes: 48 * 2 ** 20 },
    onPage: (_, image) => {
      widths.push(image!.width);
    },
  });
  expect(widths).toEqual([Math.round((595 * 120) / 72)]);
});

test('an image that hides its size from whoever only looks at its dictionary harms nobody', async () => {
  const before = process.memoryUsage().rss;
  await expect(read(await fileWith(jbig2Bomb(60_000)))).rejects.toMatchObject({
    code: expect.stringMatching(/^file-(page-too-heavy|no-text|blank)$/),
  });
  expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(50);
});

test('bombs leave the memory of this process and the reading of other files alone', async () => {
  const path = await fileWith(bomb);
  const good = corpusPdf('06-fazenda-campo-real');
  await read(good);
  const before = process.memoryUsage().rss;
  const results = await Promise.allSettled([read(path), read(good), read(path), read(good)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(50);
});
