/** A job of the company, as who operates the installation sees it; what it is about is told by its kind alone. */
export interface WireJob {
  readonly Identificador: string;
  /** Of `WireJobKind`. */
  readonly Tipo: string;
  readonly Situacao: 'esperando' | 'em_andamento' | 'falhou';
  /** Instants: when it was asked for, and before when it is not begun. */
  readonly Desde: string;
  readonly NaoAntesDe: string | null;
  /** Failures so far. */
  readonly Tentativas: number;
  /** Why it failed last, in the reader's language. */
  readonly Motivo: string | null;
}

/** A kind of job, with how many there are of the company and of the installation as a whole. */
export interface WireJobKind {
  readonly Tipo: string;
  readonly Nome: string;
  readonly Esperando: number;
  readonly EmAndamento: number;
  readonly Falhas: number;
}

export interface WireJobs {
  readonly Tipos: readonly WireJobKind[];
  /** Failed ones first, then those under way, then those that wait; of each the newest. */
  readonly Itens: readonly WireJob[];
  readonly HaMais: boolean;
}
