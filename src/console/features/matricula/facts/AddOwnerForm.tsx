import { type FormEvent, useEffect, useId, useState } from 'react';
import type { Owner } from '../../../../domain/matricula/model/index.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { parseDocument, parseShare, parseText } from '../corrections/typedValues.ts';
import { useReviewContext } from '../ReviewContext.ts';

const empty = { name: '', document: '', share: '' };

type Typed = typeof empty;

/** Types in an owner the opening names and the reading missed. Later owners come from acts. */
export function AddOwnerForm({ onDone }: { onDone: () => void }) {
  const { t } = useTexts();
  const { truth, correct } = useReviewContext();
  const [typed, setTyped] = useState<Typed>(empty);
  const [wrong, setWrong] = useState<ReadonlySet<keyof Typed>>(new Set());
  const id = useId();
  useEffect(() => document.getElementById(`${id}-name`)?.focus(), [id]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { owner, faults } = ownerOf(typed);
    setWrong(new Set(faults));
    if (!owner) return document.getElementById(`${id}-${faults[0]}`)?.focus();
    const field = `owners.${truth.opening.owners.length}`;
    correct({ type: 'change', act: null, field, value: owner, from: null }, t('review.reason.ownerAdded'));
    onDone();
  };
  return (
    <form className="rv-form" aria-label={t('review.addOwner.title')} noValidate onSubmit={submit}>
      <div className="grid">
        {(['name', 'document', 'share'] as const).map((name) => (
          <div key={name} className={`fld ${name === 'name' ? 'w6' : 'w3'}`}>
            <label htmlFor={`${id}-${name}`}>{t(`review.addOwner.${name}`)}</label>
            <input
              id={`${id}-${name}`}
              className="in"
              value={typed[name]}
              autoComplete="off"
              aria-invalid={wrong.has(name) || undefined}
              aria-describedby={wrong.has(name) ? `${id}-${name}-m` : undefined}
              onChange={(event) => {
                setTyped((before) => ({ ...before, [name]: event.target.value }));
                setWrong((before) => new Set([...before].filter((item) => item !== name)));
              }}
            />
            {wrong.has(name) && (
              <span className="msg" id={`${id}-${name}-m`}>
                {t(`review.edit.wrong.${name}`)}
              </span>
            )}
          </div>
        ))}
      </div>
      <div className="row">
        <button type="submit" className="btn">
          {t('review.addOwner.submit')}
        </button>
        <button type="button" className="btn txt" onClick={onDone}>
          {t('review.cancel')}
        </button>
      </div>
    </form>
  );
}

function ownerOf({ name, document, share }: Typed): { owner: Owner | null; faults: (keyof Typed)[] } {
  const parsed = {
    name: parseText(name),
    document: document.trim() === '' ? null : (parseDocument(document) ?? undefined),
    share: parseShare(share),
  };
  const faults: (keyof Typed)[] = [
    ...(parsed.name === null ? ['name' as const] : []),
    ...(parsed.document === undefined ? ['document' as const] : []),
    ...(parsed.share === null ? ['share' as const] : []),
  ];
  if (parsed.name === null || parsed.share === null || parsed.document === undefined)
    return { owner: null, faults };
  const owner: Owner = {
    name: parsed.name,
    document: parsed.document,
    share: parsed.share,
    maritalRegime: null,
    spouse: null,
    kind: 'full',
    origin: null,
  };
  return { owner, faults };
}
