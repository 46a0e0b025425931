import type { Locale } from '../../domain/locale.ts';
import { type Bytes, type CallDescription, isBytes } from '../calls/call.ts';
import { everyCall } from '../calls/every.ts';
import { type NamedSchema, printed, type Shape } from '../calls/shape.ts';
import { text } from '../texts.ts';
import type { Call, Content } from './call.ts';

/**
 * The calls no schema makes, as the document tells them.
 * @param found is told the schemas they name
 */
export function ownCalls(locale: Locale, found: Map<string, NamedSchema>): readonly Call[] {
  const say = (key: string) => text(locale, `api.own.${key}`);
  const contentOf = (content: Shape<unknown> | Bytes): Content =>
    isBytes(content) ? { type: content.type } : { schema: printed(content, found) };
  return everyCall.map(({ key, tag, params = {}, query = {}, body, answer, ...call }) => ({
    method: call.method,
    path: call.path,
    tag: say(tag),
    summary: say(key),
    ...permissionOf(call),
    isOpen: call.door === 'open',
    params: Object.fromEntries(Object.entries(params).map(([name, shape]) => [name, printed(shape, found)])),
    query: Object.entries(query).map(
      ([name, { schema, isRequired, failsByName = false, text: textKey = name }]) => ({
        name,
        schema: printed(schema, found),
        isRequired: isRequired || failsByName,
        description: say(`query.${textKey}`),
      }),
    ),
    ...(body ? { body: contentOf(body) } : {}),
    answer: contentOf(answer),
    refusals: call.refusals ?? [],
  }));
}

/** The first code, and what else is asked for. */
function permissionOf({ permission }: Pick<CallDescription, 'permission'>) {
  if (permission === null || typeof permission === 'string') return { permission };
  const [first = null, ...others] = 'either' in permission ? permission.either.slice(0, 1) : permission;
  return { permission: first, ...(others.length > 0 ? { others } : {}) };
}
