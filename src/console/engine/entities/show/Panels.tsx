import { Suspense } from 'react';
import { Link } from 'react-router';
import type { Panel } from '../../../../metadata/entity.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconPlus } from '../../../kit/ui/icons.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { useRights } from '../../auth/rights.ts';
import { useLoadedEntity } from '../../data/loadEntity.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RecordPanel } from '../RecordPanel.tsx';
import { childrenOf, useRecords } from '../useRecords.ts';
import { panelComponent } from './panelComponents.ts';

/** A part of a record's page as its schema declares it: what a component tells, else the records that refer here. */
export function OnePanel({ panel, record }: { panel: Panel; record: ConsoleRecord }) {
  const Component = panelComponent(panel.component);
  return (
    <Suspense fallback={<PanelToCome panel={panel} />}>
      {Component ? <Component panel={panel} record={record} /> : <ChildList panel={panel} record={record} />}
    </Suspense>
  );
}

/** The panel's name over rows to come: while its code is fetched it keeps its place on the page. */
function PanelToCome({ panel }: { panel: Panel }) {
  const { t, locale } = useTexts();
  return (
    <div className="record-panel">
      <div className="row record-panel-head">
        <h2 className="grow">{panel.label[locale]}</h2>
      </div>
      <div className="panel">
        <Skeleton rows={2} columns={3} label={t('list.loading')} />
      </div>
    </div>
  );
}

const most = 10;

function ChildList({ panel, record }: { panel: Panel; record: ConsoleRecord }) {
  const { t, locale } = useTexts();
  const may = useRights(panel.entity);
  const child = useLoadedEntity(panel.entity);
  const records = useRecords(child, { filter: childrenOf(record.id, panel.field), most });
  return (
    <RecordPanel
      entity={child}
      records={records}
      id={`painel-${panel.entity}-${panel.field}`}
      title={panel.label[locale]}
      without={panel.field}
      actions={
        <>
          {records.hasMore && (
            <Link className="sm" to={records.address}>
              {t('show.panelAll')}
            </Link>
          )}
          {may('create') && (
            <Link className="btn sq keep" to={`/nav/${child.name}/create?${panel.field}=${record.id}`}>
              <Glyph icon={IconPlus} small />
              {t(`list.new.${child.gender}`, { name: child.label[locale].toLowerCase() })}
            </Link>
          )}
        </>
      }
    />
  );
}
