import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Entity } from '../../../../metadata/entity.ts';
import { mostMerged } from '../../../../metadata/selectionLimits.ts';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { useCodes } from '../../auth/rights.ts';
import { client } from '../../auth/services.ts';
import { ApiError } from '../../client/apiError.ts';
import { readMerge } from '../../data/merging.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ForbiddenPage } from '../../page/Pages.tsx';
import { PageTitle } from '../../page/PageTitle.tsx';
import { ListCrumb } from '../ListCrumb.tsx';
import { back } from '../list/useReturn.ts';
import { useEntity } from '../useEntity.ts';
import { MergeForm } from './MergeForm.tsx';
import { mayMerge } from './mayMerge.ts';

/** `?ids=1,2`: several records side by side, to become one. */
export default function EntityMerge() {
  const entity = useEntity();
  const codes = useCodes();
  const { update, delete: remove } = entity.codes;
  if (!mayMerge(entity, codes)) return <ForbiddenPage code={codes.has(update) ? remove : update} />;
  return <MergePage entity={entity} />;
}

function MergePage({ entity }: { entity: Entity }) {
  const { t, locale } = useTexts();
  const [query] = useSearchParams();
  const ids = idsIn(query.get('ids') ?? '');
  const isAsked = ids.length >= 2 && ids.length <= mostMerged;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [entity.name, 'merge', ids.join(',')],
    queryFn: () => readMerge(client(), entity, ids),
    enabled: isAsked,
    staleTime: 0,
  });
  const title = t('merge.title', { name: entity.plural[locale].toLowerCase() });
  return (
    <>
      <PageTitle title={title} />
      <div className="head">
        <div className="grow">
          <ListCrumb entity={entity} state={back} />
          <h1>{title}</h1>
          {data && <p className="mut merge-text">{t('merge.text')}</p>}
        </div>
      </div>
      {!isAsked && <p className="note wa">{t('merge.choose', { most: mostMerged })}</p>}
      {isAsked && error && (
        <div className="panel">
          <Failed
            title={t('merge.failed')}
            text={error.message}
            request={requestOf(error, (number) => t('list.request', { number }))}
            again={t('list.again')}
            retry={() => void refetch()}
          />
        </div>
      )}
      {isAsked && !error && isPending && <Skeleton rows={8} columns={3} label={t('shell.loading')} />}
      {data && !error && (
        <MergeForm
          key={data.records.map(({ id, Versao }) => `${id}.${Versao}`).join()}
          entity={entity}
          preview={data}
          reload={() => void refetch()}
        />
      )}
    </>
  );
}

const requestOf = (error: Error, told: (number: string) => string): string | null =>
  error instanceof ApiError && error.requestNumber ? told(error.requestNumber) : null;

const idsIn = (text: string): readonly number[] => [
  ...new Set(
    text
      .split(',')
      .filter((part) => /^[1-9]\d{0,14}$/.test(part))
      .map(Number),
  ),
];
