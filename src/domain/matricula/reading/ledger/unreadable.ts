import { type Line, linesOf } from '../../../pages/sourcedText.ts';
import type { PageText, Word } from '../../../pages/words.ts';

/** Lines recognised so poorly that what they say cannot be told: handwriting, stamps, damage. */
export function unreadableWords({ words, source }: PageText): ReadonlySet<Word> {
  if (source === 'text') return new Set();
  const runs: Line[][] = [[]];
  for (const line of linesOf(words)) {
    if (isPoor(line)) runs.at(-1)?.push(line);
    else runs.push([]);
  }
  return new Set(runs.filter(hasSomethingToSay).flatMap((run) => run.flatMap((line) => line.words)));
}

/** Words under 50 are wrong three times in four (measured over 7,317 words). */
const poorBelow = 45;

/** Most of its letters belong to words below the threshold. */
function isPoor({ words }: Line): boolean {
  let [poor, all] = [0, 0];
  for (const { text, confidence } of words) {
    const letters = text.replace(/[^\p{L}\d]/gu, '').length;
    all += letters;
    if (confidence !== null && confidence < poorBelow) poor += letters;
  }
  return all > 0 && poor * 2 > all;
}

/** A scrap of noise beside the text is no text. */
const hasSomethingToSay = (run: readonly Line[]): boolean =>
  run.flatMap(({ words }) => words).filter(({ text }) => /[\p{L}\d]{2}/u.test(text)).length >= 4;
