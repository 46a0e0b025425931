import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { correctOwnerShare, type Truth } from '../../../../domain/matricula/corrections/index.ts';
import type { CorrectionBody, Owner } from '../../../../domain/matricula/model/index.ts';
import { readableName } from '../../../../domain/text/readableName.ts';
import type { Share } from '../../../../domain/units.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import type { Translate } from '../../../engine/i18n/translate.ts';
import { absenceOf, acceptance, companionsOf } from '../facts/doubts.ts';
import { EffectText } from '../facts/EffectText.tsx';
import { type Fact, isOfClosing } from '../facts/facts.ts';
import { placeName } from '../facts/placeName.ts';
import { Quote } from '../facts/Quote.tsx';
import { useScrolledTo } from '../pages/Marks.tsx';
import { useReviewContext } from '../ReviewContext.ts';
import { readingsOf } from '../readings.ts';
import { isReviewKey, shortcutOf } from '../reviewKeys.ts';
import { type Formats, useFormats } from '../useFormats.ts';
import { ValueHistory } from '../workflow/ValueHistory.tsx';
import { FactInput } from './FactInput.tsx';
import { mayBeEmpty, typedFact } from './typedFact.ts';
import { useListTyping } from './useListTyping.ts';

/**
 * Corrects or confirms one value, under the row it stands in. Enter confirms and goes on to the next doubt,
 * Esc leaves it for later.
 * @param owner whose share is asked for, when it is derived from `fact`: the correction then goes to what it
 * derives from
 */
