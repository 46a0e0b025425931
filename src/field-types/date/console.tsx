import {
  type CellProps,
  type FieldTypeConsole,
  useSurroundings,
  type WidgetProps,
} from '../../console/ui/fieldTypeConsole.ts';
import { isText, TypedText } from '../../console/ui/TypedText.tsx';
import { formatDate, type LocalDate, parseDate } from '../../domain/dates.ts';

export const consoleHalf: FieldTypeConsole<LocalDate> = { Cell: Day, Widget: DayText };

/** dd/mm/yy as specified; the century is in the title, and in full where there is room. */
function Day({ value, place }: CellProps<LocalDate>) {
  const { locale } = useSurroundings();
  const full = formatDate(value, locale, 'full');
  return (
    <time dateTime={value} title={full} className="nw">
      {place === 'page' ? full : formatDate(value, locale)}
    </time>
  );
}

/** 3/2/24, 03022024, 03/02/2024 or pasted ISO; the locale says whether day or month comes first. */
function DayText(props: WidgetProps<LocalDate>) {
  const { locale, t } = useSurroundings();
  return (
    <TypedText
      {...props}
      inputMode="numeric"
      placeholder={t('form.datePlaceholder')}
      isValue={isText}
      write={(value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, locale, 'full') : value)}
      read={(text) => parseDate(text, locale, new Date().getFullYear())}
    />
  );
}
