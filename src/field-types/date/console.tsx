import { CalendarButton } from '../../console/kit/inputs/CalendarButton.tsx';
import { DefinedInput } from '../../console/kit/inputs/DefinedInput.tsx';
import { Countdown } from '../../console/kit/ui/Countdown.tsx';
import {
  type CellProps,
  type FieldTypeConsole,
  useSurroundings,
  type WidgetProps,
} from '../../console/kit/ui/fieldTypeConsole.ts';
import { formatDate, isLocalDate, type LocalDate } from '../../domain/dates.ts';
import { passes } from '../../metadata/judge.ts';
import { todayOf } from '../todayOf.ts';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<LocalDate> = { Cell: Day, Widget: DayInput };

/** dd/mm/yy as specified; the century is in the title, and in full where there is room. */
function Day({ value, place, field, record }: CellProps<LocalDate>) {
  const { locale, timeZone } = useSurroundings();
  const full = formatDate(value, locale, 'full');
  const day = (
    <time dateTime={value} title={full} className="nw">
      {place === 'page' ? full : formatDate(value, locale)}
    </time>
  );
  // A deadline that is over or not meant any more is a day like any other.
  if (field.deadline === null || !passes(field.deadline, record)) return day;
  return (
    <>
      {day} <Countdown day={value} today={todayOf({ timeZone })} isTerse={place === 'table'} />
    </>
  );
}

/** Typed any usual way, the locale says whether day or month comes first; or picked from a calendar. */
function DayInput(props: WidgetProps<LocalDate>) {
  const { field, value, name, readOnly = false, onChange } = props;
  const { t, locale, timeZone } = useSurroundings();
  return (
    <DefinedInput
      {...props}
      definition={definition}
      placeholder={t('form.datePlaceholder')}
      button={
        readOnly ? undefined : (
          <CalendarButton
            name={name ?? field.label[locale]}
            value={typeof value === 'string' && isLocalDate(value) ? value : null}
            today={todayOf({ timeZone })}
            choose={onChange}
          />
        )
      }
    />
  );
}
