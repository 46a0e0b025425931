import type { LocalDate } from '../../dates.ts';
import type { SituacaoPenhor, TipoPenhor } from '../../generated/codes.ts';
import type { Decimal } from '../../units.ts';
import type { Alert } from '../alert.ts';
import type { Debt, UpdatedDebt } from '../debt.ts';
import type { MemoryStep } from '../memory.ts';
import type { Goods, GoodsUnit } from './goods.ts';
import type { PledgeEvent } from './history.ts';

export interface Pledge extends Omit<Debt, 'Valor' | 'DataBase'> {
  readonly Ato?: string | null;
  readonly Tipo?: TipoPenhor | null;
  readonly Credor?: string | null;
  readonly Grau?: number | null;
  readonly Titulo?: string | null;
  readonly DataEmissao?: LocalDate | null;
  /** `2025/2026` */
  readonly Safra?: string | null;
  readonly ValorCredito?: Decimal | null;
  readonly AreaVinculadaHa?: Decimal | null;
  readonly Bens?: readonly Goods[] | null;
  readonly Cancelado?: boolean | null;
  /** Whether title or creditor allow goods to be freed in proportion to what is paid; default no. */
  readonly PermiteLiberacao?: boolean | null;
}

/** What the land is expected to yield of one product in one season. */
export interface Yield {
  readonly Produto: string;
  readonly Safra?: string | null;
  readonly AreaHa: Decimal;
  readonly ProdutividadePorHa: Decimal;
  readonly Unidade: GoodsUnit;
}

export interface PledgeInput {
  readonly DataReferencia: LocalDate;
  readonly Penhores?: readonly Pledge[] | null;
  readonly Producao?: readonly Yield[] | null;
  readonly AreaProdutivaHa?: Decimal | null;
  /** What became of the pledges over time: judged with the rest, and no part of the calculation. */
  readonly Eventos?: readonly PledgeEvent[] | null;
}

export type PledgeState = SituacaoPenhor;

/** What is left of a harvest: of one product in one season. */
export interface HarvestRow {
  readonly Produto: string;
  readonly Safra: string | null;
  readonly Unidade: GoodsUnit;
  readonly Estimada: Decimal;
  readonly Comprometida: Decimal;
  /** Below zero where more is bound than expected. */
  readonly Disponivel: Decimal;
  readonly Comprometimento: Decimal | null;
}

/** What is left of the land in one season, in hectares. */
export interface LandRow {
  readonly Safra: string | null;
  readonly AreaVinculada: Decimal;
  /** Null, as the percentage, where nobody said the productive area. */
  readonly AreaLivre: Decimal | null;
  readonly Comprometimento: Decimal | null;
}

/** Amounts in reais with two places, percentages and areas with four, quantities with three. */
export interface PledgeResult {
  readonly Regra: string;
  readonly DataReferencia: LocalDate;
  readonly Penhores: readonly {
    readonly Ato: string | null;
    readonly Tipo: Pledge['Tipo'];
    readonly Credor: string | null;
    readonly Grau: number | null;
    readonly Titulo: string | null;
    readonly Safra: string | null;
    readonly Situacao: PledgeState;
    /** Days past the due date; 0 until then. */
    readonly DiasAtraso: number;
    readonly Fonte: UpdatedDebt['source'];
    readonly Fator: Decimal;
    readonly Principal: Decimal;
    readonly Juros: Decimal;
    /** Interest on arrears. */
    readonly Mora: Decimal;
    readonly ValorBens: Decimal;
    readonly Credito: Decimal;
    readonly Cobertura: Decimal | null;
    readonly Sobra: Decimal;
    readonly Bens: readonly {
      readonly Descricao: string | null;
      readonly Produto: string;
      readonly Unidade: GoodsUnit;
      /** What is bound of it; of a cancelled pledge what was. */
      readonly Quantidade: Decimal;
      readonly Valor: Decimal | null;
      /** What must stay bound, and what may be freed, after a part was paid. */
      readonly Manter: Decimal;
      readonly Liberada: Decimal;
    }[];
    /** 0 of a cancelled pledge. */
    readonly ManterPct: Decimal;
  }[];
  readonly ValorBens: Decimal;
  readonly Credito: Decimal;
  readonly Cobertura: Decimal | null;
  readonly Sobra: Decimal;
  readonly Safras: readonly HarvestRow[];
  readonly Areas: readonly LandRow[];
  readonly Estimativa: boolean;
  readonly Projetado: boolean;
  readonly Alertas: readonly Alert[];
  readonly Memoria: readonly MemoryStep[];
}

/** A pledge in force with its place in the input: `Penhores.0`. */
export interface StandingPledge {
  readonly pledge: Pledge;
  readonly at: string;
}
