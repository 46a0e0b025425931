/** A record, or some of its fields, that an undoing left as it is, and why. */
export interface UndoConflict {
  readonly Identificador: number;
  /** What it is called. */
  readonly Rotulo: string;
  /** Fields somebody changed since, as far as the reader may see them. */
  readonly Campos: readonly string[];
  readonly Texto: string;
}

/** What came of taking one change back. */
export interface ChangeUndone {
  /** Whether anything was written: not where it is as before already, nor where somebody changed all of it since. */
  readonly Desfeito: boolean;
  /** The record as it is now; null when it is in the trash. */
  readonly Registro: Readonly<Record<string, unknown>> | null;
  readonly Conflitos: readonly UndoConflict[];
}

/** A call on many records, or an import, as one line of a list. */
export interface Batch {
  readonly Lote: number;
  /** Its row in the change log. */
  readonly Alteracao: number;
  readonly Operacao: string;
  /** Of an action: its label. */
  readonly Acao: string | null;
  readonly Usuario: string;
  readonly DataHora: string;
  readonly Total: number;
  /** Of an undoing: what it had to leave. */
  readonly Conflitos: number;
  /** The call that it undoes; null for any other. */
  readonly LoteDesfeito: number | null;
  /** Who undid it last; null = nobody did. */
  readonly Desfeito: {
    readonly Lote: number;
    readonly Alteracao: number;
    readonly Usuario: string;
    readonly DataHora: string;
    readonly Total: number;
    readonly Conflitos: number;
  } | null;
}

/** What came of taking a call on many records back, or would come of it. */
export interface BatchUndone {
  /** Number of the undoing, by which it can be undone itself; null when nothing was written. */
  readonly Lote: number | null;
  /** Records that are as they were before. */
  readonly Desfeitos: number;
  /** Records that were as before already. */
  readonly JaDesfeitos: number;
  /** Records that are erased since, or not this person's to see. */
  readonly Ausentes: number;
  readonly TotalConflitos: number;
  /** The first of them. */
  readonly Conflitos: readonly UndoConflict[];
  readonly Simulado: boolean;
  /** The whole as the log has it, with who undid it before. */
  readonly Conjunto: Batch;
}
