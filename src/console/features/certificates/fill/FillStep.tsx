import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { CompanyFill } from './CompanyFill.tsx';
import { fillOf, offeredIn, readCertificate } from './fill.ts';

interface FillStepProps {
  readonly certificateId: number;
  readonly close: () => void;
}

/** Right after a company's certificate was confirmed: what it has for the client. Closes by itself where that is nothing. */
export function FillStep({ certificateId, close }: FillStepProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery({
    queryKey: ['Certidao', 'Cadastro', certificateId],
    queryFn: ({ signal }) => readCertificate(certificateId, signal),
    staleTime: 0,
    retry: 1,
  });
  const fill = data ? fillOf(data) : null;
  const isDone = data !== undefined && (fill === null || offeredIn(fill).length === 0);
  useEffect(() => {
    if (isDone) close();
  }, [isDone, close]);
  const later = (
    <button type="button" className="btn keep" onClick={close}>
      {t('certificates.fill.later')}
    </button>
  );
  return (
    <>
      {error && !data && (
        <Failed
          title={t('certificates.fill.failed')}
          text={error.message}
          again={t('list.again')}
          retry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton rows={4} columns={2} label={t('certificates.fill.comparing')} />}
      {fill && !isDone && (
        <CompanyFill
          key={fill.Cliente.Versao}
          certificateId={certificateId}
          fill={fill}
          changed={() => void refetch()}
          later={later}
        />
      )}
      {(!fill || isDone) && <div className="dialog-buttons">{later}</div>}
    </>
  );
}
