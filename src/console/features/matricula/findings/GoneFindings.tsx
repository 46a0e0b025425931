import { useState } from 'react';
import type { Standing } from '../../../../domain/findings/resolutions.ts';
import { findingText } from '../../../../metadata/findingText.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { SeverityMark } from './SeverityMark.tsx';

/** Decided findings that no longer hold, on demand: what was decided is not forgotten. */
export function GoneFindings({ standing }: { standing: readonly Standing[] }) {
  const { t, locale } = useTexts();
  const { record } = useReviewContext();
  const [isOpen, setOpen] = useState(false);
  const now = new Set(standing.map(({ finding }) => finding.id));
  const gone = record.findings.filter(({ key, resolution }) => resolution !== 'aberta' && !now.has(key));
  if (gone.length === 0) return null;
  return (
    <>
      <button type="button" className="btn txt sq" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('findings.goneCount', { smart_count: gone.length })}
      </button>
      {isOpen && (
        <ul className="rv-list fd-list" aria-label={t('findings.gone')}>
          {gone.map((kept) => (
            <li key={kept.key} className="c">
              <div className="rv-line">
                <span className="mg">
                  <SeverityMark severity={kept.severity} />
                </span>
                <span className="tx mut">
                  {findingText(kept, locale)}
                  {kept.reason && `. ${kept.reason}`}
                </span>
                <span className="rs mut">{t(`findings.state.${kept.resolution}`)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