export function CorrectionEditor({ fact: source, owner }: { fact: Fact; owner?: Owner }) {
  const { t } = useTexts();
  const formats = useFormats();
  const review = useReviewContext();
  const fact: Fact = owner ? { ...source, kind: 'share', label: 'share', value: owner.share } : source;
  const [text, setText] = useState(() => formats.typed(fact));
  const [wrong, setWrong] = useState(false);
  const id = useId();
  // The question takes the keyboard as it opens.
  useEffect(() => document.getElementById(id)?.focus({ preventScroll: true }), [id]);
  const form = useScrolledTo<HTMLFormElement>(review.chosen?.turn ?? null);

  const act = review.truth.acts.find((item) => item.id === fact.act);
  const before = act ? review.before(act) : undefined;
  const value =
    text.trim() === '' && mayBeEmpty(fact.kind, fact.field)
      ? null
      : typedFact(fact.kind, text, formats.locale, fact.value);
  const isSame = JSON.stringify(value) === JSON.stringify(fact.value);
  const body =
    value === undefined
      ? null
      : bodyOf(review.truth, source, isSame ? source.value : value, isSame ? undefined : owner);
  const effect = body && !isSame ? review.preview(body) : null;

  const own = review.pending.find(
    (item) => item.type === 'change' && item.act === source.act && item.field === source.field,
  );
  const { sameWords, sameAct } = companionsOf(source, review.facts);
  const absent = absenceOf(source);
  const mayBeAbsent = absent !== null && review.preview(absent) !== null;
  const accept = (others: readonly Fact[]) => {
    if (!body) return setWrong(true);
    review.correct(body, t(isSame ? 'review.reason.confirmed' : 'review.reason.corrected'));
    for (const other of others) review.correct(acceptance(other), t('review.reason.confirmed'));
    review.editNextDoubt(fact.id, others);
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    // What the same words say is looked at together; another value for them leaves the rest open.
    accept(isSame ? sameWords : []);
  };
  const confirmAct = () => accept([...sameWords, ...sameAct]);
  const reject = () => {
    if (!absent || !mayBeAbsent) return;
    review.correct(absent, t('review.reason.rejected'));
    review.editNextDoubt(fact.id);
  };
  const isForList = useListTyping();
  const keys = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLSelectElement && !isForList(event) && isReviewKey(event, 'next-doubt')) {
      event.preventDefault();
      review.editNextDoubt(fact.id);
      return;
    }
    if (isReviewKey(event, 'confirm-act') && sameAct.length > 0) {
      event.preventDefault();
      confirmAct();
    }
    // A list takes no Enter by itself; here it confirms, as in every other field.
    else if (isReviewKey(event, 'confirm') && event.target instanceof HTMLSelectElement) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
    if (isReviewKey(event, 'reject')) {
      event.preventDefault();
      reject();
    }
    if (!isReviewKey(event, 'later')) return;
    event.stopPropagation();
    review.edit(null);
  };
  const question = owner
    ? t('review.edit.questionOwner', { name: readableName(owner.name) })
    : t('review.edit.question', { field: t(`review.field.${fact.label}`), code: placeName(fact, t) });
  const words = wordsAround(source, review.truth);
  return (
    <form ref={form} className="in-place" noValidate onSubmit={confirm} onKeyDown={keys}>
      <div className="q">
        <label className="b" htmlFor={id}>
          {question}
        </label>
        {fact.evidence && <Quote text={words} quote={fact.evidence.quote} />}
      </div>
      <div className="line">
        <FactInput
          id={id}
          kind={fact.kind}
          text={text}
          wrong={wrong}
          onText={(next) => {
            setText(next);
            setWrong(false);
          }}
        />
        {readingsOf(source, act, before).map((reading) => {
          const typed = formats.typed({ kind: fact.kind, value: reading.value });
          return (
            <button
              key={`${reading.label} ${typed}`}
              type="button"
              className="chip"
              aria-pressed={text === typed}
              onClick={() => setText(typed)}
            >
              <b className={fact.kind === 'share' ? 'frac' : ''}>{typed}</b>{' '}
              {t(`review.reading.${reading.label}`)}
            </button>
          );
        })}
        <span className="grow" />
        {own && (
          <button
            type="button"
            className="btn txt"
            onClick={() => {
              review.takeBack(own);
              review.edit(null);
            }}
          >
            {t('review.undo')}
          </button>
        )}
        {mayBeAbsent && (
          <button type="button" className="btn txt" onClick={reject}>
            {t('review.edit.reject')} <span className="kk">{shortcutOf('reject')}</span>
          </button>
        )}
        <button type="submit" className="btn pri">
          {t('review.edit.confirm')} <span className="kk">{shortcutOf('confirm')}</span>
        </button>
        <button type="button" className="btn txt" onClick={() => review.edit(null)}>
          {t('review.edit.later')}
        </button>
      </div>
      {wrong && (
        <p className="msg" role="alert" id={`${id}-m`}>
          {t(value === undefined ? `review.edit.wrong.${fact.kind}` : 'errors.owner-share-has-other-source', {
            name: owner ? readableName(owner.name) : '',
            acts: fact.code ?? '',
          })}
        </p>
      )}
      {sameAct.length > 0 && (
        <p className="also">
          <span>
            {t('review.edit.alsoDoubtful', { code: placeName(fact, t) })}{' '}
            {[...sameWords, ...sameAct].map((other) => said(other, formats, t)).join('; ')}.
          </span>
          <button type="button" className="btn txt sq" onClick={confirmAct}>
            {t('review.edit.confirmAll', { smart_count: 1 + sameWords.length + sameAct.length })}{' '}
            <span className="kk">{shortcutOf('confirm-act')}</span>
          </button>
        </p>
      )}
      <p className="ef">
        {fact.evidence && !fact.corrected && (
          <>
            {t('review.edit.confidence', {
              value: formats.fact(fact),
              confidence: Math.round(fact.evidence.confidence),
            })}{' '}
          </>
        )}
        {fact.corrected && (
          <>{t('review.edit.wasRead', { value: formats.fact({ ...fact, value: fact.corrected.from }) })} </>
        )}
        {effect ? (
          <EffectText effect={effect} value={value === null ? '–' : formats.fact({ ...fact, value })} />
        ) : isSame ? (
          t(fact.corrected ? 'review.edit.confirmsCorrection' : 'review.edit.confirms')
        ) : (
          ''
        )}
        {isSame && sameWords.length > 0 && (
          <>
            {' '}
            {t('review.edit.alsoConfirms', {
              values: sameWords.map((other) => said(other, formats, t)).join('; '),
            })}
          </>
        )}
      </p>
      <ValueHistory fact={source} />
    </form>
  );
}

/** The text a value stands in: its act's, the opening's, or the stretch of the certificate's closing. */
function wordsAround(fact: Fact, { acts, opening, coverage }: Truth): string {
  if (fact.act !== null) return acts.find(({ id }) => id === fact.act)?.text ?? '';
  if (!isOfClosing(fact)) return opening.text;
  const pages = fact.evidence?.spans.map(({ page }) => page) ?? [];
  const quote = fact.evidence?.quote ?? '';
  return coverage.find(({ page, text }) => pages.includes(page) && text.includes(quote))?.text ?? quote;
}

const said = (fact: Fact, formats: Formats, t: Translate): string =>
  `${t(`review.field.${fact.label}`)} ${formats.fact(fact)}`;

/** @returns null when no single field gives an owner that share */
function bodyOf(truth: Truth, fact: Fact, value: unknown, owner: Owner | undefined): CorrectionBody | null {
  if (!owner) return { type: 'change', act: fact.act, field: fact.field, value, from: fact.value };
  try {
    return correctOwnerShare(truth, owner, value as Share);
  } catch {
    return null;
  }
}
