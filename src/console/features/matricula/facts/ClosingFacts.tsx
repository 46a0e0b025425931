import { useTexts } from '../../../engine/i18n/texts.ts';
import { PlaceContext } from '../place.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { FactRows } from './FactRows.tsx';
import { emptyFact, emptyFields, isOfClosing } from './facts.ts';
import { closingFields } from './fields.ts';
import { MissingField } from './MissingField.tsx';

/** What the certificate says of itself: what it is, its day, titles that wait at the office. */
export function ClosingFacts() {
  const { t } = useTexts();
  const { facts, canCorrect, isEditing } = useReviewContext();
  const missing = emptyFields(null, facts, closingFields);
  const typedIn = missing.map((rule) => emptyFact(null, rule)).find(({ id }) => isEditing(id, 'closing'));
  return (
    <section aria-labelledby="rv-certificate">
      <div className="rv-sh">
        <h2 id="rv-certificate">{t('review.certificate.title')}</h2>
      </div>
      <PlaceContext value="closing">
        <FactRows facts={[...facts.filter(isOfClosing), ...(typedIn ? [typedIn] : [])]} />
        {canCorrect && missing.length > 0 && (
          <div style={{ paddingTop: 8 }}>
            <MissingField act={null} of={{ name: t('review.certificate.title'), fields: closingFields }} />
          </div>
        )}
      </PlaceContext>
    </section>
  );
}
