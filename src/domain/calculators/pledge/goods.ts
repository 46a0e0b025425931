import type { LocalDate } from '../../dates.ts';
import { UnidadeBem } from '../../generated/codes.ts';
import { fold } from '../../text/fold.ts';
import type { Decimal } from '../../units.ts';
import { Precise } from '../arithmetic.ts';

/** Units goods are counted in; those of mass by how many kilograms they hold, the others none. */
export const goodsUnits = UnidadeBem;
export type GoodsUnit = (typeof goodsUnits)[number];

const kilograms: Readonly<Partial<Record<GoodsUnit, string>>> = { sc60: '60', '@': '15', t: '1000', kg: '1' };

/** A quantity in another unit; null where the two have no common measure. 1 sc = 60 kg, 1 @ = 15 kg. */
export function quantityInUnit(quantity: Precise, from: GoodsUnit, to: GoodsUnit): Precise | null {
  if (from === to) return quantity;
  const [own, wanted] = [kilograms[from], kilograms[to]];
  return own && wanted ? quantity.times(own).div(wanted) : null;
}

/** Goods a pledge burdens. */
export interface Goods {
  readonly Descricao?: string | null;
  readonly Produto: string;
  readonly Quantidade: Decimal;
  readonly Unidade: GoodsUnit;
  /** Reais for one unit; without it the goods count by quantity and not by value. */
  readonly ValorUnitario?: Decimal | null;
  readonly DataPreco?: LocalDate | null;
  /** Default 100. */
  readonly PercentualVinculado?: Decimal | null;
}

/** What is bound of the goods. */
export const boundOf = ({ Quantidade, PercentualVinculado }: Goods): Precise =>
  new Precise(Quantidade).times(PercentualVinculado ?? 100).div(100);

/** What it is worth; null where nobody said the price. */
export const worthOf = (item: Goods): Precise | null =>
  item.ValorUnitario == null ? null : boundOf(item).times(item.ValorUnitario);

/** Animals by the names acts give them, as `fold` writes them. */
export const animals =
  'NOVILH[AO]S?|VACAS?|BOIS?|BEZERR[AO]S?|TOUROS?|GARROTES?|BOVINOS?|MATRIZES(?: BOVINAS)?|RESES?|BUFAL[AO]S?|OVELHAS?|OVINOS?|CAPRINOS?|SUINOS?|EQUINOS?|EGUAS?|CAVALOS?';

/** Names that stand for animals of a pledge, and in the words of an act for other things too. */
const alsoAnimals =
  'GADO|REBANHOS?|SEMOVENTES?|AVES?|FRANGOS?|GALINHAS?|PORC[AO]S?|LEITO(?:A|ES|AS)?|CARNEIROS?|CORDEIROS?|CABRAS?|BODES?|CABRITOS?|BUBALINOS?|MUARES|MUAR|MULAS?|BURROS?|JUMENTOS?|ASININOS?|POTR[AO]S?|PEIXES?|TILAPIAS?';

const animal = new RegExp(`\\b(?:${animals}|${alsoAnimals})\\b`);

/** What a crop is meant for (`milho para ração de aves`) does not make it an animal. */
const isAnimal = (product: string): boolean => animal.test(fold(product).replace(/\sPARA\s.*$/, ''));

/** Whether it is counted one by one, so that no part of one can be bound or freed. */
export const isCounted = ({ Unidade }: Pick<Goods, 'Unidade'>): boolean =>
  Unidade === 'cab' || Unidade === 'un';

/** Whether it is harvested from land: neither counted by the head or the piece nor an animal sold by weight. */
export const isCrop = ({ Produto, Unidade }: Pick<Goods, 'Produto' | 'Unidade'>): boolean =>
  !isCounted({ Unidade }) && !isAnimal(Produto);
