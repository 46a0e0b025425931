import { Suspense } from 'react';
import { useGetManyReference } from 'react-admin';
import { Link } from 'react-router';
import { entityNamed } from '../../../metadata/entities.ts';
import type { Entity, Panel } from '../../../metadata/entity.ts';
import { useRights } from '../../auth/rights.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconPlus } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RecordTable } from '../RecordTable.tsx';
import { panelComponent } from './panelComponents.ts';

/** Lists of records that refer to this one, as its schema declares them. */
export function Panels({ entity, record }: { entity: Entity; record: ConsoleRecord }) {
  return (
    <>
      {entity.panels.map((panel) => (
        <OnePanel key={`${panel.entity}.${panel.field}`} panel={panel} record={record} />
      ))}
    </>
  );
}

function OnePanel({ panel, record }: { panel: Panel; record: ConsoleRecord }) {
  const may = useRights(panel.entity);
  const Component = panelComponent(panel.component);
  if (!may('list')) return null;
  if (!Component) return <ChildList panel={panel} record={record} />;
  return (
    <Suspense fallback={null}>
      <Component panel={panel} record={record} />
    </Suspense>
  );
}

const shown = 10;

function ChildList({ panel, record }: { panel: Panel; record: ConsoleRecord }) {
  const { t, locale } = useTexts();
  const may = useRights(panel.entity);
  const child = entityNamed(panel.entity);
  const { data, total, error, isPending, refetch } = useGetManyReference<ConsoleRecord>(panel.entity, {
    target: panel.field,
    id: record.id,
    pagination: { page: 1, perPage: shown },
    sort: { field: child.sort.field, order: child.sort.order === 'asc' ? 'ASC' : 'DESC' },
    filter: {},
  });
  const title = `painel-${panel.entity}-${panel.field}`;
  const condition = JSON.stringify({ [panel.field]: { operator: 'igual', value: [record.id] } });
  return (
    <section className="child-panel" aria-labelledby={title}>
      <div className="row child-head">
        <h2 id={title} className="grow">
          {panel.label[locale]} {total !== undefined && <span className="count">{total}</span>}
        </h2>
        {total !== undefined && total > shown && (
          <Link className="sm" to={`/nav/${child.name}?filter=${encodeURIComponent(condition)}`}>
            {t('show.panelAll')}
          </Link>
        )}
        {may('create') && (
          <Link className="btn sq keep" to={`/nav/${child.name}/create?${panel.field}=${record.id}`}>
            <Glyph icon={IconPlus} small />
            {t(`list.new.${child.gender}`, { name: child.label[locale].toLowerCase() })}
          </Link>
        )}
      </div>
      <div className="panel">
        {error && (
          <Failed
            title={t('list.failed')}
            text={(error as Error).message}
            again={t('list.again')}
            retry={() => void refetch()}
          />
        )}
        {!error && isPending && <Skeleton rows={3} columns={4} label={t('list.loading')} />}
        {data && data.length === 0 && <p className="child-empty mut">{t('list.empty')}</p>}
        {data && data.length > 0 && (
          <RecordTable entity={child} records={data} without={panel.field} label={panel.label[locale]} />
        )}
      </div>
    </section>
  );
}
