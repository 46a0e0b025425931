import Popover from '@mui/material/Popover';
import { useState } from 'react';
import type { LocalDate } from '../../../domain/dates.ts';
import { useSurroundings } from '../ui/fieldTypeConsole.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { IconCalendar } from '../ui/icons.ts';
import './calendar.css';

type Calendar = typeof import('./Calendar.tsx').Calendar;

interface CalendarButtonProps {
  /** What the day is for: the field's label. */
  readonly name: string;
  readonly value: LocalDate | null;
  readonly today: LocalDate;
  readonly choose: (day: LocalDate) => void;
}

/** Opens a calendar beside a field. Closed, with or without a choice, the focus is on the button again. */
export function CalendarButton({ name, value, today, choose }: CalendarButtonProps) {
  const { t } = useSurroundings();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Fetched before it opens: what floats is placed by the size of what it holds.
  const [Calendar, setCalendar] = useState<Calendar | null>(null);
  const open = async (button: HTMLElement) => {
    const fetched = await import('./Calendar.tsx');
    setCalendar(() => fetched.Calendar);
    setAnchor(button);
  };
  const label = t('calendar.open', { name });
  return (
    <>
      <button
        type="button"
        className="btn txt ico in-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => void open(event.currentTarget)}
      >
        <Glyph icon={IconCalendar} small />
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        {Calendar && (
          <Calendar
            value={value}
            today={today}
            choose={(day) => {
              choose(day);
              setAnchor(null);
            }}
          />
        )}
      </Popover>
    </>
  );
}
