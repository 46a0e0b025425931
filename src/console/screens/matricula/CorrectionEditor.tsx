import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { eventCodes } from '../../../domain/matricula/model.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { useTexts } from '../../i18n/texts.ts';
import { EffectText } from './EffectText.tsx';
import type { Fact } from './facts.ts';
import { currencyCodes, type FieldKind } from './fields.ts';
import { useScrolledTo } from './Marks.tsx';
import { Quote } from './Quote.tsx';
import { useReviewContext } from './ReviewContext.ts';
import { readingsOf } from './readings.ts';
import { mayBeEmpty, typedFact } from './typedFact.ts';
import { currencySigns, useFormats } from './useFormats.ts';

/**
 * Corrects or confirms one value, under the row it stands in. Enter confirms and goes on to the next doubt,
 * Esc leaves it for later.
 */
export function CorrectionEditor({ fact }: { fact: Fact }) {
  const { t } = useTexts();
  const formats = useFormats();
  const review = useReviewContext();
  const [text, setText] = useState(() => formats.typed(fact));
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const form = useScrolledTo<HTMLFormElement>(review.chosen?.turn ?? null);

  const act = review.truth.acts.find((item) => item.id === fact.act);
  const before = act ? review.before(act) : undefined;
  const value =
    text.trim() === '' && mayBeEmpty(fact.kind, fact.field)
      ? null
      : typedFact(fact.kind, text, formats.locale, fact.value);
  const isSame = JSON.stringify(value) === JSON.stringify(fact.value);
  const effect = value === undefined || isSame ? null : review.preview(fact, value);

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (value === undefined) return setWrong(true);
    review.correct(fact, value, t(isSame ? 'review.reason.confirmed' : 'review.reason.corrected'));
    review.editNextDoubt(fact.id);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    review.edit(null);
  };
  const question = t(fact.act === null ? 'review.edit.questionOpening' : 'review.edit.question', {
    field: t(`review.field.${fact.label}`),
    code: fact.code ?? '',
  });
  const source = act ? act.text : review.truth.opening.text;
  return (
    <form ref={form} className="rv-ed" aria-label={question} noValidate onSubmit={confirm} onKeyDown={keys}>
      <div className="q">
        <label className="b" htmlFor={id}>
          {question}
        </label>
        {fact.evidence && <Quote text={source} quote={fact.evidence.quote} />}
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
        {readingsOf(fact, act, before).map((reading) => {
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
        <button type="submit" className="btn pri">
          {t('review.edit.confirm')} <span className="kk">Enter</span>
        </button>
        <button type="button" className="btn txt" onClick={() => review.edit(null)}>
          {t('review.edit.later')}
        </button>
      </div>
      {wrong && (
        <p className="msg" role="alert" id={`${id}-m`}>
          {t(`review.edit.wrong.${fact.kind}`)}
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
          <>{t('review.read', { value: formats.fact({ kind: fact.kind, value: fact.corrected.from }) })}. </>
        )}
        {effect ? (
          <EffectText
            effect={effect}
            value={value === null ? '–' : formats.fact({ kind: fact.kind, value })}
          />
        ) : isSame ? (
          t('review.edit.confirms')
        ) : (
          ''
        )}
      </p>
    </form>
  );
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
    autoFocus: true,
    'aria-invalid': wrong || undefined,
    'aria-describedby': wrong ? `${id}-m` : undefined,
  };
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
