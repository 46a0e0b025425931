import { sql } from 'kysely';
import { defaultTimeZone } from '../../../engine/actors/actor.ts';
import { systemActor } from '../../../engine/actors/systemActor.ts';
import { todayIn } from '../../../engine/actors/todayIn.ts';
import { raise } from '../../../engine/facts/facts.ts';
import { transact } from '../../../engine/facts/transact.ts';
import { everyHour, job, recurring } from '../../../engine/jobs/job.ts';
import type { Server } from '../../../engine/server.ts';
import { newDay } from '../facts.ts';

type ResumeParts = Pick<Server, 'database' | 'models' | 'now' | 'onError'>;

/**
 * Takes operations back to work whose certificates expired before the signature. When a day passes nothing is
 * changed that would tell; what one process did already the next finds done.
 * Candidates are told by the clocks furthest ahead; whether the day has come for one is judged by its own company's.
 * @returns operations looked after
 * @see workflow, section 2: certificate expired before signature
 */
export async function resumeExpired({ database, models, now, onError }: ResumeParts): Promise<number> {
  const { rows } = await database.system(async (tx) => {
    const { rows: zones } = await sql<{ timeZone: string }>`
      select distinct "FusoHorario" as "timeZone" from empresa where "FusoHorario" is not null`.execute(tx);
    const day = [...zones, { timeZone: defaultTimeZone }]
      .map((zone) => todayIn(zone, now()))
      .toSorted()
      .at(-1);
    return sql<
      Record<'operacao' | 'empresa', number>
    >`select * from folio_operacoes_vencidas(${day}::date)`.execute(tx);
  });
  for (const { operacao, empresa } of rows) {
    const actor = systemActor({
      name: 'vencimentos',
      companyId: Number(empresa),
      origin: 'job',
      requestId: `operacao-${operacao}`,
    });
    // One that cannot be looked after keeps no other back.
    await transact({ database, models }, actor, async (work) => raise(work, newDay, Number(operacao))).catch(
      onError,
    );
  }
  return rows.length;
}

/** Each hour: in some zone of Brazil a day may have come. */
export const expiredOperations = job({
  ...recurring,
  name: 'operacoes-vencidas',
  next: everyHour,
  async work(place) {
    await resumeExpired(place);
  },
});
