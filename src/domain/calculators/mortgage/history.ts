import { currencyOfCode, toReais } from '../../currency.ts';
import type { LocalDate } from '../../dates.ts';
import type { MovimentoGarantia, SituacaoGarantia } from '../../generated/codes.ts';
import type { CurrencyCode } from '../../matricula/model/index.ts';
import type { Decimal } from '../../units.ts';
import { type Alert, alert } from '../alert.ts';
import { atLeastZero, Precise, places, type Rounding, rounded, roundedParts, sum } from '../arithmetic.ts';
import { degreesOf, eventOf, mortgages, rank } from './rank.ts';

export type Movement = MovimentoGarantia;

/** What an act does to one guarantee. */
export interface GuaranteeEvent {
  readonly Data: LocalDate;
  readonly Ato: string;
  readonly Evento: Movement;
  /** Code of the act that made the guarantee; default the act itself. */
  readonly Garantia?: string | null;
  /** What the guarantee is, as the events of a matrícula are called; default `hipoteca`. */
  readonly EventoGarantia?: string | null;
  readonly Grau?: number | null;
  readonly Credor?: string | null;
  /** The amount of the movement: of a `constituicao` or `aditivo` the whole one, else the difference. */
  readonly Valor?: Decimal | null;
  /** Of the amounts, as the act states them; default reais. */
  readonly Moeda?: CurrencyCode | null;
  /** What the guarantee comes to after it, where the act says that instead. */
  readonly ValorPosterior?: Decimal | null;
  readonly Vencimento?: LocalDate | null;
}

/** Amounts in reais with two places. */
export interface HistoryRow {
  /** Place in time among all rows, 1 first. */
  readonly Ordem: number;
  readonly Data: LocalDate;
  readonly Ato: string;
  readonly Garantia: string;
  readonly EventoGarantia: string | null;
  readonly Evento: Movement;
  readonly Grau: number | null;
  readonly Credor: string | null;
  readonly ValorAnterior: Decimal;
  readonly Movimento: Decimal;
  readonly ValorPosterior: Decimal;
  /** The amount after it to the last digit, where cents do not say it: sums are made of it, and rounded once. */
  readonly Exato?: { readonly Valor: Decimal; readonly Arredondamento: Rounding };
  readonly Vencimento: LocalDate | null;
  readonly Situacao: SituacaoGarantia;
  readonly Alertas: readonly Alert[];
}

/** What stands on a day, each guarantee with its registered degree and the rank it takes among those that are left. */
export interface Position {
  readonly Data: LocalDate;
  readonly Garantias: readonly (Pick<HistoryRow, 'Garantia' | 'Grau' | 'Credor' | 'Vencimento'> & {
    readonly Valor: Decimal;
    readonly PosicaoEfetiva: number;
  })[];
  readonly PorGrau: readonly { readonly Grau: number | null; readonly Total: Decimal }[];
  readonly Total: Decimal;
}

const zero = new Precise(0);

/** A guarantee while its events are gone through: what it comes to is rounded only where it is shown. */
interface Known {
  readonly row: HistoryRow;
  readonly amount: Precise;
  /** What it last came to while it stood. */
  readonly standing: Precise;
  readonly currency: CurrencyCode;
}

/**
 * One row for every event of every guarantee, by date and then in the order given. A guarantee constituted anew without
 * a sum, because its cancellation fell, comes to what it came to before. One of old money that is worth less than a real
 * by now counts as nothing, as it does in the calculation.
 * @see calculators, sections 0 and 1.4
 */
