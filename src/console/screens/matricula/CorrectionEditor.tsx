import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Truth } from '../../../domain/matricula/corrections.ts';
import { type CorrectionBody, eventCodes, type Owner } from '../../../domain/matricula/model.ts';
import { correctOwnerShare } from '../../../domain/matricula/ownerShare.ts';
import type { Share } from '../../../domain/units.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { useTexts } from '../../i18n/texts.ts';
import { EffectText } from './EffectText.tsx';
import type { Fact } from './facts.ts';
import { currencyCodes, type FieldKind } from './fields.ts';
import { useScrolledTo } from './Marks.tsx';
import { Quote } from './Quote.tsx';
import { useReviewContext } from './ReviewContext.ts';
import { readableName } from './readableName.ts';
import { readingsOf } from './readings.ts';
import { mayBeEmpty, typedFact } from './typedFact.ts';
import { currencySigns, useFormats } from './useFormats.ts';

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
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!body) return setWrong(true);
    review.correct(body, t(isSame ? 'review.reason.confirmed' : 'review.reason.corrected'));
    review.editNextDoubt(fact.id);
  };
  const keys = (event: KeyboardEvent) => {
    // A list takes no Enter by itself; here it confirms, as in every other field.
    if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    review.edit(null);
  };
  const question = owner
    ? t('review.edit.questionOwner', { name: readableName(owner.name) })
    : t(fact.act === null ? 'review.edit.questionOpening' : 'review.edit.question', {
        field: t(`review.field.${fact.label}`),
        code: fact.code ?? '',
      });
  const words = act ? act.text : review.truth.opening.text;
  return (
    <form ref={form} className="rv-ed" noValidate onSubmit={confirm} onKeyDown={keys}>
      <div className="q">
        <label className="b" htmlFor={id}>
          {question}
        </label>
        {fact.evidence && <Quote text={words} quote={fact.evidence.quote} />}
      </div>
      <div className="line">
        <Field
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
        <button type="submit" className="btn pri">
          {t('review.edit.confirm')} <span className="kk">Enter</span>
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
          <>{t('review.read', { value: formats.fact({ ...fact, value: fact.corrected.from }) })}. </>
        )}
        {effect ? (
          <EffectText effect={effect} value={value === null ? '–' : formats.fact({ ...fact, value })} />
        ) : isSame ? (
          t('review.edit.confirms')
        ) : (
          ''
        )}
      </p>
    </form>
  );
}

/** @returns null when no single field gives an owner that share */
function bodyOf(truth: Truth, fact: Fact, value: unknown, owner: Owner | undefined): CorrectionBody | null {
  if (!owner) return { type: 'change', act: fact.act, field: fact.field, value, from: fact.value };
  try {
    return correctOwnerShare(truth, owner, value as Share);
  } catch {
    return null;
  }
}

const widths: Partial<Record<FieldKind, string>> = {
  share: 's',
  integer: 's',
  currency: 'm',
  date: 'm',
  money: 'm',
  area: 'm',
  document: 'm',
  link: 's',
};

interface FieldProps {
  readonly id: string;
  readonly kind: FieldKind;
  readonly text: string;
  readonly wrong: boolean;
  readonly onText: (text: string) => void;
}

function Field({ id, kind, text, wrong, onText }: FieldProps) {
  const { locale } = useTexts();
  const label = enumLabel(locale);
  const shared = {
    id,
    className: `in ${widths[kind] ?? 'l'}`,
    value: text,
    'aria-invalid': wrong || undefined,
    'aria-describedby': wrong ? `${id}-m` : undefined,
  };
  if (kind === 'propertyKind') {
    return (
      <select {...shared} onChange={(event) => onText(event.target.value)}>
        <option value="" />
        <option value="rural">{label('TipoImovel', 'Rural')}</option>
        <option value="urban">{label('TipoImovel', 'Urbano')}</option>
      </select>
    );
  }
  if (kind === 'event' || kind === 'currency') {
    const options =
      kind === 'event'
        ? eventCodes
            .map((code) => ({ code, name: label('Evento', code) }))
            .sort((a, b) => a.name.localeCompare(b.name, locale))
        : currencyCodes.map((code) => ({ code, name: `${currencySigns[code]} ${label('Moeda', code)}` }));
    return (
      <select {...shared} onChange={(event) => onText(event.target.value)}>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = kind === 'money' || kind === 'area' || kind === 'integer';
  return (
    <input
      {...shared}
      type="text"
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
