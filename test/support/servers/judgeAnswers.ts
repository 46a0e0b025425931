import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { definitions } from '../../../src/field-types/generated/definitions.ts';
import { type CallDescription, isBytes } from '../../../src/metadata/calls/call.ts';
import { type NamedSchema, printed } from '../../../src/metadata/calls/shape.ts';
import { entities } from '../../../src/metadata/entities.ts';
import { openApi } from '../../../src/metadata/openApi.ts';

/**
 * What a call answers in any test is what its description says: another answer fails the call, with what is wrong.
 * The server itself sends answers as they are.
 */
export function judgeAnswers(application: FastifyInstance): void {
  application.addHook('preSerialization', async (request, reply, payload) => {
    const { call } = request.routeOptions.config;
    if (reply.statusCode !== 200 || typeof call !== 'object' || isBytes(call.answer)) return payload;
    const { ItemRegistro } = JSON.parse(JSON.stringify(payload)) as { readonly ItemRegistro?: unknown };
    const validate = validatorOf(call);
    if (!validate(ItemRegistro))
      throw new Error(`${call.method} ${call.path} answers otherwise: ${JSON.stringify(validate.errors)}`);
    return payload;
  });
}

const validators = new Map<CallDescription, ValidateFunction>();

function validatorOf(call: CallDescription): ValidateFunction {
  const known = validators.get(call);
  if (known) return known;
  const shown = printed(call.answer as object as { readonly type: string }, new Map<string, NamedSchema>());
  const text = JSON.stringify(shown).replaceAll('"#/components/schemas/', '"document#/components/schemas/');
  const made = ajv().compile(JSON.parse(text));
  validators.set(call, made);
  return made;
}

let made: Ajv2020 | undefined;

function ajv(): Ajv2020 {
  if (made) return made;
  made = new Ajv2020({ strict: false, allErrors: true });
  made.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  for (const [name, { isValid, formatOf }] of Object.entries(definitions))
    if (isValid)
      made.addFormat(name, {
        type: formatOf ?? 'string',
        validate: (value: never) => isValid(value),
      } as never);
  made.addSchema({ $id: 'document', ...openApi(entities, { locale: 'pt-br', version: '' }) });
  return made;
}
