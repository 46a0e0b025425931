import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly action: string;
  readonly onReason: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the reason a transition must carry. */
export function ReasonDialog({ title, action, onReason, onCancel }: ReasonDialogProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState(false);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal?.();
    return () => element?.close?.();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setWrong(true);
    else onReason(reason.trim());
  };
  return (
    <dialog
      ref={dialog}
      className="rv-sheet-of-keys"
      aria-labelledby={`${id}-t`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 12 }}>
        <h2 id={`${id}-t`}>{title}</h2>
        <div className="fld">
          <label htmlFor={id}>{t('review.reasonLabel')}</label>
          <textarea
            id={id}
            className="in"
            rows={3}
            value={reason}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? `${id}-m` : undefined}
            onChange={(event) => {
              setReason(event.target.value);
              setWrong(false);
            }}
          />
          {wrong && (
            <span className="msg" id={`${id}-m`} role="alert">
              {t('review.reasonMissing')}
            </span>
          )}
        </div>
        <div className="row" style={{ justifyContent: 'flex-end' }}>
          <button type="button" className="btn" onClick={onCancel}>
            {t('review.cancel')}
          </button>
          <button type="submit" className="btn pri">
            {action}
          </button>
        </div>
      </form>
    </dialog>
  );
}
