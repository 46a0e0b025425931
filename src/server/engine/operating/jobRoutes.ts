import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Actor } from '../actors/actor.ts';
import { keyOf, once } from '../crud/write/idempotency.ts';
import { transact } from '../facts/transact.ts';
import { requireCode } from '../permissions/requireCode.ts';
import type { Server } from '../server.ts';
import { jobsOf, runAgain } from './jobs.ts';

/** Jobs as who operates the installation sees them: until there is such a person, those of a company for its administrators. */
export function addJobRoutes(api: FastifyInstance, parts: Server): void {
  api.get('/Tarefa/Listar', async ({ actor }) => {
    requireOperator(actor);
    return toEnvelope(await transact(parts, actor, (work) => jobsOf(work, parts.jobs)));
  });

  api.post<{ Params: { tarefa: string } }>(
    '/Tarefa/Repetir/:tarefa',
    { schema: { params: jobParams, body: emptyBody } },
    async (request) => {
      const { actor, method, url, body, params } = request;
      requireOperator(actor);
      const answer = await once(parts, actor, { key: keyOf(request), method, url, body }, async (work) => {
        await runAgain(work, parts.jobs, params.tarefa);
        return { status: 200, body: toEnvelope(true) };
      });
      return answer.body;
    },
  );
}

function requireOperator(actor: Actor): void {
  requireCode(actor, 'INSTALACAO.OPERAR');
  if (actor.companyId === null) throw new AppError('company-missing');
}

const jobParams = {
  type: 'object',
  properties: { tarefa: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } },
};
const emptyBody = { type: ['object', 'null'], additionalProperties: false };
