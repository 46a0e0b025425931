import { expect, test } from 'vitest';
import type { CoverageBlock, Reading } from '../../src/domain/matricula/model/index.ts';
import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import type { PageText } from '../../src/domain/pages/words.ts';
import { printedPages } from '../support/papers/printedPages.ts';
import { names, readRecord, textOf } from '../support/papers/records.ts';
import { withScanNoise } from '../support/papers/scanNoise.ts';
import { inForm, partOf } from '../support/run/form.ts';

const read = (text: string) => readMatricula(printedPages(text));
const blocksOf = (readings: readonly Reading[]): CoverageBlock[] =>
  readings.flatMap(({ coverage }) => coverage);
const openOf = (readings: readonly Reading[]) => blocksOf(readings).filter(({ use }) => use === 'open');

/** The words of pages or blocks, by page, in no order: columns may be told apart. */
const counted = (items: readonly (readonly [number, string])[]): string[] =>
  items
    .flatMap(([page, text]) =>
      text
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => `${page} ${word}`),
    )
    .sort();

const wordsOf = (pages: readonly PageText[]) =>
  counted(pages.flatMap(({ page, words }) => words.map(({ text }) => [page, text] as const)));
const wordsIn = (blocks: readonly CoverageBlock[]) =>
  counted(blocks.map(({ page, text }) => [page, text] as const));

/** A sheet that belongs to no record, between the pages of one. */
const foreignSheet =
  'COMPROVANTE DE ENTREGA\n\nRecebemos os documentos relacionados no verso, em perfeita ordem.';

test.each(names)('%s: each word of its pages stands in one block', (name) => {
  const spoiled = [textOf(name), withScanNoise(textOf(name), 0.02, 7), `${foreignSheet}\f${textOf(name)}`];
  for (const text of partOf(spoiled, spoiled.length, names.indexOf(name))) {
    const pages = printedPages(text);
    const readings = readMatricula(pages);
    if (readings.length > 0) expect(wordsIn(blocksOf(readings))).toEqual(wordsOf(pages));
    for (const { coverage } of readings)
      expect(new Set(coverage.map(({ id }) => id)).size).toBe(coverage.length);
  }
});

test('hardly anything of a clean record is open', () => {
  const open = names.flatMap((name) => openOf(readRecord(name)));
  expect(open.length).toBeLessThanOrEqual(Math.ceil(names.length / 10));
});

test('an act whose heading nobody can read is open, wherever it stands', () => {
  let [swallowed, open] = [0, 0];
  // Each act costs a reading of its record: some of the records have acts enough.
  for (const name of names.filter((_, index) => index % inForm({ short: 24, long: 3 }) === 0)) {
    const text = textOf(name);
    for (const act of readRecord(name)[0]?.acts ?? []) {
      const head = act.evidence.code?.quote ?? '';
      const at = text.indexOf(act.text.split('\n')[0]?.slice(0, Math.max(head.length, 8)) ?? head);
      if (at < 0) continue;
      const scratched = head.replace(/[A-Z0-9]/gi, (_, index: number) => 'x%J&q;'[index % 6] ?? '');
      const readings = read(text.slice(0, at) + scratched + text.slice(at + head.length));
      if (
        readings.some(({ acts }) => acts.some(({ code, event }) => code === act.code && event === act.event))
      )
        continue;
      const words = act.text
        .slice(head.length + 5, head.length + 45)
        .replace(/\s+/g, ' ')
        .trim();
      swallowed += 1;
      if (openOf(readings).some((block) => block.text.includes(words))) open += 1;
    }
  }
  expect(swallowed).toBeGreaterThan(inForm({ short: 60, long: 300 }));
  expect(open / swallowed).toBeGreaterThanOrEqual(0.98);
}, 300_000);

test('a lost page shows as a gap, and the part before it is open', () => {
  const pages = printedPages(textOf('mt-fazenda-tres-marias'));
  const without = readMatricula(pages.filter((_, index) => index !== 1));
  expect(pages.length).toBeGreaterThan(2);
  expect(openOf(without).map(({ why }) => why)).toContain('number-gap');
});

