import { reasonShape } from '../actions/transitionAction.ts';
import { AskDialog } from '../form/AskDialog.tsx';
import type { FormData } from '../form/formModel.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly action: string;
  /** The dialog keeps what was typed, and says why, until this has succeeded. */
  readonly onReason: (reason: string) => unknown;
  readonly onCancel: () => void;
}

/** Asks for the reason a transition must carry. */
export function ReasonDialog({ title, action, onReason, onCancel }: ReasonDialogProps) {
  return (
    <AskDialog
      title={title}
      shape={reasonShape}
      validate={acceptAll}
      original={nothing}
      prefix="motivo"
      confirm={action}
      close={onCancel}
      send={async ({ Motivo }) => {
        await onReason(String(Motivo).trim());
        onCancel();
      }}
    />
  );
}

// The one rule of the shape is all there is to check.
const acceptAll = () => true;
const nothing: FormData = {};
