import { sql } from 'kysely';
import type { Work } from '../crud/work.ts';

/** What a notice is about: a code of `TipoNotificacao`, the record it leads to, and what its sentence is filled with. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly entity: string;
  readonly recordId: number;
  readonly params: NoticeParams;
  /** When it happened, for what is told later; absent = now. */
  readonly at?: string;
}

export type NoticeKind =
  | 'matricula-lida'
  | 'matricula-nao-lida'
  | 'operacao-recebida'
  | 'feedback-recebido'
  | 'feedback-reaberto'
  | 'feedback-respondido';

/** Names and numbers as they stand on the record; an `erro` is told in the reader's language. */
export interface NoticeParams {
  readonly [name: string]: string | number | NoticeFailure;
}

export interface NoticeFailure {
  readonly Codigo: string;
  readonly Parametros: Readonly<Record<string, string | number>>;
}

/**
 * Tells people of something, in the transaction that causes it: undone with it, never sent twice. Nobody is told of
 * what they did themselves.
 */
export async function notify({ tx, actor }: Work, people: Iterable<number>, notice: Notice): Promise<void> {
  const others = [...new Set(people)].filter((id) => id !== actor.userId);
  if (others.length === 0) return;
  await sql`insert into aviso ("IdentificadorEmpresa", "IdentificadorUsuario", "Tipo", "Entidade",
      "IdentificadorRegistro", "Parametros", "Quando")
    select ${actor.companyId}::bigint, pessoa, ${notice.kind}::text, ${notice.entity}::text,
      ${notice.recordId}::bigint, ${JSON.stringify(notice.params)}::text::jsonb,
      coalesce(${notice.at ?? null}::timestamptz, now())
    from unnest(${others}::bigint[]) as pessoa`.execute(tx);
}
