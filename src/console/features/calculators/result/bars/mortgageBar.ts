import { atLeastZero, Precise, sum } from '../../../../../domain/calculators/arithmetic.ts';
import { rowsIn } from '../../../../../domain/calculators/calculation.ts';
import { defaultLimit } from '../../../../../domain/calculators/mortgage/calculate.ts';
import { formatDecimal } from '../../../../../domain/units.ts';
import { degreeText } from '../../../../../metadata/valueText.ts';
import { valuesOf } from '../figures.ts';
import { lastLook, lookOfDegree } from '../looks.ts';
import type { ResultPanelProps } from '../resultProps.ts';
import type { Words } from '../words.ts';
import { type BarDrawing, type BarPart, isAboveZero, percentOfBar } from './barParts.ts';

type Input = Pick<ResultPanelProps, 'input' | 'result'>;

/**
 * The guarantor's part of the property as one bar: debts by degree, the new operation, what is free up to the limit, and
 * what lies above it. Null where there is no part to draw.
 */
export function mortgageBar({ input, result }: Input, words: Words): BarDrawing | null {
  const { t, locale } = words;
  const values = valuesOf(result);
  const whole = new Precise(String(values.BaseProp ?? 0));
  if (whole.isZero()) return null;
  const limitPct = String(input.LimiteLtvPct ?? defaultLimit);
  const limit = whole.times(limitPct).div(100);
  const debt = new Precise(String(values.Deducao ?? 0));
  const operation = new Precise(String(input.NovaOperacao ?? 0));
  const free = atLeastZero(Precise.min(limit, String(values.MaxNova ?? 0)).minus(operation));
  const length = Precise.max(whole, debt.plus(operation));
  const taken = debt.plus(operation).plus(free);
  const reason = values.MotivoMargem ? 'noMargin' : 'above';
  const parts: BarPart[] = [
    ...debtParts(result, debt, words),
    { key: 'new', look: 'new', label: t('calculators.result.bars.new'), amount: operation.toFixed(2) },
    { key: 'free', look: 'free', label: t('calculators.result.bars.free'), amount: free.toFixed(2) },
    {
      key: 'out',
      look: 'out',
      label: t(`calculators.result.bars.${reason}`),
      amount: atLeastZero(length.minus(taken)).toFixed(2),
    },
  ].filter(({ amount }) => isAboveZero(amount));
  const money = (amount: string) => `R$ ${formatDecimal(amount, locale, 2)}`;
  const percent = (amount: string) => `${formatDecimal(percentOfBar(amount, whole.toFixed()), locale, 2)}%`;
  const limitText = t('calculators.result.bars.limit', { percent: formatDecimal(limitPct, locale) });
  const isOver = length.greaterThan(whole);
  return {
    length: length.toFixed(2),
    whole: whole.toFixed(),
    parts,
    marks: [
      { label: limitText, at: limit.toFixed(2) },
      ...(isOver ? [{ label: t('calculators.result.bars.property'), at: whole.toFixed(2) }] : []),
    ],
    text: t('calculators.result.bars.propertyText', {
      whole: money(whole.toFixed()),
      parts: parts.map(({ label, amount }) => `${label} ${money(amount)} (${percent(amount)})`).join('; '),
      limit: `${limitText}, ${money(limit.toFixed())}`,
    }),
  };
}

/** Debts by rank; one part where what counts of them is less than they come to. */
function debtParts(result: Input['result'], debt: Precise, words: Words): BarPart[] {
  const rows = rowsIn(valuesOf(result).Onus)
    .filter(({ Posicao }) => Number(Posicao) > 0)
    .toSorted((a, b) => Number(a.Posicao) - Number(b.Posicao));
  const amounts = rows.map(({ Alocado }) => new Precise(String(Alocado)));
  // Amounts are shown rounded, each by itself: half a cent a row is no other sum.
  const isWhole = sum(amounts)
    .minus(debt)
    .abs()
    .lessThanOrEqualTo(new Precise('0.005').times(rows.length + 1));
  if (!isWhole)
    return [
      {
        key: 'debt',
        look: 'debt',
        label: words.t('calculators.result.bars.debt'),
        amount: debt.toFixed(2),
      },
    ];
  const parts = rows.map(({ Ato, Evento, Grau, Alocado }, index) => ({
    key: `${Ato ?? ''} ${index}`,
    look: lookOfDegree(Grau ? Number(Grau) : null),
    label: Grau ? degreeText(Number(Grau), words.locale) : words.enumLabel('Evento', String(Evento)),
    amount: String(Alocado),
  }));
  if (parts.length <= mostParts) return parts;
  const rest = sum(amounts.slice(mostParts - 1)).toFixed(2);
  return [
    ...parts.slice(0, mostParts - 1),
    { key: 'rest', look: lastLook, label: words.t('calculators.result.otherSeries'), amount: rest },
  ];
}

/** Debts a bar tells apart; the last ones in rank stand together. */
const mostParts = 6;