export function guaranteeHistory(
  events: readonly GuaranteeEvent[],
  rounding: Rounding = 'HALF_UP',
): HistoryRow[] {
  const known = new Map<string, Known>();
  return inTime(events).map((event, index) => {
    const guarantee = event.Garantia ?? event.Ato;
    const before = known.get(guarantee);
    const isOver = before?.row.Situacao === 'CANCELADA' && event.Evento !== 'constituicao';
    const isRevival = before?.row.Situacao === 'CANCELADA' && !isOver && !hasAmount(event);
    const balance = before?.amount ?? zero;
    const wanted = isRevival ? before.standing : isOver ? balance : amountAfter(event, balance);
    const amount = atLeastZero(wanted);
    const currency = hasAmount(event) ? (event.Moeda ?? 'BRL') : (before?.currency ?? 'BRL');
    const counted = currency !== 'BRL' && amount.lessThan(1) ? zero : amount;
    const row: HistoryRow = {
      Ordem: index + 1,
      Data: event.Data,
      Ato: event.Ato,
      Garantia: guarantee,
      EventoGarantia: event.EventoGarantia ?? before?.row.EventoGarantia ?? null,
      Evento: event.Evento,
      Grau: event.Grau ?? before?.row.Grau ?? null,
      Credor: event.Credor ?? before?.row.Credor ?? null,
      ...amountsOf(before?.row.ValorPosterior ?? '0.00', counted, rounding),
      Vencimento: event.Vencimento ?? before?.row.Vencimento ?? null,
      Situacao: isOver || event.Evento === 'cancelamento' ? 'CANCELADA' : 'ATIVA',
      Alertas: [],
    };
    const alerts = [
      ...(isOver ? [alert('after-cancellation', event.Ato)] : []),
      ...(wanted.isNegative() ? [alert('above-balance', event.Ato)] : []),
      ...(isForeign(event) ? alertsOfOldMoney(event, amount) : []),
      ...(before && !isOver ? alertsOfRank(event, before, row, currency) : []),
    ];
    const standing = row.Situacao === 'ATIVA' ? amount : (before?.standing ?? zero);
    known.set(guarantee, { row, amount, standing, currency });
    return { ...row, Alertas: alerts };
  });
}

/** Both ends as they are shown and what lies between them, so that a row adds up. */
function amountsOf(ValorAnterior: Decimal, after: Precise, rounding: Rounding) {
  const ValorPosterior = rounded(after, places.money, rounding);
  return {
    ValorAnterior,
    Movimento: rounded(new Precise(ValorPosterior).minus(ValorAnterior), places.money),
    ValorPosterior,
    ...(after.equals(ValorPosterior)
      ? {}
      : { Exato: { Valor: after.toFixed(), Arredondamento: rounding } as const }),
  };
}

const alertsOfOldMoney = ({ Ato }: GuaranteeEvent, amount: Precise): Alert[] =>
  amount.greaterThan(0) && amount.lessThan(1)
    ? [alert('RF-45', Ato), alert('value-to-confirm', Ato)]
    : [alert('nominal-conversion', Ato)];

/** What an amendment adds may not rank with the original; what it comes to in another currency is no growth. */
function alertsOfRank(
  event: GuaranteeEvent,
  before: Known,
  row: HistoryRow,
  currency: CurrencyCode,
): Alert[] {
  const isGrowth = currency === before.currency && new Precise(row.Movimento).greaterThan(0);
  return isGrowth && ranksApart(event, before.row)
    ? [alert('RF-61', event.Ato, { excess: row.Movimento })]
    : [];
}

/** Events by date, those of one day in the order given. */
export const inTime = <Event extends GuaranteeEvent>(events: readonly Event[]): Event[] =>
  events
    .map((event, index) => ({ event, index }))
    .sort((a, b) => a.event.Data.localeCompare(b.event.Data) || a.index - b.index)
    .map(({ event }) => event);

/** From this day on an amendment may extend a mortgage to more of the same creditor (Lei 14.711/2023; CC 1.487-A). */
const extensionsFrom = '2023-10-31';

/** What such an amendment adds may not rank with the original: RF-61. */
const ranksApart = ({ Evento, Data, Credor }: GuaranteeEvent, previous: HistoryRow): boolean =>
  Evento === 'aditivo' && (Data < extensionsFrom || (Credor != null && Credor !== previous.Credor));

