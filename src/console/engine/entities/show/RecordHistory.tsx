import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '../../../../field-types/formatInstant.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { useRights } from '../../auth/rights.ts';
import { client } from '../../auth/services.ts';
import { companyTimeZone } from '../../auth/timeZone.ts';
import { type HistoryItem, readHistory } from '../../data/entityCalls.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { addressOfBatches } from '../addresses.ts';
import { FieldChanges } from '../difference/FieldChanges.tsx';
import { UndoButton } from '../undo/UndoButton.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import '../difference/history.css';

interface RecordHistoryProps {
  readonly entity: Entity;
  readonly record: ConsoleRecord;
  readonly changed: () => void;
}

/** Who changed what, newest first, as field, before, after; an old version can be taken back. */
export function RecordHistory({ entity, record, changed }: RecordHistoryProps) {
  const { t } = useTexts();
  const may = useRights(entity.name);
  const [asked, setAsked] = useState<HistoryItem | null>(null);
  const history = useQuery({
    queryKey: [entity.name, 'history', record.id, record.Versao],
    queryFn: () => readHistory(client(), entity, record.id),
  });
  if (history.error) {
    const { message } = history.error;
    return (
      <div className="panel">
        <Failed
          title={t('history.failed')}
          text={message}
          again={t('list.again')}
          retry={() => void history.refetch()}
        />
      </div>
    );
  }
  if (history.isPending) return <Skeleton rows={4} columns={3} label={t('shell.loading')} />;
  return (
    <>
      <ol className="history">
        {history.data.map((item, index) => (
          <li key={`${item.Versao}-${item.DataHora}`}>
            <Entry
              entity={entity}
              item={item}
              {...(index > 0 && item.Registro && may('update') ? { restore: () => setAsked(item) } : {})}
              undo={
                <UndoButton entity={entity} record={record} item={item} all={history.data} done={changed} />
              }
            />
          </li>
        ))}
      </ol>
      {asked?.Registro && (
        <RestoreDialog
          entity={entity}
          record={record}
          version={asked.Versao}
          old={asked.Registro}
          close={() => setAsked(null)}
          done={changed}
        />
      )}
    </>
  );
}

interface EntryProps {
  readonly entity: Entity;
  readonly item: HistoryItem;
  readonly restore?: () => void;
  readonly undo: ReactNode;
}

function Entry({ entity, item, restore, undo }: EntryProps) {
  const { t, locale } = useTexts();
  const created = item.Operacao === 'INCLUIR';
  const changes = item.Campos.flatMap(({ Campo, De, Para }) => {
    const field = entity.fields.find(({ name }) => name === Campo);
    // A new record has no fields that became nothing.
    const said = field && !(created && (Para === null || (Array.isArray(Para) && Para.length === 0)));
    return said ? [{ field, before: De, after: Para }] : [];
  });
  return (
    <>
      <p className="history-head">
        <span className="history-version num">{item.Versao}</span>
        <span className="grow">
          <b>{item.Usuario || t('history.system')}</b>{' '}
          {typeof item.Desfaz === 'number'
            ? t('undo.undid', { version: item.Desfaz })
            : t(deedText(item.Operacao), { version: item.VersaoRestaurada ?? '' })}
          <span className="mut">
            {' '}
            · <time dateTime={item.DataHora}>{formatInstant(item.DataHora, locale, companyTimeZone())}</time>
            {item.Motivo && ` · ${item.Motivo}`}
            {typeof item.Lote === 'number' && (
              <>
                {' · '}
                <Link to={addressOfBatches(entity, item.Lote)}>
                  {t('undo.partOf', { number: item.Lote })}
                </Link>
              </>
            )}
            {typeof item.DesfeitaPor === 'number' &&
              ` · ${t('undo.undoneIn', { version: item.DesfeitaPor })}`}
          </span>
        </span>
        {undo}
        {restore && (
          <button type="button" className="btn txt sq acc" onClick={restore}>
            {t('history.restore')}
            <span className="vh"> {t('history.version', { version: item.Versao })}</span>
          </button>
        )}
      </p>
      {changes.length > 0 && <FieldChanges shape={entity} changes={changes} onlyAfter={created} />}
    </>
  );
}

const deeds: Readonly<Record<string, string>> = {
  INCLUIR: 'history.created',
  EXCLUIR: 'history.deleted',
  RESTAURAR: 'history.restored',
  VERSAO: 'history.returned',
  MESCLAR: 'history.merged',
  DESMESCLAR: 'history.unmerged',
};

const deedText = (operation: string) => deeds[operation] ?? 'history.updated';
