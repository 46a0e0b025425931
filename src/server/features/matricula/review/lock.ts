import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import { formatClock } from '../../../../field-types/formatInstant.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { Tx } from '../../../kit/database/database.ts';

/** How long a record stays in somebody's hand after their last sign of work. @see workflow, section 3: 30 min */
export const lockMinutes = 30;

/** Who has a record in hand. */
export interface Lock {
  readonly userId: number;
  readonly name: string;
  readonly since: Date;
  readonly until: Date;
}

/** The living lock of a record; one that lapsed is nobody's. */
export async function lockOf(tx: Tx, recordId: number, now: Date): Promise<Lock | null> {
  const { rows } = await sql<{ userId: number; name: string; since: string; until: string }>`
    select "IdentificadorUsuario" as "userId", "Usuario" as name, "Desde" as since, "Ate" as until
    from trava where "IdentificadorRegistroMatricula" = ${recordId} and "Ate" > ${now}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  return { ...row, userId: Number(row.userId), since: new Date(row.since), until: new Date(row.until) };
}

export const isHeldBy = (lock: Lock | null, { userId }: Actor): boolean =>
  lock !== null && lock.userId === userId;

/**
 * Refuses who works on a record that somebody else has in hand.
 * @throws AppError 'record-locked' (423) saying who and since when
 */
export async function requireNotHeldByOther({ tx, actor }: Work, recordId: number, now: Date): Promise<void> {
  const lock = await lockOf(tx, recordId, now);
  if (lock === null || isHeldBy(lock, actor)) return;
  throw new AppError('record-locked', { who: lock.name, since: timeText(lock.since, now, actor) });
}

/** Puts a record into the actor's hand, whoever had it; since when is kept while it stays in the same hand. */
export async function takeLock({ tx, actor }: Work, recordId: number, now: Date): Promise<void> {
  if (actor.userId === null) return;
  await sql`
    insert into trava ("IdentificadorRegistroMatricula", "IdentificadorEmpresa", "IdentificadorUsuario", "Usuario",
      "Desde", "Ate")
    values (${recordId}, ${actor.companyId}, ${actor.userId}, ${actor.name}, ${now}, ${endOf(now)})
    on conflict ("IdentificadorRegistroMatricula") do update set
      "Desde" = case when trava."IdentificadorUsuario" = excluded."IdentificadorUsuario" and trava."Ate" > ${now}
        then trava."Desde" else excluded."Desde" end,
      "IdentificadorUsuario" = excluded."IdentificadorUsuario", "Usuario" = excluded."Usuario",
      "Ate" = excluded."Ate"`.execute(tx);
}

/** @returns whether the record was in the actor's hand, and so stays there for another half hour */
export async function renewLock({ tx, actor }: Work, recordId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update trava set "Ate" = ${endOf(now)} where "IdentificadorRegistroMatricula" = ${recordId}
      and "IdentificadorUsuario" = ${actor.userId} and "Ate" > ${now} returning 1`.execute(tx);
  return rows.length > 0;
}

export async function releaseLock(tx: Tx, recordId: number): Promise<void> {
  await sql`delete from trava where "IdentificadorRegistroMatricula" = ${recordId}`.execute(tx);
}

const endOf = (now: Date) => new Date(now.getTime() + lockMinutes * 60_000);

/** In the company's zone, as the console shows it. */
const timeText = (instant: Date, now: Date, { locale, timeZone }: Actor): string =>
  formatClock(instant.toISOString(), locale, timeZone, now);
