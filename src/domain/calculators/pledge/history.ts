import type { Decimal } from '../../units.ts';
import { Precise, places, type Rounding, rounded, sum } from '../arithmetic.ts';
import {
  type GuaranteeEvent,
  guaranteeHistory,
  type HistoryRow,
  inTime,
  totalAfterEvents,
} from '../mortgage/history.ts';
import { type GoodsUnit, quantityInUnit } from './goods.ts';
import { isSameProduct } from './productNames.ts';
import { seasonKey, seasonOf } from './season.ts';

/** An event of a pledge: that of a guarantee, with what it binds from then on. */
export interface PledgeEvent extends GuaranteeEvent {
  readonly Produto?: string | null;
  readonly Quantidade?: Decimal | null;
  readonly Unidade?: GoodsUnit | null;
  readonly Safra?: string | null;
  readonly AreaVinculadaHa?: Decimal | null;
}

type Bound = Pick<PledgeEvent, 'Produto' | 'Quantidade' | 'Unidade' | 'Safra' | 'AreaVinculadaHa'>;

export type PledgeHistoryRow = HistoryRow & {
  readonly [Key in keyof Bound]-?: NonNullable<Bound[Key]> | null;
};

/** What stands of one season after the last event. */
export interface SeasonTotal {
  readonly Safra: string | null;
  readonly Credito: Decimal;
  readonly Produtos: readonly {
    readonly Produto: string;
    readonly Unidade: GoodsUnit;
    readonly Quantidade: Decimal;
  }[];
  readonly AreaVinculada: Decimal;
}

const keys = ['Produto', 'Quantidade', 'Unidade', 'Safra', 'AreaVinculadaHa'] as const;

/** Rows by season, however it is written, then creditor, then date. @see calculators, section 2.4 */
export function pledgeHistory(events: readonly PledgeEvent[], rounding: Rounding): PledgeHistoryRow[] {
  const bound = new Map<string, Bound>();
  const ordered = inTime(events);
  const rows = guaranteeHistory(ordered, rounding).map((row, index) => {
    const earlier = bound.get(row.Garantia) ?? {};
    const said = { ...ordered[index], Safra: seasonOf(ordered[index]?.Safra) };
    const now = Object.fromEntries(
      keys.map((key) => [key, said[key] ?? (lasts(key, said, earlier) ? earlier[key] : null) ?? null]),
    ) as Required<Bound>;
    bound.set(row.Garantia, now);
    return { ...row, ...now } as PledgeHistoryRow;
  });
  const place = (row: PledgeHistoryRow) => `${seasonKey(row.Safra)}\u0000${row.Credor ?? ''}`;
  return rows.toSorted((a, b) => place(a).localeCompare(place(b)));
}

/** What was bound before stays so until an act says otherwise; the quantity of one product is none of another. */
function lasts(key: keyof Bound, said: Bound, earlier: Bound): boolean {
  if (key !== 'Quantidade' && key !== 'Unidade') return true;
  return said.Produto == null || earlier.Produto == null || isSameProduct(said.Produto, earlier.Produto);
}

/** Credit, quantity of every product and area that are bound in each season by what is not cancelled. */
export function seasonTotals(rows: readonly PledgeHistoryRow[], rounding: Rounding): SeasonTotal[] {
  const last = new Map<string, PledgeHistoryRow>();
  for (const row of rows.toSorted((a, b) => a.Ordem - b.Ordem)) last.set(row.Garantia, row);
  const standing = [...last.values()].filter(({ Situacao }) => Situacao === 'ATIVA');
  return [...Map.groupBy(standing, ({ Safra }) => seasonKey(Safra)).values()].map((own) => ({
    Safra: own[0]?.Safra ?? null,
    Credito: totalAfterEvents(own),
    Produtos: productsOf(own, rounding),
    AreaVinculada: rounded(
      sum(own.map(({ AreaVinculadaHa }) => new Precise(AreaVinculadaHa ?? 0))),
      places.hectares,
      rounding,
    ),
  }));
}

/** By product, under the name it was first given and in the unit it was first counted in. */
function productsOf(rows: readonly PledgeHistoryRow[], rounding: Rounding): SeasonTotal['Produtos'] {
  const totals: { Produto: string; Unidade: GoodsUnit; quantity: Precise }[] = [];
  for (const { Produto, Unidade, Quantidade } of rows) {
    if (Produto === null || Unidade === null || Quantidade === null) continue;
    const total = totals.find(
      (one) => isSameProduct(one.Produto, Produto) && quantityInUnit(new Precise(1), Unidade, one.Unidade),
    );
    const amount =
      quantityInUnit(new Precise(Quantidade), Unidade, total?.Unidade ?? Unidade) ?? new Precise(0);
    if (total) total.quantity = total.quantity.plus(amount);
    else totals.push({ Produto, Unidade, quantity: amount });
  }
  return totals.map(({ quantity, ...one }) => ({
    ...one,
    Quantidade: rounded(quantity, places.quantity, rounding),
  }));
}
