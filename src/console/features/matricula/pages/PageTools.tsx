import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import {
  IconArrowAutofitWidth,
  IconChevronDown,
  IconChevronUp,
  IconHighlight,
  IconRotateClockwise,
  IconSearch,
  IconTextScan2,
  IconZoomIn,
  IconZoomOut,
} from '../../../kit/ui/icons.ts';
import { useReviewContext, useShownPage } from '../ReviewContext.ts';
import { capsOfKey, shortcutOf } from '../reviewKeys.ts';
import type { PageSearch } from './usePageSearch.ts';
import type { PageView } from './usePageView.ts';

/** Which page, how large, which way up; marks, text, search. */
export function PageTools({ view, search }: { view: PageView; search: PageSearch }) {
  const { t } = useTexts();
  const { pageCount, setPage } = useReviewContext();
  const page = useShownPage();
  return (
    <div className="rv-tools" role="toolbar" aria-label={t('review.page.tools')}>
      <span className="nav">
        <Tool
          label={t('review.page.previous')}
          cap={capsOfKey('page')[0]}
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
        >
          <Glyph icon={IconChevronUp} small />
        </Tool>
        <Tool
          label={t('review.page.next')}
          cap={capsOfKey('page')[1]}
          disabled={page >= pageCount}
          onClick={() => setPage(page + 1)}
        >
          <Glyph icon={IconChevronDown} small />
        </Tool>
        <span aria-live="polite">
          <b>{page}</b> {t('review.page.of', { pages: pageCount })}
        </span>
      </span>
      <span className="sep opt2" />
      <Tool
        label={t('review.page.smaller')}
        cap={capsOfKey('zoom')[1]}
        disabled={view.isSmallest}
        onClick={view.smaller}
      >
        <Glyph icon={IconZoomOut} small />
      </Tool>
      <span className="zoom opt2">{Math.round(view.zoom * 100)}%</span>
      <Tool
        label={t('review.page.larger')}
        cap={capsOfKey('zoom')[0]}
        disabled={view.isLargest}
        onClick={view.larger}
      >
        <Glyph icon={IconZoomIn} small />
      </Tool>
      <Tool label={t('review.page.fit')} cap={capsOfKey('zoom')[2]} onClick={view.fit}>
        <Glyph icon={IconArrowAutofitWidth} small />
      </Tool>
      <Tool label={t('review.page.rotate')} cap={capsOfKey('rotate')[0]} onClick={view.rotate}>
        <Glyph icon={IconRotateClockwise} small />
      </Tool>
      <span className="grow" />
      <Switch label={t('review.page.marks')} isOn={view.marks} onClick={view.toggleMarks}>
        <Glyph icon={IconHighlight} small />
      </Switch>
      <Switch
        label={t('review.page.text')}
        cap={capsOfKey('text')[0]}
        isOn={view.asText}
        onClick={view.toggleText}
      >
        <Glyph icon={IconTextScan2} small />
      </Switch>
      <span className="nav">
        <Tool
          label={t('review.search.title')}
          cap={shortcutOf('search')}
          aria-expanded={search.isOpen}
          onClick={search.isOpen ? search.close : search.open}
        >
          <Glyph icon={IconSearch} small />
        </Tool>
      </span>
    </div>
  );
}

interface ControlProps extends React.ComponentProps<'button'> {
  readonly label: string;
  /** The key that does the same. */
  readonly cap?: string | undefined;
}

const tip = (label: string, cap: string | undefined) => (cap ? `${label} (${cap})` : label);

function Tool({ label, cap, children, ...rest }: ControlProps) {
  return (
    <button type="button" className="btn txt sq ico" aria-label={label} title={tip(label, cap)} {...rest}>
      {children}
    </button>
  );
}

function Switch({ label, cap, isOn, children, onClick }: ControlProps & { readonly isOn: boolean }) {
  return (
    <button
      type="button"
      className={`btn txt sq ${isOn ? 'acc' : ''}`}
      aria-pressed={isOn}
      {...(cap ? { title: tip(label, cap) } : {})}
      onClick={onClick}
    >
      {children}
      <span className="opt1">{label}</span>
    </button>
  );
}
