import { useTexts } from '../../i18n/texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconAlertTriangleFilled } from '../../ui/icons.ts';
import { useReviewContext } from './ReviewContext.ts';

/** What the fold could not square, each with the acts it is about. */
export function WarningList() {
  const { t } = useTexts();
  const { shown, truth, chooseAct } = useReviewContext();
  if (shown.warnings.length === 0) return null;
  return (
    <section aria-labelledby="rv-warnings">
      <div className="rv-sh">
        <h2 id="rv-warnings">{t('review.warnings.title')}</h2>
        <span className="rv-cnt">{shown.warnings.length}</span>
      </div>
      <ul className="rv-list">
        {shown.warnings.map((warning) => (
          <li key={`${warning.code} ${warning.acts.join(' ')} ${JSON.stringify(warning.params)}`}>
            <div className="rv-line">
              <span className="mg alta">
                <Glyph icon={IconAlertTriangleFilled} small />
              </span>
              <span className="grow">{t(`review.warnings.${warning.code}`, warning.params)}</span>
              {[...new Set(warning.acts)].map((code) => {
                const act = truth.acts.find((item) => item.code === code);
                return act ? (
                  <button key={code} type="button" className="ev" onClick={() => chooseAct(act.id, 'facts')}>
                    {code}
                  </button>
                ) : (
                  <span key={code} className="ev">
                    {code}
                  </span>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
