import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import {
  IconArrowAutofitWidth,
  IconChevronDown,
  IconChevronUp,
  IconHighlight,
  IconTextScan2,
  IconZoomIn,
  IconZoomOut,
} from '../../ui/icons.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { Marks } from './Marks.tsx';
import { PageText } from './PageText.tsx';
import { useReviewContext } from './ReviewContext.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { usePageImage } from './usePageImage.ts';

/** Width of the page in parts of the pane's width; 1 fits. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** The pages of the certificate with the evidence on them. */
export function PageViewer() {
  const { t } = useTexts();
  const { page, pageCount, setPage } = useReviewContext();
  const [zoom, setZoom] = useState(1);
  const [marks, setMarks] = useState(true);
  const [asText, setAsText] = useState(false);
  const step = (by: number) =>
    setZoom((now) => zooms[Math.min(zooms.length - 1, Math.max(0, zooms.indexOf(now) + by))] ?? 1);
  return (
    <section className="rv-view" aria-label={t('review.page.region')}>
      <div className="rv-tools" role="toolbar" aria-label={t('review.page.tools')}>
        <Tool label={t('review.page.previous')} disabled={page <= 1} onClick={() => setPage(page - 1)}>
          <Glyph icon={IconChevronUp} small />
        </Tool>
        <Tool label={t('review.page.next')} disabled={page >= pageCount} onClick={() => setPage(page + 1)}>
          <Glyph icon={IconChevronDown} small />
        </Tool>
        <span aria-live="polite">
          <b>{page}</b> {t('review.page.of', { pages: pageCount })}
        </span>
        <span className="sep opt2" />
        <Tool label={t('review.page.smaller')} disabled={zoom === zooms[0]} onClick={() => step(-1)}>
          <Glyph icon={IconZoomOut} small />
        </Tool>
        <span className="zoom opt2">{Math.round(zoom * 100)}%</span>
        <Tool label={t('review.page.larger')} disabled={zoom === zooms.at(-1)} onClick={() => step(1)}>
          <Glyph icon={IconZoomIn} small />
        </Tool>
        <Tool label={t('review.page.fit')} onClick={() => setZoom(1)}>
          <Glyph icon={IconArrowAutofitWidth} small />
        </Tool>
        <span className="grow" />
        <button
          type="button"
          className={`btn txt sq ${marks ? 'acc' : ''}`}
          aria-pressed={marks}
          onClick={() => setMarks(!marks)}
        >
          <Glyph icon={IconHighlight} small />
          {t('review.page.marks')}
        </button>
        <button
          type="button"
          className={`btn txt sq ${asText ? 'acc' : ''}`}
          aria-pressed={asText}
          onClick={() => setAsText(!asText)}
        >
          <Glyph icon={IconTextScan2} small />
          {t('review.page.text')}
        </button>
      </div>
      <Thumbnails />
      <Leaf key={page} page={page} zoom={zoom} marks={marks} asText={asText} />
    </section>
  );
}

function Leaf({
  page,
  zoom,
  marks,
  asText,
}: {
  page: number;
  zoom: number;
  marks: boolean;
  asText: boolean;
}) {
  const { t } = useTexts();
  const { record, chosen } = useReviewContext();
  const { address, isError, retry } = usePageImage(record.id, page);
  usePageImage(record.id, page + 1, page < (record.statistics?.pages ?? 0));
  const pane = useRef<HTMLElement>(null);
  const turn = chosen?.turn;
  // Small windows show the left of the page; the words chosen must be in it once the image has its size.
  useEffect(() => {
    if (turn !== undefined && address)
      pane.current
        ?.querySelector('[aria-current="true"]')
        ?.scrollIntoView?.({ block: 'center', inline: 'nearest' });
  }, [turn, address]);
  return (
    <ScrollRegion ref={pane} className="rv-page" label={t('review.page.image', { page })}>
      {asText ? (
        <PageText page={page} />
      ) : (
        <div
          className={`rv-sheet ${address ? '' : 'blank'}`}
          style={{ width: `${zoom * 100}%`, containerType: 'inline-size' }}
        >
          {address && (
            <img
              src={address}
              alt={t('review.page.alt', { page, number: record.number ?? record.fileName })}
            />
          )}
          {isError && (
            <>
              <p>{t('review.page.failed', { page })}</p>
              <button type="button" className="btn" onClick={() => retry()}>
                {t('review.retry')}
              </button>
            </>
          )}
          {!address && !isError && <p>{t('review.page.waiting', { page })}</p>}
          {address && <Marks page={page} visible={marks} />}
        </div>
      )}
    </ScrollRegion>
  );
}

function Tool({
  label,
  children,
  ...rest
}: { label: string; children: React.ReactNode } & React.ComponentProps<'button'>) {
  return (
    <button type="button" className="btn txt sq ico" aria-label={label} title={label} {...rest}>
      {children}
    </button>
  );
}
