import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Review } from './useReview.ts';

/**
 * Page and act stand in the address (`?pagina=3&ato=R-12`), so that a link opens the same view for a colleague.
 * Going through pages is no history: the entry is replaced.
 */
export function useAddressedPlace({ setPage, truth, chosenAct, chooseAct }: Review, page: number): void {
  const [query, setQuery] = useSearchParams();
  const isRead = useRef(false);
  const code = truth.acts.find(({ id }) => id === chosenAct)?.code ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the review opens
  useEffect(() => {
    const act = truth.acts.find((item) => item.code === query.get('ato'));
    if (act) chooseAct(act.id, 'keys');
    const wanted = Number(query.get('pagina'));
    if (Number.isInteger(wanted) && wanted > 0) setPage(wanted);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the place, not itself
  useEffect(() => {
    if (!isRead.current) {
      // The first pass only reads; what it found is written with the next change.
      isRead.current = true;
      return;
    }
    // Whoever turns many pages writes one address.
    const timer = setTimeout(
      () =>
        setQuery(
          (before) => {
            const next = new URLSearchParams(before);
            next.set('pagina', String(page));
            if (code === null) next.delete('ato');
            else next.set('ato', code);
            return next;
          },
          { replace: true, preventScrollReset: true },
        ),
      150,
    );
    return () => clearTimeout(timer);
  }, [page, code]);
}
