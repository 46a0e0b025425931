import { sql } from 'kysely';
import type { OperacaoAlteracao } from '../../../domain/generated/codes.ts';
import type { Entity } from '../../../metadata/entity.ts';
import type { Row } from '../../kit/database/database.ts';
import { foldText } from '../../kit/sql/foldText.ts';
import type { Actor } from '../actors/actor.ts';
import type { Work } from '../crud/work.ts';

/**
 * `VERSAO`: an old version as the next one. `APAGAR`: gone for good after its days in the trash. `MESCLAR`: others were
 * merged into it, `DESMESCLAR`: they came back. `IMPORTAR`, `EXECUTAR` and `DESFAZER` are said of many records at once.
 */
export type ChangeOperation = OperacaoAlteracao;

interface Change {
  readonly operation: ChangeOperation;
  readonly id: number;
  readonly version: number;
  /** Whole records as `snapshot` makes them; null where there was or is none. */
  readonly before: Row | null;
  readonly after: Row | null;
  readonly reason?: string | null;
  /** Of `VERSAO`: which one came back. */
  readonly restored?: number | null;
  /** Number of the merging it is a part of. */
  readonly merge?: number | null;
  /** The change row that it undoes. */
  readonly undoes?: number | null;
}

/** What the log knows of the kind of record it tells of: an entity, or a shared view of a list. */
export interface Logged
  extends Pick<Entity, 'name' | 'scope' | 'fields' | 'representation' | 'representationFallback'> {
  readonly codes: Pick<Entity['codes'], 'list'>;
}

/** The one row every write leaves, in the write's own transaction: history, undo and change log read it. */
export async function recordChange(
  { tx, actor, batch }: Work,
  { entity }: { readonly entity: Logged },
  change: Change,
): Promise<void> {
  const company = entity.scope === 'installation' ? null : actor.companyId;
  const name = nameOf(change.after ?? change.before, entity);
  await sql`insert into "alteracao" ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Versao", "Operacao",
      "IdentificadorUsuario", "Usuario", "Origem", "Requisicao", "Motivo", "VersaoRestaurada", "Mesclagem",
      "Lote", "Desfaz", "Nome", "Busca", "Antes", "Depois")
    values (${company}, ${entity.name}, ${change.id}, ${change.version}, ${change.operation}, ${actor.userId},
      ${actor.name}, ${actor.origin}, ${actor.requestId}, ${change.reason ?? null}, ${change.restored ?? null},
      ${change.merge ?? null}, ${batch ?? null}, ${change.undoes ?? null}, ${name}, ${wordsOf(actor, change.id, name)}, ${json(change.before)},
      ${json(change.after)})`.execute(tx);
}

/** The same for many new records at once. */
export async function recordCreations(
  { tx, actor, batch }: Work,
  { entity }: { readonly entity: Logged },
  made: readonly { readonly id: number; readonly after: Row }[],
): Promise<void> {
  const company = entity.scope === 'installation' ? null : actor.companyId;
  const named = made.map(({ id, after }) => {
    const name = nameOf(after, entity);
    return { id, after, name, words: wordsOf(actor, id, name) };
  });
  await sql`insert into "alteracao" ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Versao", "Operacao",
      "IdentificadorUsuario", "Usuario", "Origem", "Requisicao", "Lote", "Nome", "Busca", "Depois")
    select ${company}::bigint, ${entity.name}::text, made.id, 1, 'INCLUIR', ${actor.userId}::bigint, ${actor.name}::text,
      ${actor.origin}::text, ${actor.requestId}::text, ${batch ?? null}::bigint, made.name, made.words, made.after
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as made (id bigint, name text, words text, after jsonb) order by 1, made.id`.execute(
    tx,
  );
}

/** The same for records that go into the trash together, each undoing the change that made it. */
export async function recordDeletions(
  { tx, actor, batch }: Work,
  { entity }: { readonly entity: Logged },
  gone: readonly {
    readonly id: number;
    readonly version: number;
    readonly before: Row;
    readonly undoes: number;
  }[],
): Promise<void> {
  const company = entity.scope === 'installation' ? null : actor.companyId;
  const named = gone.map((row) => {
    const name = nameOf(row.before, entity);
    return { ...row, name, words: wordsOf(actor, row.id, name) };
  });
  await sql`insert into "alteracao" ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Versao", "Operacao",
      "IdentificadorUsuario", "Usuario", "Origem", "Requisicao", "Lote", "Desfaz", "Nome", "Busca", "Antes")
    select ${company}::bigint, ${entity.name}::text, gone.id, gone.version, 'EXCLUIR', ${actor.userId}::bigint,
      ${actor.name}::text, ${actor.origin}::text, ${actor.requestId}::text, ${batch ?? null}::bigint, gone.undoes,
      gone.name, gone.words, gone.before
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as gone (id bigint, version integer, undoes bigint, name text, words text, before jsonb) order by gone.id`.execute(
    tx,
  );
}

const json = (record: Row | null) => (record === null ? null : JSON.stringify(record));

/**
 * What the record is called, for the logs to be searched by and to name it: nothing where the name needs a code to be
 * seen or stands in another record.
 */
function nameOf(
  record: Row | null,
  { fields, representation, representationFallback }: Logged,
): string | null {
  for (const name of [representation, representationFallback]) {
    const field = fields.find((candidate) => candidate.name === name);
    const value = name === null ? null : record?.[name];
    if (field?.seeCode === null && field.entity === null && typeof value === 'string' && value !== '')
      return value;
  }
  return null;
}

/** What the log is searched by: who, which record, which request. */
const wordsOf = ({ name: who, requestId }: Actor, id: number, name: string | null): string =>
  foldText(`${who} ${id} ${requestId} ${name ?? ''}`);
