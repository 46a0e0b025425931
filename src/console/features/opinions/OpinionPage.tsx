import { Navigate, useParams } from 'react-router';
import { parecer } from '../../../metadata/generated/entities/parecer.ts';
import { RecordFailed } from '../../engine/entities/show/RecordFailed.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { OperationOpinion } from './OperationOpinion.tsx';
import { useOpinion } from './useOpinions.ts';

/** The opinion on an operation. One on a record is read and written beside it: there the address leads on. */
export default function OpinionPage() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const { opinion, error, retry } = useOpinion(Number(id), 0);
  if (opinion?.about.record != null)
    return <Navigate to={`/nav/matricula/${opinion.about.record}?parte=opinion&parecer=${id}`} replace />;
  if (opinion) return <OperationOpinion key={id} opinion={opinion} operation={opinion.about.operation} />;
  if (error) return <RecordFailed entity={parecer} error={error} retry={retry} />;
  return <Skeleton rows={8} columns={2} label={t('shell.loading')} />;
}
