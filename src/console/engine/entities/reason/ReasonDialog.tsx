import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useReason } from './useReason.ts';

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
  const { control, isMissing, messageId, give } = useReason(onReason);
  // Where the act itself is called so, two buttons of one name would stand side by side.
  const back = action === t('form.cancel') ? t('form.notNow') : t('form.cancel');
  return (
    <ConfirmDialog open title={title} cancel={back} confirm={action} close={onCancel} act={give}>
      <div className="fld">
        <label htmlFor={control.id}>{t('show.reason')}</label>
        {/* biome-ignore lint/a11y/noAutofocus: the dialog asks for this, so it takes the focus */}
        <textarea {...control} className="in" rows={3} autoFocus />
        {isMissing && <FieldMessage id={messageId} text={missing ?? t('show.reasonMissing')} />}
      </div>
    </ConfirmDialog>
  );
}
