import { Precise } from '../../../../../domain/calculators/arithmetic.ts';
import { rowsIn, type Values } from '../../../../../domain/calculators/calculation.ts';
import { formatDecimal } from '../../../../../domain/units.ts';
import { valuesOf } from '../figures.ts';
import type { ResultPanelProps } from '../resultProps.ts';
import type { Words } from '../words.ts';
import { type BarDrawing, isAboveZero, percentOfBar } from './barParts.ts';

/** Goods against credit, a bar whose line is the credit: all pledges, then each where there are several. */
export function pledgeBars({ result }: Pick<ResultPanelProps, 'result'>, words: Words) {
  const values = valuesOf(result);
  const pledges = rowsIn(values.Penhores).filter(({ Situacao }) => Situacao !== 'CANCELADO');
  const whole = coverageBar(values, words);
  if (!whole) return [];
  if (pledges.length < 2) return [{ name: null, bar: whole }];
  return [
    { name: words.t('calculators.result.bars.allPledges'), bar: whole },
    ...pledges.flatMap((pledge, index) => {
      const bar = coverageBar(pledge, words);
      const name = pledge.Ato ?? words.t('calculators.result.bars.pledge', { number: index + 1 });
      return bar ? [{ name: String(name), bar }] : [];
    }),
  ];
}

/** Null where neither goods nor credit have a value. */
function coverageBar({ ValorBens, Credito }: Values, words: Words): BarDrawing | null {
  const { t, locale } = words;
  const goods = new Precise(String(ValorBens ?? 0));
  const credit = new Precise(String(Credito ?? 0));
  const length = Precise.max(goods, credit);
  if (length.isZero()) return null;
  const covered = Precise.min(goods, credit);
  const named = (look: string, amount: Precise) => ({
    key: look,
    look,
    label: t(`calculators.result.bars.${look}`),
    amount: amount.toFixed(2),
  });
  const money = (amount: Precise) => `R$ ${formatDecimal(amount.toFixed(), locale, 2)}`;
  return {
    length: length.toFixed(2),
    whole: (credit.isZero() ? goods : credit).toFixed(),
    parts: [
      named('good', covered),
      named('more', Precise.max(0, goods.minus(credit))),
      named('lack', Precise.max(0, credit.minus(goods))),
    ].filter(({ amount }) => isAboveZero(amount)),
    marks: credit.isZero() ? [] : [{ label: t('calculators.result.bars.credit'), at: credit.toFixed(2) }],
    text: t('calculators.result.bars.pledgeText', {
      goods: money(goods),
      credit: money(credit),
      coverage: credit.isZero()
        ? '–'
        : `${formatDecimal(percentOfBar(goods.toFixed(), credit.toFixed()), locale, 2)}%`,
    }),
  };
}
