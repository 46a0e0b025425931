import { useId, useState } from 'react';
import { useTexts } from '../../engine/i18n/texts.ts';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx';
import { FieldMessage } from '../../kit/ui/FieldMessage.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly action: string;
  /** Asks for the reason where there is none, and may say what it stays with. */
  readonly missing?: string;
  /** The dialog keeps what was typed, and says why, until this has succeeded. */
  readonly onReason: (reason: string) => unknown;
  readonly onCancel: () => void;
}

/** Asks for the reason a transition must carry. */
export function ReasonDialog({ title, action, missing, onReason, onCancel }: ReasonDialogProps) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const act = () => {
    if (reason.trim() === '') {
      setWrong(true);
      document.getElementById(id)?.focus();
      return false;
    }
    return onReason(reason.trim());
  };
  // Where the act itself is called so, two buttons of one name would stand side by side.
  const back = action === t('review.cancel') ? t('review.goBack') : t('review.cancel');
  return (
    <ConfirmDialog open title={title} cancel={back} confirm={action} close={onCancel} act={act}>
      <div className="fld">
        <label htmlFor={id}>{t('review.reasonLabel')}</label>
        <textarea
          id={id}
          className="in"
          rows={3}
          // biome-ignore lint/a11y/noAutofocus: the dialog asks for this, so it takes the focus
          autoFocus
          value={reason}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-m` : undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setWrong(false);
          }}
        />
        {wrong && <FieldMessage id={`${id}-m`} text={missing ?? t('review.reasonNeeded')} />}
      </div>
    </ConfirmDialog>
  );
}
