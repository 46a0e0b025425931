import type { LocalDate } from '../dates.ts';
import type { Debt } from './debt.ts';

/** The day the amount is of: that of the told balance goes before that of the act. */
export function startOf(debt: Debt): {
  readonly field: string;
  readonly day: LocalDate | null;
  readonly told: boolean;
} {
  const told = debt.SaldoInformado != null;
  return told
    ? { field: 'DataSaldo', day: debt.DataSaldo ?? null, told }
    : { field: 'DataBase', day: debt.DataBase ?? null, told };
}
