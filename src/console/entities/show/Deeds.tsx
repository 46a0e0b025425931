import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { Labels } from '../../../field-types/types.ts';
import type { Action, Entity } from '../../../metadata/entity.ts';
import { useCodes } from '../../auth/rights.ts';
import { execute } from '../../data/entityCalls.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { client } from '../../start/services.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FieldMessage } from '../../ui/FieldMessage.tsx';
import { OnceDialog } from '../../ui/OnceDialog.tsx';
import { nameOf } from '../nameOf.ts';

/** A transition from the present state, or an action, that this person may do. */
interface Deed {
  readonly name: string;
  readonly label: Labels;
  readonly reasonRequired: boolean;
  readonly confirm: Labels | null;
  readonly reveals: Action['reveals'];
}

/** What a schema declares besides the standard calls, as buttons. */
export function Deeds({ entity, record }: { entity: Entity; record: ConsoleRecord }) {
  const { t, locale } = useTexts();
  const deeds = deedsOf(entity, record, useCodes());
  const [asked, setAsked] = useState<Deed | null>(null);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  return (
    <>
      {deeds.map((deed) => (
        <button key={deed.name} type="button" className="btn keep" onClick={() => setAsked(deed)}>
          {deed.label[locale]}
        </button>
      ))}
      {asked && (
        <DeedDialog
          key={asked.name}
          entity={entity}
          record={record}
          deed={asked}
          close={() => setAsked(null)}
          reveal={setRevealed}
        />
      )}
      {revealed && (
        <OnceDialog
          title={revealed.what.label[locale]}
          text={revealed.what.help[locale]}
          value={revealed.value}
          copy={t('show.copy')}
          copied={t('show.copied')}
          close={t('show.close')}
          onClose={() => setRevealed(null)}
        />
      )}
    </>
  );
}

/** A value that the server told once, and what the schema says of it. */
interface Revealed {
  readonly what: NonNullable<Action['reveals']>;
  readonly value: string;
}

function deedsOf(
  entity: Entity,
  record: Readonly<Record<string, unknown>>,
  codes: ReadonlySet<string>,
): readonly Deed[] {
  const state = entity.states ? record[entity.states.field] : null;
  const transitions = (entity.states?.transitions ?? [])
    .filter(
      ({ from, code }) =>
        typeof state === 'string' && from.includes(state) && code !== null && codes.has(code),
    )
    .map(({ event, label, reasonRequired }) => ({
      name: event,
      label,
      reasonRequired,
      confirm: null,
      reveals: null,
    }));
  const actions = entity.actions
    .filter(({ code }) => codes.has(code))
    .map(({ name, label, confirm, reveals }) => ({ name, label, reasonRequired: false, confirm, reveals }));
  return [...transitions, ...actions];
}

interface DeedDialogProps {
  readonly entity: Entity;
  readonly record: ConsoleRecord;
  readonly deed: Deed;
  readonly close: () => void;
  readonly reveal: (revealed: Revealed) => void;
}

function DeedDialog({ entity, record, deed, close, reveal }: DeedDialogProps) {
  const { t, locale } = useTexts();
  const refresh = useRefresh();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const label = deed.label[locale];
  const act = async () => {
    if (deed.reasonRequired && reason.trim() === '') {
      setMissing(true);
      document.getElementById('deed-reason')?.focus();
      return false;
    }
    const answer = await execute(client(), entity, record.id, {
      name: deed.name,
      Versao: record.Versao,
      ...(deed.reasonRequired ? { Motivo: reason.trim() } : {}),
    });
    refresh();
    const value = deed.reveals && answer?.[deed.reveals.field];
    if (deed.reveals && typeof value === 'string') reveal({ what: deed.reveals, value });
    notify({ kind: 'ok', text: t('show.done', { action: label }) });
    return true;
  };
  return (
    <ConfirmDialog
      open
      title={
        deed.confirm?.[locale] ?? t('show.confirmAction', { action: label, name: nameOf(entity, record) })
      }
      cancel={t('form.notNow')}
      confirm={label}
      close={close}
      act={act}
    >
      {deed.reasonRequired && (
        <div className="fld">
          <label htmlFor="deed-reason">{t('show.reason')}</label>
          <textarea
            id="deed-reason"
            className="in"
            rows={3}
            // biome-ignore lint/a11y/noAutofocus: the dialog asks for nothing but this
            autoFocus
            value={reason}
            aria-invalid={missing}
            aria-describedby={missing ? 'deed-reason-error' : undefined}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
          />
          {missing && <FieldMessage id="deed-reason-error" text={t('show.reasonMissing')} />}
        </div>
      )}
    </ConfirmDialog>
  );
}
