import { useEffect } from 'react';
import { createSignal } from '../../start/signal.ts';
import { isTyping } from './isTyping.ts';
import type { Review } from './useReview.ts';

/** Single letters may be switched off (WCAG 2.1.4). */
export const lettersOn = createSignal(true);

/** Keys of the review, in the order of the sheet. */
export const reviewKeys = [
  'next-doubt',
  'confirm',
  'proof',
  'act',
  'replay',
  'later',
  'page',
  'save',
  'sheet',
] as const;

interface Acts {
  readonly review: Review;
  readonly save: () => void;
  readonly showKeys: () => void;
}

/** Listens while the review is open; letters do nothing while somebody types. */
export function useReviewKeys(acts: Acts): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 's') return;
        event.preventDefault();
        acts.save();
        return;
      }
      if (!lettersOn.get() || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const act = letters[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act(acts);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

const letters: Readonly<Record<string, (acts: Acts) => void>> = {
  d: ({ review }) =>
    review.editNextDoubt(review.editing ?? (review.chosen?.kind === 'fact' ? review.chosen.id : null)),
  e: () => document.querySelector<HTMLElement>('.rv-page [aria-current="true"]')?.focus(),
  j: ({ review }) => chooseNeighbour(review, -1),
  k: ({ review }) => chooseNeighbour(review, 1),
  ',': ({ review }) => review.setStep(review.cut - 1),
  '.': ({ review }) => review.setStep(review.cut + 1),
  '[': ({ review }) => review.setPage(review.page - 1),
  ']': ({ review }) => review.setPage(review.page + 1),
  Escape: ({ review }) => review.edit(null),
  '?': ({ showKeys }) => showKeys(),
};

/** J goes down the list of acts, which is to older ones; K up. */
function chooseNeighbour({ truth, chosenAct, chooseAct }: Review, by: 1 | -1): void {
  const place = truth.acts.findIndex(({ id }) => id === chosenAct);
  const next = place < 0 ? truth.acts.at(-1) : truth.acts[place + by];
  if (next) chooseAct(next.id, 'keys');
}
