import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useReviewContext, useShownPage } from '../ReviewContext.ts';
import { pageOf } from './pageMarks.ts';
import { usePageImage } from './usePageImage.ts';

/** Height of a small page with its number and the gap below, px: all are alike, so only those in sight are drawn. */
const step = 90;
/** How many above and below the window are drawn beforehand. */
const ahead = 3;

/** Small pages with the number of doubts on each: one stop of the Tab key, arrows turn the page. */
export function Thumbnails() {
  const { t } = useTexts();
  const { pageCount, doubts, setPage } = useReviewContext();
  const page = useShownPage();
  const pane = useRef<HTMLElement>(null);
  const { from, to } = useWindow(pane, pageCount, page);
  const counts = useMemo(() => {
    const byPage = new Map<number, number>();
    for (const fact of doubts) {
      const at = pageOf(fact);
      if (at !== null) byPage.set(at, (byPage.get(at) ?? 0) + 1);
    }
    return byPage;
  }, [doubts]);
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the page turned to
  useEffect(() => {
    if (hasFocus.current) pane.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
  }, [page]);
  const keys = (event: KeyboardEvent) => {
    const turn = { ArrowDown: page + 1, ArrowUp: page - 1, Home: 1, End: pageCount }[event.key];
    if (turn === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    setPage(turn);
  };
  const drawn = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <nav
      ref={pane}
      className="rv-thumbs"
      aria-label={t('review.page.pages')}
      onKeyDown={keys}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <div style={{ height: pageCount * step, position: 'relative' }}>
        {(drawn.includes(page) ? drawn : [...drawn, page]).map((each) => (
          <Thumbnail key={each} page={each} doubts={counts.get(each) ?? 0} />
        ))}
      </div>
    </nav>
  );
}

function Thumbnail({ page, doubts }: { page: number; doubts: number }) {
  const { t } = useTexts();
  const { record, setPage } = useReviewContext();
  const shown = useShownPage();
  const { address } = usePageImage(record, page);
  const isShown = page === shown;
  return (
    <button
      type="button"
      style={{ position: 'absolute', top: (page - 1) * step }}
      tabIndex={isShown ? 0 : -1}
      aria-current={isShown ? 'page' : undefined}
      onClick={() => setPage(page)}
    >
      {address ? <img className="leaf" src={address} alt="" decoding="async" /> : <span className="leaf" />}
      <span className="vh">{t('review.page.word')}</span> {page}
      {doubts > 0 && (
        <>
          <span className="vh">, {t('review.page.doubts', { smart_count: doubts })}</span>
          <span className="rv-dn" aria-hidden="true">
            {doubts}
          </span>
        </>
      )}
    </button>
  );
}

/** Which pages the window shows, and some beside; the page one looks at is brought into it. */
function useWindow(pane: React.RefObject<HTMLElement | null>, pageCount: number, page: number) {
  const [seen, setSeen] = useState({ top: 0, height: 10 * step });
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const look = () => setSeen({ top: element.scrollTop, height: element.clientHeight || 10 * step });
    look();
    element.addEventListener('scroll', look, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    sizes?.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      sizes?.disconnect();
    };
  }, [pane]);
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const top = (page - 1) * step;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + step > element.scrollTop + element.clientHeight)
      element.scrollTop = top + step - element.clientHeight;
  }, [pane, page]);
  return {
    from: Math.max(1, Math.floor(seen.top / step) + 1 - ahead),
    to: Math.min(pageCount, Math.ceil((seen.top + seen.height) / step) + ahead),
  };
}
