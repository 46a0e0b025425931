import { Ajv, type ErrorObject } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { isLocalDate } from '../../../domain/dates.ts';
import { AppError, type ErrorCode } from '../../../domain/errors.ts';
import type { JsonSchema } from '../../../field-types/types.ts';

/**
 * What a route says of a part of its requests, as what judges it: the value, with numbers in the place of the texts that
 * an address holds; else an AppError beside the field that says what is wanted there.
 * A schema is compiled when it is first needed.
 */
export const judgeShapes: FastifySchemaCompiler<JsonSchema> = ({ schema, httpPart = 'body' }) => {
  const inAddress = httpPart !== 'body';
  let validate: ReturnType<Ajv['compile']> | undefined;
  return (given: unknown) => {
    const value = inAddress ? fromAddress(given as Values, schema) : given;
    validate ??= ajv.compile(schema);
    if (validate(value)) return { value };
    const [problem] = validate.errors ?? [];
    return { error: refusalOf(problem as ErrorObject, httpPart) };
  };
};

const ajv = new Ajv({ verbose: true, strict: true, allowUnionTypes: true, strictTypes: false });
ajv.addFormat('date', isLocalDate);
for (const told of ['example', 'x-field-type']) ajv.addKeyword(told);

type Values = Readonly<Record<string, unknown>>;

/** Texts as what their schema says they are. A blank one that is no text says nothing. */
function fromAddress(given: Values, { properties = {}, required = [] }: JsonSchema): Values {
  const known = properties as Readonly<Record<string, JsonSchema>>;
  const values = Object.entries(given).map(([name, value]) => [name, readText(value, known[name] ?? {})]);
  const isSaid = ([name, value]: readonly unknown[]) =>
    value !== '' || isText(known[String(name)]) || (required as readonly unknown[]).includes(name);
  return Object.fromEntries(values.filter(isSaid));
}

/** A name that is not known is a text too. */
const isText = (schema: JsonSchema | undefined): boolean =>
  schema === undefined || (schema.type === 'string' && schema.format !== 'date');

function readText(text: unknown, { type, items }: JsonSchema): unknown {
  if (type === 'array') return [text].flat().map((item) => readText(item, items as JsonSchema));
  if (typeof text !== 'string') return text;
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return type === 'integer' && /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
}

/** What a part is refused with, when it holds something unknown and when something known is wrong. */
const codes: Readonly<Record<string, readonly [ErrorCode, ErrorCode]>> = {
  body: ['field-unknown', 'body-invalid'],
  querystring: ['query-unknown', 'query-invalid'],
  params: ['query-unknown', 'query-invalid'],
};

function refusalOf(problem: ErrorObject, part: string): AppError {
  const { keyword, instancePath, params } = problem;
  const place = instancePath.split('/').slice(1);
  const within = params.additionalProperty ?? params.missingProperty ?? params.propertyName;
  const field = [...place, ...(within === undefined ? [] : [within])].join('.');
  const [unknown, invalid] = codes[part] ?? ['field-unknown', 'body-invalid'];
  if (keyword === 'additionalProperties')
    return new AppError(
      unknown,
      { name: field },
      { field, ...(part === 'body' ? { text: say('unknown') } : {}) },
    );
  const { key, values } = wanted(problem, field);
  return new AppError(invalid, { name: field, ...values }, { text: say(key), ...(field ? { field } : {}) });
}

const say = (key: string) => `api.wanted.${key}`;

interface Wanted {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Which sentence says what is wanted, and the limit it tells. */
function wanted({ keyword, params, parentSchema = {} }: ErrorObject, field: string): Wanted {
  const of = (key: string, values: Wanted['values'] = {}): Wanted => ({ key, values });
  if (field === '' && keyword === 'type') {
    const names = ((parentSchema.required ?? []) as readonly string[]).join(', ');
    return names === '' ? of('body') : of('bodyWith', { names });
  }
  switch (keyword) {
    case 'type':
      return of([params.type].flat().join('-'));
    case 'enum':
      return of('enum', { options: params.allowedValues.map(String).join(', ') });
    case 'pattern':
      return of('pattern', { pattern: params.pattern });
    case 'format':
      return of(`format-${params.format}`);
    case 'minLength':
    case 'minItems':
      return params.limit === 1 ? of('empty') : of(keyword, { limit: params.limit });
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
    case 'minimum':
    case 'maximum':
      return of(keyword, { limit: params.limit });
    case 'required':
    case 'uniqueItems':
      return of(keyword);
    default:
      return of('form');
  }
}
