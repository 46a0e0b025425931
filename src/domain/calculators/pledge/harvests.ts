import { type Alert, alert } from '../alert.ts';
import { Precise, percentOf, places, type Rounding, restOf, rounded, sum } from '../arithmetic.ts';
import { type MemoryStep, step } from '../memory.ts';
import { boundOf, type Goods, type GoodsUnit, isCrop, quantityInUnit } from './goods.ts';
import type { HarvestRow, Pledge, StandingPledge, Yield } from './model.ts';
import { isSameProduct } from './productNames.ts';
import { seasonKey, seasonOf } from './season.ts';
import { partsText } from './steps.ts';

/**
 * What is left of every harvest: what the land is to yield of a product in a season, on one field or several, less what
 * pledges in force bind of it. What finds nothing to be held against is told.
 * @see calculators, section 2.2, `Estimada(p,s)`
 */
export function harvestsOf(
  pledges: readonly StandingPledge[],
  yields: readonly Yield[],
  rounding: Rounding,
): { products: HarvestRow[]; memory: MemoryStep[]; alerts: Alert[] } {
  const harvests = gathered(yields);
  const goods = pledges.flatMap(goodsIn);
  const found = goods.map((one) => ({ ...one, place: placeOf(one, harvests) }));
  const told = harvests.map((harvest) => {
    const parts = found.flatMap(({ name, place }) =>
      place?.harvest === harvest && place.amount ? [{ name, amount: place.amount }] : [],
    );
    return toldOf(harvest, parts, rounding);
  });
  const apart = found.flatMap(({ item, place }) =>
    place?.amount === null
      ? [alert('unit-apart', place.harvest.at, { unit: item.Unidade, expected: place.harvest.unit })]
      : [],
  );
  return {
    products: told.map(({ row }) => row),
    memory: told.flatMap(({ memory }) => memory),
    alerts: [...apart, ...told.flatMap(({ alerts }) => alerts), ...unmatched(harvests, found)],
  };
}

/** Fields of one product, season and measure. */
interface Harvest {
  readonly product: string;
  readonly season: string | null;
  readonly unit: GoodsUnit;
  readonly fields: readonly { readonly at: string; readonly row: Yield; readonly yields: Precise }[];
  readonly total: Precise;
  /** Place of its last field in the input, under which the account of all stands. */
  readonly at: string;
}

interface PledgedGoods {
  readonly item: Goods;
  readonly at: string;
  /** Of their pledge. */
  readonly name: string;
  readonly season: string | null;
  /** Whether a harvest is to bring it: stock, wares and animals none. */
  readonly isExpected: boolean;
}

/** A harvest goods are of; no amount where the two have no common measure. */
interface Place {
  readonly harvest: Harvest;
  readonly amount: Precise | null;
}

/** Rows of one product and season are fields of one harvest, in the unit of the first. */
function gathered(yields: readonly Yield[]): Harvest[] {
  const harvests: Harvest[] = [];
  for (const [index, row] of yields.entries()) {
    const at = `Producao.${index}`;
    const own = new Precise(row.AreaHa).times(row.ProdutividadePorHa);
    const known = harvests.findIndex(
      (one) => isOf(one, row.Produto, row.Safra) && quantityInUnit(own, row.Unidade, one.unit) !== null,
    );
    const before = harvests[known] ?? {
      product: row.Produto,
      season: seasonOf(row.Safra),
      unit: row.Unidade,
      fields: [],
      total: new Precise(0),
    };
    const harvest = {
      ...before,
      at,
      fields: [...before.fields, { at, row, yields: own }],
      total: before.total.plus(quantityInUnit(own, row.Unidade, before.unit) ?? 0),
    };
    harvests.splice(known < 0 ? harvests.length : known, 1, harvest);
  }
  return harvests;
}

const isOf = (harvest: Harvest, product: string, season: string | null | undefined): boolean =>
  seasonKey(harvest.season) === seasonKey(season) && isSameProduct(harvest.product, product);

