import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { Fact } from './facts.ts';
import { pageOf } from './pageMarks.ts';
import { useReviewContext } from './ReviewContext.ts';
import { usePageImage } from './usePageImage.ts';

/** Small pages with the number of doubts on each. */
export function Thumbnails() {
  const { t } = useTexts();
  const { pageCount, doubts } = useReviewContext();
  return (
    <nav className="rv-thumbs" aria-label={t('review.page.pages')}>
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((page) => (
        <Thumbnail key={page} page={page} doubts={doubtsOn(doubts, page)} />
      ))}
    </nav>
  );
}

function Thumbnail({ page, doubts }: { page: number; doubts: number }) {
  const { t } = useTexts();
  const { record, page: shown, setPage } = useReviewContext();
  const [seen, element] = useSeen();
  const { address } = usePageImage(record.id, page, seen);
  const isShown = page === shown;
  useEffect(() => {
    if (isShown) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown, element]);
  return (
    <button
      ref={element}
      type="button"
      aria-current={isShown ? 'page' : undefined}
      onClick={() => setPage(page)}
    >
      {address ? <img className="leaf" src={address} alt="" /> : <span className="leaf" />}
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

const doubtsOn = (doubts: readonly Fact[], page: number): number =>
  doubts.filter((fact) => pageOf(fact) === page).length;

/** Whether the element has come near the window yet: a long file loads the small pages one looks at. */
function useSeen() {
  const element = useRef<HTMLButtonElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return setSeen(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [seen, element] as const;
}
