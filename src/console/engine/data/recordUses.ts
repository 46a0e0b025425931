import type { EntityOutline } from '../../../metadata/entity.ts';
import type { Client } from '../client/client.ts';

/** What refers to a record, and so what may become of it. */
export interface RecordUses {
  readonly Itens: readonly {
    readonly Entidade: string;
    readonly Nome: string;
    readonly Total: number;
    /** Its fields that may refer there; those of rows after their own: `Vinculos.Perfis`. */
    readonly Campos?: readonly string[];
  }[];
  readonly PodeExcluir: boolean;
  readonly PodeInativar: boolean;
  /** Why it may not go although nothing refers to it. */
  readonly Motivo?: string | null;
}

export const readUses = (client: Client, { noun }: EntityOutline, id: number) =>
  client.call<RecordUses>(`${noun}/Referencias/${id}`, { background: true });
