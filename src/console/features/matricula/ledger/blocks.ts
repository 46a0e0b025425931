import {
  type AccountedBlock,
  openBlocks,
  type Truth,
} from '../../../../domain/matricula/corrections/index.ts';
import { createSignal } from '../../../kit/signal.ts';

/** The block whose words the page shows; each choice has another turn, so that the same may be chosen again. */
export interface ChosenBlock {
  readonly record: number;
  readonly block: string;
  readonly turn: number;
}

export const chosenBlock = createSignal<ChosenBlock | null>(null);

/** Whether the page shows what became of each block. */
export const blocksShown = createSignal(false);

export function chooseBlock(record: number, { id }: AccountedBlock): void {
  chosenBlock.set({ record, block: id, turn: (chosenBlock.get()?.turn ?? 0) + 1 });
}

/** The open block after the chosen one, coming round at the end; null when none is open. */
export function nextOpenBlock(truth: Truth, chosen: string | null): AccountedBlock | null {
  const open = openBlocks(truth);
  const place = open.findIndex(({ id }) => id === chosen);
  return open[(place + 1) % Math.max(1, open.length)] ?? null;
}

/** What became of a block, for its mark and its words: key under `review.ledger.use`. */
export const stateOf = (block: AccountedBlock): AccountedBlock['use'] | 'aside' =>
  block.aside ? 'aside' : block.use;

/** The keyboard goes on at a block's place in the list, or at the list when there is none. */
export function focusBlock(id: string | null): void {
  requestAnimationFrame(() => {
    const row = id === null ? null : document.getElementById(`rv-block-${id}`);
    (row ?? document.getElementById('rv-coverage'))?.focus();
  });
}
