import { useState } from 'react';
import type { Entity } from '../../../../metadata/entity.ts';
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import { client } from '../../auth/services.ts';
import { undoMerge } from '../../data/merging.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../page/notices.ts';

interface UndoMergeButtonProps {
  readonly entity: Entity;
  /** The one that stayed. */
  readonly record: ConsoleRecord;
  readonly merge: number;
  readonly done: () => void;
  readonly look: string;
}

/** In the history of the record that stayed: the others come back, with whatever referred to them. */
export function UndoMergeButton({ entity, record, merge, done, look }: UndoMergeButtonProps) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const act = async () => {
    await undoMerge(client(), entity, record.id, { Mesclagem: merge, Versao: Number(record.Versao) });
    notify({ kind: 'ok', text: t('merge.undoneNotice') });
    done();
  };
  return (
    <>
      <button type="button" className={look} onClick={() => setAsking(true)}>
        {t('merge.undo')}
      </button>
      <ConfirmDialog
        open={asking}
        title={t('merge.undoTitle')}
        text={t('merge.undoConfirm')}
        cancel={t('form.notNow')}
        confirm={t('merge.undo')}
        close={() => setAsking(false)}
        act={act}
      />
    </>
  );
}
