import { type Currency, currencies } from '../../src/domain/currency.ts';
import type { LocalDate } from '../../src/domain/dates.ts';

/** The currency in force on a day, in which an invented record states its sums. */
export function currencyOn(date: LocalDate): Currency {
  const found = currencies.find(
    ({ from, to }) => (from === null || from <= date) && (to === null || date <= to),
  );
  if (!found) throw new Error(`no currency on ${date}`);
  return found;
}
