import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import type { Entity } from '../../../../metadata/entity.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { client } from '../../auth/services.ts';
import { companyTimeZone } from '../../auth/timeZone.ts';
import { ApiError } from '../../client/apiError.ts';
import { restoreVersion } from '../../data/entityCalls.ts';
import { type ConsoleRecord, fromWire } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../page/notices.ts';
import { FieldChanges } from '../difference/FieldChanges.tsx';
import { changedFields } from '../form/changedFields.ts';
import { toFormData } from '../form/formModel.ts';

interface RestoreDialogProps {
  readonly entity: Entity;
  readonly record: ConsoleRecord;
  readonly version: number;
  /** The record as it was then, as on the wire. */
  readonly old: Readonly<Record<string, unknown>>;
  readonly close: () => void;
  readonly done: () => void;
}

/** Shows what taking an old version back would change, before it does; and why it cannot, field by field. */
export function RestoreDialog({ entity, record, version, old, close, done }: RestoreDialogProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  const now = toFormData(entity, record, companyTimeZone());
  const then = toFormData(entity, fromWire(entity, old), companyTimeZone());
  const names = changedFields(entity, then, now).filter(
    // What this person may not see is not in what they were given, and stays as it is.
    (name) => name in old && entity.fields.find((field) => field.name === name)?.readOnly === false,
  );
  const changes = entity.fields
    .filter(({ name }) => names.includes(name))
    .map((field) => ({ field, before: now[field.name], after: then[field.name] }));
  const restore = async () => {
    setBusy(true);
    setRefusal([]);
    try {
      await restoreVersion(client(), entity, record.id, { old: version, now: record.Versao });
      notify({ kind: 'ok', text: t('history.restoreDone', { version }) });
      done();
      close();
    } catch (error) {
      setRefusal(reasonsOf(error, entity, locale));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={() => !busy && close()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { className: 'restore-dialog' } }}
    >
      <h2 id={`${id}-title`} className="dialog-title">
        {t('history.restoreConfirm', { version })}
      </h2>
      <p id={`${id}-text`} className="mut">
        {changes.length > 0 ? t('history.restoreText') : t('history.restoreSame')}
      </p>
      {refusal.length > 0 && (
        <div role="alert" className="restore-refusal">
          {refusal.map((text, index) => (
            <FieldMessage key={text} id={`${id}-error-${index}`} text={text} />
          ))}
        </div>
      )}
      {changes.length > 0 && (
        <div className="restore-changes">
          <FieldChanges shape={entity} changes={changes} />
        </div>
      )}
      <div className="dialog-buttons">
        {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus, and this is its safe place */}
        <button type="button" className="btn keep" autoFocus onClick={close} disabled={busy}>
          {t('form.cancel')}
        </button>
        {changes.length > 0 && (
          <BusyButton
            type="button"
            className="pri"
            busy={busy}
            busyText={t('history.restore')}
            onClick={() => void restore()}
          >
            {t('history.restore')}
          </BusyButton>
        )}
      </div>
    </Dialog>
  );
}

/** The server's sentences; those about a field that do not name it begin with its label. */
function reasonsOf(error: unknown, entity: Entity, locale: 'pt-br' | 'en-us'): readonly string[] {
  if (!(error instanceof ApiError)) throw error;
  if (error.errors.length === 0) return [error.message];
  return error.errors.map(({ Campo, Texto }) => {
    const label = entity.fields.find(({ name }) => name === Campo?.split('.')[0])?.label[locale];
    return label && !Texto.includes(label) ? `${label}: ${Texto}` : Texto;
  });
}
