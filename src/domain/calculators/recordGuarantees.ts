import type { LocalDate } from '../dates.ts';
import type { Act, CurrencyCode, Encumbrance, EventCode } from '../matricula/model/index.ts';
import { fold } from '../text/fold.ts';
import { findMoney } from '../text/moneyText.ts';
import type { Decimal } from '../units.ts';
import { alert } from './alert.ts';
import { type CreditTerms, type Quoted, readCreditTerms } from './creditTerms.ts';
import { actsOf, type FilledCell, type Passage, saidBy, saidInText } from './filling.ts';
import type { ReadRecord } from './fromRecord.ts';
import { ask, askEach, type Notice } from './notice.ts';

/** A guarantee or constraint in force: the act it comes from, and after it the acts that amend it. */
export interface Guarantee {
  readonly lien: Encumbrance;
  readonly source: Act;
  readonly chain: readonly Act[];
}

/** Those in force of certain events, in the order of the record. */
export function guaranteesOf(record: ReadRecord, events: readonly EventCode[]): Guarantee[] {
  const acts = actsOf(record);
  return record.situation.encumbrances.flatMap((lien) => {
    const source = acts.find(({ id }) => id === lien.act);
    if (!source || !events.includes(lien.event)) return [];
    return [{ lien, source, chain: [source, ...acts.filter(({ id }) => lien.amendments.includes(id))] }];
  });
}

/** A sum as an act states it. */
export interface StatedAmount {
  readonly value: Decimal;
  readonly currency: CurrencyCode;
  readonly act: Act;
  readonly said: Passage;
}

/**
 * What is secured as the last act that says it has it: its own sum, or the balance at which the credit passed to
 * another creditor.
 */
export function amountOf({ chain }: Pick<Guarantee, 'chain'>, record: ReadRecord): StatedAmount | null {
  for (const act of chain.toReversed()) {
    const stated = amountIn(act) ?? (act === chain[0] ? null : balanceIn(act, record));
    if (stated) return stated;
  }
  return null;
}

export const amountIn = (act: Act): StatedAmount | null =>
  act.value === null
    ? null
    : { value: act.value, currency: act.currency ?? 'BRL', act, said: saidBy(act, 'value') };

/** `pelo saldo de R$ 331.870,44`, `saldo devedor de CR$ 14.600.780,00`. */
export function balanceIn(act: Act, { truth }: ReadRecord): StatedAmount | null {
  const folded = fold(act.text).replace(/\s/g, ' ');
  const sum = findMoney(folded, act.date).find(({ start }) =>
    /\bSALDO(?: DEVEDOR| REMANESCENTE| ATUAL(?:IZADO)?)*(?:,? (?:E|SENDO) )?(?: DE| NO VALOR DE| EM| PARA)?\s*$/.test(
      folded.slice(Math.max(0, start - 60), start),
    ),
  );
  return sum
    ? {
        value: sum.value.value,
        currency: sum.value.currency,
        act,
        said: saidInText(act, act.text.slice(sum.start, sum.end), truth),
      }
    : null;
}

/** How an input calls the parts of a credit. */
export interface CreditNames {
  readonly value: string;
  readonly base: string;
}

