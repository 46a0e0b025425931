import { currencyOfCode, toReais } from '../../currency.ts';
import type { Decimal } from '../../units.ts';
import { type Alert, alert } from '../alert.ts';
import { Precise, places, type Rounding, restOf, rounded, splitByWeights } from '../arithmetic.ts';
import { type MemoryStep, step } from '../memory.ts';
import type { InputProblem } from '../problems.ts';
import { boundOf, isCounted } from './goods.ts';
import type { Pledge } from './model.ts';

/** How much of the goods must stay bound after a part of the credit was paid. */
export interface Release {
  /** From 0 to 1. */
  readonly kept: Precise;
  readonly memory: readonly MemoryStep[];
  readonly alerts: readonly Alert[];
}

const one = new Precise(1);

/**
 * Goods stay bound in the proportion of what is owed to the credit there was, where title or creditor free the rest;
 * otherwise all of them do. The balance is told in reais: a credit in an old currency is converted by its day first.
 * @see calculators, section 2.2: `Quantidade · Saldo / CreditoOriginal`
 */
export function releaseOf(pledge: Pledge, at: string, rounding: Rounding): Release {
  if (!isFreed(pledge)) return { kept: one, memory: [], alerts: [] };
  const { ValorCredito, SaldoInformado } = pledge;
  const credit = creditInReais(pledge);
  const kept = credit.isZero() ? one : Precise.min(one, new Precise(SaldoInformado).div(credit));
  const V = isForeign(pledge) ? rounded(credit, places.money, rounding) : ValorCredito;
  return {
    kept,
    memory: [
      ...(isForeign(pledge) ? [conversionStep(pledge, V, at)] : []),
      step(
        'kept',
        'min(1, S / V) · 100',
        { S: SaldoInformado, V },
        rounded(kept.times(100), places.percent, rounding),
        at,
      ),
      ...keptSteps(pledge.Bens, kept, at, rounding),
    ],
    alerts: isForeign(pledge) ? [alert('nominal-conversion', at)] : [],
  };
}

/**
 * A quantity as shown, in what must stay bound and what may be freed: together always the whole of it. Of what is
 * counted one by one only whole ones are freed, and the creditor keeps the one that is shared.
 */
export function partsOf(
  quantity: Precise,
  kept: Precise,
  rounding: Rounding,
  isWhole = false,
): { kept: Decimal; freed: Decimal } {
  if (isWhole && !kept.isZero()) {
    // A share of forty digits may lie a trace beside the whole number it stands for.
    const freed = quantity.times(one.minus(kept)).toSignificantDigits(30).floor().toFixed(places.quantity);
    return { kept: restOf(rounded(quantity, places.quantity, rounding), freed, places.quantity), freed };
  }
  const [stays = '', freed = ''] = splitByWeights(
    quantity,
    [kept, one.minus(kept)],
    places.quantity,
    rounding,
  );
  return { kept: stays, freed };
}

/** What must stay bound of each of the goods. */
function keptSteps(goods: Pledge['Bens'], kept: Precise, at: string, rounding: Rounding): MemoryStep[] {
  const k = `${rounded(kept.times(100), places.percent, rounding)}%`;
  return (goods ?? []).map((item) => {
    const bound = boundOf(item);
    const values = {
      product: item.Produto,
      q: rounded(bound, places.quantity, rounding),
      u: item.Unidade,
      k,
    };
    return step(
      'good-kept',
      isCounted(item) ? 'q − ⌊q · (1 − k)⌋' : 'q · k',
      values,
      partsOf(bound, kept, rounding, isCounted(item)).kept,
      at,
    );
  });
}

/** Of which currency a credit was, and what it is worth in reais, only its day says. */
export const problemsOfRelease = (pledge: Pledge, at: string): InputProblem[] =>
  isFreed(pledge) && isForeign(pledge) && !pledge.DataEmissao
    ? [{ field: `${at}.DataEmissao`, code: 'currency-day-missing', params: {} }]
    : [];

type Freed = Pledge & { readonly ValorCredito: Decimal; readonly SaldoInformado: Decimal };

const isFreed = (pledge: Pledge): pledge is Freed =>
  pledge.PermiteLiberacao === true && pledge.SaldoInformado != null && pledge.ValorCredito != null;

const isForeign = ({ Moeda }: Pledge): boolean => Moeda != null && Moeda !== 'BRL';

const currencyOfCredit = ({ Moeda, DataEmissao }: Pledge) =>
  currencyOfCode(Moeda ?? 'BRL', DataEmissao ?? '1994-07-01');

const creditInReais = (pledge: Freed): Precise =>
  new Precise(toReais(pledge.ValorCredito, currencyOfCredit(pledge)));

function conversionStep(pledge: Freed, reais: Decimal, at: string): MemoryStep {
  const { symbol, perReal } = currencyOfCredit(pledge);
  const values = { V: `${symbol} ${pledge.ValorCredito}`, divisor: perReal };
  return step('old-currency', 'V / divisor', values, reais, at);
}
