import type { LocalDate } from '../../../domain/dates.ts';
import { AppError } from '../../../domain/errors.ts';
import type { Actor } from '../../engine/actors/actor.ts';

/** Federal issuers print this clock, and some desks live by one that is behind it. */
const issuersZone = 'America/Sao_Paulo';

/**
 * What a person says of an issue has happened already: by the company's clock or by that of Brasília, whichever is ahead.
 * @param time `HH:MM`; null where none is printed
 * @throws AppError 'certificate-issued-in-future' beside the day, 'certificate-hour-in-future' beside the hour
 */
export function refuseIssueToCome(
  { timeZone }: Pick<Actor, 'timeZone'>,
  { day, time }: { readonly day: LocalDate | null; readonly time: string | null },
  now: Date,
): void {
  if (day === null) return;
  const [, latest = ''] = [timeZone, issuersZone].map((zone) => dayAndTime(now, zone)).sort();
  const [today = '', clock = ''] = latest.split(' ');
  if (day > today) throw new AppError('certificate-issued-in-future', {}, { field: 'DataEmissao' });
  if (day === today && time !== null && time > clock)
    throw new AppError('certificate-hour-in-future', { clock }, { field: 'HoraEmissao' });
}

/** `YYYY-MM-DD HH:MM`, which sorts as time goes. */
const dayAndTime = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
