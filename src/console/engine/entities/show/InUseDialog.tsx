import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { useRefresh, useUpdate } from 'react-admin';
import { intlTag } from '../../../../domain/locale.ts';
import { countedNoun } from '../../../../metadata/countedNoun.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { nameOf } from '../../../../metadata/nameOf.ts';
import { outlines } from '../../../../metadata/outlines.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { mayDo, useCodes } from '../../auth/rights.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import type { RecordUses } from '../../data/recordUses.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../page/notices.ts';
import { FilteredLink } from '../FilteredLink.tsx';
import { useLeavingUse } from '../leaving/useLeavingUse.tsx';
import { childrenOf } from '../useRecords.ts';

interface InUseDialogProps {
  readonly entity: Entity;
  readonly record: ConsoleRecord;
  readonly uses: RecordUses;
  readonly close: () => void;
}

/** Why a record stays: what refers to it and how many, each a way to them; and taking it out of use instead. */
export function InUseDialog({ entity, record, uses, close }: InUseDialogProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const { inactivate, busy, error, dialog } = useInactivate(entity, record, close);
  const isUsed = uses.Itens.length > 0;
  const title = isUsed ? 'delete.inUse' : 'delete.held';
  if (dialog) return dialog;
  return (
    <Dialog
      open
      onClose={() => !busy && close()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 id={`${id}-title`} className="dialog-title">
        {t(`${title}.${entity.gender}`, { name: nameOf(entity, record, locale) })}
      </h2>
      <div id={`${id}-text`}>
        {isUsed && <p className="mut">{t('delete.usedBy')}</p>}
        <ul className="uses">
          {uses.Itens.map((use) => (
            <li key={use.Entidade}>
              <UseLink use={use} id={record.id} close={close} />
            </li>
          ))}
        </ul>
        {uses.Motivo && <p>{uses.Motivo}</p>}
        {uses.PodeInativar && <p className="mut">{t(`delete.inactivateText.${entity.gender}`)}</p>}
      </div>
      {error && <FieldMessage id={`${id}-error`} text={error} />}
      <div className="dialog-buttons">
        {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus, and this is its safe place */}
        <button type="button" className="btn keep" autoFocus onClick={close} disabled={busy}>
          {uses.PodeInativar ? t('delete.cancel') : t('show.close')}
        </button>
        {uses.PodeInativar && (
          <BusyButton
            type="button"
            className="pri"
            busy={busy}
            busyText={t('delete.inactivate')}
            onClick={() => void inactivate()}
          >
            {t('delete.inactivate')}
          </BusyButton>
        )}
      </div>
    </Dialog>
  );
}

/** "12 clientes", leading to just those where a list can be filtered by one field and the person may see it. */
function UseLink({ use, id, close }: { use: RecordUses['Itens'][number]; id: number; close: () => void }) {
  const { locale } = useTexts();
  const codes = useCodes();
  const referrer = outlines.find(({ name }) => name === use.Entidade);
  // An API may know of records this console does not.
  const unknown = `${new Intl.NumberFormat(intlTag[locale]).format(use.Total)} ${use.Nome}`;
  const text = referrer ? countedNoun(referrer, use.Total, locale) : unknown;
  const [field, ...others] = use.Campos ?? [];
  if (!referrer || !field || others.length > 0 || !mayDo(codes, referrer, 'list')) return <>{text}</>;
  return (
    <FilteredLink entity={referrer} filter={childrenOf(id, field)} close={close}>
      {text}
    </FilteredLink>
  );
}

function useInactivate(entity: Entity, record: ConsoleRecord, close: () => void) {
  const { t, locale } = useTexts();
  const refresh = useRefresh();
  const [update] = useUpdate<ConsoleRecord>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const leaving = useLeavingUse(entity);
  const set = (from: ConsoleRecord, Ativo: boolean) =>
    update(
      entity.name,
      { id: from.id, data: { ...from, Ativo }, previousData: from },
      { returnPromise: true, mutationMode: 'pessimistic' },
    ) as Promise<ConsoleRecord>;
  const inactivate = async () => {
    setBusy(true);
    setError(null);
    try {
      const settled = await leaving.settle(record, true);
      if (settled === null) return;
      const on = settled.record;
      const done = on.Ativo === false ? on : await set(on, false);
      refresh();
      notify({
        kind: 'ok',
        text: t(`delete.inactivated.${entity.gender}`, { entity: entity.label[locale] }),
        action: {
          label: t('delete.undo'),
          act: () =>
            void set(done, true).then(refresh, ({ message }: Error) => notify({ kind: 'er', text: message })),
        },
      });
      close();
    } catch (failed) {
      setError(failed instanceof Error ? failed.message : String(failed));
    } finally {
      setBusy(false);
    }
  };
  return { inactivate, busy, error, dialog: leaving.dialog };
}
