import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { formatInstant } from '../../../field-types/formatInstant.ts';
import { useRights } from '../../auth/rights.ts';
import { companyTimeZone } from '../../auth/timeZone.ts';
import { restoreRecord } from '../../data/entityCalls.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import { ForbiddenPage } from '../../shell/Pages.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { client } from '../../start/services.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { addressOfList } from '../addresses.ts';
import { nameOf } from '../nameOf.ts';
import { useEntity } from '../useEntity.ts';
import './list.css';

const shown = 100;

/** What was deleted and can still be taken back. */
export default function EntityTrash() {
  const { t, locale } = useTexts();
  const entity = useEntity();
  const may = useRights(entity.name);
  const [busy, setBusy] = useState<number | null>(null);
  const { data, error, isPending, refetch } = useGetList<ConsoleRecord>(
    entity.name,
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'AlteradoEm', order: 'DESC' },
      filter: {},
      meta: { deleted: true },
    },
    { enabled: may('delete') },
  );
  if (!may('delete')) return <ForbiddenPage />;
  const title = t('list.trashOf', { name: entity.plural[locale] });
  const restore = async (record: ConsoleRecord) => {
    setBusy(record.id);
    try {
      await restoreRecord(client(), entity, record.id);
      notify({ kind: 'ok', text: t(`delete.restored.${entity.gender}`, { entity: entity.label[locale] }) });
      await refetch();
    } catch (failed) {
      notify({ kind: 'er', text: failed instanceof Error ? failed.message : t('notices.failed') });
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <PageTitle title={title} />
      <div className="head">
        <div className="grow">
          <p className="crumb">
            <Link to={addressOfList(entity)}>{entity.plural[locale]}</Link> <span aria-hidden="true">/</span>
          </p>
          <h1>{title}</h1>
          <p className="mut">{t('list.trashText')}</p>
        </div>
      </div>
      <div className="panel list-panel">
        {error && (
          <Failed
            title={t('list.failed')}
            text={(error as Error).message}
            again={t('list.again')}
            retry={() => void refetch()}
          />
        )}
        {!error && isPending && <Skeleton rows={4} columns={3} label={t('list.loading')} />}
        {data?.length === 0 && <p className="trash-empty mut">{t('list.empty')}</p>}
        {data && data.length > 0 && (
          <table className="tbl trash-table">
            <thead>
              <tr>
                <th scope="col">{entity.label[locale]}</th>
                <th scope="col">{t('list.deletedOn')}</th>
                <th scope="col">
                  <span className="vh">{t('list.restore')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((record) => (
                <tr key={record.id}>
                  <th scope="row" className="list-name b">
                    {nameOf(entity, record)}
                  </th>
                  <td>
                    {typeof record.ExcluidoEm === 'string' &&
                      formatInstant(record.ExcluidoEm, locale, companyTimeZone())}
                  </td>
                  <td className="num">
                    <button
                      type="button"
                      className="btn txt sq acc"
                      disabled={busy === record.id}
                      onClick={() => void restore(record)}
                    >
                      {t('list.restore')}
                      <span className="vh"> {nameOf(entity, record)}</span>
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  );
}