test('a foreign sheet before the record is open', () => {
  const cover = `PEDIDO DE ORÇAMENTO\n\n${'Solicitamos o envio de cotação para reforma de quatro salas e pintura da fachada do prédio. '.repeat(4)}`;
  const open = openOf(read(`${cover}\f${textOf('ce-lote-cambeba')}`));
  expect(open.map(({ page, why }) => [page, why])).toContainEqual([1, 'before']);
});

test('a foreign sheet behind the certificate, or between its pages, is open', () => {
  const sheet = 'COMPROVANTE DE ENTREGA\n\nRecebemos as chaves do portão da garagem em perfeita ordem.';
  const text = textOf('mt-fazenda-tres-marias');
  const behind = openOf(read(`${text}\f${sheet}`));
  expect(behind.map(({ why, text: words }) => [why, words.slice(0, 11)])).toEqual([['after', 'COMPROVANTE']]);
  const [first = '', ...rest] = text.split('\f');
  const between = openOf(read([first, sheet, ...rest].join('\f')));
  expect(between.filter(({ page }) => page === 2).map(({ why }) => why)).toEqual(['no-record']);
});

test.each([
  'Anotação manuscrita: consta penhora pendente sobre o imóvel, conforme ofício sem número, a favor de Fulano de Tal.',
  'O imóvel acha-se gravado de hipoteca em favor do BANCO ARARIBOIA S.A., no valor de R$ 90.000,00.',
  'Foi penhorado o imóvel em favor de FULANO DE TAL, por R$ 50.000,00.',
  'Há indisponibilidade de bens decretada pela 2ª Vara Federal de Niterói.',
])('a lien noted behind the end of another lien is open: %s', (note) => {
  const text = textOf('rj-casa-itaipu');
  const noted = text.replace('R$ 504.000,00. O Titular.', (end) => `${end}\n${note}`);
  expect(noted).not.toBe(text);
  const open = openOf(read(noted)).map((block) => block.text.replace(/\s+/g, ' '));
  expect(open.some((words) => words.includes(note.slice(0, 30)))).toBe(true);
});

test('a lien whose heading is lost as a line is open by its title', () => {
  const text = textOf('rj-casa-itaipu');
  const noted = text.replace(
    'R$ 504.000,00. O Titular.',
    (end) => `${end}\nTOMBAMENTO. Nos termos do ofício nº 67, do IPHAN, averba-se o tombamento do imóvel.`,
  );
  expect(noted).not.toBe(text);
  const open = openOf(read(noted)).map((block) => block.text);
  expect(open.some((words) => words.includes('TOMBAMENTO'))).toBe(true);
});

test('a page of which recognition made nothing is open', () => {
  const pages = printedPages(textOf('ce-lote-cambeba'));
  const photo: PageText = { page: pages.length + 1, width: 595, height: 842, source: 'photo', words: [] };
  expect(openOf(readMatricula([...pages, photo]))).toMatchObject([
    { page: pages.length + 1, why: 'no-text' },
  ]);
});

test('handwriting in a scan is open', () => {
  const [page] = printedPages(textOf('ce-lote-cambeba'));
  if (!page) throw new Error('no page');
  const last = page.words.at(-1);
  if (!last) throw new Error('no words');
  const scrawl = ['vnle', 'cqui', 'mrtlo', 'ossmado', 'Jvue', 'pnlra'].map((text, index) => ({
    ...last,
    line: last.line + 1,
    text,
    box: { left: 0.1 + index * 0.1, right: 0.18 + index * 0.1, top: 0.95, bottom: 0.97 },
    confidence: 21,
  }));
  const words = [...page.words.map((word) => ({ ...word, confidence: 96 })), ...scrawl];
  const open = openOf(readMatricula([{ ...page, source: 'ocr', words }]));
  expect(open).toMatchObject([{ why: 'unreadable', text: 'vnle cqui mrtlo ossmado Jvue pnlra' }]);
});

test('the same text keeps its id when the file is read again', () => {
  const text = withScanNoise(textOf('al-engenho-varzea'), 0.02, 3);
  expect(blocksOf(read(text)).map(({ id }) => id)).toEqual(blocksOf(read(text)).map(({ id }) => id));
});
