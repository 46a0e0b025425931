import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import type { Property } from '../../../domain/matricula/model.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { useTexts } from '../../i18n/texts.ts';
import { client } from '../../start/services.ts';
import type { ReviewRecord, WireRecord } from './reviewRecord.ts';
import { StateMark } from './StateMark.tsx';
import { useFormats } from './useFormats.ts';

/** Operation, number, place and area, state; beside it what the page hands in: coverage and actions. */
export function ReviewHead({
  record,
  property = null,
  children,
}: {
  record: ReviewRecord;
  property?: Property | null;
  children?: ReactNode;
}) {
  const { t, locale } = useTexts();
  const { area } = useFormats();
  const client = useClientName(record.operation?.id ?? null);
  const place = property && [property.municipality, property.state].filter(Boolean).join('/');
  const details = [[property?.name, place].filter(Boolean).join(', '), property?.area && area(property.area)];
  return (
    <div className="rv-head">
      <div className="grow">
        <p className="crumb">
          {record.operation && (
            <Link to={`/nav/operacao/${record.operation.id}/show`}>
              {t('review.operation', { code: record.operation.code })}
            </Link>
          )}
          {client && (
            <>
              <span aria-hidden="true">/</span> {client}
            </>
          )}
        </p>
        <h1 tabIndex={-1}>
          {record.number
            ? t('review.title', { number: formatMatriculaNumber(record.number) })
            : record.fileName}{' '}
          <small>{details.filter(Boolean).join(' · ')}</small>
        </h1>
      </div>
      {children}
      <span className="st">
        <StateMark state={record.state} />
        {enumLabel(locale)('SituacaoMatricula', record.state)}
      </span>
    </div>
  );
}

/** The operation's client, for the crumb; nothing where one may not see it. */
function useClientName(operation: number | null): string | null {
  const { data } = useQuery({
    queryKey: ['Operacao', 'Cliente', operation],
    queryFn: async ({ signal }) => {
      const found = await client().call<WireRecord>(`Operacao/Retornar/${operation}`, {
        background: true,
        signal,
      });
      const labels = (found.Rotulos ?? {}) as WireRecord;
      return typeof labels.IdentificadorCliente === 'string' ? labels.IdentificadorCliente : null;
    },
    enabled: operation !== null,
    staleTime: 5 * 60_000,
    retry: false,
  });
  return data ?? null;
}
