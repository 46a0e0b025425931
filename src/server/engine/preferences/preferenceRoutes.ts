import type { FastifyInstance } from 'fastify';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Database } from '../../kit/database/database.ts';
import { requireOwnPlace } from '../permissions/requireCode.ts';
import { keepPreference, listPreferences, preferenceKey } from './preferences.ts';

export interface PreferenceParts {
  readonly database: Database;
  readonly now: () => Date;
}

/** What a person keeps about screens, in the company worked in: their own and nobody else's. */
export function addPreferenceRoutes(api: FastifyInstance, { database, now }: PreferenceParts): void {
  api.get('/Preferencia/Listar', async ({ actor }) => {
    requireOwnPlace(actor);
    return toEnvelope(await database.reading(actor, listPreferences));
  });

  api.put<{ Params: { chave: string }; Body: { Valor: unknown } }>(
    '/Preferencia/Alterar/:chave',
    { schema: { params: keyed, body: valued } },
    async ({ actor, params, body }) => {
      requireOwnPlace(actor);
      const kept = { key: params.chave, value: body.Valor, now: now() };
      await database.transaction(actor, (tx) => keepPreference(tx, actor, kept));
      return toEnvelope({ Chave: params.chave, Valor: body.Valor });
    },
  );
}

const keyed = { type: 'object', properties: { chave: { type: 'string', pattern: preferenceKey } } };
const valued = {
  type: 'object',
  properties: { Valor: {} },
  required: ['Valor'],
  additionalProperties: false,
};
