import type { Entity, EntityOutline } from '../../../metadata/entity.ts';
import type { Client } from '../client/client.ts';
import { type ChosenRecords, chosenBody } from './entityCalls.ts';

/** Calls of the actions and transitions that schemas declare. What they answer beyond the envelope is theirs. */

type Values = Readonly<Record<string, unknown>>;

interface Run {
  readonly action: string;
  readonly parameters: Values;
  readonly headers: Readonly<Record<string, string>>;
}

/** What became of several records: those it was done to, and why not to the others. */
export interface ManyDone {
  readonly Executados: readonly number[];
  /** Number by which what it changed is undone; absent or null where nothing was, or the API knows nothing of that. */
  readonly Lote?: number | null;
  readonly Recusados: readonly { readonly Identificador: number; readonly Texto: string }[];
}

export const runOnRecord = (
  client: Client,
  { noun }: EntityOutline,
  record: { readonly id: number; readonly Versao: number },
  { action, parameters, headers }: Run,
) =>
  client.call<Values | null>(`${noun}/Executar/${action}/${record.id}`, {
    method: 'POST',
    body: { ...parameters, Versao: record.Versao },
    headers,
  });

export const runOnMany = (
  client: Client,
  entity: Entity,
  chosen: ChosenRecords,
  { action, parameters, headers }: Run,
) =>
  client.call<ManyDone>(`${entity.noun}/ExecutarVarios/${action}`, {
    method: 'POST',
    body: { ...chosenBody(entity, chosen), Parametros: parameters },
    headers,
  });

export const runOnList = (client: Client, { noun }: EntityOutline, { action, parameters, headers }: Run) =>
  client.call<Values | null>(`${noun}/Executar/${action}`, { method: 'POST', body: parameters, headers });
