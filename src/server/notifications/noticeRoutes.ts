import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { entityNamed } from '../../metadata/entities.ts';
import { toEnvelope } from '../../metadata/wire/envelope.ts';
import type { Database, Tx } from '../database/database.ts';
import { requireCode, requireCompany } from '../permissions/requireCode.ts';

/** `GET Notificacao/Contar`: how many notices the person has not read; what the bell asks again and again. */
export function addNoticeRoutes(api: FastifyInstance, { database }: { readonly database: Database }): void {
  const entity = entityNamed('notificacao');
  api.get(`/${entity.noun}/Contar`, async ({ actor }) => {
    requireCode(actor, entity.codes.list);
    requireCompany(actor, entity);
    return toEnvelope({ NaoLidas: await database.reading(actor, countUnread) });
  });
}

/** Row-level security leaves the person's own in this company. */
async function countUnread(tx: Tx): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from aviso where "LidoEm" is null`.execute(tx);
  return rows[0]?.unread ?? 0;
}
