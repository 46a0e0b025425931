import type { Locale } from '../domain/locale.ts';
import type { JsonSchema } from '../field-types/types.ts';
import type { NamedSchema } from './calls/shape.ts';
import type { Entity } from './entity.ts';
import { type Call, commonComponents, toOperation } from './openApi/call.ts';
import { entityCalls } from './openApi/entityCalls.ts';
import { exampleChange, exampleOf, exampleRecord } from './openApi/examples.ts';
import { ownCalls } from './openApi/ownCalls.ts';
import { changeSchema, newSchema, recordSchema } from './openApi/recordSchemas.ts';
import { sharedSchemas } from './openApi/sharedSchemas.ts';
import { text } from './texts.ts';

export interface OpenApiOptions {
  readonly locale: Locale;
  /** Of the product. */
  readonly version: string;
}

/**
 * Everything the API answers, described for programs in one document, in one language.
 * @returns an OpenAPI 3.1 document; `x-permission` names the code a call asks for, null when a session is enough
 * @see https://spec.openapis.org/oas/v3.1.1
 */
export function openApi(entities: readonly Entity[], { locale, version }: OpenApiOptions): JsonSchema {
  const calls = new Map<string, Call>();
  // A call written by hand stands in the place of the one the schema would make.
  const found = new Map<string, NamedSchema>();
  for (const call of [
    ...entities.flatMap((entity) => entityCalls(entity, locale)),
    ...ownCalls(locale, found),
  ])
    calls.set(`${call.method} ${call.path}`, call);
  const schemas = {
    ...sharedSchemas(locale),
    ...Object.fromEntries([...found].map(([name, { schema }]) => [name, schema])),
    ...entitySchemas(entities, locale),
  };
  return {
    openapi: '3.1.1',
    info: { title: text(locale, 'api.title'), description: text(locale, 'api.description'), version },
    servers: [{ url: '/api' }],
    security: [{ sessao: [] }],
    tags: [...new Set([...calls.values()].map(({ tag }) => tag))].map((name) => ({ name })),
    paths: pathsOf([...calls.values()], locale, schemas),
    components: {
      ...commonComponents(locale),
      schemas,
      securitySchemes: {
        sessao: { type: 'http', scheme: 'bearer', description: text(locale, 'api.session') },
      },
    },
  };
}

function pathsOf(
  calls: readonly Call[],
  locale: Locale,
  schemas: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const byPath = Map.groupBy(calls, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, there]) => [
      path,
      Object.fromEntries(
        there.map((call) => [call.method, toOperation(withExample(call, schemas, locale), locale)]),
      ),
    ]),
  );
}

/** Every request of JSON shows one that would be taken. */
const withExample = (call: Call, schemas: Readonly<Record<string, JsonSchema>>, locale: Locale): Call =>
  call.body && 'schema' in call.body
    ? { ...call, body: { example: exampleOf(call.body.schema, schemas, locale), ...call.body } }
    : call;

function entitySchemas(entities: readonly Entity[], locale: Locale): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    entities.flatMap((entity) => [
      [entity.noun, { title: entity.label[locale], ...recordSchema(entity, locale) }],
      ...(entity.calls.includes('create') ? [[`${entity.noun}Novo`, newWithExample(entity, locale)]] : []),
      ...(entity.calls.includes('update')
        ? [
            [
              `${entity.noun}Alteracao`,
              { ...changeSchema(entity, locale), example: exampleChange(entity, locale) },
            ],
          ]
        : []),
    ]),
  );
}

function newWithExample(entity: Entity, locale: Locale): JsonSchema {
  const state = entity.states ? [entity.states.field] : [];
  return { ...newSchema(entity, locale, state), example: exampleRecord(entity, locale, state) };
}
