import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { Entity } from '../../../metadata/entity.ts';
import { useCodes, useRights } from '../../auth/rights.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { makerOf } from '../../screens/screen.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconDownload, IconPlus, IconTrash } from '../../ui/icons.ts';
import { RecordCards } from '../RecordCards.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListState } from './ListState.tsx';
import { ListTable, RowCheck } from './ListTable.tsx';
import { Refusals } from './Refusals.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useColumns } from './useColumns.ts';
import { useDeleteMany } from './useDeleteMany.ts';
import { useExport } from './useExport.ts';
import { useListFilter } from './useListFilter.ts';
import type { PersonalFilter } from './usePersonalFilter.ts';
import { useTotals } from './useTotals.ts';
import './list.css';

/** Title with counts, one row of filters, the rows in one of four states, the foot. */
export function ListPage({ entity, personal }: { entity: Entity; personal: PersonalFilter }) {
  const { t, locale } = useTexts();
  const may = useRights(entity.name);
  const codes = useCodes();
  const maker = makerOf(entity.name);
  const columns = useColumns(entity);
  const list = useListContext<ConsoleRecord>();
  const filters = useListFilter(entity, personal);
  const totals = useTotals(entity, filters.active);
  // Set when everything that matches is meant, also beyond this page.
  const [all, setAll] = useState(false);
  const full = !list.isPending && !list.error && (list.data?.length ?? 0) > 0;
  const selectable = may('delete');

  const exported = useExport(entity, columns.shown, filters.filter);
  const deletion = useDeleteMany(entity);

  return (
    <>
      <PageTitle title={entity.plural[locale]} />
      <div className="head">
        <h1 className="grow">
          {entity.plural[locale]} <span className="count">{totals.text}</span>
        </h1>
        {may('delete') && (
          <Link className="btn txt wide-only" to={`/nav/${entity.name}/excluidos`}>
            <Glyph icon={IconTrash} />
            {t('list.trash')}
          </Link>
        )}
        {may('export') && (
          <BusyButton
            type="button"
            className="wide-only"
            busy={exported.busy}
            busyText={t('list.export')}
            onClick={() => void exported.run()}
          >
            <Glyph icon={IconDownload} />
            {t('list.export')}
          </BusyButton>
        )}
        {maker && (maker.code === null || codes.has(maker.code)) && (
          <Link className="btn pri" to={`/nav/${maker.path}`}>
            <Glyph icon={IconPlus} />
            {maker.label[locale]}
          </Link>
        )}
        {may('create') && (
          <Link className="btn pri" to={`/nav/${entity.name}/create`}>
            <Glyph icon={IconPlus} />
            {t(`list.new.${entity.gender}`, { name: entity.label[locale].toLowerCase() })}
          </Link>
        )}
      </div>
      <FilterBar
        entity={entity}
        filter={filters.filter}
        setFilter={filters.setFilter}
        end={<ColumnsButton columns={columns} />}
      />
      <p className="vh" role="status">
        {list.isFetching || list.error
          ? ''
          : t('list.announce', { smart_count: list.total ?? 0, count: totals.count })}
      </p>
      <div className="panel list-panel">
        {full && (
          <>
            <SelectionBar
              entity={entity}
              all={all}
              setAll={setAll}
              filter={filters.filter}
              total={totals.count}
              narrowed={filters.active}
              remove={deletion.remove}
            />
            <ListTable
              entity={entity}
              columns={columns.shown}
              selectable={selectable}
              onChange={() => setAll(false)}
            />
            <RecordCards
              entity={entity}
              records={list.data ?? []}
              columns={columns.shown}
              label={t('list.table', { name: entity.plural[locale].toLowerCase() })}
              margin={(record) =>
                selectable && <RowCheck entity={entity} record={record} onChange={() => setAll(false)} />
              }
              isChosen={({ id }) => list.selectedIds.includes(id)}
            />
            <ListFoot total={totals.count} exact={totals.exact} />
          </>
        )}
        {!full && <ListState entity={entity} columns={columns.shown.length} filters={filters} />}
      </div>
      <Refusals
        open={deletion.isTelling}
        entity={entity}
        refusals={deletion.refusals}
        close={deletion.stopTelling}
      />
    </>
  );
}
