import type { FastifyInstance } from 'fastify';
import { AppError } from '../../domain/errors.ts';
import { toEnvelope } from '../../metadata/wire/envelope.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import { keepPreference, listPreferences, preferenceKey } from './preferences.ts';

export interface PreferenceParts {
  readonly database: Database;
  readonly now: () => Date;
}

/** What a person keeps about screens, in the company worked in: their own and nobody else's. */
export function addPreferenceRoutes(api: FastifyInstance, { database, now }: PreferenceParts): void {
  api.get('/Preferencia/Listar', async ({ actor }) => {
    requireOwner(actor);
    return toEnvelope(await database.reading(actor, listPreferences));
  });

  api.put<{ Params: { chave: string }; Body: { Valor: unknown } }>(
    '/Preferencia/Alterar/:chave',
    { schema: { params: keyed, body: valued } },
    async ({ actor, params, body }) => {
      requireOwner(actor);
      const kept = { key: params.chave, value: body.Valor, now: now() };
      await database.transaction(actor, (tx) => keepPreference(tx, actor, kept));
      return toEnvelope({ Chave: params.chave, Valor: body.Valor });
    },
  );
}

function requireOwner({ companyId }: Actor): void {
  if (companyId === null) throw new AppError('company-missing');
}

const keyed = { type: 'object', properties: { chave: { type: 'string', pattern: preferenceKey } } };
const valued = {
  type: 'object',
  properties: { Valor: {} },
  required: ['Valor'],
  additionalProperties: false,
};
