import { useState } from 'react';
import { isLocalDate, type LocalDate } from '../../../../../domain/dates.ts';
import { dayNumber, dayOf } from './days.ts';

/** The day a history is cut at, and what may be done to it. */
export interface HistoryDay {
  readonly day: LocalDate;
  /** Days on which something happened, oldest first. */
  readonly days: readonly LocalDate[];
  /** First and last day the slider reaches. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** As it was typed, even while it is no day. */
  readonly typed: string;
  readonly isWrong: boolean;
  readonly type: (value: unknown) => void;
  readonly choose: (day: LocalDate) => void;
}

/**
 * @param days on which something happened
 * @param on the day of the calculation: where the history stands to begin with
 * @param hasOpening something stood before the first of the days, and has to be seen
 */
export function useHistoryDay(days: readonly LocalDate[], on: LocalDate, hasOpening: boolean): HistoryDay {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<LocalDate | null>(null);
  const known = [...new Set(days)].toSorted();
  const day = chosen ?? on;
  const first = [known[0] ?? on, on].toSorted()[0] ?? on;
  const last = [known.at(-1) ?? on, on].toSorted().at(-1) ?? on;
  // What stands after the last of them is to be seen as well.
  const after = known.at(-1) === last ? room(first, last) : 0;
  const before = hasOpening ? room(first, last) : 0;
  const choose = (next: LocalDate) => {
    setChosen(next);
    setTyped(null);
  };
  return {
    day,
    days: known,
    from: dayOf(dayNumber(first) - before),
    to: dayOf(dayNumber(last) + after),
    typed: typed ?? day,
    isWrong: typed !== null,
    type: (value) => {
      if (typeof value === 'string' && isLocalDate(value)) choose(value);
      else setTyped(typeof value === 'string' ? value : '');
    },
    choose,
  };
}

/** Days that show as a stretch of their own beside a history. */
const room = (first: LocalDate, last: LocalDate): number =>
  Math.max(60, Math.round((dayNumber(last) - dayNumber(first)) / 12));
