import type { Locale } from '../../../../../domain/locale.ts';
import { formatDecimal } from '../../../../../domain/units.ts';
import type { CorrectionMonths } from './correctionMonths.ts';

/** As many factors as a line holds; of more the first two and the last are named. */
const mostFactors = 6;

/** `1,0056 × 1,0042 × 1,0016^(15/30)`: what makes the factor of a correction. */
export function factorProduct(months: CorrectionMonths, locale: Locale): string {
  const { count, at } = months;
  const factorAt = (index: number) => {
    const { factor, part } = at(index);
    const text = formatDecimal(factor, locale);
    return part ? `${text}^(${part.days}/${part.of})` : text;
  };
  const shown =
    count <= mostFactors
      ? Array.from({ length: count }, (_, index) => factorAt(index))
      : [factorAt(0), factorAt(1), '…', factorAt(count - 1)];
  return shown.join(' × ');
}
