import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useReviewContext, useShownPage } from '../ReviewContext.ts';
import { findHits, hitFrom, keyOfHit, type PageHit } from './pageSearch.ts';
import { usePageWords } from './usePageWords.ts';

export type PageSearch = ReturnType<typeof usePageSearch>;

/** Where the search stands: a hit somebody went to, or the page it was typed on. */
interface Stand {
  readonly page: number;
  /** Key of the hit; null for the first one from the page on. */
  readonly hit: string | null;
  /** Grows with each step, so that going to the only hit again shows it again. */
  readonly turn: number;
}

/**
 * Looks words up on all pages; the hit one stands at leads the page. The words of the pages may come after somebody
 * typed, so where it stands follows from the hits there are, whenever they come.
 */
export function usePageSearch() {
  const { record, pageCount, setPage } = useReviewContext();
  const page = useShownPage();
  const [isOpen, setOpen] = useState(false);
  const [text, setTextRaw] = useState('');
  const [stand, setStand] = useState<Stand>({ page: 1, hit: null, turn: 0 });
  const { pages, isPending, isError, refetch } = usePageWords(record.id, pageCount, record.changedAt, isOpen);
  const wanted = useDeferredValue(text);
  const hits = useMemo(() => (isOpen ? findHits(pages, wanted) : []), [isOpen, pages, wanted]);
  const chosen = hits.findIndex((hit) => keyOfHit(hit) === stand.hit);
  const at = chosen >= 0 ? chosen : hitFrom(hits, stand.page, isPending);
  const current = hits[at];
  useLead(wanted === text ? current : undefined, stand.turn, setPage);
  const goTo = (to: number) => {
    const hit = hits.at(to % Math.max(1, hits.length));
    if (hit) setStand({ page: hit.page, hit: keyOfHit(hit), turn: stand.turn + 1 });
  };
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      setTextRaw('');
    },
    text,
    /** Typing goes to the first hit from the page on that shows. */
    setText: (next: string) => {
      setTextRaw(next);
      setStand({ page, hit: null, turn: stand.turn + 1 });
    },
    hits,
    /** The hit it stands at; undefined while there is none. */
    current,
    /** Place among the hits, 0 first. */
    at,
    turn: stand.turn,
    next: () => goTo(at + 1),
    previous: () => goTo(at - 1),
    isPending,
    isError,
    retry: refetch,
  };
}

/** The page follows the hit one stands at, each time it is another one or is gone to again. */
function useLead(hit: PageHit | undefined, turn: number, setPage: (page: number) => void): void {
  const key = hit && `${keyOfHit(hit)} ${turn}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever turns the page meanwhile is left there
  useEffect(() => {
    if (hit) setPage(hit.page);
  }, [key]);
}
