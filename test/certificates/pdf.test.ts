import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, expect, test } from 'vitest';
import { readCertificate } from '../../src/domain/certificates/reading/index.ts';
import { createOcr } from '../../src/server/features/matricula/reader/ocr.ts';
import { readPdf } from '../../src/server/features/matricula/reader/readPdf.ts';
import { casesOf, fieldsOf, fieldsOfGold, precision, recall, scoreOf } from './cases.ts';

/** Forms in columns and prose, printed into files and read from their bytes on. */
const wanted = new Set([
  'fed-efeito-pj',
  'cndt-positiva-efeito',
  'tjsp-civel-nada',
  'ccir-quitado',
  'itr-negativa',
  'ba-debitos',
  'cnpj-colunas',
  'ccir-2003',
]);
const cases = ['first', 'second'].flatMap(casesOf).filter(({ name }) => wanted.has(name));
const ocr = createOcr({ cacheFolder: join(tmpdir(), 'folio-ocr') });
afterAll(() => ocr.close());

const [lineHeight, columnWidth, margin] = [12, 4.4, 30];

/** Each stretch of words by itself where its column stands, as programs print forms. */
async function pdfOf(text: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.font('Helvetica').fontSize(8);
  for (const [row, line] of text.split('\n').entries())
    for (const match of line.matchAll(/\S+(?: {1,2}\S+)*/g))
      document.text(match[0], margin + match.index * columnWidth, 40 + row * lineHeight, {
        lineBreak: false,
      });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

test('reads files as it reads pages, forms in columns among them', { timeout: 100_000 }, async () => {
  const pairs = [];
  for (const { gold, text, name } of cases) {
    const { pages } = await readPdf(await pdfOf(text), { name: `${name}.pdf`, ocr });
    const reading = readCertificate(
      pages.map((page) => page.text),
      { today: '2026-11-23' },
    );
    expect(reading.result?.value, name).toBe(gold.result);
    pairs.push({ gold: fieldsOfGold(gold), read: fieldsOf(reading) });
  }
  expect(pairs).toHaveLength(wanted.size);
  const sum = [...scoreOf(pairs).values()].reduce((a, b) => ({
    right: a.right + b.right,
    missed: a.missed + b.missed,
    wrong: a.wrong + b.wrong,
  }));
  expect(precision(sum)).toBeGreaterThan(0.98);
  expect(recall(sum)).toBeGreaterThan(0.96);
});
