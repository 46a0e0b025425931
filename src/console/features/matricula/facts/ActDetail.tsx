import { useState } from 'react';
import type { Act } from '../../../../domain/matricula/model/index.ts';
import { ReasonForm } from '../../../engine/entities/reason/ReasonForm.tsx';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { FactRows } from './FactRows.tsx';
import { emptyFact, emptyFields } from './facts.ts';
import { MissingField } from './MissingField.tsx';

/** Every value of an act with its proof, its words, and what may be done to the act itself. */
export function ActDetail({ act }: { act: Act }) {
  const { t } = useTexts();
  const { facts, canCorrect, isEditing } = useReviewContext();
  const [showsText, setShowsText] = useState(false);
  const missing = emptyFields(act, facts);
  const typedIn = missing.map((rule) => emptyFact(act, rule)).find(({ id }) => isEditing(id, 'acts'));
  return (
    <div className="rv-more">
      <FactRows facts={[...facts.filter((fact) => fact.act === act.id), ...(typedIn ? [typedIn] : [])]} />
      <div className="row wrap">
        <button
          type="button"
          className="btn txt sq"
          aria-expanded={showsText}
          onClick={() => setShowsText(!showsText)}
        >
          {t('review.acts.text')}
        </button>
        {canCorrect && <MissingField act={act} />}
        {canCorrect && <ActActions act={act} />}
      </div>
      {showsText && <p className="rv-acttext">{act.text || t('review.acts.noText')}</p>}
    </div>
  );
}

/** Validity by hand and removal, each with its reason. */
function ActActions({ act }: { act: Act }) {
  const { t } = useTexts();
  const { today, setValidity, removeAct } = useReviewContext();
  const [asking, setAsking] = useState<'validity' | 'removal' | null>(null);
  const isValid = today.valid[act.id] !== false;
  if (asking !== null) {
    const isRemoval = asking === 'removal';
    return (
      <ReasonForm
        question={t(
          isRemoval ? 'review.acts.removeWhy' : isValid ? 'review.acts.invalidWhy' : 'review.acts.validWhy',
          { code: act.code },
        )}
        action={t(
          isRemoval ? 'review.acts.remove' : isValid ? 'review.acts.markInvalid' : 'review.acts.markValid',
        )}
        danger={isRemoval}
        missing={t('review.reasonMissing')}
        onCancel={() => setAsking(null)}
        onReason={(reason) => {
          setAsking(null);
          if (isRemoval) removeAct(act.id, reason);
          else setValidity(act, !isValid, reason);
        }}
      />
    );
  }
  return (
    <>
      <button type="button" className="btn txt sq" onClick={() => setAsking('validity')}>
        {t(isValid ? 'review.acts.markInvalid' : 'review.acts.markValid')}
      </button>
      {act.manualValidity && (
        <button
          type="button"
          className="btn txt sq"
          onClick={() => setValidity(act, null, t('review.reason.validityLifted'))}
        >
          {t('review.acts.liftValidity')}
        </button>
      )}
      <button type="button" className="btn txt sq danger" onClick={() => setAsking('removal')}>
        {t('review.acts.remove')}
      </button>
      {act.manualValidity && (
        <span className="rv-was">{t('review.acts.byHand', { reason: act.manualValidity.reason })}</span>
      )}
    </>
  );
}