const stocks: readonly Pledge['Tipo'][] = ['PECUARIO', 'INDUSTRIAL', 'MERCANTIL'];

const goodsIn = ({ pledge, at }: StandingPledge): PledgedGoods[] =>
  (pledge.Bens ?? []).map((item, index) => ({
    item,
    at: `${at}.Bens.${index}`,
    name: pledge.Ato ?? at,
    season: seasonOf(pledge.Safra),
    isExpected: isCrop(item) && !stocks.includes(pledge.Tipo),
  }));

function placeOf({ item, season }: PledgedGoods, harvests: readonly Harvest[]): Place | null {
  const places = harvests
    .filter((harvest) => isOf(harvest, item.Produto, season))
    .map((harvest) => ({ harvest, amount: quantityInUnit(boundOf(item), item.Unidade, harvest.unit) }));
  return places.find(({ amount }) => amount !== null) ?? places[0] ?? null;
}

/** A harvest as shown, its account, and whether more is bound than it brings. */
function toldOf(
  harvest: Harvest,
  parts: readonly { readonly name: string; readonly amount: Precise }[],
  rounding: Rounding,
) {
  const { product, season, unit, fields, total, at } = harvest;
  const bound = sum(parts.map(({ amount }) => amount));
  const quantity = (value: Precise) => rounded(value, places.quantity, rounding);
  const hectares = (value: Precise) => rounded(value, places.hectares, rounding);
  const share = percentOf(bound, total);
  const [E, C] = [quantity(total), quantity(bound)];
  const left = restOf(E, C, places.quantity);
  const row: HarvestRow = {
    Produto: product,
    Safra: season,
    Unidade: unit,
    Estimada: E,
    Comprometida: C,
    Disponivel: left,
    Comprometimento: share && rounded(share, places.percent, rounding),
  };
  const memory = [
    ...fields.map(({ at: place, row: { AreaHa, ProdutividadePorHa, Unidade }, yields }) =>
      step(
        'yield',
        'A · p',
        { A: hectares(new Precise(AreaHa)), p: ProdutividadePorHa, u: Unidade },
        quantity(yields),
        place,
      ),
    ),
    ...(fields.length > 1 ? [step('yield-total', 'Σ E', { n: String(fields.length), u: unit }, E, at)] : []),
    step('bound', 'Σ q', { parcelas: partsText(parts, C, places.quantity), u: unit }, C, at),
    ...(row.Comprometimento === null
      ? []
      : [step('bound-share', 'C / E · 100', { C, E }, row.Comprometimento, at)]),
    step('left-of-yield', 'E − C', { E, C }, left, at),
  ];
  return { row, memory, alerts: bound.greaterThan(total) ? [alert('pledge-above-yield', at)] : [] };
}

/** Pledged crops without a harvest and harvests without a pledge, each beside the names of the others. */
function unmatched(
  harvests: readonly Harvest[],
  goods: readonly (PledgedGoods & { readonly place: Place | null })[],
): Alert[] {
  const crops = goods.filter(({ isExpected }) => isExpected);
  if (harvests.length === 0 || crops.length === 0) return [];
  const free = harvests.filter((harvest) => goods.every(({ place }) => place?.harvest !== harvest));
  const yields = listed(harvests.map(({ product, season }) => nameOf(product, season)));
  const pledged = listed(crops.map(({ item, season }) => nameOf(item.Produto, season)));
  return [
    ...crops
      .filter(({ place }) => place === null)
      .map(({ item, season, at }) =>
        alert('goods-without-yield', at, { product: nameOf(item.Produto, season), yields }),
      ),
    ...free.map(({ product, season, at }) =>
      alert('yield-without-goods', at, { product: nameOf(product, season), goods: pledged }),
    ),
  ];
}

const nameOf = (product: string, season: string | null): string =>
  season === null ? product.trim() : `${product.trim()} (${season})`;

const listed = (names: readonly string[]): string => [...new Set(names)].join(', ');
