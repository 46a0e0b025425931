import type { Entity } from '../../metadata/entity.ts';
import type { Client } from './client.ts';

/** A record, or some of its fields, that an undoing left as it is, and why. */
export interface UndoConflict {
  readonly Identificador: number;
  readonly Rotulo: string;
  readonly Campos: readonly string[];
  readonly Texto: string;
}

export interface ChangeUndone {
  readonly Desfeito: boolean;
  readonly Conflitos: readonly UndoConflict[];
}

/** Takes back what made these versions of a record. */
export const undoChange = (
  client: Client,
  { noun }: Entity,
  id: number,
  { from, to = from }: { readonly from: number; readonly to?: number },
) =>
  client.call<ChangeUndone>(`${noun}/Desfazer/${id}`, {
    method: 'POST',
    body: { Versao: from, ...(to === from ? {} : { Ate: to }) },
  });

/** A call on many records, or an import, as the log tells of it. */
export interface Batch {
  readonly Lote: number;
  readonly Operacao: string;
  readonly Acao: string | null;
  readonly Usuario: string;
  readonly DataHora: string;
  readonly Total: number;
  readonly Conflitos: number;
  readonly LoteDesfeito: number | null;
  readonly Desfeito: {
    readonly Lote: number;
    readonly Usuario: string;
    readonly DataHora: string;
    readonly Total: number;
    readonly Conflitos: number;
  } | null;
}

export const readBatches = async (client: Client, { noun }: Entity): Promise<readonly Batch[]> =>
  (await client.call<{ readonly Itens: readonly Batch[] }>(`${noun}/Lotes`)).Itens;

export interface BatchUndone {
  readonly Desfeitos: number;
  readonly JaDesfeitos: number;
  readonly Ausentes: number;
  readonly TotalConflitos: number;
  readonly Conflitos: readonly UndoConflict[];
  readonly Conjunto: Batch;
}

/** Takes a call on many records back; `simulate` only says what would come of it. */
export const undoBatch = (client: Client, { noun }: Entity, number: number, simulate: boolean) =>
  client.call<BatchUndone>(`${noun}/DesfazerLote/${number}`, { method: 'POST', body: { Simular: simulate } });
