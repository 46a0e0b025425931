import type { EntityOutline } from '../../../metadata/entity.ts';
import { ApiError } from '../client/apiError.ts';
import type { Client } from '../client/client.ts';

/** Another record that looks like the one being written. */
export interface Similar {
  readonly Identificador: number;
  readonly Rotulo: string;
  readonly Ativo: boolean;
  /** Its document, as people write it. */
  readonly Detalhe: string | null;
  /** The fields that say so: a like name, the same value, another establishment of the same company. */
  readonly Campos: readonly { readonly Campo: string; readonly Motivo: 'nome' | 'mesmo' | 'raiz' }[];
}

interface AskedSimilar {
  readonly values: Readonly<Record<string, unknown>>;
  /** The record that is being changed. */
  readonly id: number | null;
  readonly signal: AbortSignal;
}

/** In a body, for it is personal. Nobody waits for it: what cannot be found out is not told. */
export async function readSimilar(
  client: Client,
  { noun }: EntityOutline,
  { values, id, signal }: AskedSimilar,
): Promise<readonly Similar[]> {
  const answer = await client.call<{ readonly Itens: readonly Similar[] }>(`${noun}/Semelhantes`, {
    method: 'POST',
    body: { ...values, ...(id === null ? {} : { Identificador: id }) },
    signal,
    background: true,
  });
  return answer.Itens;
}

/** Records that may be one and the same. */
export interface DuplicateGroup {
  readonly Campos: readonly string[];
  readonly Registros: readonly Readonly<Record<string, unknown>>[];
  readonly Total: number;
}

export interface Duplicates {
  readonly Itens: readonly DuplicateGroup[];
  readonly Total: number;
}

export const readDuplicates = (client: Client, { noun }: EntityOutline, page: number, size: number) =>
  client.call<Duplicates>(`${noun}/Duplicados`, {
    query: new URLSearchParams({ Pagina: String(page), NumeroRegistros: String(size) }),
  });

/** Refusals that say no more than that this API, or this person, does without. */
export const saysNothing = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 405].includes(error.status);
