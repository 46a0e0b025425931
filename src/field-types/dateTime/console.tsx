import { CalendarButton } from '../../console/kit/inputs/CalendarButton.tsx';
import { DefinedInput } from '../../console/kit/inputs/DefinedInput.tsx';
import {
  type CellProps,
  type FieldTypeConsole,
  useSurroundings,
  type WidgetProps,
} from '../../console/kit/ui/fieldTypeConsole.ts';
import { formatInstant, localTextOf } from '../formatInstant.ts';
import { todayOf } from '../todayOf.ts';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<string | Date> = {
  Cell: Instant,
  Widget: InstantInput,
  shows: (value) => typeof value === 'string' || isDate(value),
};

const isDate = (value: unknown): value is Date => value instanceof Date && !Number.isNaN(value.getTime());

/** Day and hour in the company's zone. Answers hold instants as `Date`, history as text. */
function Instant({ value }: CellProps<string | Date>) {
  const { locale, timeZone } = useSurroundings();
  const instant = textOf(value);
  return (
    <time dateTime={instant} className="nw">
      {formatInstant(instant, locale, timeZone)}
    </time>
  );
}

/** Local time of the company, without offset, as it is sent: `2026-11-20T07:40:00`. */
function InstantInput({ value, ...props }: WidgetProps<string | Date>) {
  const { field, name, readOnly = false, onChange } = props;
  const { t, locale, timeZone } = useSurroundings();
  const text = textOf(value);
  const local = typeof text === 'string' ? localTextOf(text, timeZone) : null;
  return (
    <DefinedInput<string>
      {...props}
      value={text}
      definition={definition}
      placeholder={t('form.dateTimePlaceholder')}
      button={
        readOnly ? undefined : (
          <CalendarButton
            name={name ?? field.label[locale]}
            value={local?.slice(0, 10) ?? null}
            today={todayOf({ timeZone })}
            choose={(day) => onChange(`${day}T${local?.slice(11) ?? '00:00:00'}`)}
          />
        )
      }
    />
  );
}

const textOf = <V,>(value: V | Date): V | string => (isDate(value) ? value.toISOString() : (value as V));
