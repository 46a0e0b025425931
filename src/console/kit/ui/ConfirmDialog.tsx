import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId, useState } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import './confirmDialog.css';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** What follows from saying yes. */
  readonly text?: string;
  readonly children?: ReactNode;
  readonly cancel: string;
  /** Names the act. */
  readonly confirm: string;
  readonly close: () => void;
  /** The dialog closes when it is done, and shows why when it fails. */
  readonly act: () => unknown;
  /** Red words: something goes away. */
  readonly danger?: boolean;
}

/** Only for what cannot wait. The focus is on the way back. */
export function ConfirmDialog({
  open,
  title,
  text,
  children,
  cancel,
  confirm,
  close,
  act,
  danger,
}: ConfirmDialogProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setError(null);
    try {
      if ((await act()) !== false) close();
    } catch (failed) {
      setError(failed instanceof Error ? failed.message : String(failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={() => !busy && close()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 id={`${id}-title`} className="dialog-title">
        {title}
      </h2>
      {text && (
        <p id={`${id}-text`} className="mut">
          {text}
        </p>
      )}
      {children}
      {error && <FieldMessage id={`${id}-error`} text={error} />}
      <div className="dialog-buttons">
        {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus, and this is its safe place */}
        <button type="button" className="btn keep" autoFocus={!children} onClick={close} disabled={busy}>
          {cancel}
        </button>
        <BusyButton
          type="button"
          className={danger ? 'danger keep' : 'pri'}
          busy={busy}
          busyText={confirm}
          onClick={() => void run()}
        >
          {confirm}
        </BusyButton>
      </div>
    </Dialog>
  );
}
