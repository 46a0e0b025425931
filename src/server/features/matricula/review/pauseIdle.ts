import { sql } from 'kysely';
import { systemActor } from '../../../engine/actors/systemActor.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import { transact } from '../../../engine/facts/transact.ts';
import { everySeconds, job, recurring } from '../../../engine/jobs/job.ts';
import type { Server } from '../../../engine/server.ts';
import type { Tx } from '../../../kit/database/database.ts';
import { moveRecord } from '../moveRecord.ts';
import { releaseLock } from './lock.ts';

/** Minutes without a request by the person after which their analysis is paused. @see workflow, section 3 */
export const idleMinutes = 15;

/**
 * Pauses what is in the hand of people whose session ended or did nothing for a quarter of an hour; what they
 * review goes back to those who may review. Safe to run anywhere, any number of times at once.
 * @returns how many records left a hand
 */
export async function pauseIdle({ database, models, now, onError }: PauseParts): Promise<number> {
  const companies = await database.system(async (tx) => {
    const { rows } = await sql<{ id: number }>`select folio_empresas_com_trava() as id`.execute(tx);
    return rows.map(({ id }) => Number(id));
  });
  let left = 0;
  for (const companyId of companies) {
    const actor = systemActor({ name: 'inatividade', companyId, origin: 'job', requestId: 'inatividade' });
    for (const id of await database.transaction(actor, (tx) => idleRecords(tx, companyId, now())))
      await transact({ database, models }, actor, async (work) => {
        const { tx } = work;
        const model = models.named('registro-matricula');
        const record = await findRecord(work, model, id, { lock: 'change', which: 'both' });
        // The person may have come back, or another taken it over, since the list was made.
        if (!(await idleRecords(tx, companyId, now())).includes(id)) return;
        if (record.Situacao === 'em_analise') await moveRecord(work, model, id, 'interromper');
        else await releaseLock(tx, id);
        left += 1;
        // One that cannot be looked after keeps no other back.
      }).catch(onError);
  }
  return left;
}

export type PauseParts = Pick<Server, 'database' | 'models' | 'now' | 'onError'>;

export const pausing = job({
  ...recurring,
  name: 'pausa-por-inatividade',
  next: everySeconds(60),
  async work(place) {
    await pauseIdle(place);
  },
});

async function idleRecords(tx: Tx, companyId: number, now: Date): Promise<readonly number[]> {
  const since = new Date(now.getTime() - idleMinutes * 60_000);
  const { rows } = await sql<{ id: number }>`
    select "IdentificadorRegistroMatricula" as id from trava
    where "IdentificadorUsuario" not in (select folio_sessoes_vivas(${companyId}, ${since}, ${now}))
    order by 1`.execute(tx);
  return rows.map(({ id }) => Number(id));
}
