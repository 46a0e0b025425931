import { useState } from 'react';
import { useGetList } from 'react-admin';
import { intlTag } from '../../../../../domain/locale.ts';
import { EmptyDrawing } from '../../../../kit/ui/EmptyDrawing.tsx';
import { Failed } from '../../../../kit/ui/Failed.tsx';
import { Glyph } from '../../../../kit/ui/Glyph.tsx';
import { IconX } from '../../../../kit/ui/icons.ts';
import { Skeleton } from '../../../../kit/ui/Skeleton.tsx';
import { useRights } from '../../../auth/rights.ts';
import { client } from '../../../auth/services.ts';
import { restoreMany } from '../../../data/entityCalls.ts';
import type { ConsoleRecord } from '../../../data/records.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { notify } from '../../../page/notices.ts';
import { ForbiddenPage } from '../../../page/Pages.tsx';
import { PageTitle } from '../../../page/PageTitle.tsx';
import { Refusals } from '../../actions/Refusals.tsx';
import { type RefusedRecord, withNames } from '../../actions/refusals.ts';
import { ListCrumb } from '../../ListCrumb.tsx';
import { useEntity } from '../../useEntity.ts';
import { Pager } from '../Pager.tsx';
import { TrashSearch } from './TrashSearch.tsx';
import { TrashTable } from './TrashTable.tsx';
import '../list.css';

const perPage = 50;

/** What was deleted and can still be taken back: found, chosen, brought back. */
export default function EntityTrash() {
  const { t, locale } = useTexts();
  const entity = useEntity();
  const may = useRights(entity.name);
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly RefusedRecord[]>([]);
  const list = useGetList<ConsoleRecord>(
    entity.name,
    {
      pagination: { page, perPage },
      sort: { field: 'AlteradoEm', order: 'DESC' },
      filter: query ? { q: query } : {},
      meta: { deleted: true },
    },
    { enabled: may('delete'), retry: false },
  );
  const { data, total = 0, error, isPending, refetch } = list;
  if (!may('delete')) return <ForbiddenPage code={entity.codes.delete} />;
  const title = t('list.trashOf', { name: entity.plural[locale] });
  const restore = async (ids: readonly number[]) => {
    setBusy(true);
    try {
      const { Restaurados: back, Recusados: refused } = await restoreMany(client(), entity, ids);
      setChosen(new Set());
      if (page > 1 && back.length >= (data?.length ?? 0)) setPage(page - 1);
      const text =
        ids.length === 1
          ? t(`delete.restored.${entity.gender}`, { entity: entity.label[locale] })
          : t('list.restoredMany', { smart_count: back.length });
      if (back.length > 0) notify({ kind: 'ok', text });
      setRefusals(await withNames(entity, refused));
      await refetch();
    } catch (failed) {
      notify({ kind: 'er', text: failed instanceof Error ? failed.message : t('notices.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PageTitle title={title} />
      <div className="head">
        <div className="grow">
          <ListCrumb entity={entity} />
          <h1>{title}</h1>
          <p className="mut">{t('list.trashText')}</p>
        </div>
      </div>
      <TrashSearch
        label={t('list.trashSearch')}
        search={(text) => {
          setQuery(text);
          setPage(1);
          setChosen(new Set());
        }}
      />
      <div className="panel list-panel">
        {error && (
          <Failed
            title={t('list.failed')}
            text={error.message}
            again={t('list.again')}
            retry={() => void refetch()}
          />
        )}
        {!error && isPending && <Skeleton rows={4} columns={4} label={t('list.loading')} />}
        {data?.length === 0 && (
          <div className="list-empty">
            <EmptyDrawing />
            <h2>{query ? t('list.trashNoMatch', { query }) : t('list.empty')}</h2>
          </div>
        )}
        {data && data.length > 0 && (
          <>
            {chosen.size > 0 && (
              <div className="selection">
                <b role="status">{t('list.selected', { smart_count: chosen.size })}</b>
                <span className="grow" />
                <button
                  type="button"
                  className="btn txt sq acc"
                  disabled={isBusy}
                  onClick={() => void restore([...chosen])}
                >
                  {t('list.restoreMany', { count: chosen.size })}
                </button>
                <button
                  type="button"
                  className="btn txt sq ico"
                  aria-label={t('list.unselect')}
                  onClick={() => setChosen(new Set())}
                >
                  <Glyph icon={IconX} small />
                </button>
              </div>
            )}
            <TrashTable
              entity={entity}
              records={data}
              chosen={chosen}
              setChosen={setChosen}
              isBusy={isBusy}
              restore={(id) => void restore([id])}
            />
            {total > perPage && (
              <div className="list-foot">
                <span className="grow" />
                <Pager
                  page={page}
                  perPage={perPage}
                  rows={data.length}
                  total={new Intl.NumberFormat(intlTag[locale]).format(total)}
                  isLast={page * perPage >= total}
                  setPage={setPage}
                />
              </div>
            )}
          </>
        )}
      </div>
      {refusals.length > 0 && (
        <Refusals
          open
          entity={entity}
          title={t('delete.notRestored', { smart_count: refusals.length })}
          refusals={refusals}
          areDeleted
          close={() => setRefusals([])}
        />
      )}
    </>
  );
}
