import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import type { Property } from '../../../domain/matricula/model/index.ts';
import { calmName } from '../../../domain/opinions/prose.ts';
import { enumLabel, markOf } from '../../../metadata/enums.ts';
import { registroMatricula } from '../../../metadata/generated/entities/registro-matricula.ts';
import { client } from '../../engine/auth/services.ts';
import { useInstants } from '../../engine/auth/useInstants.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { PageTitle } from '../../engine/page/PageTitle.tsx';
import { StatusMark } from '../../kit/ui/StatusMark.tsx';
import type { ReviewRecord, WireRecord } from './reviewRecord.ts';
import { useFormats } from './useFormats.ts';
import { stateText } from './workflow/stateText.ts';

/** Operation, number, place and area, state; beside it what the page hands in: coverage and actions. */
export function ReviewHead({
  record,
  property = null,
  actions,
  coverage,
}: {
  record: ReviewRecord;
  property?: Property | null;
  actions?: ReactNode;
  coverage?: ReactNode;
}) {
  const { t, locale } = useTexts();
  const { area } = useFormats();
  const { clock: timeOf } = useInstants();
  const { states } = registroMatricula;
  const title = record.number
    ? t('review.title', { number: formatMatriculaNumber(record.number) })
    : record.fileName;
  const client = useClientName(record.operation?.id ?? null);
  const place = property && [property.municipality, property.state].filter(Boolean).join('/');
  const name = property?.name && calmName(property.name);
  const details = [[name, place].filter(Boolean).join(', '), property?.area && area(property.area)]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="rv-head">
      <PageTitle title={title} />
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
        <div className="rv-name">
          <h1 tabIndex={-1}>{title}</h1>
          <p className="rv-where" title={details}>
            {details}
          </p>
        </div>
      </div>
      {coverage}
      {states && (
        <StatusMark
          mark={markOf(states.enum, record.state)}
          label={stateText(enumLabel(locale)(states.enum, record.state), record, t, timeOf)}
        />
      )}
      {actions}
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
