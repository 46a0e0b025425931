import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import './confirmDialog.css';

interface OnceDialogProps {
  readonly title: string;
  readonly text: string;
  /** Selectable, and never shown again once the dialog is closed. */
  readonly value: string;
  readonly copy: string;
  readonly copied: string;
  readonly close: string;
  readonly onClose: () => void;
}

/** A value that is shown once: it stays until somebody closes it, and a slip of Escape does not take it away. */
export function OnceDialog({ title, text, value, copy, copied, close, onClose }: OnceDialogProps) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h2 id={`${id}-title`} className="dialog-title">
        {title}
      </h2>
      <p id={`${id}-text`} className="mut">
        {text}
      </p>
      <p className="dialog-once">
        <code>{value}</code>
        <button
          type="button"
          className="btn"
          onClick={() => void navigator.clipboard?.writeText(value).then(() => setCopied(true))}
        >
          {copy}
        </button>
        <span role="status">{isCopied ? copied : ''}</span>
      </p>
      <div className="dialog-buttons">
        <button type="button" className="btn pri" onClick={onClose}>
          {close}
        </button>
      </div>
    </Dialog>
  );
}
