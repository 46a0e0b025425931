import { sql } from 'kysely';
import { readingStates } from '../../../../domain/matricula/stateGroups.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { runTransition } from '../../../engine/crud/write/transition.ts';

/**
 * Ends what processes were still doing for a cancelled operation: files being read, certificates asked of their
 * sources. An answer that comes later finds nothing to be stored in. Notices of certificates stop by its state.
 * @see workflow, section 2: cancel
 */
export async function cancelJobs(work: Work, operationId: number): Promise<void> {
  const reason = await reasonOf(work, operationId);
  const cancel = async (entity: string, ids: readonly number[], events: readonly string[]) => {
    for (const id of ids)
      for (const event of events) await runTransition(work, work.models.named(entity), id, { event, reason });
  };
  const records = await idsOf(work, 'registro_matricula', operationId, readingStates);
  await cancel('registro-matricula', records, ['cancelar']);
  const asked = await idsOf(work, 'certidao', operationId, ['em_processamento'], isOrdered);
  await cancel('certidao', asked, ['devolver', 'cancelar']);
  await cancel('certidao', await idsOf(work, 'certidao', operationId, ['solicitada'], isOrdered), [
    'cancelar',
  ]);
}

/** Why it was cancelled, as the log of its states has it. */
async function reasonOf({ tx }: Work, operationId: number): Promise<string> {
  const { rows } = await sql<{ reason: string | null }>`select "Motivo" as reason from transicao
    where "Entidade" = 'operacao' and "IdentificadorRegistro" = ${operationId} and "Evento" = 'cancelar'
    order by "Identificador" desc limit 1`.execute(tx);
  return rows[0]?.reason ?? '';
}

/** What a person waits for at a counter is no job of ours. */
const isOrdered = sql` and "Origem" = 'provedor'`;

async function idsOf(
  { tx }: Work,
  table: 'registro_matricula' | 'certidao',
  operationId: number,
  states: readonly string[],
  more = sql``,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select "Identificador" as id from ${sql.table(table)}
    where "IdentificadorOperacao" = ${operationId} and "ExcluidoEm" is null
      and "Situacao" in (${sql.join([...states])})${more} order by 1`.execute(tx);
  return rows.map(({ id }) => Number(id));
}
