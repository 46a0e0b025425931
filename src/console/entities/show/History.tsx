import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '../../../field-types/formatInstant.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { useRights } from '../../auth/rights.ts';
import { companyTimeZone } from '../../auth/timeZone.ts';
import { type HistoryItem, readHistory, restoreVersion } from '../../data/entityCalls.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { client } from '../../start/services.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Value } from '../../ui/Value.tsx';

interface HistoryProps {
  readonly entity: Entity;
  readonly record: ConsoleRecord;
  readonly changed: () => void;
}

/** Who changed what, newest first, as field, before, after; an old version can be taken back. */
export function History({ entity, record, changed }: HistoryProps) {
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
  const restore = async () => {
    if (!asked) return;
    await restoreVersion(client(), entity, record.id, { old: asked.Versao, now: record.Versao });
    notify({ kind: 'ok', text: t('history.restoreDone', { version: asked.Versao }) });
    changed();
  };
  return (
    <>
      <ol className="history">
        {history.data.map((item, index) => (
          <li key={`${item.Versao}-${item.DataHora}`}>
            <Entry
              entity={entity}
              item={item}
              {...(index > 0 && item.Registro && may('update') ? { restore: () => setAsked(item) } : {})}
            />
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== null}
        title={t('history.restoreConfirm', { version: asked?.Versao ?? 0 })}
        text={t('history.restoreText')}
        cancel={t('form.cancel')}
        confirm={t('history.restore')}
        close={() => setAsked(null)}
        act={restore}
      />
    </>
  );
}

function Entry({ entity, item, restore }: { entity: Entity; item: HistoryItem; restore?: () => void }) {
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
          <b>{item.Usuario || t('history.system')}</b> {t(deedText(item.Operacao))}
          <span className="mut">
            {' '}
            · <time dateTime={item.DataHora}>{formatInstant(item.DataHora, locale, companyTimeZone())}</time>
            {item.Motivo && ` · ${item.Motivo}`}
          </span>
        </span>
        {restore && (
          <button type="button" className="btn txt sq acc" onClick={restore}>
            {t('history.restore')}
            <span className="vh"> {t('history.version', { version: item.Versao })}</span>
          </button>
        )}
      </p>
      {changes.length > 0 && (
        <table className="tbl history-table">
          <thead className="vh">
            <tr>
              <th scope="col">{t('history.field')}</th>
              {!created && <th scope="col">{t('history.before')}</th>}
              <th scope="col">{t('history.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field.name}>
                <th scope="row">{field.label[locale]}</th>
                {!created && (
                  <td className="history-before">
                    <Value field={field} record={{ [field.name]: before }} place="page" />
                  </td>
                )}
                <td className="history-after">
                  <Value field={field} record={{ [field.name]: after }} place="page" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const deeds: Readonly<Record<string, string>> = {
  INCLUIR: 'history.created',
  EXCLUIR: 'history.deleted',
  RESTAURAR: 'history.restored',
};

const deedText = (operation: string) => deeds[operation] ?? 'history.updated';
