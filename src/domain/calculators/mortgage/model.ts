import type { LocalDate } from '../../dates.ts';
import type { AlocacaoDivida, ModoFracao, MotivoMargem, TipoGarantia } from '../../generated/codes.ts';
import type { Decimal, Share } from '../../units.ts';
import type { Alert } from '../alert.ts';
import type { Precise } from '../arithmetic.ts';
import type { Debt, UpdatedDebt } from '../debt.ts';
import type { MemoryStep } from '../memory.ts';
import type { GuaranteeEvent } from './history.ts';

/** One guarantee or constraint in force on the property, in the order of the record. */
export interface EncumbranceRow extends Debt {
  readonly Ato?: string | null;
  /** As the events of a matrícula are called: `hipoteca`, `alienacao_fiduciaria`, `penhora`; default `hipoteca`. */
  readonly Evento?: string | null;
  readonly Grau?: number | null;
  readonly Credor?: string | null;
  /** The part of the property it burdens; default the whole. */
  readonly FracaoOnerada?: Share | null;
  /** Whether it burdens any of the guarantor's part; default yes. */
  readonly AtingeProprietario?: boolean | null;
  /** What the other properties that secure the same debt are worth. */
  readonly OutrosImoveis?: readonly { readonly Valor: Decimal; readonly Descricao?: string | null }[] | null;
  /** `RATEIO` shares the debt out by the values of the properties; default `INTEGRAL`. */
  readonly Alocacao?: AlocacaoDivida | null;
  readonly MesmoCredor?: boolean | null;
  /** Secures a debt that another row already counts: it keeps its place and adds nothing. */
  readonly MesmaDivida?: boolean | null;
}

export interface MortgageInput {
  readonly DataReferencia: LocalDate;
  readonly ValorImovel: Decimal | null;
  readonly DataAvaliacao?: LocalDate | null;
  readonly DesagioPct?: Decimal | null;
  readonly PercentualProprietario?: Share | null;
  readonly ModoFracao?: ModoFracao | null;
  readonly Onus?: readonly EncumbranceRow[] | null;
  readonly NovaOperacao?: Decimal | null;
  readonly LimiteLtvPct?: Decimal | null;
  /** What the new operation takes; default `HIPOTECA`. */
  readonly TipoGarantia?: TipoGarantia | null;
  /** False for housing credit, where a second degree is not admitted (Resolução CMN 4.676/2018 art. 7 III). */
  readonly PermiteGrauSuperior?: boolean | null;
  /** What became of the guarantees over time: judged with the rest, and no part of the calculation. */
  readonly Eventos?: readonly GuaranteeEvent[] | null;
}

/** Amounts in reais with two places, percentages with four, factors with eight. */
export interface MortgageResult {
  readonly Regra: string;
  readonly DataReferencia: LocalDate;
  readonly Base: Decimal;
  readonly BaseProp: Decimal;
  readonly Onus: readonly {
    readonly Ato: string | null;
    readonly Evento: string;
    readonly Credor: string | null;
    readonly Grau: number | null;
    readonly GrauInferido: boolean;
    /** 1 = paid first; the fiduciary transfer before all. */
    readonly Posicao: number;
    readonly Fonte: UpdatedDebt['source'];
    readonly Fator: Decimal;
    readonly Principal: Decimal;
    readonly Juros: Decimal;
    /** Interest on arrears. */
    readonly Mora: Decimal;
    readonly Atualizado: Decimal;
    readonly Alocado: Decimal;
  }[];
  readonly PorGrau: readonly { readonly Grau: number; readonly Total: Decimal; readonly Margem: Decimal }[];
  readonly Total: Decimal;
  readonly Deducao: Decimal;
  readonly Margem: Decimal;
  /** The margin by arithmetic alone, where the law leaves none. */
  readonly MargemAritmetica: Decimal;
  readonly MotivoMargem: MotivoMargem | null;
  readonly LTVatual: Decimal | null;
  readonly LTVnovo: Decimal | null;
  readonly MaxNova: Decimal;
  readonly ProximoGrau: number;
  readonly Estimativa: boolean;
  readonly Projetado: boolean;
  readonly Alertas: readonly Alert[];
  readonly Memoria: readonly MemoryStep[];
}

/** An encumbrance in force brought to the day: what it comes to, what of that lies on this property, and its degree. */
export interface UpdatedEncumbrance {
  readonly row: EncumbranceRow;
  readonly at: string;
  readonly event: string;
  readonly degree: number | null;
  readonly isInferred: boolean;
  readonly updated: UpdatedDebt;
  readonly allocated: Precise;
}
