import { useTexts } from '../../i18n/texts.ts';
import { useReviewContext } from './ReviewContext.ts';

/** How many acts were read of those the record numbers; gaps and unread text are listed in the title. */
export function Coverage() {
  const { t } = useTexts();
  const { truth, today } = useReviewContext();
  const gaps = today.warnings
    .filter(({ code }) => code === 'act-number-gap')
    .map(({ params }) => params.missing ?? '');
  const missing = gaps.reduce((sum, gap) => sum + numbersIn(gap), 0);
  const read = truth.acts.length;
  const all = read + missing;
  const isWhole = missing === 0 && truth.unread.length === 0;
  const text = t('review.coverage.of', { read, smart_count: all });
  return (
    <div className="rv-cov" title={gapText(gaps, truth.unread.length, t)}>
      <span>
        <span>{t('review.coverage.title')}</span>
        <b>{text}</b>
      </span>
      <span
        className={`rv-meter ${isWhole ? '' : 'low'}`}
        role="img"
        aria-label={[text, gapText(gaps, truth.unread.length, t)].filter(Boolean).join('. ')}
      >
        <i style={{ width: `${all === 0 ? 100 : (read / all) * 100}%` }} />
      </span>
    </div>
  );
}

/** `5` is one number, `5-7` three. */
function numbersIn(gap: string): number {
  const [from = 0, to = from] = gap.split('-').map(Number);
  return to - from + 1;
}

function gapText(
  gaps: readonly string[],
  unread: number,
  t: (key: string, params?: Record<string, string | number>) => string,
): string {
  return [
    gaps.length > 0 && t('review.coverage.gaps', { codes: gaps.join(', ') }),
    unread > 0 && t('review.coverage.unread', { smart_count: unread }),
  ]
    .filter(Boolean)
    .join('. ');
}
