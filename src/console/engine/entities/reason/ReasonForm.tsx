import { type ReactNode, useEffect } from 'react';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useReason } from './useReason.ts';
import '../../../kit/inputs/inPlace.css';

interface ReasonFormProps {
  readonly question: string;
  readonly action: string;
  readonly danger?: boolean;
  /** Asks for the reason where there is none, and may say what it stays with. */
  readonly missing?: string;
  readonly onReason: (reason: string) => void;
  readonly onCancel: () => void;
  /** Other ways to give one. */
  readonly children?: ReactNode;
}

/** Asks why, in place, before something that needs a reason. */
export function ReasonForm({
  question,
  action,
  danger = false,
  missing,
  onReason,
  onCancel,
  children,
}: ReasonFormProps) {
  const { t } = useTexts();
  const { control, isMissing, messageId, give } = useReason(onReason);
  const { id } = control;
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <form
      className="in-place why"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
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
        <input {...control} className="in l r" />
        <button type="submit" className={`btn ${danger ? 'danger' : ''}`}>
          {action}
        </button>
        <button type="button" className="btn txt" onClick={onCancel}>
          {t('form.cancel')}
        </button>
      </div>
      {isMissing && (
        <div role="alert">
          <FieldMessage id={messageId} text={missing ?? t('show.reasonMissing')} />
        </div>
      )}
      {children}
    </form>
  );
}
