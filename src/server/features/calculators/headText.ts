import type { Calculation } from '../../../domain/calculators/calculation.ts';
import type { Locale } from '../../../domain/locale.ts';
import { definitions } from '../../../field-types/generated/definitions.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { enumLabel } from '../../../metadata/enums.ts';

/**
 * The figure that answers a calculator's question, with its name: `Margem: R$ 570.000,00`.
 * @returns null where the result has none of the figures at its head
 */
export function headText(calculator: Calculator, result: Calculation, locale: Locale): string | null {
  return headTexts(calculator, result, locale)[0] ?? null;
}

/** All the figures at the head of a result, each with its name, those it has. */
export function headTexts(calculator: Calculator, result: Calculation, locale: Locale): string[] {
  const figures = result as unknown as Readonly<Record<string, unknown>>;
  return calculator.figures
    .filter(({ name, list }) => list === true && figures[name] != null)
    .flatMap((head) => figureText(head, figures, locale) ?? []);
}

function figureText(
  head: Calculator['figures'][number],
  figures: Readonly<Record<string, unknown>>,
  locale: Locale,
): string | null {
  const definition = definitions[head.type];
  if (!definition) return null;
  const value = definition.text(figures[head.name], head, { locale, enumLabel: enumLabel(locale) });
  const sign = head.type === 'money' ? 'R$ ' : '';
  const unit = head.type === 'decimal' && typeof figures.Unidade === 'string' ? ` ${figures.Unidade}` : '';
  return `${head.label[locale]}: ${sign}${value}${unit.replace('m2', 'm²')}`;
}
