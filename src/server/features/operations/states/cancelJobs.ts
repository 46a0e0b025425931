import { sql } from 'kysely';
import { overseeing } from '../../../engine/crud/overseeing.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { runTransition } from '../../../engine/crud/write/transition.ts';

/**
 * Ends what processes were still doing for a cancelled operation: files being read, certificates asked of their
 * sources. An answer that comes later finds nothing to be stored in. Notices of certificates stop by its state.
 * @see workflow, section 2: cancel
 */
export async function cancelJobs(work: Work, operation: FullRecord, reason: string): Promise<void> {
  for (const id of await idsOf(work, 'registro_matricula', operation, ['recebida', 'na_fila', 'processando']))
    await run(work, 'registro-matricula', id, ['cancelar'], 'MATRICULA.CANCELAR', reason);
  for (const id of await idsOf(work, 'certidao', operation, ['em_processamento'], isOrdered))
    await run(work, 'certidao', id, ['devolver', 'cancelar'], 'CERTIDAO.SOLICITAR', reason);
  for (const id of await idsOf(work, 'certidao', operation, ['solicitada'], isOrdered))
    await run(work, 'certidao', id, ['cancelar'], 'CERTIDAO.SOLICITAR', reason);
}

/** What a person waits for at a counter is no job of ours. */
const isOrdered = sql` and "Origem" = 'provedor'`;

async function idsOf(
  { tx, models }: Work,
  table: 'registro_matricula' | 'certidao',
  { Identificador }: FullRecord,
  states: readonly string[],
  more = sql``,
): Promise<readonly number[]> {
  if (!models.find(table.replace('_', '-'))) return [];
  const { rows } = await sql<{ id: number }>`select "Identificador" as id from ${sql.table(table)}
    where "IdentificadorOperacao" = ${Identificador} and "ExcluidoEm" is null
      and "Situacao" in (${sql.join([...states])})${more} order by 1`.execute(tx);
  return rows.map(({ id }) => Number(id));
}

async function run(
  work: Work,
  entity: string,
  id: number,
  events: readonly string[],
  code: string,
  reason: string,
): Promise<void> {
  for (const event of events)
    await runTransition(overseeing(work, code), work.models.named(entity), id, { event, reason });
}
