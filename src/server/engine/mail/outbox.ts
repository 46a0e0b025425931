import { sql } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import { goneBefore } from '../../../metadata/keptFor.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { MailData, MailKind } from './letters.ts';

/** A mail that is being sent, for the so-many-eth time. */
export interface MailUnderWay<Kind extends MailKind = MailKind> {
  readonly id: number;
  readonly kind: Kind;
  readonly locale: Locale;
  readonly data: MailData[Kind];
  readonly attempt: number;
}

/** How a mail ended: sent, not to be sent after all, or given up. */
export type MailOutcome = 'enviado' | 'dispensado' | 'desistido';

/** Counts an attempt. @returns null where the mail has ended */
export async function beginMail(tx: Tx, id: number): Promise<MailUnderWay | null> {
  const { rows } = await sql<Omit<MailUnderWay, 'data'> & { readonly data: string }>`
    update correio set "Tentativas" = "Tentativas" + 1
    where "Identificador" = ${id} and "EncerradoEm" is null
    returning "Identificador" as id, "Modelo" as kind, "Idioma" as locale, "Dados" as data,
      "Tentativas" as attempt`.execute(tx);
  const [row] = rows;
  return row ? { ...row, data: JSON.parse(row.data) } : null;
}

/** Whether the mail is still ours to send; holds it for the rest of the transaction. */
export async function holdsMail(tx: Tx, { id, attempt }: MailUnderWay): Promise<boolean> {
  const { rows } = await sql`
    select 1 from correio where "Identificador" = ${id} and "Tentativas" = ${attempt} and "EncerradoEm" is null
    for update`.execute(tx);
  return rows.length > 0;
}

/** The end of a mail: what it was about is forgotten. */
export async function settleMail(tx: Tx, id: number, outcome: MailOutcome, now: Date): Promise<void> {
  await sql`
    update correio set "EncerradoEm" = ${now}, "Resultado" = ${outcome}, "Dados" = null
    where "Identificador" = ${id} and "EncerradoEm" is null`.execute(tx);
}

/**
 * Notes why a mail did not leave. @param reason a code, never a text of the server
 * @returns whether it is still of use at `next`, the instant of the next attempt
 */
export async function postponeMail(
  tx: Tx,
  { id }: MailUnderWay,
  reason: string,
  next: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isWanted: boolean }>`update correio set "Erro" = ${reason}
    where "Identificador" = ${id} and "EncerradoEm" is null
    returning "ValidoAte" > ${next}::timestamptz as "isWanted"`.execute(tx);
  return rows[0]?.isWanted ?? false;
}

/** What has long been settled. */
export async function sweepMails(tx: Tx, now: Date): Promise<void> {
  await sql`delete from correio where "EncerradoEm" < ${goneBefore('mails', now)}::timestamptz`.execute(tx);
  await sql`delete from redefinicao_senha where "ValidaAte" < ${goneBefore('resetCodes', now)}::timestamptz`.execute(
    tx,
  );
}
