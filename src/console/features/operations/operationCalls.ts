import type { LocalDate } from '../../../domain/dates.ts';

/** What `Operacao/Pendencias/{id}` answers. */
export interface MissingToSign {
  readonly Hoje: LocalDate;
  readonly Pendencias: readonly MissingPoint[];
  readonly Etapas: readonly WorkflowStep[];
  readonly Proximo: NextStep | null;
  readonly Ocultas: readonly string[];
}

export interface MissingPoint {
  readonly Codigo: string;
  readonly Texto: string;
  readonly Espera: string;
  readonly Etapa: string | null;
  /** Event of the operation that it holds back; null: it is told. */
  readonly Transicao: string | null;
  readonly Passo: Act | null;
}

/** The next step of a point: what is done, and on which record. */
export interface Act {
  readonly Codigo: string;
  readonly Entidade: string;
  readonly Identificador: number | null;
  readonly Calculadora: string | null;
}

export interface WorkflowStep {
  readonly Codigo: string;
  readonly Descricao: string;
  readonly Situacao: 'feita' | 'atual' | 'aberta';
  readonly Manual: boolean;
  readonly Quem: string | null;
  readonly Em: string | null;
  readonly Pendencias: number;
  readonly Prazo: LocalDate | null;
  readonly Atrasada: boolean;
}

interface NextStep {
  readonly Evento: string;
  readonly Rotulo: string;
  readonly Sozinho: boolean;
  readonly Permitido: boolean;
  readonly Impedimentos: readonly string[];
}

/** What `Operacao/LinhaDoTempo/{id}` answers. */
export interface TimelinePage {
  readonly Itens: readonly TimelineEvent[];
  readonly Mais: boolean;
  readonly Tipos: readonly string[];
}

export interface TimelineEvent {
  readonly Chave: string;
  readonly DataHora: string;
  readonly Tipo: string;
  readonly Texto: string;
  readonly Motivo: string | null;
  readonly Citacao: string | null;
  readonly Alteracoes: readonly {
    readonly Campo: string;
    readonly De: string | null;
    readonly Para: string | null;
  }[];
  readonly Entidade: string | null;
  readonly IdentificadorRegistro: number | null;
}