/** What is owed to whom on which terms, each as the last act that says it has it, and what nothing says. */
export function creditCells(
  guarantee: Guarantee,
  record: ReadRecord,
  { names, at, base }: { names: CreditNames; at: string; base: (act: Act) => StatedDay | null },
): { cells: FilledCell[]; notices: Notice[] } {
  const { lien, chain } = guarantee;
  const creditor = chain.findLast((act) => act.creditor !== null);
  const due = chain.findLast(({ dueOn }) => dueOn !== null);
  const amount = amountOf(guarantee, record);
  const from = baseDay(amount?.act ?? guarantee.source, lien.dueOn, base);
  const terms = termsOf(chain, record);
  return {
    cells: [
      { name: 'Credor', value: lien.creditor, said: creditor && saidBy(creditor, 'creditor') },
      { name: names.value, value: amount?.value, said: amount?.said },
      { name: 'Moeda', value: amount?.currency, said: amount?.said },
      { name: names.base, value: from?.day, said: from?.said },
      { name: 'Vencimento', value: lien.dueOn, said: due && saidBy(due, 'dueOn') },
      ...terms.cells,
    ],
    notices: [
      ...(amount ? [] : [ask('ask-amount', at, [names.value, 'SaldoInformado'])]),
      ...(amount && amount.currency !== 'BRL'
        ? [ask('ask-balance-old-currency', at, ['SaldoInformado'])]
        : []),
      ...(from ? [] : [ask('ask-base-date', at, [names.base])]),
      ...(isCourts(lien.event) ? [ask('ask-execution-balance', at, ['SaldoInformado'])] : terms.notices(at)),
      ...(lien.partlyReleased ? [alert('partly-released', at)] : []),
      ...(lien.spentBy ? [alert('spent-by-auction', at, { act: lien.spentBy })] : []),
    ],
  };
}

/** What a court has attached follows the court's own sums. */
const isCourts = (event: EventCode): boolean =>
  event === 'penhora' || event === 'arresto' || event === 'sequestro';

export interface StatedDay {
  readonly day: LocalDate;
  readonly said: Passage;
}

/** The day the sum is of. One behind the due date is only that of a later entry about an older debt: nobody knows it. */
function baseDay(act: Act, due: LocalDate | null, wanted: (act: Act) => StatedDay | null): StatedDay | null {
  const days = [wanted(act), titleDay(act)];
  return days.find((found) => found !== null && (due === null || found.day <= due)) ?? null;
}

export const registrationDay = (act: Act): StatedDay | null =>
  act.date === null ? null : { day: act.date, said: saidBy(act, 'date') };

/** The day of the title; one after its registration was misread. */
export const titleDay = (act: Act): StatedDay | null =>
  act.titleDate && (act.date === null || act.titleDate <= act.date)
    ? { day: act.titleDate, said: saidBy(act, 'titleDate') }
    : null;

/** Where a rate of interest is typed, by the year or by the month. */
const rates = ['JurosAa', 'JurosAm'];

/** Terms act by act, the last that says one wins. */
function termsOf(
  chain: readonly Act[],
  { truth }: ReadRecord,
): { cells: FilledCell[]; notices: (at: string) => Notice[] } {
  const read = chain.map((act) => ({ act, terms: readCreditTerms(act.text) }));
  const last = <Value>(pick: (terms: CreditTerms) => Quoted<Value> | null) => {
    const found = read.findLast(({ terms }) => pick(terms) !== null);
    const term = found && pick(found.terms);
    return found && term ? { value: term.value, said: saidInText(found.act, term.quote, truth) } : null;
  };
  const index = last((terms) => terms.index);
  const rate = last((terms) => terms.rate);
  const regime = last((terms) => terms.regime);
  const basis = last((terms) => terms.basis);
  const perMonth = rate?.value.per === 'month';
  const unclear = read.flatMap(({ terms }) => terms.unclear);
  return {
    cells: [
      { name: 'Indice', value: index?.value, said: index?.said },
      { name: perMonth ? 'JurosAm' : 'JurosAa', value: rate?.value.percent, said: rate?.said },
      { name: 'Regime', value: regime?.value, said: regime?.said },
      { name: 'Base', value: basis?.value, said: basis?.said },
    ],
    notices: (at) => [
      ...(index || rate ? [] : [askEach('ask-terms', at, [['Indice'], rates])]),
      ...(!index && rate ? [ask('ask-index', at, ['Indice'])] : []),
      ...(index && !rate ? [ask('ask-interest', at, rates)] : []),
      ...(rate && !regime ? [ask('ask-regime', at, ['Regime'])] : []),
      ...(unclear.length > 0
        ? [
            askEach('terms-unclear', at, [...(index ? [] : [['Indice']]), ...(rate ? [] : [rates])], {
              words: unclear.join('; '),
            }),
          ]
        : []),
    ],
  };
}
