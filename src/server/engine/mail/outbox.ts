import { sql } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { Letters, MailData, MailKind } from './letters.ts';

/** A mail to be written: what it is about, never its text, so that no secret waits in a table. */
export interface NewMail<Kind extends MailKind = MailKind> {
  readonly kind: Kind;
  readonly locale: Locale;
  readonly data: MailData[Kind];
  readonly now: Date;
}

/** A mail taken out to be sent. The attempt's number is the fence: who was overtaken settles nothing. */
export interface ClaimedMail<Kind extends MailKind = MailKind> {
  readonly id: number;
  readonly kind: Kind;
  readonly locale: Locale;
  readonly data: MailData[Kind];
  readonly attempt: number;
}

/** How a mail ended: sent, not to be sent after all, or given up. */
export type MailOutcome = 'enviado' | 'dispensado' | 'desistido';

/** Who takes a mail out has this long to send it; afterwards another may. Longer than any sending can last. */
const leaseSeconds = 180;

/**
 * Writes a mail into the outbox, in the transaction that causes it: either both are there or neither. Its data is kept
 * as text, which takes every character there is.
 * @param letters say how long a mail of its kind is of use
 */
export async function queueMail<Kind extends MailKind>(
  tx: Tx,
  letters: Partial<Letters>,
  { kind, locale, data, now }: NewMail<Kind>,
): Promise<void> {
  const until = new Date(now.getTime() + (letters[kind]?.hours ?? 24) * 3_600_000);
  await sql`
    insert into correio ("Modelo", "Idioma", "Dados", "CriadoEm", "TentarEm", "ValidoAte")
    values (${kind}, ${locale}, ${JSON.stringify(data)}, ${now}, ${now}, ${until})`.execute(tx);
}

/** The mail that has waited longest and whose turn has come, for nobody else until the lease is over. */
export async function claimMail(tx: Tx, now: Date): Promise<ClaimedMail | null> {
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const { rows } = await sql<Omit<ClaimedMail, 'data'> & { readonly data: string }>`
    update correio set "Tentativas" = "Tentativas" + 1, "TentarEm" = ${until}
    where "Identificador" = (
      select "Identificador" from correio where "EncerradoEm" is null and "TentarEm" <= ${now}
      order by "TentarEm", "Identificador" limit 1 for update skip locked)
    returning "Identificador" as id, "Modelo" as kind, "Idioma" as locale, "Dados" as data,
      "Tentativas" as attempt`.execute(tx);
  const [row] = rows;
  return row ? { ...row, data: JSON.parse(row.data) } : null;
}

/** Whether the mail is still ours to send; holds it for the rest of the transaction. */
export async function holdsMail(tx: Tx, { id, attempt }: ClaimedMail): Promise<boolean> {
  const { rows } = await sql`
    select 1 from correio where "Identificador" = ${id} and "Tentativas" = ${attempt} and "EncerradoEm" is null
    for update`.execute(tx);
  return rows.length > 0;
}

/** The end of a mail: what it was about is forgotten. */
export async function settleMail(
  tx: Tx,
  { id, attempt }: ClaimedMail,
  outcome: MailOutcome,
  now: Date,
): Promise<void> {
  await sql`
    update correio set "EncerradoEm" = ${now}, "Resultado" = ${outcome}, "Dados" = null
    where "Identificador" = ${id} and "Tentativas" = ${attempt} and "EncerradoEm" is null`.execute(tx);
}

/** Seconds until the next attempt: 10, 20, 40 ... 15 minutes. */
export const delayAfterAttempt = (attempt: number): number => Math.min(15 * 60, 10 * 2 ** (attempt - 1));

/** Tries again later, unless nobody expects the mail by then. `reason` is a code, never a text of the server. */
export async function postponeMail(
  tx: Tx,
  { id, attempt }: ClaimedMail,
  reason: string,
  now: Date,
): Promise<void> {
  const next = new Date(now.getTime() + delayAfterAttempt(attempt) * 1000);
  await sql`
    update correio set "TentarEm" = ${next}, "Erro" = ${reason},
      "EncerradoEm" = case when "ValidoAte" <= ${next} then ${now}::timestamptz end,
      "Resultado" = case when "ValidoAte" <= ${next} then 'desistido' end,
      "Dados" = case when "ValidoAte" > ${next} then "Dados" end
    where "Identificador" = ${id} and "Tentativas" = ${attempt} and "EncerradoEm" is null`.execute(tx);
}

/** What has long been settled; kept a while, so that an administrator can see what became of a mail. */
export async function sweepMails(tx: Tx, now: Date): Promise<void> {
  await sql`delete from correio where "EncerradoEm" < ${now}::timestamptz - interval '30 days'`.execute(tx);
  await sql`delete from redefinicao_senha where "ValidaAte" < ${now}::timestamptz - interval '1 day'`.execute(
    tx,
  );
}
