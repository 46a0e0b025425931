import { useLetters } from '../../../kit/keys/useLetters.ts';
import type { PageSearch } from './usePageSearch.ts';
import type { PageView } from './usePageView.ts';

/** Keys of the page: size, turn, text, and a search in the words of all pages in place of the browser's own. */
export function usePageKeys(view: PageView, search: PageSearch): void {
  useLetters(
    {
      '+': view.larger,
      '=': view.larger,
      '-': view.smaller,
      '0': view.fit,
      g: view.rotate,
      t: view.toggleText,
    },
    { f: search.open },
  );
}
