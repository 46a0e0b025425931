import { useState } from 'react';
import type { Entity } from '../../../../metadata/entity.ts';
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import { client } from '../../auth/services.ts';
import type { HistoryItem } from '../../data/entityCalls.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { undoChange } from '../../data/undoing.ts';
import { useTexts } from '../../i18n/texts.ts';
import { FieldChanges } from '../difference/FieldChanges.tsx';
import { tellUndone } from './undoOffers.ts';
import { undoneBy } from './wayBack.ts';

interface UndoChangeButtonProps {
  readonly entity: Entity;
  readonly record: ConsoleRecord;
  readonly item: HistoryItem;
  readonly done: () => void;
  readonly look: string;
}

/** In the history: one change taken back, after showing what becomes of its fields. */
export function UndoChangeButton({ entity, record, item, done, look }: UndoChangeButtonProps) {
  const { t, locale } = useTexts();
  const [asking, setAsking] = useState(false);
  const { Versao, Operacao } = item;
  const isChange = undoneBy(Operacao) === 'update';
  const changes = item.Campos.flatMap(({ Campo, De, Para }) => {
    const field = entity.fields.find(({ name, readOnly }) => name === Campo && readOnly !== 'always');
    return field ? [{ field, before: Para, after: De }] : [];
  });
  const act = async () => {
    tellUndone(await undoChange(client(), entity, record.id, { from: Versao }));
    done();
  };
  const label = entity.label[locale].toLowerCase();
  return (
    <>
      <button type="button" className={look} onClick={() => setAsking(true)}>
        {t('undo.act')} <span className="vh">{t('history.version', { version: Versao })}</span>
      </button>
      <ConfirmDialog
        open={asking}
        title={t('undo.title', { version: Versao })}
        text={t(
          isChange ? 'undo.text' : `undo.${Operacao === 'EXCLUIR' ? 'back' : 'away'}.${entity.gender}`,
          {
            entity: label,
          },
        )}
        cancel={t('form.notNow')}
        confirm={t('undo.act')}
        close={() => setAsking(false)}
        act={act}
      >
        {isChange && changes.length > 0 && (
          <div className="restore-changes">
            <FieldChanges shape={entity} changes={changes} />
          </div>
        )}
      </ConfirmDialog>
    </>
  );
}
