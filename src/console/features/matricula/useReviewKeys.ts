import { flushSync } from 'react-dom';
import { useLetters } from '../../kit/keys/useLetters.ts';
import type { Review } from './useReview.ts';
import { focusNextStep } from './workflow/stepFocus.ts';

/** Keys of the review, in the order of the sheet. */
export const reviewKeys = [
  'next-doubt',
  'confirm',
  'confirm-act',
  'reject',
  'later',
  'proof',
  'marks',
  'act',
  'block',
  'finding',
  'step',
  'replay',
  'part',
  'page',
  'zoom',
  'rotate',
  'text',
  'search',
  'save',
  'sheet',
] as const;

interface Acts {
  readonly review: Review;
  readonly save: () => void;
  readonly showKeys: () => void;
}

/** Listens while the review is open; letters do nothing while somebody types. */
export function useReviewKeys({ review, save, showKeys }: Acts): void {
  useLetters(
    {
      d: () =>
        review.editNextDoubt(review.editing ?? (review.chosen?.kind === 'fact' ? review.chosen.id : null)),
      e: ({ target }) => goToOtherEnd(target),
      j: () => chooseNeighbour(review, -1),
      k: () => chooseNeighbour(review, 1),
      n: focusNextStep,
      ',': () => review.setStep(review.cut - 1),
      '.': () => review.setStep(review.cut + 1),
      '[': () => review.setPage(review.shownPage.get() - 1),
      ']': () => review.setPage(review.shownPage.get() + 1),
      Escape: () => review.edit(null),
      '?': showKeys,
    },
    { s: save },
  );
}

/** From a fact to its words on the page, from the page back to the fact; both ends are marked as current. */
function goToOtherEnd(from: EventTarget | null): void {
  const isOnPage = from instanceof Element && from.closest('.rv-page') !== null;
  if (isOnPage) focusFact();
  else focusMark();
}

/** The words chosen; while nothing is, the first on the page. */
const focusMark = () =>
  document
    .querySelector<HTMLElement>('.rv-page [aria-current="true"], .rv-page [data-roving][tabindex="0"]')
    ?.focus();

const focusFact = () => document.querySelector<HTMLElement>('.rv-facts .ev[aria-current="true"]')?.focus();

/** Chooses the fact behind words of the page and takes the keyboard along to it. */
export function followToFact(choose: () => void): void {
  // The fact's act may only now be opened, and there must be something to go to.
  flushSync(choose);
  focusFact();
}

/** J goes down the list of acts, which is to older ones; K up. */
function chooseNeighbour({ truth, chosenAct, chooseAct }: Review, by: 1 | -1): void {
  const place = truth.acts.findIndex(({ id }) => id === chosenAct);
  const next = place < 0 ? truth.acts.at(-1) : truth.acts[place + by];
  if (next) chooseAct(next.id, 'keys');
}
