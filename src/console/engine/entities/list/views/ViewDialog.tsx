import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { BusyButton } from '../../../../kit/ui/BusyButton.tsx';
import { FieldMessage } from '../../../../kit/ui/FieldMessage.tsx';
import { useTexts } from '../../../i18n/texts.ts';

interface ViewDialogProps {
  readonly title: string;
  readonly name: string;
  /** Whether it asks too if the list shall open with it. */
  readonly asks: boolean;
  readonly isTaken: (name: string) => boolean;
  /** Refused, it throws why. */
  readonly keep: (name: string, asDefault: boolean) => Promise<unknown>;
  readonly close: () => void;
}

/** Gives a view its name. */
export default function ViewDialog({ title, name, asks, isTaken, keep, close }: ViewDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [asDefault, setAsDefault] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    const wanted = typed.trim();
    if (wanted === '') return setProblem(t('list.views.nameMissing'));
    if (isTaken(wanted)) return setProblem(t('list.views.nameTaken'));
    setBusy(true);
    try {
      await keep(wanted, asDefault);
      close();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={close} aria-labelledby={`${id}-title`}>
      <form
        className="view-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2 id={`${id}-title`} className="dialog-title">
          {title}
        </h2>
        <p className="mut">{t('list.views.text')}</p>
        <div className="fld">
          <label htmlFor={`${id}-name`}>{t('list.views.name')}</label>
          <input
            id={`${id}-name`}
            className="in"
            value={typed}
            maxLength={60}
            autoComplete="off"
            autoFocus
            aria-invalid={problem !== null}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(null);
            }}
          />
          {problem && <FieldMessage id={`${id}-problem`} text={problem} />}
        </div>
        {asks && (
          <label className="row check-line">
            <input
              type="checkbox"
              className="ck"
              checked={asDefault}
              onChange={(event) => setAsDefault(event.target.checked)}
            />
            {t('list.views.asDefault')}
          </label>
        )}
        <div className="dialog-buttons">
          <button type="button" className="btn keep" onClick={close}>
            {t('form.cancel')}
          </button>
          <BusyButton type="submit" className="pri" busy={busy} busyText={t('list.views.keep')}>
            {t('list.views.keep')}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
