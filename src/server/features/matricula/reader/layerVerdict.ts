import type { Layer, LayerWord } from './layerWords.ts';
import type { PageImages } from './pageImages.ts';

/**
 * What a page's own text layer is good for.
 * `usable`: take it as it is. `blank`: nothing on the page. `none`: recognise the image, the layer has nothing
 * to say or cannot be read. `stamp`: recognise the image and keep the layer's words (a signature's stamp over a
 * scan). `invisible`: somebody's OCR lies over the scan; recognise it ourselves, keep theirs only if better.
 */
export type LayerVerdict = 'usable' | 'blank' | 'none' | 'stamp' | 'invisible';

/** Facts behind a verdict; shares are 0..1. */
export interface LayerFacts {
  readonly characters: number;
  readonly bad: number;
  readonly invisible: number;
  /** Tokens with signs that Portuguese prose does not have, or mojibake. */
  readonly odd: number;
  readonly functionWords: number;
  readonly imageShare: number;
  readonly outsideImage: number;
  /** Share of the page's height, in bands of a fiftieth, that has visible words. */
  readonly filled: number;
  /** Different visible words. */
  readonly distinct: number;
}

/**
 * Measured on the development corpus: function words 0.18-0.39 on good pages, 0.00 with a shifted font; odd
 * tokens at most 0.044 on good pages, 0.11 in mojibake. The other numbers are judgement.
 */
export const layerLimits = {
  minCharacters: 40,
  maxBad: 0.05,
  maxOdd: 0.08,
  minFunctionWords: 0.1,
  /** Below it, shares of words say little and are not asked. */
  minTokens: 40,
  scanShare: 0.5,
  /**
   * Visible text over a scan is the page's own only when it is long, goes down much of the page and says more
   * than one thing; else it is a signature's footer or a watermark that repeats itself.
   */
  ownCharacters: 600,
  ownFilled: 0.35,
  ownDistinct: 50,
  mostlyInvisible: 0.5,
} as const;

const BANDS = 50;

export function factsOf(layer: Layer, images: PageImages): LayerFacts {
  const tokens = layer.words.map((word) => word.text);
  const count = Math.max(1, tokens.length);
  const characters = Math.max(1, layer.characters);
  const visible = layer.words.filter((word) => !word.isInvisible);
  const { region } = images;
  const outside = region === null ? visible : visible.filter((word) => !centreIsIn(word, region));
  return {
    characters: layer.characters,
    bad: layer.bad / characters,
    invisible: layer.invisible / characters,
    odd: tokens.filter(isOddToken).length / count,
    functionWords: tokens.filter(isFunctionWord).length / count,
    imageShare: images.share,
    outsideImage: lettersIn(outside) / Math.max(1, lettersIn(visible)),
    filled: new Set(visible.map(({ box }) => Math.floor(((box.top + box.bottom) / 2) * BANDS))).size / BANDS,
    distinct: new Set(visible.map(({ text }) => text)).size,
  };
}

export function verdictOf(layer: Layer, images: PageImages): LayerVerdict {
  const facts = factsOf(layer, images);
  const limits = layerLimits;
  if (facts.characters === 0) return images.pixels === 0 && !images.hasDrawing ? 'blank' : 'none';
  const isProse = isReadable(facts, layer.words.length);
  if (facts.invisible > limits.mostlyInvisible) return isProse ? 'invisible' : 'none';
  if (facts.imageShare > limits.scanShare) {
    const isOwn =
      facts.characters * (1 - facts.invisible) >= limits.ownCharacters &&
      facts.outsideImage <= 0.5 &&
      facts.filled >= limits.ownFilled &&
      facts.distinct >= limits.ownDistinct;
    if (!isOwn) return facts.bad <= limits.maxBad ? 'stamp' : 'none';
  }
  return facts.characters >= limits.minCharacters && isProse ? 'usable' : shortLayer(facts, images);
}

/** A few words on a page that has nothing else (a heading, a page number) are all there is to read. */
function shortLayer(facts: LayerFacts, images: PageImages): LayerVerdict {
  const hasMore = images.pixels > 0 || images.hasDrawing;
  const isShort = facts.characters < layerLimits.minCharacters;
  return isShort && !hasMore && facts.bad <= layerLimits.maxBad ? 'usable' : 'none';
}

function isReadable(facts: LayerFacts, tokens: number): boolean {
  if (facts.bad > layerLimits.maxBad) return false;
  if (tokens < layerLimits.minTokens) return true;
  return facts.odd <= layerLimits.maxOdd && facts.functionWords >= layerLimits.minFunctionWords;
}

const functionWords = new Set(
  'a o e as os de da do das dos em no na nos nas ao aos à às por para pela pelo com que se sob sobre um uma'.split(
    ' ',
  ),
);

export const isFunctionWord = (token: string) =>
  functionWords.has(token.toLowerCase().replace(/^\p{P}+|\p{P}+$/gu, ''));

const foreignSign = /[^A-Za-z0-9À-ÖØ-öø-ÿªº°²³¹§¼½¾‘’“”‐-―•·…€™®©«»\u0021-\u007e\u00ad]/u;
/** UTF-8 bytes shown as Latin-1: `transmissÃ£o`, `nÂº`. */
const mojibake = /[ÃÂ][\u0080-\u00bf]/u;
const isOddToken = (token: string) =>
  foreignSign.test(token) || mojibake.test(token) || /[^\p{L}\p{N}\s][!#$&@^~\\{}|<>`]{2}/u.test(token);

const lettersIn = (words: readonly LayerWord[]) => words.reduce((sum, word) => sum + word.text.length, 0);

const centreIsIn = ({ box }: LayerWord, region: LayerWord['box']) => {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return x >= region.left && x <= region.right && y >= region.top && y <= region.bottom;
};
