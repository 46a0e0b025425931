import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addDays, daysInMonth, type LocalDate, makeLocalDate } from '../../../domain/dates.ts';
import { intlTag, type Locale } from '../../../domain/locale.ts';
import { useSurroundings } from '../ui/fieldTypeConsole.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '../ui/icons.ts';

interface CalendarProps {
  /** The day chosen so far; null = none. */
  readonly value: LocalDate | null;
  readonly today: LocalDate;
  readonly choose: (day: LocalDate) => void;
}

/**
 * The days of a month to choose one from. One stop of the Tab key: arrows go by days and weeks, Home and End within
 * the week, Page Up and Page Down by months, with Shift by years. Month and year may also be set by themselves.
 * @see ARIA Authoring Practices, date picker dialog
 */
export function Calendar({ value, today, choose }: CalendarProps) {
  const { locale, t } = useSurroundings();
  const id = useId();
  const [day, setDay] = useState(value ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(true);
  // Opened, and by keys, the focus is on the day; the controls above keep theirs.
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const go = (next: LocalDate | null, focus: boolean) => {
    byKey.current = focus;
    if (next) setDay(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    go(step(day, event.shiftKey), true);
  };
  return (
    <div className="calendar">
      <div className="row calendar-head">
        <MonthButton
          label={t('calendar.previous')}
          icon={IconChevronLeft}
          go={() => go(addMonths(day, -1), false)}
        />
        <select
          className="in"
          aria-label={t('calendar.month')}
          value={Number(day.slice(5, 7))}
          onChange={({ target }) => go(inMonth(day, Number(day.slice(0, 4)), Number(target.value)), false)}
        >
          {monthNames(locale).map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
        <YearInput
          label={t('calendar.year')}
          year={day.slice(0, 4)}
          go={(year) => go(inMonth(day, Number(year), Number(day.slice(5, 7))), false)}
        />
        <MonthButton
          label={t('calendar.next')}
          icon={IconChevronRight}
          go={() => go(addMonths(day, 1), false)}
        />
      </div>
      <h3 className="vh" id={id} aria-live="polite">
        {new Intl.DateTimeFormat(intlTag[locale], { month: 'long', year: 'numeric' }).format(dateOf(day))}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days walked by arrows is a grid */}
      <table role="grid" aria-labelledby={id} ref={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays(locale).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week) => (
            <tr key={week.find((item) => item !== null)}>
              {week.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven places, whatever stands there
                <td key={index} {...(item === value && item !== null ? { 'aria-selected': true } : {})}>
                  {item && (
                    <button
                      type="button"
                      data-day={item}
                      tabIndex={item === day ? 0 : -1}
                      aria-label={spoken(item, locale)}
                      {...(item === today ? { 'aria-current': 'date' } : {})}
                      onClick={() => choose(item)}
                    >
                      {Number(item.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row calendar-foot">
        <button type="button" className="btn txt sq acc" onClick={() => choose(today)}>
          {t('calendar.today')}
        </button>
      </div>
    </div>
  );
}

/** Goes there as soon as a whole year is typed; part of one is put right when left. */
function YearInput({ label, year, go }: { label: string; year: string; go: (year: string) => void }) {
  const [typed, setTyped] = useState({ text: year, year });
  if (typed.year !== year) setTyped({ text: year, year });
  return (
    <input
      className="in"
      aria-label={label}
      inputMode="numeric"
      maxLength={4}
      value={typed.text}
      onChange={({ target }) => {
        setTyped({ text: target.value, year });
        if (/^[12]\d{3}$/.test(target.value)) go(target.value);
      }}
      onBlur={() => setTyped({ text: year, year })}
    />
  );
}

function MonthButton({ label, icon, go }: { label: string; icon: typeof IconChevronLeft; go: () => void }) {
  return (
    <button type="button" className="btn txt ico" aria-label={label} onClick={go}>
      <Glyph icon={icon} />
    </button>
  );
}

const steps: Readonly<Record<string, (day: LocalDate, shift: boolean) => LocalDate | null>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day, shift) => addMonths(day, shift ? -12 : -1),
  PageDown: (day, shift) => addMonths(day, shift ? 12 : 1),
};

/** The same day of another month, or its last one. */
function inMonth(day: LocalDate, year: number, month: number): LocalDate | null {
  return makeLocalDate(year, month, Math.min(Number(day.slice(8)), daysInMonth(year, month)));
}

function addMonths(day: LocalDate, months: number): LocalDate | null {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return inMonth(day, Math.floor(count / 12), (count % 12) + 1);
}

/** Weeks from Sunday, as both countries count them; null where the month has no day. */
function weeksOf(day: LocalDate): (LocalDate | null)[][] {
  const month = day.slice(0, 7);
  const count = daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
  const days = Array.from(
    { length: count },
    (_day, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
  const places = [...Array<null>(weekdayOf(`${month}-01`)).fill(null), ...days];
  return Array.from({ length: Math.ceil(places.length / 7) }, (_week, index) =>
    Array.from({ length: 7 }, (_place, at) => places[index * 7 + at] ?? null),
  );
}

/** Midday, so that no zone makes another day of it. */
const dateOf = (day: LocalDate) => new Date(`${day}T12:00:00`);
const weekdayOf = (day: LocalDate) => dateOf(day).getDay();

const spoken = (day: LocalDate, locale: Locale) =>
  new Intl.DateTimeFormat(intlTag[locale], { dateStyle: 'long' }).format(dateOf(day));

const monthNames = (locale: Locale) => {
  const format = new Intl.DateTimeFormat(intlTag[locale], { month: 'long' });
  return Array.from({ length: 12 }, (_month, index) => format.format(new Date(2026, index, 15)));
};

const weekdays = (locale: Locale) => {
  const [short, long] = (['narrow', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(intlTag[locale], { weekday }),
  );
  // 1 November 2026 is a Sunday.
  return Array.from({ length: 7 }, (_day, index) => new Date(2026, 10, 1 + index, 12)).map((date) => ({
    short: short?.format(date) ?? '',
    long: long?.format(date) ?? '',
  }));
};
