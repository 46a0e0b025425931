import type { Values } from '../../../../../domain/calculators/calculation.ts';
import type { Terms } from '../../../../../domain/calculators/debt.ts';
import type { MemoryStep } from '../../../../../domain/calculators/memory.ts';
import { addMonthsClamp, monthOf, monthText } from '../../../../../domain/calendar.ts';
import { isMonth, type LocalDate } from '../../../../../domain/dates.ts';
import type { Decimal } from '../../../../../domain/units.ts';

/** One period of a correction, from anniversary to anniversary, or the days of the one under way. */
export interface CorrectionMonth {
  /** The month whose variation it takes, `2023-12`. */
  readonly month: string;
  /** Null where nobody knows the day the amount is of. */
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  /** Percent; null = not published yet, taken as 0. */
  readonly variation: Decimal | null;
  /** 1 + variation, as it was multiplied. */
  readonly factor: Decimal;
  /** Days of the period under way, `15/30`; null of a whole one. */
  readonly part: { readonly days: string; readonly of: string } | null;
}

/** The periods of a correction, oldest first. Each is worked out when it is asked for: a long debt has hundreds. */
export interface CorrectionMonths {
  readonly count: number;
  readonly at: (index: number) => CorrectionMonth;
}

export const everyMonth = ({ count, at }: CorrectionMonths): readonly CorrectionMonth[] =>
  Array.from({ length: count }, (_, index) => at(index));

/** The periods that a step of correction multiplied; null where the step is none. */
export function correctionMonths(
  { Valores }: MemoryStep,
  row: Values,
  terms: Terms,
): CorrectionMonths | null {
  const { Indice, de, ate, d, n } = Valores;
  if (!Indice || !de || !ate || !isMonth(de) || !isMonth(ate)) return null;
  const base = baseDay(row);
  const first = monthOf(`${de}-01`);
  const count = monthOf(`${ate}-01`) - first + 1;
  return {
    count,
    at: (index) => {
      const factor = terms.indices.factorOf(Indice, first + index);
      const isUnderWay = index === count - 1 && d !== undefined && n !== undefined;
      return {
        month: monthText(first + index),
        from: base && addMonthsClamp(base, index),
        to: isUnderWay ? terms.on : base && addMonthsClamp(base, index + 1),
        variation: factor?.minus(1).times(100).toFixed() ?? null,
        factor: factor?.toFixed() ?? '1',
        part: isUnderWay ? { days: d, of: n } : null,
      };
    },
  };
}

/** The day an amount is of: a balance told by the creditor goes before the amount of the act. */
function baseDay({ SaldoInformado, DataSaldo, DataBase, DataEmissao }: Values): LocalDate | null {
  const told = SaldoInformado !== null && SaldoInformado !== undefined && SaldoInformado !== '';
  const day = told ? DataSaldo : (DataBase ?? DataEmissao);
  return typeof day === 'string' ? day : null;
}
