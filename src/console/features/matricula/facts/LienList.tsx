import { useState } from 'react';
import { isEncumbrance } from '../../../../domain/matricula/model/index.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { ActLine } from './ActList.tsx';
import { LienCard } from './LienCard.tsx';

/** Liens in force as cards; those that were cancelled as a line of codes that opens on demand. */
export function LienList() {
  const { t } = useTexts();
  const { shown, truth, cut } = useReviewContext();
  const [opened, setOpened] = useState(false);
  const cancelled = truth.acts
    .slice(0, cut)
    .filter((act) => shown.valid[act.id] === false && (isEncumbrance(act) || act.event === 'aditivo_cedula'));
  return (
    <section aria-labelledby="rv-liens">
      <div className="rv-sh">
        <h2 id="rv-liens">{t('review.liens.title')}</h2>
        <span className={`rv-cnt ${shown.encumbrances.length > 0 ? 'lien' : ''}`}>
          {shown.encumbrances.length}
        </span>
        <span className="grow" />
        {cancelled.length > 0 && (
          <button
            type="button"
            className="rv-val sm mut"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {t('review.liens.cancelled')}{' '}
            {cancelled.map(({ id, code }) => (
              <span key={id} className="strike closed code">
                {code}{' '}
              </span>
            ))}
          </button>
        )}
      </div>
      {opened && (
        <ol className="rv-list">
          {cancelled.toReversed().map((act) => (
            <ActLine key={act.id} act={act} />
          ))}
        </ol>
      )}
      {shown.encumbrances.length === 0 && <p className="sm mut">{t('review.liens.none')}</p>}
      {shown.encumbrances.map((lien) => (
        <LienCard key={lien.act} lien={lien} />
      ))}
    </section>
  );
}
