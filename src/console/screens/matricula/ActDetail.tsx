import { useState } from 'react';
import type { Act } from '../../../domain/matricula/model.ts';
import { useTexts } from '../../i18n/texts.ts';
import { CorrectionEditor } from './CorrectionEditor.tsx';
import { EvidenceLink } from './EvidenceLink.tsx';
import { FactValue, ReadValue } from './FactValue.tsx';
import { emptyFact, emptyFields, type Fact } from './facts.ts';
import { useScrolledTo } from './Marks.tsx';
import { usePlace } from './place.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { useReviewContext } from './ReviewContext.ts';
import { useFormats } from './useFormats.ts';

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

/** Values one under the other: name, value, proof. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="rv-fields">
      {facts.map((fact) => (
        <FactRow key={fact.id} fact={fact} />
      ))}
    </dl>
  );
}

function FactRow({ fact }: { fact: Fact }) {
  const { t } = useTexts();
  const formats = useFormats();
  const { chosen, isEditing } = useReviewContext();
  const place = usePlace();
  const isChosen = chosen?.kind === 'fact' && chosen.id === fact.id;
  const row = useScrolledTo<HTMLDivElement>(
    isChosen && chosen.place === place && chosen.by !== 'facts' ? chosen.turn : null,
  );
  const shown = fact.kind === 'share' && fact.value === null ? t('review.allOfHolding') : formats.fact(fact);
  return (
    <div ref={row} className={isChosen ? 'on' : ''}>
      <dt>{t(`review.field.${fact.label}`)}</dt>
      <dd>
        {fact.doubt !== null && <span className="rv-dn">{fact.doubt}</span>}{' '}
        <FactValue fact={fact}>{shown}</FactValue> <ReadValue fact={fact} />
      </dd>
      <dd className="pv">
        <EvidenceLink fact={fact} />
      </dd>
      {isEditing(fact.id, place) && (
        <dd className="ed">
          <CorrectionEditor key={fact.id} fact={fact} />
        </dd>
      )}
    </div>
  );
}

/** Offers the values the act does not state, to type one in. */
function MissingField({ act }: { act: Act }) {
  const { t } = useTexts();
  const { facts, edit } = useReviewContext();
  const rules = emptyFields(act, facts);
  if (rules.length === 0) return null;
  return (
    <select
      className="in"
      style={{ width: 'auto', height: 28, fontSize: 13 }}
      aria-label={t('review.acts.missing', { code: act.code })}
      value=""
      onChange={(event) => edit(emptyFactId(act, event.target.value), 'facts', 'acts')}
    >
      <option value="">{t('review.acts.missingShort')}</option>
      {rules.map(({ path, label }) => (
        <option key={path} value={path}>
          {t(`review.field.${label}`)}
        </option>
      ))}
    </select>
  );
}

const emptyFactId = (act: Act, path: string): string | null => (path ? `${act.id}/${path}` : null);

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
