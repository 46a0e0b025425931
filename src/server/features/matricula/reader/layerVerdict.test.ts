import { describe, expect, test } from 'vitest';
import { verdictOf } from './layerVerdict.ts';
import type { Layer, LayerWord } from './layerWords.ts';
import type { PageImages } from './pageImages.ts';

const prose =
  'Certifico que a presente matrícula do imóvel rural denominado Fazenda São João, com a área de 48,4000 ha, ' +
  'situada no município de Ribeirão Preto, foi aberta em 12 de março de 1987 e que sobre o imóvel pesa a ' +
  'hipoteca constante do R-3, em favor do Banco do Brasil S.A., pelo valor de Cr$ 1.000.000,00, com vencimento ' +
  'em 05 de julho de 1992, conforme cédula registrada no Livro 3 deste cartório.';

const longProse = Array.from({ length: 4 }, (_, i) => `${prose} Averbação ${i}.`).join(' ');

const noImages: PageImages = { share: 0, region: null, dpi: 0, pixels: 0, hasDrawing: false };
const scan: PageImages = {
  share: 1,
  region: { left: 0, top: 0, right: 1, bottom: 1 },
  dpi: 200,
  pixels: 3_000_000,
  hasDrawing: false,
};

function layerOf(text: string, { isInvisible = false, bad = 0, from = 0.05 } = {}): Layer {
  // Ten words a line, forty lines a page.
  const words = text
    .split(' ')
    .filter(Boolean)
    .map((one, i): LayerWord => {
      const left = 0.05 + (i % 10) * 0.09;
      const top = from + Math.floor(i / 10) * 0.022;
      return { text: one, box: { left, top, right: left + 0.08, bottom: top + 0.014 }, isInvisible };
    });
  const characters = text.replaceAll(' ', '').length;
  return { words, characters, bad, invisible: isInvisible ? characters : 0 };
}

const shift = (text: string) =>
  text.replace(/[a-zç-ú]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 3));
const mojibake = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('a text layer', () => {
  test.each<[string, string, Layer, PageImages]>([
    ['of prose is used', 'usable', layerOf(prose), noImages],
    ['of prose over a watermark is used', 'usable', layerOf(longProse), scan],
    ['that is empty under a scan is replaced by recognition', 'none', layerOf(''), scan],
    ['that is empty on an empty page makes a blank page', 'blank', layerOf(''), noImages],
    ['drawn as outlines is recognised', 'none', layerOf(''), { ...noImages, hasDrawing: true }],
    ['of a few words alone is all there is', 'usable', layerOf('FICHA 2 verso'), noImages],
    ['of a signature over a scan is kept beside it', 'stamp', layerOf('Assinado por ANA LIMA'), scan],
    [
      'of a long certificate at the foot of a scan is kept beside it',
      'stamp',
      layerOf(`${prose} ${prose}`, { from: 0.8 }),
      scan,
    ],
    [
      'of a watermark all over a scan is kept beside it',
      'stamp',
      layerOf('Para simples consulta, não vale como certidão. '.repeat(50)),
      scan,
    ],
    [
      'laid invisibly over a scan is checked against ours',
      'invisible',
      layerOf(prose, { isInvisible: true }),
      scan,
    ],
    ['of a shifted font is not believed', 'none', layerOf(shift(prose)), noImages],
    ['in mojibake is not believed', 'none', layerOf(mojibake(prose.repeat(1))), noImages],
    ['without a Unicode map is not believed', 'none', layerOf(prose, { bad: 200 }), noImages],
  ])('%s', (_, verdict, layer, images) => {
    expect(verdictOf(layer, images)).toBe(verdict);
  });
});
