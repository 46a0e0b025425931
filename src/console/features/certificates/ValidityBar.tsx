import { askedStates } from '../../../domain/certificates/stateGroups.ts';
import type { LocalDate } from '../../../domain/dates.ts';
import { intlTag } from '../../../domain/locale.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { type ChecklistLine, isIssued } from './checklistLines.ts';
import { isOn, placeOnAxis, type TimeAxis } from './timeAxis.ts';

interface Days {
  readonly axis: TimeAxis;
  readonly today: LocalDate;
  /** The day asked about. */
  readonly day: LocalDate;
}

/** Months of the axis, today and the day asked about; the columns beside it say the same in words. */
export function AxisHead({ axis, today, day }: Days) {
  const { t, locale } = useTexts();
  const month = new Intl.DateTimeFormat(intlTag[locale], { month: 'short', timeZone: 'UTC' });
  const name = (first: LocalDate) => month.format(new Date(`${first}T00:00:00Z`)).replace('.', '');
  const apart = placeOnAxis(axis, day) - placeOnAxis(axis, today);
  // Too close for both in the middle of their lines: today stands beside the day asked about.
  const beside = Math.abs(apart) >= 18 ? '' : apart > 0 ? 'before' : 'behind';
  return (
    <span className="cert-axis" aria-hidden="true">
      {axis.months.map((first) => (
        <span key={first} style={{ left: `${placeOnAxis(axis, first)}%` }}>
          {name(first)}
        </span>
      ))}
      {isOn(axis, today) && today !== day && (
        <b className={beside} style={{ left: `${beside ? labelAt(axis, day) : placeOnAxis(axis, today)}%` }}>
          {t('certificates.today')}
        </b>
      )}
      {isOn(axis, day) && (
        <b className="day" style={{ left: `${labelAt(axis, day)}%` }}>
          {shortDay(day, locale)}
        </b>
      )}
    </span>
  );
}

/** Where a label stays within the axis. */
const labelAt = (axis: TimeAxis, day: LocalDate): number => Math.min(92, Math.max(8, placeOnAxis(axis, day)));

const shortDay = (day: LocalDate, locale: keyof typeof intlTag) =>
  new Intl.DateTimeFormat(intlTag[locale], { day: '2-digit', month: '2-digit', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** How long a certificate is good, on the axis that all lines share: ochre stripes where that ends too early. */
export function ValidityBar({
  line,
  lapses,
  axis,
  today,
  day,
}: Days & { readonly line: ChecklistLine; readonly lapses: boolean }) {
  const { certificate, state, due } = line;
  const issued = certificate?.DataEmissao as LocalDate | null | undefined;
  const from = issued ? placeOnAxis(axis, issued) : 0;
  const to = due === null ? 100 : placeOnAxis(axis, due);
  const kind = state === 'vencida' || (due !== null && due < axis.from) ? 'gone' : lapses ? 'short' : '';
  return (
    <span className="cert-bar" aria-hidden="true">
      {isOn(axis, today) && <i className="today" style={{ left: `${placeOnAxis(axis, today)}%` }} />}
      {isOn(axis, day) && <i className="day" style={{ left: `${placeOnAxis(axis, day)}%` }} />}
      {isIssued(line) && (
        <i
          className={`term ${kind}`}
          style={{ left: `${from}%`, width: `max(4px, ${Math.max(0, to - from)}%)` }}
        />
      )}
      {askedStates.includes(state) && (
        <i className="term open" style={{ left: `${placeOnAxis(axis, today)}%`, width: '8%' }} />
      )}
    </span>
  );
}
