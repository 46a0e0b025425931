import type { Act } from '../../../../domain/matricula/model/index.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useReviewContext } from '../ReviewContext.ts';

/** Acts a person took out of the reading: struck, with the reason, and a way back while not yet saved. */
export function RemovedActs() {
  const { t, locale } = useTexts();
  const { truth, pending, takeBack } = useReviewContext();
  const removed = truth.corrected.filter(({ type }) => type === 'remove-act');
  if (removed.length === 0) return null;
  return (
    <ul className="rv-list">
      {removed.map(({ act, from, reason }) => {
        const { code, event } = from as Act;
        const own = pending.find((item) => item.type === 'remove-act' && item.act === act);
        return (
          <li key={act} className="c">
            <div className="rv-line">
              <span className="mg code">{code}</span>
              <span className="grow">
                <b>{enumLabel(locale)('Evento', event)}</b>{' '}
                <span className="mut">{t('review.acts.removed', { reason })}</span>
              </span>
              {own && (
                <button type="button" className="btn txt sq" onClick={() => takeBack(own)}>
                  {t('review.undo')}
                </button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
