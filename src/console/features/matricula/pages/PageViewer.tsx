import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import { BlockMarks } from '../ledger/BlockMarks.tsx';
import { useReviewContext, useShownPage } from '../ReviewContext.ts';
import { HitMarks } from './HitMarks.tsx';
import { Marks } from './Marks.tsx';
import { PageText } from './PageText.tsx';
import { PageTools } from './PageTools.tsx';
import { layOf } from './pageView.ts';
import { SearchBar } from './SearchBar.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { useNeighbours, usePageImage } from './usePageImage.ts';
import { usePageKeys } from './usePageKeys.ts';
import { type PageSearch, usePageSearch } from './usePageSearch.ts';
import { type PageView, usePageView } from './usePageView.ts';

/** The pages of the certificate with the evidence on them. */
export function PageViewer() {
  const { t } = useTexts();
  const { record, pageCount } = useReviewContext();
  const page = useShownPage();
  const view = usePageView(record.id, page);
  const search = usePageSearch();
  usePageKeys(view, search);
  useNeighbours(record, page, pageCount);
  return (
    <section className={`rv-view ${search.isOpen ? 'searching' : ''}`} aria-label={t('review.page.region')}>
      <PageTools view={view} search={search} />
      {search.isOpen && <SearchBar search={search} />}
      <Thumbnails />
      <Leaf key={`${page} ${view.asText}`} page={page} view={view} search={search} />
    </section>
  );
}

function Leaf({ page, view, search }: { page: number; view: PageView; search: PageSearch }) {
  const { t } = useTexts();
  const { chosen } = useReviewContext();
  const pane = useRef<HTMLElement>(null);
  const turn = chosen?.turn;
  const [isShown, setShown] = useState(false);
  // What is looked for leads the page until the search is closed.
  const isSearching = search.isOpen && search.hits.length > 0;
  // Small windows show the left of the page; the words chosen must be in it once the image has its size.
  useEffect(() => {
    if (turn !== undefined && isShown && !isSearching)
      pane.current
        ?.querySelector('[aria-current="true"]')
        ?.scrollIntoView?.({ block: 'center', inline: 'nearest' });
  }, [turn, isShown, isSearching]);
  // A window much smaller than its page opens past the letterhead, at the first words that prove something; whatever
  // is looked for or chosen scrolls after it.
  useLayoutEffect(() => {
    if (isShown && pane.current && !pane.current.querySelector('[aria-current="true"]'))
      skipHead(pane.current);
  }, [isShown]);
  return (
    <ScrollRegion ref={pane} className="rv-page" label={t('review.page.image', { page })}>
      {view.asText ? (
        <PageText page={page} />
      ) : (
        <Sheet page={page} view={view} search={search} isShown={isShown} onShown={() => setShown(true)} />
      )}
    </ScrollRegion>
  );
}

/** Parts of a page: how much of it a small window shows at most, and how far its letterhead reaches. */
const [smallWindow, letterhead] = [0.5, 0.08] as const;

function skipHead(pane: HTMLElement): void {
  const { top, height } = pane.querySelector('.rv-leaf')?.getBoundingClientRect() ?? { top: 0, height: 0 };
  if (pane.clientHeight > height * smallWindow) return;
  const starts = [...pane.querySelectorAll('.rv-brk, .rv-mark')]
    .map((mark) => mark.getBoundingClientRect().top - top)
    .filter((start) => start > height * letterhead);
  if (starts.length > 0) pane.scrollTop = Math.min(...starts) - 12;
}

/** Until an image says otherwise, a page is taken for A4 upright. */
const usualRatio = 595 / 842;

function Sheet({
  page,
  view,
  search,
  isShown,
  onShown,
}: {
  page: number;
  view: PageView;
  search: PageSearch;
  isShown: boolean;
  onShown: () => void;
}) {
  const { t } = useTexts();
  const { record } = useReviewContext();
  const { address, isError, retry } = usePageImage(record, page);
  const [ratio, setRatio] = useState(usualRatio);
  const lay = layOf(view.turn, ratio);
  const hits = search.hits.filter((hit) => hit.page === page);
  return (
    <div
      className={`rv-sheet ${address ? '' : 'blank'} ${view.turn === 0 ? '' : 'turned'}`}
      style={{
        width: `${view.zoom * 100}%`,
        ...(view.turn === 0 ? {} : { aspectRatio: `${lay.frame}` }),
      }}
    >
      {address && (
        <div
          className="rv-leaf"
          style={view.turn === 0 ? {} : { width: `${lay.width * 100}%`, transform: lay.transform }}
        >
          <img
            src={address}
            alt={t('review.page.alt', { page, number: record.number ?? record.fileName })}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
              onShown();
            }}
          />
          <Marks page={page} visible={view.marks} />
          <BlockMarks page={page} />
          <HitMarks hits={hits} current={search.current} turn={search.turn} isShown={isShown} />
        </div>
      )}
      {isError && (
        <>
          <p>{t('review.page.failed', { page })}</p>
          <button type="button" className="btn" onClick={() => void retry()}>
            {t('review.retry')}
          </button>
        </>
      )}
      {!address && !isError && <p>{t('review.page.waiting', { page })}</p>}
    </div>
  );
}
