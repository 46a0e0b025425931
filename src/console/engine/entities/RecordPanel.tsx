import type { ReactNode } from 'react';
import { intlTag } from '../../../domain/locale.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { Failed } from '../../kit/ui/Failed.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useTexts } from '../i18n/texts.ts';
import { RecordTable } from './RecordTable.tsx';
import type { Records } from './useRecords.ts';
import './recordPanel.css';

interface RecordPanelProps {
  readonly entity: Entity;
  readonly records: Records;
  readonly id: string;
  readonly title: string;
  /** A column that would say the same in every row. */
  readonly without?: string;
  /** The columns after the first, where those of the list are too many. */
  readonly columns?: readonly string[];
  /** Said when there are none; the specification's sentence unless told otherwise. */
  readonly empty?: string;
  /** At the end of the heading. */
  readonly actions?: ReactNode;
  /** Between the heading and the records. */
  readonly children?: ReactNode;
}

/** A heading with a count over a few records, in one of their four states. */
export function RecordPanel(props: RecordPanelProps) {
  const { entity, records, id, title, without, columns, empty, actions, children } = props;
  const { t, locale } = useTexts();
  const { data, total, exact, error, isPending, refetch } = records;
  const format = new Intl.NumberFormat(intlTag[locale]).format;
  return (
    <section className="record-panel" aria-labelledby={id}>
      <div className="row record-panel-head">
        <h2 id={id} className="grow">
          {title}{' '}
          {total !== undefined && (
            <span className="count">
              {exact ? format(total) : t('list.more', { count: format(total - 1) })}
            </span>
          )}
        </h2>
        {actions}
      </div>
      {children && <div className="record-panel-before">{children}</div>}
      <div className="panel">
        {error && (
          <Failed
            title={t('list.failed')}
            text={error.message}
            again={t('list.again')}
            retry={() => void refetch()}
          />
        )}
        {!error && isPending && <Skeleton rows={3} columns={4} label={t('list.loading')} />}
        {data?.length === 0 && <p className="record-panel-empty mut">{empty ?? t('list.empty')}</p>}
        {data && data.length > 0 && (
          <RecordTable
            entity={entity}
            records={data}
            {...(without ? { without } : {})}
            {...(columns ? { columns } : {})}
            label={title}
          />
        )}
      </div>
    </section>
  );
}
