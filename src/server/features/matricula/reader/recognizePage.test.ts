import { describe, expect, test } from 'vitest';
import type { RecognizedWord } from './ocrEngine.ts';
import type { PreparedPage } from './preparePage.ts';
import type { PageLayer } from './readerProtocol.ts';
import { type Recognize, recognizePage } from './recognizePage.ts';

const WIDTH = 1000;
const HEIGHT = 2000;

const prepared: PreparedPage = {
  image: { width: WIDTH, height: HEIGHT, pixels: new Uint8Array(WIDTH * HEIGHT).fill(255) },
  tilt: 0,
  condition: { spread: 0.04, noise: 3, ink: 0.03, paleInk: 0.05 },
  marks: new Uint16Array(),
  renderMs: 1,
  prepareMs: 1,
};

const layer: PageLayer = {
  page: 4,
  width: 500,
  height: 1000,
  verdict: 'none',
  facts: {
    characters: 0,
    bad: 0,
    invisible: 0,
    odd: 0,
    functionWords: 0,
    imageShare: 1,
    outsideImage: 0,
    filled: 0,
    distinct: 0,
  },
  words: [],
  scanDpi: 200,
};

const line = (text: string, top: number, confidence: number): RecognizedWord[] =>
  text.split(' ').map((word, i) => ({
    text: word,
    confidence,
    line: Math.round(top / 100),
    box: { left: 100 + i * 80, top, right: 170 + i * 80, bottom: top + 30 },
  }));

const prose = (confidence: number) => [
  ...line('Certifico que a presente matrícula foi aberta', 100, confidence),
  ...line('em nome de José da Silva e sua mulher', 200, confidence),
];

const answers = (...pages: readonly RecognizedWord[][]): Recognize & { asked: number } => {
  const recognize = async () => pages[recognize.asked++] ?? [];
  recognize.asked = 0;
  return recognize;
};

const texts = (words: readonly { text: string }[]) => words.map(({ text }) => text).join(' ');

describe('a page whose image is read', () => {
  test('gives words in lines, with boxes as fractions of the page', async () => {
    const page = await recognizePage(layer, prepared, answers(prose(95)));
    expect(page.source).toBe('ocr');
    expect(page.words[0]).toEqual({
      page: 4,
      line: 0,
      text: 'Certifico',
      confidence: 95,
      box: { left: 0.1, top: 0.05, right: 0.17, bottom: 0.065 },
    });
    expect(page.words.at(-1)).toMatchObject({ text: 'mulher', line: 1 });
  });

  test('is turned upside down when it reads badly, and its boxes are turned back', async () => {
    const recognize = answers(line('oɔıɟıʇɹǝɔ ənb', 100, 30), prose(94));
    const page = await recognizePage(layer, prepared, recognize);
    expect(recognize.asked).toBe(2);
    expect(texts(page.words)).toMatch(/^Certifico que/);
    const { left, top, right, bottom } = page.words[0]!.box;
    expect([left, top, right, bottom].map((value) => Math.round(value * 1000))).toEqual([830, 935, 900, 950]);
  });

  test('stays as it is when turning makes it no better, and is not turned when it reads well', async () => {
    const doubtful = await recognizePage(layer, prepared, answers(prose(50), line('nada aqui', 100, 40)));
    expect(texts(doubtful.words)).toMatch(/^Certifico que/);
    const sure = answers(prose(90));
    await recognizePage(layer, prepared, sure);
    expect(sure.asked).toBe(1);
  });

  test('is a photo when hardly a word can be read, keeping the few that can', async () => {
    const noise = [...line('iI| ;; ,, ~', 100, 20), ...line('CASA', 400, 90)];
    const page = await recognizePage(layer, prepared, answers(noise, []));
    expect(page).toMatchObject({ source: 'photo', words: [{ text: 'CASA' }] });
  });

  test('is blank without ink, and costs no recognition', async () => {
    const recognize = answers(prose(95));
    const blank = { ...prepared, condition: { ...prepared.condition, ink: 0, paleInk: 0 } };
    expect(await recognizePage(layer, blank, recognize)).toEqual({ source: 'blank', words: [] });
    expect(recognize.asked).toBe(0);
  });

  const stampBox = { left: 0.1, top: 0.1, right: 0.25, bottom: 0.115 };
  const theirs = (text: string) =>
    text.split(' ').map((word) => ({ text: word, box: stampBox, isInvisible: false }));

  test('has the words of a stamp after its own', async () => {
    const stamped = { ...layer, verdict: 'stamp' as const, words: theirs('Assinado') };
    const page = await recognizePage(stamped, prepared, answers(prose(95)));
    expect(texts(page.words)).toBe(`${texts(prose(95))} Assinado`);
    expect(page.words.at(-1)).toMatchObject({ confidence: null, line: 2 });
  });

  test('is text when nothing but its stamp is on it', async () => {
    const stamped = { ...layer, verdict: 'stamp' as const, words: theirs('FICHA 2') };
    const blank = { ...prepared, condition: { ...prepared.condition, ink: 0, paleInk: 0 } };
    const page = await recognizePage(stamped, blank, answers());
    expect(page.source).toBe('text');
    expect(texts(page.words)).toBe('FICHA 2');
  });

  test("keeps somebody else's invisible text only when ours is worse", async () => {
    const hidden = {
      ...layer,
      verdict: 'invisible' as const,
      words: theirs('Certifico que a matrícula de fato'),
    };
    const ours = await recognizePage(hidden, prepared, answers(prose(95)));
    expect(ours.words[0]).toMatchObject({ confidence: 95 });
    const other = await recognizePage(hidden, prepared, answers(line('Cert1f|c0', 100, 35), []));
    expect(texts(other.words)).toBe('Certifico que a matrícula de fato');
  });

  test('is looked at again where letters stand that no word covers', async () => {
    const marks = Array.from({ length: 30 }, (_, i) => [100 + i * 20, 305, 112 + i * 20, 325]).flat();
    const recognize = answers(prose(95), line('Valor: Cr$', 10, 90));
    const page = await recognizePage(layer, { ...prepared, marks: Uint16Array.from(marks) }, recognize);
    expect(recognize.asked).toBe(2);
    expect(texts(page.words)).toMatch(/mulher Valor: Cr\$$/);
    expect(page.words.at(-1)!.line).toBe(2);
  });
});
