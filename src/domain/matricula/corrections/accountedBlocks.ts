import { AppError } from '../../errors.ts';
import type { Evidence } from '../../pages/evidence.ts';
import type { Act, Correction, CoverageBlock } from '../model/model.ts';
import { quoteHolds } from '../model/proof/quoteHolds.ts';
import { numberingWarnings } from '../model/situation/numbering.ts';

/** A block as people left it. */
export interface AccountedBlock extends CoverageBlock {
  /** Who said that it needs no act, when and why; null while nobody did. */
  readonly aside: Who | null;
}

type Who = Pick<Correction, 'reason' | 'by' | 'at'>;

/** What a truth needs to tell which blocks are open. */
interface Accounted {
  readonly acts: readonly Act[];
  readonly coverage: readonly AccountedBlock[];
}

/** Blocks of a reading before anybody said anything. */
export const accounted = (blocks: readonly CoverageBlock[]): AccountedBlock[] =>
  blocks.map((block) => ({ ...block, aside: null }));

/**
 * Blocks no part of the record accounts for and nobody set aside, in the order of the pages. The block before a
 * missing number is open no longer once an act has that number.
 */
export function openBlocks({ acts, coverage }: Accounted): AccountedBlock[] {
  const gaps = new Set(
    numberingWarnings(acts).flatMap((warning) => (warning.code === 'act-number-gap' ? warning.acts : [])),
  );
  const codes = new Map(acts.map(({ id, code }) => [id, code]));
  const isFilled = ({ why, act }: AccountedBlock) =>
    why === 'number-gap' && (act === null ? !opensWithGap(acts) : !gaps.has(codes.get(act) ?? ''));
  return coverage.filter((block) => block.use === 'open' && block.aside === null && !isFilled(block));
}

const opensWithGap = (acts: readonly Act[]): boolean =>
  numberingWarnings(acts).some(
    ({ code, acts: concerned }) => code === 'act-number-gap' && concerned.length === 1,
  );

/** @throws AppError 'correction-block-unknown' */
export function blockOf(blocks: readonly AccountedBlock[], id: string): AccountedBlock {
  const block = blocks.find((other) => other.id === id);
  if (!block) throw new AppError('correction-block-unknown', { block: id });
  return block;
}

/** The blocks with one of them set aside, or taken back. @throws AppError 'correction-block-unknown' */
export function withAside(
  blocks: readonly AccountedBlock[],
  { block: id, aside, reason, by, at }: Extract<Correction, { readonly type: 'set-aside' }>,
): AccountedBlock[] {
  const block = blockOf(blocks, id);
  return blocks.map((other) =>
    other === block ? { ...block, aside: aside ? { reason, by, at } : null } : other,
  );
}

/** The blocks with an open one used by an act typed in from it; it remembers why it was open. */
export const usedBy = (
  blocks: readonly AccountedBlock[],
  block: AccountedBlock,
  act: string,
): AccountedBlock[] =>
  blocks.map((other) => (other === block ? { ...block, use: 'act', act, aside: null } : other));

/** Without an act its text is set aside with the reason given for that; text once open is open again. */
export const withoutAct = (blocks: readonly AccountedBlock[], act: string, who: Who): AccountedBlock[] =>
  blocks.map((block) => {
    if (block.act !== act) return block;
    if (block.why !== null && block.use === 'act') return { ...block, use: 'open', act: null };
    return { ...block, aside: { reason: who.reason, by: who.by, at: who.at } };
  });

/** An act typed in from a block has the block's words for its own, and for those of its values that they say. */
export function provedByBlock(act: Act, block: AccountedBlock): Act {
  const proof: Evidence = {
    spans: [{ page: block.page, boxes: block.boxes }],
    quote: block.text,
    confidence: 100,
  };
  const said = fieldsSaid(act).filter(
    ([field, value]) => value !== null && quoteHolds(field, value, block.text),
  );
  return {
    ...act,
    text: block.text,
    evidence: { ...Object.fromEntries(said.map(([field]) => [field, proof])), text: proof },
  };
}

const fieldsSaid = (act: Act): (readonly [string, unknown])[] => [
  ...(['code', 'date', 'event', 'value', 'creditor', 'dueOn'] as const).map(
    (field) => [field, act[field]] as const,
  ),
  ...act.grantors.map(({ name }, index) => [`grantors.${index}.name`, name] as const),
  ...act.grantees.map(({ name }, index) => [`grantees.${index}.name`, name] as const),
];
