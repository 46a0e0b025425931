import type { EntityOutline } from '../../../metadata/entity.ts';
import { ApiError } from '../client/apiError.ts';
import type { Client } from '../client/client.ts';

/** What taking a record out of use would leave behind. */
export interface LeavingUse {
  /** What somebody else must take over: how many records of an entity, the field that names who, and what finds them. */
  readonly Encargos: readonly {
    readonly Campo: string;
    readonly Entidade: string;
    readonly Total: number;
    readonly Filtro: Readonly<Record<string, readonly unknown[]>>;
  }[];
  /** Records in use that go on referring to it. */
  readonly Dependentes: readonly {
    readonly Entidade: string;
    readonly Nome: string;
    readonly Total: number;
    readonly Campos: readonly string[];
  }[];
}

/**
 * Asked before a record is taken out of use.
 * @returns null where the API knows nothing of it: the change itself tells then
 */
export async function readLeavingUse(
  client: Client,
  { noun }: EntityOutline,
  id: number,
): Promise<LeavingUse | null> {
  try {
    return await client.call<LeavingUse>(`${noun}/Inativacao/${id}`, { background: true });
  } catch (error) {
    if (error instanceof ApiError && [404, 405, 410].includes(error.status)) return null;
    throw error;
  }
}
