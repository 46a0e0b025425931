import type { LocalDate } from '../../../domain/dates.ts';
import { useSurroundings } from './fieldTypeConsole.ts';
import { Glyph } from './Glyph.tsx';
import { IconAlertCircleFilled, IconClock } from './icons.ts';
import './countdown.css';

/** From this many days before it a deadline is near. */
const near = 7;

interface CountdownProps {
  readonly day: LocalDate;
  readonly today: LocalDate;
  /** Says nothing of a day that is far: a column of them would tell none from the other. */
  readonly isTerse?: boolean;
  /** Whether something is to be done by that day, or expires on it. */
  readonly what?: 'deadline' | 'expiry';
}

/** How long until a day, or since: a mark and words, and nothing while it is far. */
export function Countdown({ day, today, isTerse = false, what = 'deadline' }: CountdownProps) {
  const { t } = useSurroundings();
  const left = daysBetween(today, day);
  const says = texts[what];
  if (left > near)
    return isTerse ? null : <span className="mut nw">{t(says.left, { smart_count: left })}</span>;
  return (
    <span className={left < 0 ? 'countdown late' : 'countdown'}>
      <Glyph icon={left < 0 ? IconAlertCircleFilled : IconClock} small />
      {left === 0 ? t(says.today) : t(left < 0 ? says.late : says.left, { smart_count: Math.abs(left) })}
    </span>
  );
}

const texts = {
  deadline: { left: 'deadline.left', today: 'deadline.today', late: 'deadline.late' },
  expiry: { left: 'deadline.expiresIn', today: 'deadline.expiresToday', late: 'deadline.expired' },
} as const;

/** Calendar days from one day to another; negative once it has passed. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
