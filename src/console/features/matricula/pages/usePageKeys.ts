import { useReviewKeys } from '../reviewKeys.ts';
import type { PageSearch } from './usePageSearch.ts';
import type { PageView } from './usePageView.ts';

/** Keys of the page: size, turn, text, and a search in the words of all pages in place of the browser's own. */
export function usePageKeys(view: PageView, search: PageSearch): void {
  const sizes = [view.larger, view.smaller, view.fit, view.larger];
  useReviewKeys({
    zoom: (place) => sizes[place]?.(),
    rotate: view.rotate,
    text: view.toggleText,
    search: search.open,
  });
}
