import type { FastifyInstance } from 'fastify';
import { toEnvelope } from '../../../../metadata/wire/envelope.ts';
import type { Database } from '../../../kit/database/database.ts';
import { listWorkflows } from './listWorkflows.ts';

/** The workflows that screens of operations are made of. */
export function addWorkflowRoutes(api: FastifyInstance, { database }: { readonly database: Database }): void {
  api.get<{ Querystring: { TipoImovel?: string } }>(
    '/Autenticacao/RetornarWorflows',
    {
      schema: {
        querystring: {
          type: 'object',
          properties: { TipoImovel: { type: 'string' } },
          additionalProperties: false,
        },
      },
    },
    async ({ actor, query }) =>
      toEnvelope(await database.reading(actor, (tx) => listWorkflows(tx, actor, query.TipoImovel ?? null))),
  );
}
