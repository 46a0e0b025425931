import { sql } from 'kysely';
import type { LocalDate } from '../../../domain/dates.ts';
import { entityNamed } from '../../../metadata/entities.ts';
import type { Notificacao } from '../../../metadata/generated/types.ts';
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

export type NoticeKind = NonNullable<Notificacao['Tipo']>;

/** Names and numbers as they stand on the record; an `erro` and a day are told in the reader's language. */
export interface NoticeParams {
  readonly [name: string]: string | number | NoticeFailure | NoticeDay;
}

export interface NoticeDay {
  readonly Dia: LocalDate;
}

export interface NoticeFailure {
  readonly Codigo: string;
  readonly Parametros: Readonly<Record<string, string | number>>;
}

/**
 * Tells people of something, in the transaction that causes it: undone with it, never sent twice. Nobody is told of
 * what they did themselves. Whoever sees the alerts of one of them is told too, as of that person; what somebody
 * cannot come in to read any more goes to the officer of the operation. Where it goes is each reader's choice.
 */
export async function notify({ tx, actor }: Work, people: Iterable<number>, notice: Notice): Promise<void> {
  const told = [...new Set(people)];
  if (told.length === 0) return;
  await sql`select folio_avisar(${told}::bigint[], ${actor.userId}::bigint, ${notice.kind}::text,
    ${notice.entity}::text, ${notice.recordId}::bigint, ${JSON.stringify(notice.params)}::text::jsonb,
    ${notice.at ?? null}::timestamptz, ${entityNamed(notice.entity).codes.get}::text)`.execute(tx);
}
