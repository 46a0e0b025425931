import { useMemo } from 'react';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import { clashesOf } from './clashes.ts';

/** After somebody else saved first: where both corrected the same value, both values, and the way to theirs. */
export function Clashes() {
  const { t } = useTexts();
  const formats = useFormats();
  const { record, pending, facts, takeBack } = useReviewContext();
  const clashes = useMemo(() => clashesOf(record, pending, facts), [record, pending, facts]);
  if (clashes.length === 0) return null;
  return (
    <section className="rv-clash" role="alert">
      <p className="b">{t('review.clash.title', { smart_count: clashes.length })}</p>
      <ul>
        {clashes.map(({ pending: item, mine, theirs }) => (
          <li key={mine.id}>
            <span className="b">
              {[mine.code, t(`review.field.${mine.label}`)].filter(Boolean).join(' · ')}
            </span>
            <span>
              {t('review.clash.mine')} <span className="hand">{formats.fact(mine)}</span>
            </span>
            <span>
              {t('review.clash.theirs')} <b>{formats.fact(theirs)}</b>
            </span>
            <button type="button" className="btn txt sq acc" onClick={() => takeBack(item)}>
              {t('review.clash.takeTheirs')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
