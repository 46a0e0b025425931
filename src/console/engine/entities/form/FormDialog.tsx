import Dialog from '@mui/material/Dialog';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Shape } from '../../../../metadata/entity.ts';
import type { Validator } from '../../../../metadata/validation.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import { useTexts } from '../../i18n/texts.ts';
import type { KeptForm } from '../actions/keptForm.ts';
import { focusFirst } from './controlIds.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormTabs } from './FormTabs.tsx';
import type { FormData } from './formModel.ts';
import { ShapeForm } from './ShapeForm.tsx';
import { useShapeForm } from './useShapeForm.ts';
import '../../../kit/ui/confirmDialog.css';
import './formDialog.css';

interface FormDialogProps {
  /** The question, or what is being made. */
  readonly title: string;
  readonly text?: string | undefined;
  readonly shape: Shape;
  readonly validate: Validator;
  /** What the form starts from. */
  readonly original: FormData;
  /** Where what is typed stays when the dialog goes: nothing has to be asked then. */
  readonly kept?: Pick<KeptForm, 'start' | 'keep'> | null;
  /** Begins the ids of its controls; another form may stand on the page below. */
  readonly prefix: string;
  readonly cancel: string;
  /** Names the act. */
  readonly confirm: string;
  /** Room for a whole record. */
  readonly wide?: boolean;
  readonly close: () => void;
  /** @throws ApiError, whose field errors end up beside their fields */
  readonly send: (data: FormData) => Promise<void>;
  readonly children?: ReactNode;
}

/** A form in a dialog. What was typed is not lost by a slip: it is asked for before the dialog goes. */
export default function FormDialog(props: FormDialogProps) {
  const { title, text, shape, validate, original, kept, prefix, cancel, confirm, wide = false } = props;
  const { t } = useTexts();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState(false);
  const form = useShapeForm({
    shape,
    validate,
    original,
    prefix,
    send: props.send,
    ...(kept ? { start: kept.start, onTyped: kept.keep } : {}),
  });
  const asks = shape.fields.length > 0;
  const close = () => {
    if (form.busy) return;
    if (form.changed.length > 0 && !kept) setLeaving(true);
    else props.close();
  };
  // After the dialog has taken the focus for itself.
  useEffect(() => {
    const timer = setTimeout(() => focusFirst(body.current));
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Dialog
        open
        onClose={close}
        aria-labelledby={`${id}-title`}
        {...(text ? { 'aria-describedby': `${id}-text` } : {})}
        slotProps={{ paper: { className: wide ? 'form-dialog wide' : 'form-dialog' } }}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          form.submit();
        }}
      >
        <h2 id={`${id}-title`} className="dialog-title">
          {title}
        </h2>
        {text && (
          <p id={`${id}-text`} className="mut pre">
            {text}
          </p>
        )}
        {props.children}
        <div ref={body} className={asks || form.problems.length > 0 ? 'form-dialog-body' : ''}>
          <FormTabs form={form} />
          <ErrorSummary form={form} />
          <ShapeForm form={form} record={nothing} isNew />
        </div>
        <div className="dialog-buttons">
          {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus, and this is its safe place */}
          <button type="button" className="btn keep" autoFocus={!asks} onClick={close} disabled={form.busy}>
            {cancel}
          </button>
          <BusyButton
            type="button"
            className="pri"
            busy={form.busy}
            busyText={confirm}
            onClick={() => form.submit()}
          >
            {confirm}
          </BusyButton>
        </div>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title={t('form.leaveTitle')}
        text={t('form.leaveDialogText')}
        cancel={t('form.stay')}
        confirm={t('form.leave')}
        close={() => setLeaving(false)}
        act={() => {
          props.close();
        }}
        danger
      />
    </>
  );
}

const nothing: FormData = {};
