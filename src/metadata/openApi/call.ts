import type { Locale } from '../../domain/locale.ts';
import type { JsonSchema } from '../../field-types/types.ts';
import type { Method } from '../calls/call.ts';
import { object } from '../calls/shape.ts';
import { text } from '../texts.ts';
import { headers } from '../wire/envelope.ts';

/** One call of the API, as far as its reader has to know it. */
export interface Call {
  readonly method: Method;
  /** Below `/api`, with `{id}` for what varies. */
  readonly path: string;
  /** Under which heading it stands. */
  readonly tag: string;
  readonly summary: string;
  /** Code it asks for; null = a session is enough. */
  readonly permission: string | null;
  /** Codes it asks for besides. */
  readonly others?: readonly string[];
  /** Answers without a session. */
  readonly isOpen?: boolean;
  /** What varies in its path, where it is more than its name says. */
  readonly params?: Readonly<Record<string, JsonSchema>>;
  readonly query?: readonly Parameter[];
  readonly body?: Content;
  /** Absent = JSON in the envelope, with this as its `ItemRegistro`. */
  readonly answer: Content;
  /** Statuses it may refuse with, besides those every call may. */
  readonly refusals?: readonly number[];
}

export interface Parameter {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly description: string;
  readonly isRequired?: boolean;
}

/** JSON of a schema, perhaps with an example of it, or bytes of a media type. */
export type Content = { readonly schema: JsonSchema; readonly example?: unknown } | { readonly type: string };

/** The call as an Operation Object of OpenAPI 3.1. */
export function toOperation(call: Call, locale: Locale): JsonSchema {
  // The protocol of uploads in pieces has its own way of not doing a thing twice.
  const changes = ['post', 'put', 'delete'].includes(call.method);
  const isBound = call.path.includes('{');
  const refusals = [400, ...(call.isOpen ? [] : [401, 403]), ...(isBound ? [404] : []), 429, 500, 503];
  const statuses = [...new Set([...refusals, ...(call.refusals ?? [])])].sort((a, b) => a - b);
  return {
    operationId: operationId(call),
    summary: call.summary,
    tags: [call.tag],
    'x-permission': call.permission,
    ...(call.others ? { 'x-other-permissions': call.others } : {}),
    ...(call.isOpen ? { security: [] } : {}),
    parameters: [
      ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
        pathParameter(name, call.params?.[name]),
      ),
      ...(call.query ?? []).map(queryParameter),
      ...(changes && !call.isOpen ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(call.body ? { requestBody: { required: true, content: contentOf(call.body) } } : {}),
    responses: {
      200: { description: text(locale, 'api.done'), content: contentOf(enveloped(call.answer)) },
      ...Object.fromEntries(
        statuses.map((status) => [status, { $ref: `#/components/responses/E${status}` }]),
      ),
    },
  };
}

/** What all calls refer to: refusals by their status, and the retry key. */
export const commonComponents = (locale: Locale): JsonSchema => ({
  parameters: {
    IdempotencyKey: {
      name: headers.idempotency,
      in: 'header',
      description: text(locale, 'api.retry-key'),
      schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,200}$' },
    },
  },
  responses: Object.fromEntries(
    refusalStatuses.map((status) => [
      `E${status}`,
      {
        description: text(locale, `api.refusal.${status}`),
        ...(status === 429 || status === 503
          ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } }
          : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Recusa' } } },
      },
    ]),
  ),
});

const refusalStatuses = [400, 401, 403, 404, 409, 410, 413, 415, 422, 423, 428, 429, 500, 503];

/** `GET /Cliente/Retornar/{id}` -> `getClienteRetornarId`. */
const operationId = ({ method, path }: Call): string =>
  method + path.replace(/[^A-Za-z0-9]+([A-Za-z0-9]?)/g, (_signs, next: string) => next.toUpperCase());

const pathParameter = (name: string, schema?: JsonSchema): JsonSchema => ({
  name,
  in: 'path',
  required: true,
  schema: schema ?? (['id', 'pagina'].includes(name) ? { type: 'integer', minimum: 1 } : { type: 'string' }),
});

const queryParameter = ({ name, schema, description, isRequired = false }: Parameter): JsonSchema => ({
  name,
  in: 'query',
  required: isRequired,
  description,
  schema,
});

const contentOf = (content: Content): JsonSchema =>
  'schema' in content ? { 'application/json': content } : { [content.type]: {} };

const enveloped = (content: Content): Content =>
  'schema' in content
    ? { schema: object({ Sucesso: { type: 'boolean' }, ItemRegistro: content.schema }) }
    : content;
