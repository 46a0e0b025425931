import type { Box, PageSource, Word } from '../../../../domain/pages/words.ts';
import { boxBeforeTurn, type PixelBox } from './deskew.ts';
import { type GreyPicture, pixelsOf } from './greyPicture.ts';
import { isFunctionWord } from './layerVerdict.ts';
import type { LayerWord } from './layerWords.ts';
import type { Marks } from './marks.ts';
import { cut, missedLines, withMissedLine } from './missedLines.ts';
import type { Picture, RecognizedWord } from './ocrEngine.ts';
import { isBlank } from './pageCondition.ts';
import type { PreparedPage } from './preparePage.ts';
import { meanConfidence } from './qualityLevel.ts';
import type { PageLayer } from './readerProtocol.ts';
import { numberLines } from './readingOrder.ts';
import type { GreyImage } from './render.ts';

/** Recognises one image; how and where is the caller's. */
export type Recognize = (image: GreyPicture, layout: Picture['layout']) => Promise<readonly RecognizedWord[]>;

export interface RecognizedPage {
  readonly source: PageSource;
  readonly words: readonly Word[];
}

/** Under this mean a page may be upside down. */
const DOUBTFUL = 60;
/** Fewer words than this, read with some certainty, are no prose. */
const MIN_WORDS = 8;
const SURE = 60;
/** Below it a word is as likely a crease or a leaf. */
const LEGIBLE = 30;
const MIN_FUNCTION_WORDS = 0.08;

/**
 * The words of a page whose image must be read, with boxes as fractions of the page as shown. Turns the page
 * by 180 degrees when it reads badly; adds the words of a stamp, which the image was rendered without.
 */
export async function recognizePage(
  layer: PageLayer,
  prepared: PreparedPage,
  recognize: Recognize,
): Promise<RecognizedPage> {
  const stamp = layer.verdict === 'stamp' ? numberLines(fromLayer(layer.words), layer.page, layer) : [];
  if (isBlank(prepared.condition)) return { source: stamp.length > 0 ? 'text' : 'blank', words: stamp };

  const best = await readBest(prepared, recognize);
  if (layer.verdict === 'invisible' && isWorse(best, layer.words)) {
    return { source: 'ocr', words: numberLines(fromLayer(layer.words), layer.page, layer) };
  }
  const words = withStamp(toWords(best, layer.page, prepared), stamp);
  if (isProse(best) || stamp.length >= MIN_WORDS) return { source: 'ocr', words };
  return {
    source: 'photo',
    words: words.filter(({ confidence }) => confidence === null || confidence >= SURE),
  };
}

/** Read as it stands, else upside down; then the lines that were passed over. */
async function readBest(
  { image, marks }: PreparedPage,
  recognize: Recognize,
): Promise<readonly RecognizedWord[]> {
  const upright = await recognize(image, 'page');
  if (!isDoubtful(upright)) return withMissed(image, marks, upright, recognize);
  const upsideDown = turned(await pixelsOf(image));
  const other = await recognize(upsideDown, 'page');
  if (!isBetter(other, upright)) return upright;
  return turnWords(await withMissed(upsideDown, turnedMarks(marks, image), other, recognize), image);
}

async function withMissed(
  image: GreyPicture,
  marks: Marks,
  words: readonly RecognizedWord[],
  recognize: Recognize,
): Promise<readonly RecognizedWord[]> {
  const missed = missedLines(marks, words);
  if (missed.length === 0) return words;
  const whole = await pixelsOf(image);
  let all = words;
  for (const box of missed) {
    const part = cut(whole, box);
    const found = await recognize(part.image, 'line');
    all = withMissedLine(
      all,
      found.map((word) => ({ ...word, box: moved(word.box, part.left, part.top) })),
    );
  }
  return all;
}

const moved = (box: PixelBox, x: number, y: number): PixelBox => ({
  left: box.left + x,
  top: box.top + y,
  right: box.right + x,
  bottom: box.bottom + y,
});

const isDoubtful = (words: readonly RecognizedWord[]) => (meanConfidence(words) ?? 0) < DOUBTFUL;

const isBetter = (a: readonly RecognizedWord[], b: readonly RecognizedWord[]) =>
  countSure(a) > countSure(b) && (meanConfidence(a) ?? 0) > (meanConfidence(b) ?? 0);

const countSure = (words: readonly RecognizedWord[]) =>
  words.filter(({ text, confidence }) => confidence >= SURE && /[\p{L}\p{N}]{2}/u.test(text)).length;

/** Enough sure words; or doubtful ones that still hold together like sentences: a bad scan is not a photo. */
function isProse(words: readonly RecognizedWord[]): boolean {
  if (countSure(words) >= MIN_WORDS) return true;
  const legible = words.filter(({ confidence }) => confidence >= LEGIBLE);
  // Single letters do not count: any texture is full of them.
  const joining = legible.filter(({ text }) => text.length > 1 && isFunctionWord(text)).length;
  return legible.length >= MIN_WORDS && joining >= MIN_FUNCTION_WORDS * legible.length;
}

/** Somebody else's OCR is kept only when it reads like prose and ours does not, or found far more. */
function isWorse(ours: readonly RecognizedWord[], theirs: readonly LayerWord[]): boolean {
  if (isDoubtful(ours)) return true;
  const share = (words: readonly { text: string }[]) =>
    words.filter(({ text }) => isFunctionWord(text)).length / Math.max(1, words.length);
  return ours.length < theirs.length / 2 && share(theirs) >= share(ours);
}

/** Turned by 180 degrees: the pixels in reverse. */
const turned = ({ width, height, pixels }: GreyImage): GreyImage => ({
  width,
  height,
  pixels: pixels.toReversed(),
});

const turnWords = (words: readonly RecognizedWord[], { width, height }: GreyPicture): RecognizedWord[] =>
  words.map(({ box, ...word }) => ({
    ...word,
    box: {
      left: width - box.right,
      top: height - box.bottom,
      right: width - box.left,
      bottom: height - box.top,
    },
  }));

const turnedMarks = (marks: Marks, { width, height }: GreyPicture): Marks =>
  marks.map((_, i) => {
    const opposite = marks[i - (i % 4) + ((i + 2) % 4)]!;
    return (i % 2 === 0 ? width : height) - opposite;
  });

function onShownPage(word: RecognizedWord, { image: { width, height }, tilt }: PreparedPage): Box {
  const { left, top, right, bottom } = boxBeforeTurn(word.box, width, height, tilt);
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return {
    left: within(left / width),
    top: within(top / height),
    right: within(right / width),
    bottom: within(bottom / height),
  };
}

const fromLayer = (words: readonly LayerWord[]) =>
  words.map(({ text, box }) => ({ text, box, confidence: null }));

/** With boxes on the page as shown and lines numbered from 0. */
function toWords(read: readonly RecognizedWord[], page: number, prepared: PreparedPage): Word[] {
  let last: number | null = null;
  let number = -1;
  return read.map((word) => {
    if (word.line !== last) number++;
    last = word.line;
    const { text, confidence } = word;
    return { page, line: number, text, box: onShownPage(word, prepared), confidence };
  });
}

/** The stamp comes after the page's own text, in lines of its own. */
function withStamp(words: readonly Word[], stamp: readonly Word[]): Word[] {
  const next = (words.at(-1)?.line ?? -1) + 1;
  return [...words, ...stamp.map((word) => ({ ...word, line: word.line + next }))];
}
