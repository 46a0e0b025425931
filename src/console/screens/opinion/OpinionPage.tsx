import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { entityNamed } from '../../../metadata/entities.ts';
import { RecordFailed } from '../../entities/show/RecordFailed.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { client } from '../../start/services.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** An opinion is read and written beside the record it is about: this address leads there. */
export default function OpinionPage() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['Parecer', 'Retornar', id],
    queryFn: ({ signal }) =>
      client().call<{ readonly IdentificadorRegistroMatricula: number | null }>(
        `${entity.noun}/Retornar/${encodeURIComponent(id)}`,
        { signal },
      ),
    retry: false,
  });
  if (data)
    return (
      <Navigate
        to={`/nav/matricula/${data.IdentificadorRegistroMatricula}?parte=opinion&parecer=${id}`}
        replace
      />
    );
  if (error) return <RecordFailed entity={entity} error={error} retry={() => void refetch()} />;
  return <Skeleton rows={8} columns={2} label={t('shell.loading')} />;
}

const entity = entityNamed('parecer');
