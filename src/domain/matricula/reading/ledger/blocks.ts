import type { Box, Word } from '../../../pages/words.ts';
import { blockId } from '../../model/blockId.ts';
import type { CoverageBlock } from '../../model/model.ts';

/** Who accounts for a word. */
export type Account = Pick<CoverageBlock, 'use' | 'act' | 'why'>;

/**
 * Words of one page, in reading order, as blocks: as long as the same accounts for them and the column is the
 * same. No word is left out and none stands twice.
 */
export function blocksOf(
  page: number,
  words: readonly Word[],
  accountOf: (word: Word) => Account,
): CoverageBlock[] {
  const runs: { readonly account: Account; readonly words: Word[] }[] = [];
  for (const word of words) {
    if (word.text.trim() === '') continue;
    const account = accountOf(word);
    const last = runs.at(-1);
    const before = last?.words.at(-1);
    if (last && before && isSame(last.account, account) && !beginsColumn(before, word)) last.words.push(word);
    else runs.push({ account, words: [word] });
  }
  return runs.map((run) => {
    const text = run.words.map((word) => word.text.trim()).join(' ');
    return { id: blockId(page, text), page, boxes: outline(run.words), text, ...run.account };
  });
}

const isSame = (a: Account, b: Account): boolean => a.use === b.use && a.act === b.act && a.why === b.why;

/** Print goes on well above where it was. */
const beginsColumn = (before: Word, word: Word): boolean =>
  word.line !== before.line && word.box.bottom < before.box.top - 0.05;

/** As a selection of text is drawn: its first line, its last, and what lies between. */
function outline(words: readonly Word[]): Box[] {
  const lines: { line: number; box: Box }[] = [];
  for (const { line, box } of words) {
    const last = lines.at(-1);
    if (last?.line === line) last.box = union(last.box, box);
    else lines.push({ line, box });
  }
  const boxes = lines.map(({ box }) => box);
  const middle = boxes.slice(1, -1);
  const [first, last] = [boxes.slice(0, 1), boxes.length > 1 ? boxes.slice(-1) : []];
  return [...first, ...(middle.length > 0 ? [middle.reduce(union)] : []), ...last];
}

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
