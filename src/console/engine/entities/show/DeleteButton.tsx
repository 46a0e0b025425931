import { useState } from 'react';
import { useDelete } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Entity } from '../../../../metadata/entity.ts';
import { nameOf } from '../../../../metadata/nameOf.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconTrash } from '../../../kit/ui/icons.ts';
import { client } from '../../auth/services.ts';
import { restoreRecord } from '../../data/entityCalls.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { type RecordUses, readUses } from '../../data/recordUses.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../page/notices.ts';
import { usePageCommands } from '../../page/pageCommands.ts';
import { addressOfList, addressOfRecord } from '../addresses.ts';
import { InUseDialog } from './InUseDialog.tsx';

type Asking = 'no' | 'looking' | 'delete' | RecordUses;

/**
 * Looks first what refers to the record. If nothing does, asks in the specification's words, deletes, and offers
 * the way back; otherwise says what does, and offers to take the record out of use.
 */
export function DeleteButton({ entity, record }: { entity: Entity; record: ConsoleRecord }) {
  const { t, locale } = useTexts();
  const navigate = useNavigate();
  const [remove] = useDelete();
  const [asking, setAsking] = useState<Asking>('no');
  const label = entity.label[locale];
  const close = () => setAsking('no');

  const look = async () => {
    setAsking('looking');
    // An answer that does not come keeps nobody from asking: the deletion itself is refused all the same.
    const uses = await readUses(client(), entity, record.id).catch(() => null);
    setAsking(uses === null || uses.PodeExcluir ? 'delete' : uses);
  };
  const act = async () => {
    await remove(
      entity.name,
      { id: record.id, previousData: record },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
    const undo = async () => {
      await restoreRecord(client(), entity, record.id);
      notify({ kind: 'ok', text: t(`delete.restored.${entity.gender}`, { entity: label }) });
      navigate(addressOfRecord(entity, record.id));
    };
    notify({
      kind: 'ok',
      text: t(`delete.done.${entity.gender}`, { entity: label }),
      action: {
        label: t('delete.undo'),
        act: () => void undo().catch((error: Error) => notify({ kind: 'er', text: error.message })),
      },
    });
    navigate(addressOfList(entity), { replace: true });
  };
  usePageCommands([
    { key: 'delete', label: t('show.delete'), icon: IconTrash, danger: true, act: () => void look() },
  ]);
  return (
    <>
      <BusyButton
        type="button"
        className="danger"
        busy={asking === 'looking'}
        busyText={t('show.delete')}
        onClick={() => void look()}
      >
        <Glyph icon={IconTrash} />
        {t('show.delete')}
      </BusyButton>
      <ConfirmDialog
        open={asking === 'delete'}
        title={t(`delete.title.${entity.gender}`, {
          entity: label.toLowerCase(),
          name: nameOf(entity, record, locale),
        })}
        text={t('delete.text')}
        cancel={t('delete.cancel')}
        confirm={t('delete.confirm', { entity: label.toLowerCase() })}
        close={close}
        act={act}
        danger
      />
      {typeof asking === 'object' && (
        <InUseDialog entity={entity} record={record} uses={asking} close={close} />
      )}
    </>
  );
}
