import { addMonthsLegal } from '../../calendar.ts';
import { type Alert, alert } from '../alert.ts';
import type { Terms, UpdatedDebt } from '../debt.ts';
import { alertsOfDue, alertsOfPrice } from '../oldFigures.ts';
import type { Pledge, PledgeState } from './model.ts';

/**
 * What of a pledge in force a person should look at: amounts and prices nobody said, terms that are over or too long. A
 * price holds as long as the company lets a creditor's balance hold.
 */
export function alertsOf(
  pledge: Pledge,
  at: string,
  {
    state,
    source,
    terms,
  }: { state: PledgeState; source: UpdatedDebt['source']; terms: Pick<Terms, 'on' | 'balanceDays'> },
): Alert[] {
  const { Bens, Vencimento } = pledge;
  const goods = (Bens ?? []).map((item, index) => ({ ...item, at: `${at}.Bens.${index}` }));
  return [
    ...(source === 'SEM_VALOR' ? [alert('value-missing', at)] : []),
    ...goods.flatMap((item) => (item.ValorUnitario == null ? [alert('price-missing', item.at)] : [])),
    ...goods.flatMap((item) =>
      item.ValorUnitario == null ? [] : alertsOfPrice(item.DataPreco, item.at, terms),
    ),
    ...(state === 'VENCIDO_SUBSISTENTE' ? alertsOfDue(Vencimento, at, terms) : []),
    ...(isTooLong(pledge) ? [alert('term-too-long', at)] : []),
  ];
}

/** From this day on a pledge lasts as long as its debt (MP 619/2013, Lei 12.873/2013). */
const untilTheDebtIsPaid = '2013-06-07';

function isTooLong({ Tipo, Bens, DataEmissao: from, Vencimento: to }: Pledge): boolean {
  const years = longestTerm(Tipo, Bens);
  if (years === null || !from || !to || from >= untilTheDebtIsPaid) return false;
  return to > addMonthsLegal(from, years * 12);
}

/**
 * Years the law once allowed, with one extension: crops 3 + 3, cattle 4 + 4 (CC 1.439), by a note 5 + 3 (DL 167/1967
 * art. 61), which comes to the same. A note is of cattle where it binds any by the head; null where there was no limit.
 */
function longestTerm(kind: Pledge['Tipo'], goods: Pledge['Bens']): number | null {
  const units = (goods ?? []).map(({ Unidade }) => Unidade);
  if (kind === 'PECUARIO' || (kind === 'CEDULAR' && units.includes('cab'))) return 8;
  const bindsCrops = units.length > 0 && !units.includes('un');
  return kind === 'AGRICOLA' || (kind === 'CEDULAR' && bindsCrops) ? 6 : null;
}
