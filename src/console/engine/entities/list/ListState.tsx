import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { intlTag } from '../../../../domain/locale.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { EmptyDrawing } from '../../../kit/ui/EmptyDrawing.tsx';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconFilterOff } from '../../../kit/ui/icons.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { useRights } from '../../auth/rights.ts';
import { ApiError } from '../../client/apiError.ts';
import { fieldsAsked, type ListFilter, searchOf } from '../../data/filters.ts';
import { useTexts } from '../../i18n/texts.ts';
import { isDocument } from '../documentSearch.ts';
import { filteredField } from './filter/filterFields.ts';
import { useOutside } from './useOutside.ts';

interface ListStateProps {
  readonly entity: Entity;
  readonly columns: number;
  readonly filters: {
    readonly filter: ListFilter;
    readonly setFilter: (filter: ListFilter) => void;
    readonly active: boolean;
  };
}

/** A list that shows no rows: waiting, failed, without a match, or empty. */
export function ListState({ entity, columns, filters }: ListStateProps) {
  const { t } = useTexts();
  const { isPending, error, refetch, page, setPage } = useListContext();
  if (error) {
    const number = error instanceof ApiError ? error.requestNumber : null;
    // What was asked cannot be asked, as from an old link: trying again would not help, asking less does.
    const isAsking = error instanceof ApiError && error.status === 400;
    return (
      <>
        <Failed
          title={t('list.failed')}
          text={`${error.message} ${t('list.failedText')}`}
          request={number ? t('list.request', { number }) : null}
          again={t('list.again')}
          retry={() => void refetch()}
        />
        {isAsking && filters.active && (
          <p className="list-failed-way">
            <button type="button" className="btn keep" onClick={() => filters.setFilter({})}>
              <Glyph icon={IconFilterOff} />
              {t('list.clearFilters')}
            </button>
          </p>
        )}
      </>
    );
  }
  if (isPending) return <Skeleton rows={8} columns={columns} label={t('list.loading')} />;
  // The last rows of this page were deleted, or an old address points past the end.
  if (page > 1) return <Beyond back={() => setPage(page - 1)} />;
  return filters.active ? <NoMatch entity={entity} {...filters} /> : <Empty entity={entity} />;
}

function Beyond({ back }: { back: () => void }) {
  const { t } = useTexts();
  return (
    <div className="list-empty">
      <EmptyDrawing />
      <h2>{t('list.empty')}</h2>
      <button type="button" className="btn" onClick={back}>
        {t('list.previous')}
      </button>
    </div>
  );
}

/** The specification's sentence and the next step. */
function Empty({ entity }: { entity: Entity }) {
  const { t, locale } = useTexts();
  const may = useRights(entity.name);
  return (
    <div className="list-empty">
      <EmptyDrawing />
      <h2>{t('list.empty')}</h2>
      <p>{t(may('create') ? 'list.emptyNext' : 'list.emptyNothing')}</p>
      {may('create') && (
        <div className="row wrap">
          <Link className="btn pri" to={`/nav/${entity.name}/create`}>
            {t(`list.new.${entity.gender}`, { name: entity.label[locale].toLowerCase() })}
          </Link>
          <Link className="btn" to={`/nav/${entity.name}/importar`}>
            {t('list.import')}
          </Link>
        </div>
      )}
    </div>
  );
}

/** What was tried, how much there is outside the filters, and the ways out. */
function NoMatch({
  entity,
  filter,
  setFilter,
}: { entity: Entity } & Omit<ListStateProps['filters'], 'active'>) {
  const { t, locale } = useTexts();
  const may = useRights(entity.name);
  const query = searchOf(filter);
  const names = fieldsAsked(filter).map((name) => filteredField(entity, name)?.label[locale] ?? name);
  const outside = useOutside(entity, query, names.length > 0);
  const name = entity.label[locale].toLowerCase();
  const title =
    entity.notFound && isDocument(query)
      ? entity.notFound[locale]
      : query
        ? t(`list.noMatch.${entity.gender}`, { name, query })
        : t(`list.noMatchFilters.${entity.gender}`, { name });
  const together = new Intl.ListFormat(intlTag[locale]).format(names);
  return (
    <div className="list-empty">
      <EmptyDrawing />
      <h2>{title}</h2>
      <p>
        {query && t('list.noMatchText')}{' '}
        {outside &&
          t(names.length === 1 ? 'list.noMatchOutsideOne' : 'list.noMatchOutside', {
            count: outside,
            filters: together,
          })}
      </p>
      <div className="row wrap">
        {names.length > 0 && (
          <button type="button" className="btn pri" onClick={() => setFilter(query ? { q: query } : {})}>
            {t(query ? 'list.withoutFilters' : 'list.clearFilters')}
          </button>
        )}
        {query && (
          <button type="button" className="btn" onClick={() => setFilter({ ...filter, q: undefined })}>
            {t('list.clearSearch')}
          </button>
        )}
        {may('create') && (
          <Link className="btn" to={`/nav/${entity.name}/create`}>
            {t(`list.new.${entity.gender}`, { name })}
          </Link>
        )}
      </div>
    </div>
  );
}
