import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../engine/i18n/texts.ts';

interface ReasonFormProps {
  readonly question: string;
  readonly action: string;
  readonly danger?: boolean;
  readonly onReason: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks why, in place, before something that needs a reason. */
export function ReasonForm({ question, action, danger = false, onReason, onCancel }: ReasonFormProps) {
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
      style={{ flex: '1 1 100%' }}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <label className="b" htmlFor={id}>
        {question}
      </label>
      <div className="line">
        <input
          ref={input}
          id={id}
          className="in l r"
          value={reason}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-m` : undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setWrong(false);
          }}
        />
        <button type="submit" className={`btn ${danger ? 'danger' : ''}`}>
          {action}
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
    </form>
  );
}
