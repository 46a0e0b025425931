import { flushSync } from 'react-dom';
import { useReviewKeys } from './reviewKeys.ts';
import type { Review } from './useReview.ts';
import { focusNextStep } from './workflow/stepFocus.ts';

interface Acts {
  readonly review: Review;
  readonly save: () => void;
  readonly showKeys: () => void;
}

/** Keys that go to a place of the review, and those that save and tell of keys. */
export function usePlaceKeys({ review, save, showKeys }: Acts): void {
  useReviewKeys({
    'next-doubt': () =>
      review.editNextDoubt(review.editing ?? (review.chosen?.kind === 'fact' ? review.chosen.id : null)),
    proof: (_place, { target }) => goToOtherEnd(target),
    // Down the list of acts is to older ones.
    act: (place) => chooseNeighbour(review, place === 0 ? -1 : 1),
    step: focusNextStep,
    replay: (place) => review.setStep(review.cut + (place === 0 ? -1 : 1)),
    page: (place) => review.setPage(review.shownPage.get() + (place === 0 ? -1 : 1)),
    later: () => review.edit(null),
    sheet: showKeys,
    save,
  });
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

function chooseNeighbour({ truth, chosenAct, chooseAct }: Review, by: 1 | -1): void {
  const place = truth.acts.findIndex(({ id }) => id === chosenAct);
  const next = place < 0 ? truth.acts.at(-1) : truth.acts[place + by];
  if (next) chooseAct(next.id, 'keys');
}
