import '../ledger/ledger.css';
import { openBlocks } from '../../../../domain/matricula/corrections/index.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useReviewContext } from '../ReviewContext.ts';

/** How many acts were read of those the record numbers; gaps and open text are named below, and it leads to them. */
export function Coverage() {
  const { t } = useTexts();
  const { truth, today } = useReviewContext();
  const gaps = today.warnings
    .filter(({ code }) => code === 'act-number-gap')
    .map(({ params }) => params.missing ?? '');
  const missing = gaps.reduce((sum, gap) => sum + numbersIn(gap), 0);
  const open = openBlocks(truth).length;
  const read = truth.acts.length;
  const all = read + missing;
  const isWhole = missing === 0 && open === 0;
  const text = t('review.coverage.of', { read, smart_count: all });
  const lacks = [
    gaps.length > 0 && t('review.coverage.gaps', { codes: gaps.join(', ') }),
    open > 0 && t('review.coverage.open', { smart_count: open }),
  ]
    .filter(Boolean)
    .join(' · ');
  const meter = (
    <>
      <span>
        <span>{t('review.coverage.title')}</span> <b>{text}</b>
      </span>
      <span className={`rv-meter ${isWhole ? '' : 'low'}`} aria-hidden="true">
        <i style={{ width: `${all === 0 ? 100 : (read / all) * 100}%` }} />
      </span>
      {lacks !== '' && <span className="gap">{lacks}</span>}
    </>
  );
  if (isWhole) return <div className="rv-cov">{meter}</div>;
  return (
    <button type="button" className="rv-cov" title={lacks} onClick={goToOpen}>
      {meter}
    </button>
  );
}

function goToOpen(): void {
  const place = document.getElementById('rv-coverage') ?? document.getElementById('rv-part-acts');
  place?.scrollIntoView?.({ block: 'start' });
  place?.focus({ preventScroll: true });
}

/** `5` is one number, `5-7` three. */
function numbersIn(gap: string): number {
  const [from = 0, to = from] = gap.split('-').map(Number);
  return to - from + 1;
}
