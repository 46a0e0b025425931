import { useSearchParams } from 'react-router';
import type { LocalDate } from '../../../domain/dates.ts';
import { isPeriodDay, type PeriodProblem, periodOf, problemOf } from '../../../domain/figures/period.ts';
import { todayOf } from '../../../field-types/todayOf.ts';
import { companyTimeZone } from '../../engine/auth/timeZone.ts';

export interface ChosenPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly today: LocalDate;
  /** Why nothing is asked of it. */
  readonly problem: PeriodProblem | null;
  readonly choose: (from: LocalDate, to: LocalDate) => void;
}

/** The period of the dashboards. It stands in the address, so that a link shows what its sender saw. */
export function usePeriod(): ChosenPeriod {
  const [search, setSearch] = useSearchParams();
  const today = todayOf({ timeZone: companyTimeZone() });
  const dayIn = (name: string) => {
    const text = search.get(name) ?? '';
    return isPeriodDay(text) ? (text as LocalDate) : null;
  };
  const period = periodOf(dayIn('De'), dayIn('Ate'), today);
  return {
    ...period,
    today,
    problem: problemOf(period),
    choose: (from, to) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('De', from);
          after.set('Ate', to);
          return after;
        },
        { replace: true },
      ),
  };
}
