import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { intlTag } from '../../../../domain/locale.ts';
import { countedNoun } from '../../../../metadata/countedNoun.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { nameOf } from '../../../../metadata/nameOf.ts';
import { mostMerged } from '../../../../metadata/selectionLimits.ts';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { useCodes, useRights } from '../../auth/rights.ts';
import { client } from '../../auth/services.ts';
import { type DuplicateGroup, readDuplicates } from '../../data/alike.ts';
import { fromWire } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ForbiddenPage, NotFoundPage } from '../../page/Pages.tsx';
import { PageTitle } from '../../page/PageTitle.tsx';
import { ListCrumb } from '../ListCrumb.tsx';
import { back } from '../list/useReturn.ts';
import { addressOfMerge, mayMerge } from '../merge/mayMerge.ts';
import { RecordTable } from '../RecordTable.tsx';
import { useEntity } from '../useEntity.ts';
import { isCompared } from './isCompared.ts';
import './duplicates.css';

const perPage = 10;

/** Records that may be there twice, group by group, each a way to comparing and merging them. */
export default function EntityDuplicates() {
  const entity = useEntity();
  const may = useRights(entity.name);
  if (!isCompared(entity)) return <NotFoundPage />;
  if (!may('list')) return <ForbiddenPage code={entity.codes.list} />;
  return <DuplicatesPage entity={entity} />;
}

function DuplicatesPage({ entity }: { entity: Entity }) {
  const { t, locale } = useTexts();
  const [page, setPage] = useState(1);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [entity.name, 'duplicates', page],
    queryFn: () => readDuplicates(client(), entity, page, perPage),
    placeholderData: (last) => last,
  });
  const format = new Intl.NumberFormat(intlTag[locale]).format;
  const title = t('duplicates.title', { name: entity.plural[locale].toLowerCase() });
  const pages = Math.ceil((data?.Total ?? 0) / perPage);
  return (
    <>
      <PageTitle title={title} />
      <div className="head">
        <div className="grow">
          <ListCrumb entity={entity} state={back} />
          <h1>
            {title} {data && <span className="count">{format(data.Total)}</span>}
          </h1>
          <p className="mut duplicates-text">{t('duplicates.text')}</p>
        </div>
      </div>
      <p className="vh" role="status">
        {isFetching || !data ? '' : t('duplicates.announce', { smart_count: data.Total })}
      </p>
      {error && (
        <div className="panel">
          <Failed
            title={t('duplicates.failed')}
            text={error.message}
            again={t('list.again')}
            retry={() => void refetch()}
          />
        </div>
      )}
      {!error && isPending && <Skeleton rows={6} columns={4} label={t('list.loading')} />}
      {!error && data?.Total === 0 && (
        <p className="panel duplicates-empty mut">
          {t(`duplicates.none.${entity.gender}`, { name: entity.plural[locale].toLowerCase() })}
        </p>
      )}
      {!error &&
        data?.Itens.map((group) => (
          <Group
            key={group.Registros.map(({ Identificador }) => Identificador).join()}
            entity={entity}
            group={group}
          />
        ))}
      {!error && pages > 1 && (
        <nav className="duplicates-pager" aria-label={t('duplicates.pages')}>
          <button type="button" className="btn sq" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('duplicates.previous')}
          </button>
          <span className="mut sm">{t('duplicates.page', { page: format(page), pages: format(pages) })}</span>
          <button type="button" className="btn sq" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('duplicates.next')}
          </button>
        </nav>
      )}
    </>
  );
}

function Group({ entity, group }: { entity: Entity; group: DuplicateGroup }) {
  const { t, locale } = useTexts();
  const codes = useCodes();
  const records = group.Registros.map((record) => fromWire(entity, record as Record<string, unknown>));
  const [first] = records;
  const fields = entity.fields
    .filter(({ name }) => group.Campos.includes(name))
    .map(({ label }) => label[locale]);
  const id = `duplicatas-${first?.id ?? 0}`;
  const merged = records.slice(0, mostMerged).map((record) => record.id);
  return (
    <section className="record-panel" aria-labelledby={id}>
      <div className="row record-panel-head">
        <h2 id={id} className="grow">
          {first ? nameOf(entity, first, locale) : ''}{' '}
          <span className="mut sm">
            {t('duplicates.group', {
              count: countedNoun(entity, group.Total, locale),
              fields: new Intl.ListFormat(intlTag[locale]).format(fields),
            })}
          </span>
        </h2>
        {mayMerge(entity, codes) && (
          <Link className="btn sq keep" to={addressOfMerge(entity, merged)}>
            {t('duplicates.compare')}
            <span className="vh">: {first ? nameOf(entity, first, locale) : ''}</span>
          </Link>
        )}
      </div>
      <div className="panel">
        <RecordTable entity={entity} records={records} label={first ? nameOf(entity, first, locale) : ''} />
      </div>
    </section>
  );
}