function amountAfter(event: GuaranteeEvent, before: Precise): Precise {
  const { Evento, Valor, ValorPosterior } = event;
  if (Evento === 'cancelamento') return zero;
  if (ValorPosterior != null) return inReais(ValorPosterior, event);
  if (Valor == null) return before;
  const amount = inReais(Valor, event);
  if (Evento === 'constituicao' || Evento === 'aditivo') return amount;
  if (Evento === 'reforco') return before.plus(amount);
  if (Evento === 'amortizacao' || Evento === 'liberacao_parcial') return before.minus(amount);
  return before;
}

const hasAmount = ({ Valor, ValorPosterior }: GuaranteeEvent): boolean =>
  Valor != null || ValorPosterior != null;

const isForeign = (event: GuaranteeEvent): boolean =>
  event.Moeda != null && event.Moeda !== 'BRL' && hasAmount(event);

/** Old currencies by the day of the act: nominal, for a history only compares what the acts say. */
const inReais = (amount: Decimal, { Moeda, Data }: GuaranteeEvent): Precise =>
  new Precise(Moeda == null || Moeda === 'BRL' ? amount : toReais(amount, currencyOfCode(Moeda, Data)));

/** What rows come to together after their events, to the last digit and then rounded. */
export function totalAfterEvents(rows: readonly HistoryRow[]): Decimal {
  return rounded(sum(rows.map(exactly)), places.money, roundingOf(rows));
}

const exactly = ({ Exato, ValorPosterior }: HistoryRow): Precise =>
  new Precise(Exato?.Valor ?? ValorPosterior);

const roundingOf = (rows: readonly HistoryRow[]): Rounding | undefined =>
  rows.find(({ Exato }) => Exato)?.Exato?.Arredondamento;

/**
 * What stands at the end of a day: guarantees and degrees each add up to the total. Degrees are those the acts give to
 * mortgages, null where they give none, and do not move up by themselves; the effective rank, that of the calculation, is
 * told apart.
 */
export function positionOn(rows: readonly HistoryRow[], day: LocalDate): Position {
  const last = new Map<string, HistoryRow>();
  const earlier = rows.filter(({ Data }) => Data <= day).toSorted((a, b) => a.Ordem - b.Ordem);
  for (const row of earlier) last.set(row.Garantia, row);
  const standing = [...last.values()].filter(({ Situacao }) => Situacao === 'ATIVA');
  const parts = roundedParts(standing.map(exactly), places.money, roundingOf(standing));
  const shown = new Map(standing.map((row, index) => [row, parts[index] ?? '0.00']));
  const sumOf = (own: readonly HistoryRow[]) => sum(own.map((row) => new Precise(shown.get(row) ?? 0)));
  const byDegree = [...Map.groupBy(standing, registeredDegree)].toSorted(
    ([a], [b]) => (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER),
  );
  return {
    Data: day,
    Garantias: ranked(standing).map((row, index) => ({
      Garantia: row.Garantia,
      Grau: row.Grau,
      Credor: row.Credor,
      Vencimento: row.Vencimento,
      Valor: shown.get(row) ?? row.ValorPosterior,
      PosicaoEfetiva: index + 1,
    })),
    PorGrau: byDegree.map(([Grau, own]) => ({ Grau, Total: rounded(sumOf(own), places.money) })),
    Total: totalAfterEvents(standing),
  };
}

const registeredDegree = ({ EventoGarantia, Grau }: HistoryRow): number | null =>
  mortgages.includes(eventOf(EventoGarantia)) ? Grau : null;

/**
 * As the calculation ranks them: a mortgage whose act says no degree follows those before it.
 * @param rows in the order in which their guarantees were made
 */
function ranked(rows: readonly HistoryRow[]): HistoryRow[] {
  const given = rows.map((row) => ({
    row,
    at: row.Garantia,
    event: eventOf(row.EventoGarantia),
    stated: row.Grau,
  }));
  const degrees = degreesOf(given);
  return rank(given.map((one, index) => ({ ...one, degree: degrees[index]?.degree ?? null }))).map(
    ({ row }) => row,
  );
}
