import type { Calculation } from '../../domain/calculators/calculation.ts';
import type { Locale } from '../../domain/locale.ts';
import { definitions } from '../../field-types/generated/definitions.ts';
import type { Calculator } from '../../metadata/calculator.ts';
import { enumLabel } from '../../metadata/enums.ts';

/**
 * The figure that answers a calculator's question, with its name: `Margem: R$ 570.000,00`.
 * @returns null where the result has none of the figures at its head
 */
export function headText(calculator: Calculator, result: Calculation, locale: Locale): string | null {
  const figures = result as unknown as Readonly<Record<string, unknown>>;
  const head = calculator.figures.find(({ name, list }) => list === true && figures[name] != null);
  const definition = head && definitions[head.type];
  if (!head || !definition) return null;
  const value = definition.text(figures[head.name], head, { locale, enumLabel: enumLabel(locale) });
  const sign = head.type === 'money' ? 'R$ ' : '';
  const unit = head.type === 'decimal' && typeof figures.Unidade === 'string' ? ` ${figures.Unidade}` : '';
  return `${head.label[locale]}: ${sign}${value}${unit.replace('m2', 'm²')}`;
}
