import { sql } from 'kysely';
import type { FullRecord } from '../../../engine/crud/record.ts';
import { changeRecord } from '../../../engine/crud/write/updateRecord.ts';
import type { StillPending } from './ask.ts';
import { minutesAfter } from './backOff.ts';
import type { Settling } from './settle.ts';

/** A source that says "at once" is asked again at its ease all the same. */
const shortestWaitMinutes = 5 / 60;

/**
 * Notes that an order waits for its source still. Whatever a source answers meanwhile, another protocol too, the wait has
 * one beginning and an end. When it is asked again and how long it is waited for, unless the operator's file says:
 * `providers/http/defaults.ts`.
 * @returns when the source is asked again; null = it was waited for long enough, and nothing is noted
 */
export async function stillPending(
  { work, now }: Settling,
  record: FullRecord,
  { protocol, askAgainAt, longestWaitMs }: StillPending,
): Promise<Date | null> {
  const since = typeof record.AguardaDesde === 'string' ? new Date(record.AguardaDesde) : now;
  const end = since.getTime() + longestWaitMs;
  if (now.getTime() >= end) return null;
  await changeRecord(work, work.models.named('certidao'), record, {
    Protocolo: protocol,
    AguardaDesde: since.toISOString(),
  });
  const soonest = minutesAfter(now, shortestWaitMinutes).getTime();
  const at = new Date(Math.max(Math.min(askAgainAt.getTime(), end), soonest));
  await sql`update certidao set "ProximaTentativa" = ${at}
    where "Identificador" = ${record.Identificador}`.execute(work.tx);
  return at;
}
