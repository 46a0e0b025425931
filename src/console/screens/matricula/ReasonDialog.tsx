import { useId, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FieldMessage } from '../../ui/FieldMessage.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly action: string;
  readonly onReason: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the reason a transition must carry. */
export function ReasonDialog({ title, action, onReason, onCancel }: ReasonDialogProps) {
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
  return (
    <ConfirmDialog open title={title} cancel={t('review.cancel')} confirm={action} close={onCancel} act={act}>
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
        {wrong && <FieldMessage id={`${id}-m`} text={t('review.reasonMissing')} />}
      </div>
    </ConfirmDialog>
  );
}
