import { createContext, useContext } from 'react';
import { useSignal } from '../../kit/signal.ts';
import type { Review } from './useReview.ts';

const Context = createContext<Review | null>(null);

export const ReviewContext = Context.Provider;

/** The review the parts below the page share. */
export function useReviewContext(): Review {
  const review = useContext(Context);
  if (!review) throw new Error('A part of the review stands outside its page');
  return review;
}

/** The page one looks at. Only who shows it draws again when it is turned. */
export const useShownPage = (): number => useSignal(useReviewContext().shownPage);
