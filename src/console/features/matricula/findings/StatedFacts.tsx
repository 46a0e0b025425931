import { useTexts } from '../../../engine/i18n/texts.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFactText } from './useFactText.ts';

/** Facts from elsewhere that people stated, each with its source; they settle questions and stay with the record. */
export function StatedFacts() {
  const { t } = useTexts();
  const { truth, pending, canCorrect, correct, takeBack } = useReviewContext();
  const factText = useFactText();
  if (truth.stated.length === 0) return null;
  return (
    <>
      <h3 className="fd-sub">{t('findings.statedOnly')}</h3>
      <ul className="rv-list fd-facts">
        {truth.stated.map(({ fact, value, by, reason }) => {
          const unsaved = pending.find((item) => item.type === 'state' && item.fact === fact);
          return (
            <li key={fact} className="row wrap">
              <span className="grow">
                {t(`findings.facts.${fact}.label`)}: <b className="hand">{factText.value(fact, value)}</b>{' '}
                <span className="mut">
                  {by === '' ? t('findings.pending') : by}, {reason}
                </span>
              </span>
              {canCorrect && (
                <button
                  type="button"
                  className="btn txt sq"
                  onClick={() =>
                    unsaved
                      ? takeBack(unsaved)
                      : correct({ type: 'state', fact, value: null }, t('findings.takeBack'))
                  }
                >
                  {t('findings.takeBack')}
                  <span className="vh">: {t(`findings.facts.${fact}.label`)}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
