import { useTexts } from '../../i18n/texts.ts';
import { FactRows } from './ActDetail.tsx';
import { PlaceContext } from './place.ts';
import { useReviewContext } from './ReviewContext.ts';

/** The record's own head: office, property and first owners, as on the day it was opened. */
export function OpeningFacts() {
  const { t } = useTexts();
  const { facts } = useReviewContext();
  return (
    <section id="rv-part-property" aria-labelledby="rv-property">
      <div className="rv-sh">
        <h2 id="rv-property">{t('review.property.title')}</h2>
        <span className="grow" />
        <span className="sm mut">{t('review.property.opening')}</span>
      </div>
      <PlaceContext value="opening">
        <FactRows facts={facts.filter(({ act }) => act === null)} />
      </PlaceContext>
    </section>
  );
}
