import { type FormEvent, useEffect, useId, useState } from 'react';
import {
  type EventCode,
  eventCodes,
  type NewAct,
  type Party,
} from '../../../../domain/matricula/model/index.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { typedFact } from '../corrections/typedFact.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { currencySigns, useFormats } from '../useFormats.ts';
import { currencyCodes } from './fields.ts';

const empty = {
  code: '',
  date: '',
  event: 'outro',
  value: '',
  currency: 'BRL',
  creditor: '',
  dueOn: '',
  share: '',
  givers: '',
  takers: '',
  cancels: '',
  reason: '',
};

type Typed = typeof empty;

/** Types in an act the reading missed. What it does to owners and liens follows from what is typed here. */
export function AddActForm({
  onDone,
  block,
  given = {},
}: {
  onDone: () => void;
  /** Id of the block of text the act stands in. */
  block?: string;
  /** What its words seem to say. */
  given?: Partial<Typed>;
}) {
  const { t, locale } = useTexts();
  const { truth, addAct, chooseAct } = useReviewContext();
  const formats = useFormats();
  const [typed, setTyped] = useState<Typed>({ ...empty, ...given });
  const [wrong, setWrong] = useState<ReadonlySet<keyof Typed>>(new Set());
  const id = useId();
  const label = enumLabel(locale);
  // The button that opened the form beside a block is gone.
  useEffect(() => {
    if (block !== undefined) document.getElementById(`${id}-code`)?.focus();
  }, [block, id]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { act, faults } = newActOf(typed, formats.locale);
    const taken = truth.acts.some(({ code }) => act && code === `${act.kind}-${act.order}`);
    const all = new Set<keyof Typed>(taken ? [...faults, 'code'] : faults);
    setWrong(all);
    const [first] = all;
    if (!act || first) return document.getElementById(`${id}-${first}`)?.focus();
    const identity = `${act.kind}-${act.order}+`;
    addAct(identity, act, typed.reason.trim() || t('review.reason.actAdded'), block);
    onDone();
    chooseAct(identity, 'keys');
  };
  const set = (field: keyof Typed) => (text: string) => {
    setTyped((before) => ({ ...before, [field]: text }));
    setWrong((before) => new Set([...before].filter((item) => item !== field)));
  };
  const field = (name: keyof Typed, width: string, hint?: string) => (
    <div className={`fld ${width}`}>
      <label htmlFor={`${id}-${name}`}>{t(`review.add.${name}`)}</label>
      <input
        id={`${id}-${name}`}
        className="in"
        value={typed[name]}
        placeholder={hint}
        autoComplete="off"
        aria-invalid={wrong.has(name) || undefined}
        aria-describedby={wrong.has(name) ? `${id}-${name}-m` : undefined}
        onChange={(event) => set(name)(event.target.value)}
      />
      {wrong.has(name) && (
        <span className="msg" id={`${id}-${name}-m`}>
          {t(`review.add.wrong.${name}`)}
        </span>
      )}
    </div>
  );
  const choice = (
    name: 'event' | 'currency',
    width: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <div className={`fld ${width}`}>
      <label htmlFor={`${id}-${name}`}>{t(`review.add.${name}`)}</label>
      <select
        id={`${id}-${name}`}
        className="in"
        value={typed[name]}
        onChange={(event) => set(name)(event.target.value)}
      >
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <form className="rv-form" aria-label={t('review.add.title')} noValidate onSubmit={submit}>
      <h3>{t('review.add.title')}</h3>
      <div className="grid">
        {field('code', 'w3', 'R-15')}
        {field('date', 'w3', t('review.add.dateHint'))}
        {choice(
          'event',
          'w6',
          eventCodes
            .map((code) => [code, label('Evento', code)] as const)
            .sort(([, a], [, b]) => a.localeCompare(b, locale)),
        )}
        {field('givers', 'w6', t('review.add.namesHint'))}
        {field('takers', 'w6', t('review.add.namesHint'))}
        {field('share', 'w3', '1/2')}
        {field('value', 'w3')}
        {choice(
          'currency',
          'w3',
          currencyCodes.map((code) => [code, currencySigns[code]] as const),
        )}
        {field('dueOn', 'w3', t('review.add.dateHint'))}
        {field('creditor', 'w6')}
        {field('cancels', 'w6', 'R-3, AV-5')}
        {field('reason', 'w12')}
      </div>
      <div className="row">
        <button type="submit" className="btn">
          {t('review.add.submit')}
        </button>
        <button type="button" className="btn txt" onClick={onDone}>
          {t('review.cancel')}
        </button>
      </div>
    </form>
  );
}

/** @returns the act, or which fields cannot be understood */
function newActOf(
  typed: Typed,
  locale: Parameters<typeof typedFact>[2],
): { act: NewAct | null; faults: (keyof Typed)[] } {
  const code = /^(R|AV)\s*[-.]?\s*(\d+)$/i.exec(typed.code.trim());
  const parsed = {
    date: parsedOrNull('date', typed.date, locale),
    value: parsedOrNull('money', typed.value, locale),
    dueOn: parsedOrNull('date', typed.dueOn, locale),
    share: parsedOrNull('share', typed.share, locale),
  };
  const codes = namesOf(typed.cancels).map((item) => /^(R|AV)\s*[-.]?\s*(\d+)$/i.exec(item));
  const faults: (keyof Typed)[] = [
    ...(code ? [] : ['code' as const]),
    ...(typed.date.trim() === '' ? ['date' as const] : []),
    ...Object.entries(parsed).flatMap(([field, value]) =>
      value === undefined ? [field as keyof Typed] : [],
    ),
    ...(codes.includes(null) ? ['cancels' as const] : []),
  ];
  if (!code || faults.length > 0) return { act: null, faults };
  const [givers, takers] = [namesOf(typed.givers), namesOf(typed.takers)];
  return {
    faults,
    act: {
      kind: code[1]?.toUpperCase() === 'R' ? 'R' : 'AV',
      order: Number(code[2]),
      date: parsed.date as string,
      event: typed.event as EventCode,
      value: (parsed.value ?? null) as string | null,
      currency: parsed.value ? (typed.currency as NonNullable<NewAct['currency']>) : null,
      dueOn: (parsed.dueOn ?? null) as string | null,
      creditor: typed.creditor.trim() || null,
      grantors: givers.map(party),
      grantees: takers.map(party),
      // Without a share the event and the parties say what passes.
      ...(typeof parsed.share === 'string' && {
        transfers: [
          {
            from: givers,
            to: takers.map((name) => ({ name, share: null })),
            share: parsed.share,
            of: 'property' as const,
            mode: 'transfer' as const,
          },
        ],
      }),
      links: codes.map((match) => ({
        kind: 'cancels' as const,
        code: `${match?.[1]?.toUpperCase()}-${match?.[2]}`,
      })),
    },
  };
}

const parsedOrNull = (
  kind: Parameters<typeof typedFact>[0],
  text: string,
  locale: Parameters<typeof typedFact>[2],
) => (text.trim() === '' ? null : typedFact(kind, text, locale, null));

const namesOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

const party = (name: string): Party => ({ name, document: null, maritalRegime: null, spouse: null });
