import { sql } from 'kysely';
import type { EntityModel } from '../crud/models.ts';
import type { Work } from '../crud/work.ts';
import type { Row } from '../database/database.ts';

/** `APAGAR`: gone for good after its days in the trash. */
export type ChangeOperation = 'INCLUIR' | 'ALTERAR' | 'EXCLUIR' | 'RESTAURAR' | 'TRANSICAO' | 'APAGAR';

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

/** The same for many new records at once. */
export async function recordCreations(
  { tx, actor }: Work,
  { entity }: EntityModel,
  made: readonly { readonly id: number; readonly after: Row }[],
): Promise<void> {
  const company = entity.scope === 'installation' ? null : actor.companyId;
  await sql`insert into "alteracao" ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Versao", "Operacao",
      "IdentificadorUsuario", "Usuario", "Origem", "Requisicao", "Depois")
    select ${company}::bigint, ${entity.name}::text, made.id, 1, 'INCLUIR', ${actor.userId}::bigint, ${actor.name}::text,
      ${actor.origin}::text, ${actor.requestId}::text, made.after
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (id bigint, after jsonb) order by 1, made.id`.execute(
    tx,
  );
}

const json = (record: Row | null) => (record === null ? null : JSON.stringify(record));
