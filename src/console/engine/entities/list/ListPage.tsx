import { lazy, Suspense, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { intlTag } from '../../../../domain/locale.ts';
import type { SavedView } from '../../../../metadata/calls/views.ts';
import type { Action, Entity } from '../../../../metadata/entity.ts';
import { listLabel } from '../../../../metadata/listLabel.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconAlertTriangleFilled, IconDownload, IconFilterOff } from '../../../kit/ui/icons.ts';
import { useCodes, useRights } from '../../auth/rights.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { usePageCommands } from '../../page/pageCommands.ts';
import { useIsNarrow } from '../../page/ScreenSize.tsx';
import type { ActionTarget } from '../actions/ActionDialog.tsx';
import { actionsOn } from '../actions/offeredActions.ts';
import { mayMerge } from '../merge/mayMerge.ts';
import { RecordCards } from '../RecordCards.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { FilterBar } from './filter/FilterBar.tsx';
import { filteredField } from './filter/filterFields.ts';
import { useListFilter } from './filter/useListFilter.ts';
import type { PersonalFilter } from './filter/usePersonalFilter.ts';
import { ListFoot } from './ListFoot.tsx';
import { ListHead } from './ListHead.tsx';
import { ListState } from './ListState.tsx';
import { ListTable } from './ListTable.tsx';
import { RowCheck } from './RowCheck.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { selectionActsOf } from './selectionActs.ts';
import { useColumns } from './useColumns.ts';
import { useDeleteMany } from './useDeleteMany.ts';
import { useExport } from './useExport.ts';
import { useReturn } from './useReturn.ts';
import { useSelection } from './useSelection.ts';
import { useTotals } from './useTotals.ts';
import { StandingViews } from './views/StandingViews.tsx';
import { useViewActs } from './views/useViewActs.ts';
import type { Views } from './views/useViews.ts';
import { ViewsButton } from './views/ViewsButton.tsx';
import type { ListStanding } from './views/viewDefinition.ts';
import './list.css';

// Fetched with the first action and the first refusal.
const ActionDialog = lazy(async () => ({
  default: (await import('../actions/ActionDialog.tsx')).ActionDialog,
}));
const Refusals = lazy(async () => ({ default: (await import('../actions/Refusals.tsx')).Refusals }));

interface ListPageProps {
  readonly entity: Entity;
  readonly personal: PersonalFilter;
  readonly views: Views;
}

interface Asking {
  readonly action: Action;
  readonly target: ActionTarget;
}

/** Title with counts, one row of filters, the rows in one of four states, the foot. */
export function ListPage({ entity, personal, views }: ListPageProps) {
  const { t, locale } = useTexts();
  const may = useRights(entity.name);
  const codes = useCodes();
  const isNarrow = useIsNarrow();
  const columns = useColumns(entity);
  const list = useListContext<ConsoleRecord>();
  const filters = useListFilter(entity, personal);
  const totals = useTotals(entity, filters.filter, filters.active);
  const selection = useSelection(entity, filters.filter);
  const deletion = useDeleteMany(entity, selection.clear);
  const exported = useExport(entity, columns.shown, filters.filter);
  const [asking, setAsking] = useState<Asking | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isFull = !list.isPending && !list.error && (list.data?.length ?? 0) > 0;
  const follow = useReturn(entity, panel, isFull);
  const isSelectable =
    may('delete') ||
    may('export') ||
    mayMerge(entity, codes) ||
    actionsOn(entity, 'selection', codes).length + selectionActsOf(entity, codes).length > 0;
  const standing: ListStanding = {
    filter: filters.filter,
    sort: { field: list.sort.field, order: /^desc$/i.test(list.sort.order) ? 'DESC' : 'ASC' },
    columns: columns.names,
    widths: columns.widths,
    perPage: list.perPage,
  };
  const name = t('list.table', { name: entity.plural[locale].toLowerCase() });
  const viewActs = useViewActs(views);
  const { current } = views;
  const keep =
    current?.PodeAlterar && views.isChanged(standing) ? () => viewActs.save(current, standing) : null;

  usePageCommands([
    ...actionsOn(entity, 'list', codes).map((action) => ({
      key: action.name,
      label: action.label[locale],
      act: () => setAsking({ action, target: { kind: 'list' } }),
    })),
    ...(may('export')
      ? exported.choices(null).map(({ key, label, act }) => ({
          key: `exportar-${key}`,
          label: t('list.exportOf', { what: label }),
          icon: IconDownload,
          act,
        }))
      : []),
    ...(filters.active
      ? [
          {
            key: 'limpar',
            label: t('list.clearFilters'),
            icon: IconFilterOff,
            act: () => filters.setFilter({}),
          },
        ]
      : []),
  ]);

  return (
    <>
      <PageTitle title={listLabel(entity)[locale]} />
      <ListHead
        entity={entity}
        count={totals.text}
        exportChoices={may('export') ? exported.choices(null) : []}
        isExporting={exported.isBusy}
        act={(action) => setAsking({ action, target: { kind: 'list' } })}
      />
      <StandingViews entity={entity} views={views} filter={filters.filter} />
      <FilterBar
        entity={entity}
        filter={filters.filter}
        setFilter={filters.setFilter}
        end={
          <>
            <ViewsButton views={views} standing={standing} />
            <ColumnsButton columns={columns} keep={keep} />
          </>
        }
      />
      {current && current.Retirados.length > 0 && <MissingFields entity={entity} view={current} />}
      <p className="vh" role="status">
        {list.isFetching || list.error
          ? ''
          : t('list.announce', { smart_count: totals.matching, count: totals.count })}
      </p>
      <div className="panel list-panel" ref={panel}>
        {isFull && (
          <>
            {isSelectable && (
              <SelectionBar
                entity={entity}
                selection={selection}
                total={totals.count}
                matching={totals.matching}
                exportChoices={
                  may('export') ? exported.choices(selection.isAll ? null : [...selection.ids]) : []
                }
                remove={deletion.remove}
                act={(action) =>
                  setAsking({
                    action,
                    target: { kind: 'selection', count: selection.count, ...selection.chosen },
                  })
                }
              />
            )}
            {isNarrow ? (
              <RecordCards
                entity={entity}
                records={list.data ?? []}
                columns={columns.shown}
                label={name}
                follow={follow}
                {...(isSelectable
                  ? {
                      margin: (record: ConsoleRecord, called: string) => (
                        <RowCheck
                          id={record.id}
                          name={called}
                          isChosen={selection.isAll || selection.ids.has(record.id)}
                          toggle={selection.toggle}
                        />
                      ),
                    }
                  : {})}
                isChosen={({ id }) => selection.isAll || selection.ids.has(id)}
              />
            ) : (
              <ListTable
                entity={entity}
                columns={columns}
                selection={isSelectable ? selection : null}
                follow={follow}
                filters={filters}
              />
            )}
            <ListFoot entity={entity} totals={totals} />
          </>
        )}
        {!isFull && <ListState entity={entity} columns={columns.shown.length} filters={filters} />}
      </div>
      {deletion.telling && (
        <Suspense fallback={null}>
          <Refusals
            open
            entity={entity}
            title={deletion.telling.title}
            refusals={deletion.telling.refusals}
            close={deletion.stopTelling}
          />
        </Suspense>
      )}
      {asking && (
        <Suspense fallback={null}>
          <ActionDialog
            entity={entity}
            action={asking.action}
            target={asking.target}
            close={() => setAsking(null)}
            done={() => {
              if (asking.target.kind === 'selection') selection.clear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** A view that asks for what is not there holds without it, and says so. */
function MissingFields({ entity, view }: { entity: Entity; view: SavedView }) {
  const { t, locale } = useTexts();
  const fields = view.Retirados.map((name) => filteredField(entity, name)?.label[locale] ?? name);
  return (
    <p className="note wa view-missing" role="status">
      <Glyph icon={IconAlertTriangleFilled} small />
      <span>
        {t('list.views.without', {
          name: view.Nome,
          fields: new Intl.ListFormat(intlTag[locale]).format(fields),
        })}
      </span>
    </p>
  );
}
