import { sql } from 'kysely';
import type { EntityModel } from '../crud/models.ts';
import type { Work } from '../crud/work.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { type KeptActor, makeExport } from './makeExport.ts';

/** Asks for an export that takes long: its number, by which it is fetched. `query` as it came. */
export type AskExport = (work: Work, model: EntityModel, query: string) => Promise<number>;

/** A job makes the export as who asked. */
export const askExport =
  (jobs: Pick<JobQueue, 'send'>): AskExport =>
  async ({ tx, actor }, { entity }, query) => {
    const kept: KeptActor = { ...actor, codes: [...actor.codes] };
    const { rows } = await sql<{ id: number }>`insert into "exportacao"
        ("IdentificadorEmpresa", "IdentificadorUsuario", "Entidade", "Pedido", "Ator")
      values (${actor.companyId}, ${actor.userId}, ${entity.name}, ${query}, ${JSON.stringify(kept)}::jsonb)
      returning "Identificador" as id`.execute(tx);
    const exportId = Number(rows[0]?.id);
    const { companyId, userId } = actor;
    await jobs.send(tx, makeExport, { companyId: Number(companyId), userId: Number(userId), exportId });
    return exportId;
  };
