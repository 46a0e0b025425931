import { sql } from 'kysely';
import type { EntityModel } from '../crud/models.ts';
import type { Work } from '../crud/work.ts';
import type { Row } from '../database/database.ts';

export type ChangeOperation = 'INCLUIR' | 'ALTERAR' | 'EXCLUIR' | 'RESTAURAR' | 'TRANSICAO';

export interface Change {
  readonly operation: ChangeOperation;
  readonly id: number;
  readonly version: number;
  /** Whole records as `snapshot` makes them; null where there was or is none. */
  readonly before: Row | null;
  readonly after: Row | null;
  readonly reason?: string | null;
}

/** The one row every write leaves, in the write's own transaction: history, undo and change log read it. */
export async function recordChange(
  { tx, actor }: Work,
  { entity }: EntityModel,
  change: Change,
): Promise<void> {
  const company = entity.scope === 'installation' ? null : actor.companyId;
  await sql`insert into "alteracao" ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Versao", "Operacao",
      "IdentificadorUsuario", "Usuario", "Origem", "Requisicao", "Motivo", "Antes", "Depois")
    values (${company}, ${entity.name}, ${change.id}, ${change.version}, ${change.operation}, ${actor.userId},
      ${actor.name}, ${actor.origin}, ${actor.requestId}, ${change.reason ?? null}, ${json(change.before)},
      ${json(change.after)})`.execute(tx);
}

const json = (record: Row | null) => (record === null ? null : JSON.stringify(record));
