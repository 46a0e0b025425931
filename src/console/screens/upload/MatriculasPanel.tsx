import { useGetManyReference } from 'react-admin';
import { Link } from 'react-router';
import { entityNamed } from '../../../metadata/entities.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { RecordTable } from '../../entities/RecordTable.tsx';
import type { PanelProps } from '../../entities/show/panelComponents.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { UploadPanel } from './UploadPanel.tsx';

/** Records of an operation, and the way to send more of them. */
export default function MatriculasPanel({ panel, record }: PanelProps) {
  const { t, locale } = useTexts();
  const child = entityNamed(panel.entity);
  const { data, total, error, isPending, refetch } = useGetManyReference<ConsoleRecord>(panel.entity, {
    target: panel.field,
    id: record.id,
    pagination: { page: 1, perPage: shown },
    sort: { field: child.sort.field, order: child.sort.order === 'asc' ? 'ASC' : 'DESC' },
    filter: {},
  });
  const title = `painel-${panel.entity}`;
  return (
    <section className="child-panel" aria-labelledby={title}>
      <div className="row child-head">
        <h2 id={title} className="grow">
          {panel.label[locale]} {total !== undefined && <span className="count">{total}</span>}
        </h2>
        {total !== undefined && total > shown && (
          <Link
            className="sm"
            to={`/nav/${child.name}?filter=${encodeURIComponent(JSON.stringify({ [panel.field]: { operator: 'igual', value: [record.id] } }))}`}
          >
            {t('show.panelAll')}
          </Link>
        )}
      </div>
      <UploadPanel
        operation={{ id: record.id, code: String(record.Codigo ?? record.id) }}
        onChanged={() => void refetch()}
      />
      <div className="panel" style={{ marginTop: 12 }}>
        {error && (
          <Failed
            title={t('list.failed')}
            text={(error as Error).message}
            again={t('list.again')}
            retry={() => void refetch()}
          />
        )}
        {!error && isPending && <Skeleton rows={3} columns={4} label={t('list.loading')} />}
        {data && data.length === 0 && <p className="child-empty mut">{t('upload.empty')}</p>}
        {data && data.length > 0 && (
          <RecordTable entity={child} records={data} without={panel.field} label={panel.label[locale]} />
        )}
      </div>
    </section>
  );
}

const shown = 25;
