import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import type { JsonSchema } from '../../../field-types/types.ts';
import {
  type AnswerOf,
  type BodyOf,
  type CallDescription,
  isBytes,
  type ParamsOf,
  type QueryOf,
} from '../../../metadata/calls/call.ts';
import { closed, object, recordNumber, string } from '../../../metadata/calls/shape.ts';
import type { Envelope } from '../../../metadata/wire/envelope.ts';
import { judgeShapes } from '../../kit/http/shapes.ts';
import type { Actor } from '../actors/actor.ts';
import { holds, requireCode, requireOwnPlace } from '../permissions/requireCode.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What describes the call: a description of its own, or the schema of its entity. */
    call?: CallDescription | 'schema';
  }
}

/** A request as its call describes it. */
export type CallRequest<C extends CallDescription> = FastifyRequest<{
  Params: ParamsOf<C>;
  Querystring: QueryOf<C>;
  Body: BodyOf<C>;
}>;

type Handler<C extends CallDescription> = (
  request: CallRequest<C>,
  reply: FastifyReply,
) => C['answer'] extends { readonly type: string }
  ? Promise<FastifyReply | undefined>
  : Promise<Envelope<AnswerOf<C>>>;

/** Adds a call to the API. */
export type Answer = (api: FastifyInstance) => void;

/** Said by the routes that follow from an entity's schema. */
export const bySchema = { config: { call: 'schema' } } as const;

/** What a route says of itself besides its description. */
type Config = Omit<FastifyContextConfig, 'call' | 'open' | 'anySession'>;

/**
 * A description with what answers it. Asked for in this order: the session, the code, the company; then address and body
 * are what the description says; then comes the handler.
 * @param logLevel where the answers of a call that is asked all the time would fill the log
 */
export const answer =
  <C extends CallDescription>(call: C, handler: Handler<C>, config: Config = {}, logLevel?: 'warn'): Answer =>
  (api) => {
    const route = (own: FastifyInstance) =>
      own.route({
        method: call.method.toUpperCase(),
        url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        config: { ...doorOf(call), ...config, call },
        ...(logLevel ? { logLevel } : {}),
        schema: partsOf(call),
        validatorCompiler: judgeParts(call),
        preValidation: async ({ actor }) => requireRights(call, actor),
        handler: handler as never,
      });
    if (call.body && isBytes(call.body)) takeBytes(api, call.body.takes ?? call.body.type, route);
    else route(api);
  };

const doorOf = ({ door }: CallDescription): FastifyContextConfig =>
  door === 'open' ? { open: true } : door === 'session' ? { anySession: true } : {};

/** @throws AppError 'permission-missing', 'company-missing' */
function requireRights({ permission, door }: CallDescription, actor: Actor): void {
  if (door === 'open') return;
  if (typeof permission === 'string') requireCode(actor, permission);
  else if (permission !== null && 'either' in permission) {
    const last = permission.either.at(-1) ?? '';
    if (!permission.either.some((code) => holds(actor, code))) requireCode(actor, last);
  } else for (const code of permission ?? []) requireCode(actor, code);
  if (door === undefined) requireOwnPlace(actor);
}

/** The parts of a request that are judged. */
function partsOf({ path, params = {}, query, takesOthers = false, body }: CallDescription) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inPath = names.map((name) => [name, params[name] ?? (isNumber(name) ? recordNumber : string)]);
  return {
    ...(names.length > 0 ? { params: object(Object.fromEntries(inPath)) } : {}),
    ...(query ? { querystring: queryShape(query, takesOthers) } : {}),
    ...(body && !isBytes(body) ? { body } : {}),
  };
}

/** What is wrong with a path may be told as a record that is not there. */
const judgeParts =
  ({ absent }: CallDescription): typeof judgeShapes =>
  (part) => {
    const judge = judgeShapes(part);
    if (part.httpPart !== 'params' || absent === undefined) return judge;
    return (params: Readonly<Record<string, unknown>>) => {
      const judged = judge(params) as { readonly error?: Error };
      const entity = String(params.id).slice(0, 40);
      return judged.error ? { error: new AppError(absent, { entity }) } : judged;
    };
  };

const isNumber = (name: string) => name === 'id' || name === 'pagina';

function queryShape(query: NonNullable<CallDescription['query']>, takesOthers: boolean): JsonSchema {
  const shapes = Object.fromEntries(Object.entries(query).map(([name, { schema }]) => [name, schema]));
  const required = Object.keys(query).filter((name) => query[name]?.isRequired);
  return takesOthers ? object(shapes, required) : closed(shapes, required);
}

/** Bytes come as they are: the handler takes them from the request. */
function takeBytes(
  api: FastifyInstance,
  types: string | readonly string[],
  add: (bytes: FastifyInstance) => void,
): void {
  void api.register(async (bytes) => {
    bytes.removeAllContentTypeParsers();
    bytes.addContentTypeParser(types as string | string[], (_request, payload, done) => done(null, payload));
    add(bytes);
  });
}
