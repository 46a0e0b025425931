import { type FormEvent, useId, useState } from 'react';
import type { Locale } from '../../../../domain/locale.ts';
import {
  type FactCode,
  type FactValue,
  isFactValue,
  statedFacts,
} from '../../../../domain/matricula/model/index.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { parseDate, parseNumber } from '../corrections/typedValues.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFactText } from './useFactText.ts';
import { useKeptText } from './useKeptText.ts';

/** Asks for a fact that no record holds, by its kind, and where it comes from. It is saved like a correction. */
export function FactForm({ fact }: { fact: FactCode }) {
  const { t, locale } = useTexts();
  const { truth, correct } = useReviewContext();
  const factText = useFactText();
  const [typed, setTyped] = useKeptText(`value ${fact}`);
  const [source, setSource] = useKeptText(`source ${fact}`);
  const [problem, setProblem] = useState<'value' | 'source' | null>(null);
  const id = useId();
  const { kind, choices } = statedFacts[fact];
  const known = truth.stated.find((item) => item.fact === fact);
  const label = t(`findings.facts.${fact}.label`);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = readers[kind](typed, locale);
    const wrong =
      value === null || !isFactValue(fact, value) ? 'value' : source.trim() === '' ? 'source' : null;
    setProblem(wrong);
    if (wrong !== null || value === null) {
      document.getElementById(wrong === 'source' ? `${id}-s` : `${id}-v`)?.focus();
      return;
    }
    keepPlace(event.currentTarget as HTMLElement);
    correct({ type: 'state', fact, value }, source.trim());
    setTyped('');
    setSource('');
  };
  const choose = (value: string) => {
    setTyped(value);
    setProblem(null);
  };
  const options = kind === 'yesNo' ? ['true', 'false'] : (choices ?? []);
  const nameOf = (option: string) => factText.value(fact, kind === 'yesNo' ? option === 'true' : option);
  const help = (
    <p className="sm mut" id={`${id}-h`}>
      {t(`findings.facts.${fact}.help`)}
    </p>
  );
  return (
    <form className="in-place fd-fact" noValidate onSubmit={submit}>
      {known && (
        <p className="sm">
          {known.by === ''
            ? t('findings.statedNow', { value: factText.value(fact, known.value) })
            : t('findings.statedBy', {
                value: factText.value(fact, known.value),
                name: known.by,
                reason: known.reason,
              })}
        </p>
      )}
      {options.length > 0 ? (
        <fieldset aria-describedby={`${id}-h`}>
          <legend className="b">{label}</legend>
          {help}
          <div className="row wrap">
            {options.map((option, index) => (
              <label key={option} className="fd-option">
                <input
                  id={index === 0 ? `${id}-v` : undefined}
                  type="radio"
                  name={id}
                  value={option}
                  checked={typed === option}
                  onChange={() => choose(option)}
                />
                {nameOf(option)}
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <>
          <label className="b" htmlFor={`${id}-v`}>
            {label}
          </label>
          {help}
          <input
            id={`${id}-v`}
            className="in m"
            inputMode={kind === 'date' ? 'numeric' : 'decimal'}
            value={typed}
            aria-describedby={`${id}-h`}
            aria-invalid={problem === 'value' || undefined}
            onChange={(event) => choose(event.target.value)}
          />
        </>
      )}
      <label className="sm b" htmlFor={`${id}-s`}>
        {t('findings.source')}
      </label>
      <div className="line">
        <input
          id={`${id}-s`}
          className="in l r"
          value={source}
          maxLength={2000}
          aria-invalid={problem === 'source' || undefined}
          onChange={(event) => {
            setSource(event.target.value);
            setProblem(null);
          }}
        />
        <button type="submit" className="btn">
          {t('findings.stateFact')}
        </button>
      </div>
      {problem !== null && (
        <p className="msg" role="alert">
          {t(
            problem === 'source'
              ? 'findings.sourceMissing'
              : typed.trim() === ''
                ? 'findings.valueMissing'
                : 'findings.valueWrong',
          )}
        </p>
      )}
    </form>
  );
}

/** A question answered may be gone from the list: the line that takes its place has the focus. */
function keepPlace(form: HTMLElement): void {
  const line = form.closest('li');
  const list = line?.parentElement;
  if (!line || !list) return;
  const place = [...list.children].indexOf(line);
  requestAnimationFrame(() => {
    const lines = list.querySelectorAll<HTMLElement>('.fd-open');
    lines[Math.min(place, lines.length - 1)]?.focus();
  });
}

/** A typed text as the fact's value; null for what cannot be understood. */
const readers: Readonly<
  Record<(typeof statedFacts)[FactCode]['kind'], (text: string, locale: Locale) => FactValue | null>
> = {
  yesNo: (text) => (text === '' ? null : text === 'true'),
  choice: (text) => text || null,
  number: parseNumber,
  hectares: parseNumber,
  date: parseDate,
};
