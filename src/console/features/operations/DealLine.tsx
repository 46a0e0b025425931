import { formatDate, type LocalDate } from '../../../domain/dates.ts';
import { todayOf } from '../../../field-types/todayOf.ts';
import { operacao } from '../../../metadata/generated/entities/operacao.ts';
import { passes } from '../../../metadata/judge.ts';
import { companyTimeZone } from '../../engine/auth/timeZone.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Countdown } from '../../kit/ui/Countdown.tsx';

interface DealLineProps {
  readonly record: ConsoleRecord;
  /** By the server's clock; null until it has answered. */
  readonly today: LocalDate | null;
}

const people = ['IdentificadorAnalista', 'IdentificadorOfficer', 'IdentificadorFilial'] as const;

/** The day of signature with the days left, and who answers for the operation. */
export function DealLine({ record, today }: DealLineProps) {
  const { t, locale } = useTexts();
  const day = record.DataPrevistaAssinatura as LocalDate | null;
  const field = operacao.fields.find(({ name }) => name === 'DataPrevistaAssinatura');
  const counts = field?.deadline ? passes(field.deadline, record) : false;
  const labelOf = (name: string) => operacao.fields.find((one) => one.name === name)?.label[locale] ?? name;
  return (
    <dl className="deal-line grow">
      <div>
        <dt>{labelOf('DataPrevistaAssinatura')}</dt>
        <dd>
          {day ? (
            <>
              <time dateTime={day}>{formatDate(day, locale, 'full')}</time>{' '}
              {counts && <Countdown day={day} today={today ?? todayOf({ timeZone: companyTimeZone() })} />}
            </>
          ) : (
            t('operation.noDay')
          )}
        </dd>
      </div>
      {people.map((name) => (
        <div key={name}>
          <dt>{labelOf(name)}</dt>
          <dd>{String(record.Rotulos?.[name] ?? '–')}</dd>
        </div>
      ))}
    </dl>
  );
}
