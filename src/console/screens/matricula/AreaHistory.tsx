import { useTexts } from '../../i18n/texts.ts';
import { EvidenceLink } from './EvidenceLink.tsx';
import { type Fact, factId } from './facts.ts';
import { useReviewContext } from './ReviewContext.ts';
import { useFormats } from './useFormats.ts';

/** Each area the property had, the act that set it, and the legal reserve. */
export function AreaHistory() {
  const { t } = useTexts();
  const { area, date } = useFormats();
  const { shown, truth, facts } = useReviewContext();
  const { areaHistory, legalReserve } = shown;
  const actOf = (code: string | null) => truth.acts.find((act) => act.code === code);
  return (
    <section id="rv-part-area" aria-labelledby="rv-area">
      <div className="rv-sh">
        <h2 id="rv-area">{t('review.area.title')}</h2>
      </div>
      {areaHistory.length === 0 ? (
        <p className="sm mut">{t('review.area.none')}</p>
      ) : (
        <ol className="rv-list">
          {areaHistory.map((step, index) => {
            const act = actOf(step.code);
            return (
              <li key={`${step.code} ${step.area.value}`}>
                <div className="rv-line">
                  <span className="mg code">{step.code ?? t('review.openingShort')}</span>
                  <span className="grow">
                    <b>{area(step.area)}</b>{' '}
                    {index === areaHistory.length - 1 && <span className="mut">{t('review.area.now')}</span>}
                  </span>
                  <EvidenceLink fact={areaFact(facts, act?.id ?? null)} />
                  <span className="rs mut">
                    {dateOf(act?.date ?? (step.code === null ? truth.opening.openedOn : null), date)}
                  </span>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <p className="sm" style={{ paddingTop: 8 }}>
        {legalReserve.registered
          ? t(legalReserve.area ? 'review.area.reserve' : 'review.area.reserveUnsized', {
              code: legalReserve.code ?? '',
              area: legalReserve.area ? area(legalReserve.area) : '',
            })
          : t('review.area.noReserve')}{' '}
        <EvidenceLink
          fact={
            facts.find(({ id }) => id === factId(actOf(legalReserve.code)?.id ?? '', 'legalReserve')) ?? null
          }
        />
      </p>
    </section>
  );
}

const areaFact = (facts: readonly Fact[], act: string | null): Fact | null => {
  const fields = act === null ? ['property.area'] : ['area', 'detachedArea'];
  return facts.find((fact) => fact.act === act && fields.includes(fact.field)) ?? null;
};

const dateOf = (day: string | null, date: (day: string) => string): string => (day ? date(day) : '');
