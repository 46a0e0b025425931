import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { addDays, formatDate, isLocalDate, type LocalDate } from '../../../domain/dates.ts';
import { longestPeriod, problemOf } from '../../../domain/figures/period.ts';
import { blankField } from '../../../field-types/blankField.ts';
import type { Field, Labels } from '../../../field-types/types.ts';
import { type Period, periodOn } from '../../engine/data/periods.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { FieldMessage } from '../../kit/ui/FieldMessage.tsx';
import { useSurroundings } from '../../kit/ui/fieldTypeConsole.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconCalendar, IconChevronDown } from '../../kit/ui/icons.ts';
import type { ChosenPeriod } from './usePeriod.ts';

/** What is asked for most; nothing of the future, which has no figures. */
const usual: readonly Period[] = ['hoje', 'ultimos-7-dias', 'ultimos-30-dias', 'este-mes', 'mes-passado'];

/** The period of the figures: usual ones at once, any other by its two days. */
export function PeriodButton({ period }: { readonly period: ChosenPeriod }) {
  const { t, locale } = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = t('dashboards.period.from-to', {
    from: formatDate(period.from, locale),
    to: formatDate(period.to, locale),
  });
  const close = () => setAnchor(null);
  return (
    <>
      <button
        type="button"
        className="btn keep"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={t('dashboards.period.button', { period: text })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Glyph icon={IconCalendar} />
        {text}
        <Glyph icon={IconChevronDown} small />
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('dashboards.period.title') } }}
      >
        {anchor !== null && <Choice period={period} close={close} />}
      </Popover>
    </>
  );
}

function Choice({ period, close }: { readonly period: ChosenPeriod; readonly close: () => void }) {
  const { t } = useTexts();
  const id = useId();
  const { today } = period;
  const [from, setFrom] = useState<string | null>(period.from);
  const [to, setTo] = useState<string | null>(period.to);
  const [asked, setAsked] = useState(false);
  const problem = problemWith(from, to);
  const take = (first: LocalDate, last: LocalDate) => {
    period.choose(first, last);
    close();
  };
  return (
    <form
      className="dash-period"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (problem === null) take(from as LocalDate, to as LocalDate);
      }}
    >
      <ul>
        {usual.map((name) => {
          const days = periodOn(name, today);
          const last = days.to > today ? today : days.to;
          return (
            <li key={name}>
              <button type="button" className="btn txt" onClick={() => take(days.from, last)}>
                {t(`dashboards.period.${name}`)}
              </button>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            className="btn txt"
            onClick={() => take(addDays(today, 1 - longestPeriod), today)}
          >
            {t('dashboards.period.longest', { days: longestPeriod })}
          </button>
        </li>
      </ul>
      <div className="dash-period-days">
        <Day
          id={`${id}-from`}
          label={first}
          value={from}
          change={setFrom}
          wrong={asked && problem !== null}
        />
        <Day id={`${id}-to`} label={last} value={to} change={setTo} wrong={asked && problem !== null}>
          {asked && problem !== null && (
            <FieldMessage
              id={`${id}-to-m`}
              text={t(`dashboards.period.${problem}`, { days: longestPeriod })}
            />
          )}
        </Day>
        <button type="submit" className="btn pri keep">
          {t('dashboards.period.show')}
        </button>
      </div>
    </form>
  );
}

function problemWith(from: string | null, to: string | null): 'not-days' | 'reversed' | 'too-long' | null {
  if (from === null || to === null || !isLocalDate(from) || !isLocalDate(to)) return 'not-days';
  return problemOf({ from, to });
}

const first: Labels = { 'pt-br': 'De', 'en-us': 'From' };
const last: Labels = { 'pt-br': 'Até', 'en-us': 'To' };

interface DayProps {
  readonly id: string;
  readonly label: Labels;
  readonly value: string | null;
  readonly change: (value: string | null) => void;
  readonly wrong: boolean;
  readonly children?: React.ReactNode;
}

function Day({ id, label, value, change, wrong, children }: DayProps) {
  const { locale } = useTexts();
  const { Widget } = useSurroundings().halfOf('date');
  const field: Field = { ...blankField, name: id, type: 'date', label };
  return (
    <div className="fld">
      <label htmlFor={id}>{label[locale]}</label>
      <Widget
        id={id}
        field={field}
        value={value}
        record={{}}
        invalid={wrong}
        describedBy={children ? `${id}-m` : undefined}
        onChange={(given) => change(given as string | null)}
      />
      {children}
    </div>
  );
}
