import { sql } from 'kysely';
import { systemActor } from '../../../engine/actors/systemActor.ts';
import { nextInBrazil, timeInBrazil } from '../../../engine/actors/timeInBrazil.ts';
import { raise } from '../../../engine/facts/facts.ts';
import { transact } from '../../../engine/facts/transact.ts';
import { job, recurring } from '../../../engine/jobs/job.ts';
import type { Server } from '../../../engine/server.ts';
import { newDay } from '../facts.ts';

type WatchParts = Pick<Server, 'database' | 'models' | 'now' | 'onError'>;

/**
 * Takes operations back to work whose certificates expired before the signature. When a day passes nothing is
 * changed that would tell; what one process did already the next finds done.
 * @returns operations looked after
 * @see workflow, section 2: certificate expired before signature
 */
export async function watchOperations({ database, models, now, onError }: WatchParts): Promise<number> {
  const { day } = timeInBrazil(now());
  const { rows } = await database.system((tx) =>
    sql<Record<'operacao' | 'empresa', number>>`select * from folio_operacoes_vencidas(${day}::date)`.execute(
      tx,
    ),
  );
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

/** Each day, as soon as it has come. */
export const operationWatch = job({
  ...recurring,
  name: 'operacoes-vencidas',
  next: nextInBrazil(0),
  async work(place) {
    await watchOperations(place);
  },
});
