import type { FastifyInstance } from 'fastify';
import productFile from '../../../../package.json' with { type: 'json' };
import type { Locale } from '../../../domain/locale.ts';
import { entities } from '../../../metadata/entities.ts';
import { openApi } from '../../../metadata/openApi.ts';

/** The description of the API for programs, in the language asked for; the same for everybody signed in. */
export function addOpenApi(api: FastifyInstance): void {
  const written = new Map<Locale, string>();
  api.get('/openapi.json', async ({ actor: { locale } }, reply) => {
    const known =
      written.get(locale) ?? JSON.stringify(openApi(entities, { locale, version: productFile.version }));
    written.set(locale, known);
    return reply.type('application/json; charset=utf-8').send(known);
  });
}
