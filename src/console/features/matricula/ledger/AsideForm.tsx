import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { AccountedBlock } from '../../../../domain/matricula/corrections/index.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';

interface AsideFormProps {
  readonly block: AccountedBlock;
  readonly onReason: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Why a block needs no act: in a person's own words, or one of the usual reasons at a press. */
export function AsideForm({ block, onReason, onCancel }: AsideFormProps) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') {
      setWrong(true);
      input.current?.focus();
    } else onReason(reason.trim());
  };
  return (
    <form
      className="rv-ed"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <label className="b" htmlFor={id}>
        {t('review.ledger.whyAside')}
      </label>
      <div className="line">
        <input
          ref={input}
          id={id}
          className="in l r"
          value={reason}
          autoComplete="off"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-m` : undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setWrong(false);
          }}
        />
        <button type="submit" className="btn">
          {t('review.ledger.setAside')}
        </button>
        <button type="button" className="btn txt" onClick={onCancel}>
          {t('review.cancel')}
        </button>
      </div>
      {wrong && (
        <p className="msg" role="alert" id={`${id}-m`}>
          {t('review.reasonMissing')}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons are no fields of the form */}
      <div className="lg-chips" role="group" aria-label={t('review.ledger.usualReasons')}>
        {reasonsFor(block).map((name) => (
          <button
            key={name}
            type="button"
            className="lg-chip"
            onClick={() => onReason(t(`review.ledger.reason.${name}`))}
          >
            {t(`review.ledger.reason.${name}`)}
          </button>
        ))}
      </div>
    </form>
  );
}

/** What is usual to say of such a block. */
function reasonsFor({ why, act }: AccountedBlock): readonly string[] {
  if (why === 'number-gap') return ['absent', 'partOfAct', 'otherPage'];
  if (why === 'no-text' || why === 'unreadable') return ['illegible', 'signature', 'stamp'];
  return [...(act ? ['partOfAct'] : []), 'stamp', 'signature', 'notOfRecord', 'illegible'];
}
