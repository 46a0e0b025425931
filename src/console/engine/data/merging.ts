import type { Entity, EntityOutline } from '../../../metadata/entity.ts';
import type { Client } from '../client/client.ts';
import { type ConsoleRecord, fromWire } from './records.ts';

type Wire = Record<string, unknown>;

/** What refers to each of the records, of one kind. */
export interface MovingKind {
  readonly Entidade: string;
  readonly Nome: string;
  /** By the record's number, as text. */
  readonly Totais: Readonly<Record<string, number>>;
}

export interface MergePreview {
  readonly records: readonly ConsoleRecord[];
  readonly moving: readonly MovingKind[];
}

export async function readMerge(
  client: Client,
  entity: Entity,
  ids: readonly number[],
): Promise<MergePreview> {
  const answer = await client.call<{ Registros: readonly Wire[]; Movimentos: readonly MovingKind[] }>(
    `${entity.noun}/Mesclagem`,
    { query: new URLSearchParams({ Identificadores: ids.join(',') }) },
  );
  return {
    records: answer.Registros.map((record) => fromWire(entity, record)),
    moving: answer.Movimentos,
  };
}

export interface MergeBody {
  readonly Sobrevivente: number;
  readonly Registros: readonly { readonly Identificador: number; readonly Versao: number }[];
  /** Field -> number of the record whose value it takes. */
  readonly Campos: Readonly<Record<string, number>>;
}

export interface Merged {
  readonly Registro: { readonly Identificador: number; readonly Versao: number };
  readonly Mesclagem: number;
}

export const mergeRecords = (
  client: Client,
  { noun }: EntityOutline,
  body: MergeBody,
  headers: Readonly<Record<string, string>>,
) => client.call<Merged>(`${noun}/Mesclar`, { method: 'POST', body, headers });

export const undoMerge = (
  client: Client,
  { noun }: EntityOutline,
  id: number,
  body: { readonly Mesclagem: number; readonly Versao: number },
) => client.call(`${noun}/DesfazerMesclagem/${id}`, { method: 'POST', body });
