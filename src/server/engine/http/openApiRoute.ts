import productFile from '../../../../package.json' with { type: 'json' };
import type { Locale } from '../../../domain/locale.ts';
import { serviceCalls } from '../../../metadata/calls/service.ts';
import { entities } from '../../../metadata/entities.ts';
import { openApi } from '../../../metadata/openApi.ts';
import { type Answer, answer } from '../calls/answer.ts';

const written = new Map<Locale, string>();

/** The description of the API for programs, in the language asked for; the same for everybody signed in. */
export const openApiRoute: Answer = answer(serviceCalls.document, async ({ actor: { locale } }, reply) => {
  const known =
    written.get(locale) ?? JSON.stringify(openApi(entities, { locale, version: productFile.version }));
  written.set(locale, known);
  return reply.type('application/json; charset=utf-8').send(known);
});
