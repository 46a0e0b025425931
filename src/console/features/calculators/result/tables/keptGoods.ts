import { Precise } from '../../../../../domain/calculators/arithmetic.ts';
import { rowsIn, type Values } from '../../../../../domain/calculators/calculation.ts';
import { formatDecimal } from '../../../../../domain/units.ts';
import { valuesOf } from '../figures.ts';
import type { TextTable } from '../output/textTable.ts';
import type { ResultPanelProps } from '../resultProps.ts';
import type { Words } from '../words.ts';

/** How much of each pledged good stays bound and how much comes free, in its unit; null where nothing comes free. */
export function keptGoods(
  { calculator, result }: Pick<ResultPanelProps, 'calculator' | 'result'>,
  { t, locale, enumLabel }: Words,
): TextTable | null {
  if (calculator.code !== 'penhor') return null;
  const goods = rowsIn(valuesOf(result).Penhores).flatMap(({ Ato, Bens }, index) =>
    rowsIn(Bens).map((good): Values & { readonly pledge: string } => ({
      ...good,
      pledge: String(Ato ?? t('calculators.result.bars.pledge', { number: index + 1 })),
    })),
  );
  if (goods.every(({ Liberada }) => new Precise(String(Liberada ?? 0)).isZero())) return null;
  const head = (name: string, isNumber = false) => ({ label: t(`calculators.result.${name}`), isNumber });
  const amount = (value: unknown) => formatDecimal(String(value ?? 0), locale);
  return {
    title: t('calculators.result.keptGoods'),
    heads: [
      head('act'),
      head('goods'),
      head('unit'),
      head('bound', true),
      head('keep', true),
      head('freed', true),
    ],
    rows: goods.map(({ pledge, Descricao, Produto, Unidade, Quantidade, Manter, Liberada }) => [
      pledge,
      String(Descricao || Produto),
      enumLabel('UnidadeBem', String(Unidade)),
      amount(Quantidade),
      amount(Manter),
      amount(Liberada),
    ]),
  };
}
