import { sql } from 'kysely';
import { openRecordStates } from '../../../../domain/matricula/stateGroups.ts';
import type { Presence } from '../../../../metadata/calls/records.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { holds } from '../../../engine/permissions/requireCode.ts';
import type { Row, Tx } from '../../../kit/database/database.ts';
import { type Lock, lockOf, renewLock } from './lock.ts';

/** Seconds believed of a first report; later ones can be checked against the clock. */
const firstSeconds = 120;

/**
 * Somebody has a record on the screen: `seconds` they really worked since the last word, and whether they did
 * anything at all (`active`), which keeps the record in their hand.
 * @returns who has it in hand, and state and version as they are now, so that a page notices what others did
 */
export async function notePresence(
  work: Work,
  id: number,
  { seconds, active }: { readonly seconds: number; readonly active: boolean },
  now: Date,
): Promise<Presence> {
  const record = await findRecord(work, work.models.named('registro-matricula'), id);
  if (active) await renewLock(work, id, now);
  // In these states time at the record is work at it.
  if (holds(work.actor, 'MATRICULA.ALTERAR') && openRecordStates.includes(String(record.Situacao)))
    await countSeconds(work, id, seconds, now);
  return {
    Situacao: String(record.Situacao),
    Versao: record.Versao,
    Trava: lockToWire(await lockOf(work.tx, id, now), work),
  };
}

/** Milliseconds people worked on a record, all together. */
export async function humanTimeOf(tx: Tx, recordId: number): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(sum("Segundos"), 0)::integer as seconds from tempo_humano
    where "IdentificadorRegistroMatricula" = ${recordId}`.execute(tx);
  return (rows[0]?.seconds ?? 0) * 1000;
}

/** `{ Usuario, Desde, Ate, Minha }`; null when the record is in nobody's hand. */
export const lockToWire = (lock: Lock | null, { actor }: Work): Row | null =>
  lock && {
    Usuario: lock.name,
    Desde: lock.since.toISOString(),
    Ate: lock.until.toISOString(),
    Minha: lock.userId === actor.userId,
  };

/** Nobody works longer than the clock ran since their last report, on whatever record that was. */
async function countSeconds({ tx, actor }: Work, id: number, seconds: number, now: Date): Promise<void> {
  if (actor.userId === null || seconds <= 0) return;
  await sql`
    insert into tempo_humano ("IdentificadorRegistroMatricula", "IdentificadorUsuario", "IdentificadorEmpresa",
      "Usuario", "Segundos", "ContadoEm")
    select ${id}::bigint, ${actor.userId}::bigint, ${actor.companyId}::bigint, ${actor.name}::text,
      greatest(0, least(${seconds}::integer, coalesce(
        ceil(extract(epoch from ${now}::timestamptz - (select max("ContadoEm") from tempo_humano
          where "IdentificadorUsuario" = ${actor.userId})))::integer, ${firstSeconds}))), ${now}::timestamptz
    on conflict ("IdentificadorRegistroMatricula", "IdentificadorUsuario") do update set
      "Segundos" = tempo_humano."Segundos" + excluded."Segundos", "ContadoEm" = excluded."ContadoEm"`.execute(
    tx,
  );
}
