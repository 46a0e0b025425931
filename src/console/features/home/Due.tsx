import { formatDate, type LocalDate } from '../../../domain/dates.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Countdown, daysBetween } from '../../kit/ui/Countdown.tsx';

/** The day in short; near and late ones as a countdown. */
export function Due({ day, today }: { day: LocalDate | null; today: LocalDate }) {
  const { t, locale } = useTexts();
  if (!day) return <span className="mut">{t('home.noDay')}</span>;
  return (
    <>
      <time dateTime={day} className="nw">
        {formatDate(day, locale)}
      </time>
      {daysBetween(today, day) <= 14 && <Countdown day={day} today={today} />}
    </>
  );
}
