import { useState } from 'react';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconPlus } from '../../../kit/ui/icons.ts';
import { PlaceContext } from '../place.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { AddOwnerForm } from './AddOwnerForm.tsx';
import { FactRows } from './FactRows.tsx';
import { emptyFact, emptyFields, isOfClosing } from './facts.ts';
import { MissingField } from './MissingField.tsx';

/** The record's own head: office, property and first owners, as on the day it was opened. */
export function OpeningFacts() {
  const { t } = useTexts();
  const { facts, canCorrect, isEditing } = useReviewContext();
  const [adding, setAdding] = useState(false);
  const typedIn = emptyFields(null, facts)
    .map((rule) => emptyFact(null, rule))
    .find(({ id }) => isEditing(id, 'opening'));
  return (
    <section aria-labelledby="rv-property">
      <div className="rv-sh">
        <h2 id="rv-property">{t('review.property.title')}</h2>
        <span className="grow" />
        <span className="sm mut">{t('review.property.opening')}</span>
        {canCorrect && (
          <button
            type="button"
            className="btn txt sq"
            aria-expanded={adding}
            onClick={() => setAdding(!adding)}
          >
            <Glyph icon={IconPlus} small />
            {t('review.property.addOwner')}
          </button>
        )}
      </div>
      {adding && <AddOwnerForm onDone={() => setAdding(false)} />}
      <PlaceContext value="opening">
        <FactRows
          facts={[
            ...facts.filter((fact) => fact.act === null && !isOfClosing(fact)),
            ...(typedIn ? [typedIn] : []),
          ]}
        />
        {canCorrect && (
          <div style={{ paddingTop: 8 }}>
            <MissingField act={null} />
          </div>
        )}
      </PlaceContext>
    </section>
  );
}
