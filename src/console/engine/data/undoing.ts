import type { EntityOutline } from '../../../metadata/entity.ts';
import type { Batch, BatchUndone, ChangeUndone } from '../../../metadata/wire/undo.ts';
import type { Client } from '../client/client.ts';

/** Takes back what made these versions of a record. */
export const undoChange = (
  client: Client,
  { noun }: EntityOutline,
  id: number,
  { from, to = from }: { readonly from: number; readonly to?: number },
) =>
  client.call<ChangeUndone>(`${noun}/Desfazer/${id}`, {
    method: 'POST',
    body: { Versao: from, ...(to === from ? {} : { Ate: to }) },
  });

export const readBatches = async (client: Client, { noun }: EntityOutline): Promise<readonly Batch[]> =>
  (await client.call<{ readonly Itens: readonly Batch[] }>(`${noun}/Lotes`)).Itens;

/** Takes a call on many records back; `simulate` only says what would come of it. */
export const undoBatch = (client: Client, { noun }: EntityOutline, number: number, simulate: boolean) =>
  client.call<BatchUndone>(`${noun}/DesfazerLote/${number}`, {
    method: 'POST',
    body: { Simular: simulate },
    // Nothing is changed by a trial.
    quiet: simulate,
  });
