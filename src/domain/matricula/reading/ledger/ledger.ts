import type { SourcedText } from '../../../pages/sourcedText.ts';
import type { PageText, Word } from '../../../pages/words.ts';
import { distinct } from '../../model/blockId.ts';
import type { Act, CoverageBlock } from '../../model/model.ts';
import type { Blocks } from '../acts/splitActs.ts';
import type { RecordLines } from '../acts/splitRecords.ts';
import { type Account, blocksOf } from './blocks.ts';
import { type OpenRange, openRanges } from './openRanges.ts';
import { unreadableWords } from './unreadable.ts';

/** One record as it was read, with the text its values lead back to. */
export interface ReadParts {
  readonly record: RecordLines;
  readonly sourced: SourcedText;
  readonly blocks: Blocks;
  readonly acts: readonly Act[];
}

/**
 * The ledger of a file: for each record the blocks of its pages, so that each word of the file stands in one
 * block of one record. Pages that belong to no record go with the one before them.
 */
export function ledgersOf(pages: readonly PageText[], records: readonly ReadParts[]): CoverageBlock[][] {
  const accounts = new Map<Word, Account>();
  const owners = new Map<Word, number>();
  for (const [index, parts] of records.entries()) {
    for (const [word, account] of accountsOf(parts)) {
      accounts.set(word, account);
      owners.set(word, index);
    }
  }
  const ledgers = records.map((): CoverageBlock[] => []);
  let current = 0;
  for (const page of pages) {
    const poor = unreadableWords(page);
    const accountOf = (word: Word): Account => {
      const account = accounts.get(word) ?? nobody;
      return poor.has(word) && account.use !== 'furniture' && account.use !== 'open'
        ? { use: 'open', act: account.act, why: 'unreadable' }
        : account;
    };
    // Two records may share a page: each run of words goes to its own.
    for (const words of byOwner(page.words, owners)) {
      current = owners.get(words.find((word) => owners.has(word)) ?? (words[0] as Word)) ?? current;
      ledgers[current]?.push(...blocksOf(page.page, words, accountOf));
    }
    if (page.source === 'photo' || page.source === 'failed')
      if (page.words.every(({ text }) => text.trim() === '')) ledgers[current]?.push(imageBlock(page.page));
  }
  return ledgers.map(distinct);
}

const nobody: Account = { use: 'open', act: null, why: 'no-record' };

/** A page of which nothing was read. */
const imageBlock = (page: number): CoverageBlock => ({
  id: `${page}-image`,
  page,
  boxes: [{ left: 0, top: 0, right: 1, bottom: 1 }],
  text: '',
  use: 'open',
  act: null,
  why: 'no-text',
});

function* accountsOf(parts: ReadParts): Generator<[Word, Account]> {
  const { record, sourced, blocks, acts } = parts;
  for (const line of record.furniture)
    for (const word of line.words) yield [word, { use: 'furniture', act: null, why: null }];
  const open = openRanges(parts);
  const ranges: { readonly end: number; readonly account: Account }[] = [
    { end: blocks.opening.end, account: { use: 'opening', act: null, why: null } },
    ...blocks.acts.map(({ end }, index) => ({
      end,
      account: { use: 'act', act: acts[index]?.id ?? null, why: null } as const,
    })),
    { end: Number.POSITIVE_INFINITY, account: { use: 'closing', act: null, why: null } },
  ];
  let at = 0;
  for (const [piece, start] of sourced.starts.entries()) {
    while (start >= (ranges[at]?.end ?? Number.POSITIVE_INFINITY)) at += 1;
    const word = sourced.source[sourced.words[piece] ?? 0];
    const { account } = ranges[at] ?? ranges[0] ?? { account: nobody };
    const range = open.find((item) => start >= item.start && start < item.end);
    if (word) yield [word, range ? { use: 'open', act: account.act, why: range.why } : account];
  }
}

/** Words of a page cut where another record begins; words of nobody stay with those before. */
function byOwner(words: readonly Word[], owners: ReadonlyMap<Word, number>): Word[][] {
  const runs: { owner: number | undefined; words: Word[] }[] = [];
  for (const word of words) {
    const owner = owners.get(word);
    const last = runs.at(-1);
    if (last && (owner === undefined || last.owner === undefined || owner === last.owner)) {
      last.words.push(word);
      last.owner ??= owner;
    } else runs.push({ owner, words: [word] });
  }
  return runs.map((run) => run.words);
}

export type { OpenRange };
