import { useState } from 'react';
import { useDelete } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Entity } from '../../../metadata/entity.ts';
import { restoreRecord } from '../../data/entityCalls.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { client } from '../../start/services.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconTrash } from '../../ui/icons.ts';
import { addressOfList, addressOfRecord } from '../addresses.ts';
import { nameOf } from '../nameOf.ts';

/** Asks in the specification's words, deletes, and offers the way back. */
export function DeleteButton({ entity, record }: { entity: Entity; record: ConsoleRecord }) {
  const { t, locale } = useTexts();
  const navigate = useNavigate();
  const [remove] = useDelete();
  const [asking, setAsking] = useState(false);
  const label = entity.label[locale];

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
  return (
    <>
      <button type="button" className="btn danger" onClick={() => setAsking(true)}>
        <Glyph icon={IconTrash} />
        {t('show.delete')}
      </button>
      <ConfirmDialog
        open={asking}
        title={t(`delete.title.${entity.gender}`, {
          entity: label.toLowerCase(),
          name: nameOf(entity, record),
        })}
        text={t('delete.text')}
        cancel={t('delete.cancel')}
        confirm={t('delete.confirm', { entity: label.toLowerCase() })}
        close={() => setAsking(false)}
        act={act}
        danger
      />
    </>
  );
}
