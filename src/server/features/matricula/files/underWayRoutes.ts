import type { FastifyInstance } from 'fastify';
import { toEnvelope } from '../../../../metadata/wire/envelope.ts';
import { requireSeen } from '../../../engine/crud/findRecord.ts';
import type { Models } from '../../../engine/crud/models.ts';
import { present } from '../../../engine/crud/record.ts';
import { keyOf, once } from '../../../engine/crud/write/idempotency.ts';
import { transact } from '../../../engine/facts/transact.ts';
import type { JobQueue } from '../../../engine/jobs/queue.ts';
import { requireCode, requireCompany } from '../../../engine/permissions/requireCode.ts';
import type { Database } from '../../../kit/database/database.ts';
import type { Settings } from '../../../kit/settings.ts';
import { filesUnderWay } from './filesUnderWay.ts';
import { withdrawUpload } from './withdrawUpload.ts';

export interface UnderWayParts {
  readonly database: Database;
  readonly models: Models;
  readonly queue: Pick<JobQueue, 'waiting'>;
  readonly settings: Pick<Settings, 'maxPdfBytes' | 'maxPdfPages'>;
  readonly now: () => Date;
}

/** Files one process reads side by side; each takes pages from the same line of engines. */
export const filesAtOnce = 2;

/** What becomes of files that were sent: one call for all of them, and the way to take one back. */
export function addUnderWayRoutes(api: FastifyInstance, parts: UnderWayParts): void {
  const { models, queue, settings, now } = parts;
  const { entity } = models.named('registro-matricula');

  api.get<{ Querystring: { IdentificadorOperacao?: string } }>(
    '/RegistroMatricula/Andamento',
    { schema: { querystring: whichQuery } },
    async ({ actor, query }) => {
      requireCode(actor, 'MATRICULA.CONSULTAR');
      requireCompany(actor, entity);
      const operationId =
        query.IdentificadorOperacao === undefined ? null : Number(query.IdentificadorOperacao);
      const waiting = await queue.waiting();
      const Itens = await transact(parts, actor, async (work) => {
        if (operationId !== null) await requireSeen(work, models.named('operacao'), operationId);
        return filesUnderWay(work, { operationId, waiting, filesAtOnce, now: now() });
      });
      return toEnvelope({
        Itens,
        Limites: { TamanhoMaximo: settings.maxPdfBytes, PaginasMaximas: settings.maxPdfPages },
      });
    },
  );

  api.post<{ Params: { id: string } }>(
    '/RegistroMatricula/CancelarEnvio/:id',
    { schema: { params: recordParams, body: emptyBody } },
    async (request) => {
      const { actor, method, url, body } = request;
      requireCompany(actor, entity);
      const answer = await once(parts, actor, { key: keyOf(request), method, url, body }, async (work) => {
        const record = await withdrawUpload(work, Number(request.params.id));
        return { status: 200, body: toEnvelope(present(record, models.named('registro-matricula'), actor)) };
      });
      return answer.body;
    },
  );
}

const number = { type: 'string', pattern: '^[1-9][0-9]{0,14}$' };
const whichQuery = {
  type: 'object',
  properties: { IdentificadorOperacao: number },
  additionalProperties: false,
};
const recordParams = { type: 'object', properties: { id: number } };
const emptyBody = { type: ['object', 'null'], additionalProperties: false };
