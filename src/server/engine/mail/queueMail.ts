import { sql } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { Services } from '../services.ts';
import type { MailData, MailKind } from './letters.ts';
import { sendMail, usefulUntil } from './sendMail.ts';

/** A mail to be written: what it is about, never its text, so that no secret waits in a table. */
export interface NewMail<Kind extends MailKind = MailKind> {
  readonly kind: Kind;
  readonly locale: Locale;
  readonly data: MailData[Kind];
  readonly now: Date;
}

/** What mails are sent by; `letters` say how long one of its kind is of use. */
export type Post = Pick<Services, 'letters' | 'jobs'>;

/**
 * Writes a mail into the outbox, in the transaction that causes it: either both are there or neither. Its data is kept
 * as text, which takes every character there is.
 */
export async function queueMail<Kind extends MailKind>(
  tx: Tx,
  { letters, jobs }: Post,
  { kind, locale, data, now }: NewMail<Kind>,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into correio ("Modelo", "Idioma", "Dados", "CriadoEm", "ValidoAte")
    values (${kind}, ${locale}, ${JSON.stringify(data)}, ${now}, ${usefulUntil(letters, kind, now)})
    returning "Identificador" as id`.execute(tx);
  await jobs.send(tx, sendMail, { mailId: Number(rows[0]?.id) });
}

/** Sends what a function of the database wrote into the outbox at `instant`, in the transaction that called it. */
export async function sendWritten(tx: Tx, { jobs }: Pick<Post, 'jobs'>, instant: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`select "Identificador" as id from correio
    where "CriadoEm" = ${instant} and "EncerradoEm" is null and "Tentativas" = 0 order by 1`.execute(tx);
  for (const { id } of rows) await jobs.send(tx, sendMail, { mailId: Number(id) });
}
