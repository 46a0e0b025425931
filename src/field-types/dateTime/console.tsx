import {
  type CellProps,
  type FieldTypeConsole,
  useSurroundings,
  type WidgetProps,
} from '../../console/ui/fieldTypeConsole.ts';
import { isText, TypedText } from '../../console/ui/TypedText.tsx';
import { formatDate, parseDate } from '../../domain/dates.ts';
import type { Locale } from '../../domain/locale.ts';
import { formatInstant } from '../formatInstant.ts';

export const consoleHalf: FieldTypeConsole<string | Date> = { Cell: Instant, Widget: InstantText };

/** Day and hour in the company's zone. Answers hold instants as `Date`, history as text. */
function Instant({ value }: CellProps<string | Date>) {
  const { locale, timeZone } = useSurroundings();
  const instant = typeof value === 'string' ? value : value.toISOString();
  return (
    <time dateTime={instant} className="nw">
      {formatInstant(instant, locale, timeZone)}
    </time>
  );
}

/** Local time without offset, as it is sent: `2026-11-20T07:40:00`. */
function InstantText(props: WidgetProps<string | Date>) {
  const { locale, t } = useSurroundings();
  return (
    <TypedText<string>
      {...props}
      value={props.value instanceof Date ? props.value.toISOString() : props.value}
      placeholder={t('form.dateTimePlaceholder')}
      isValue={isText}
      write={(value) => writeLocal(value, locale)}
      read={(text) => readLocal(text, locale)}
    />
  );
}

function writeLocal(value: string, locale: Locale): string {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value);
  return parts ? `${formatDate(parts[1] ?? '', locale, 'full')} ${parts[2]}` : value;
}

function readLocal(text: string, locale: Locale): string | null {
  const parts = /^(\S+)\s+(\d{1,2})[:h](\d{2})$/.exec(text.trim());
  const day = parts ? parseDate(parts[1] ?? '', locale, new Date().getFullYear()) : null;
  const [hour, minute] = [Number(parts?.[2]), Number(parts?.[3])];
  return day && hour < 24 && minute < 60 ? `${day}T${String(hour).padStart(2, '0')}:${parts?.[3]}:00` : null;
}
