import type { ErrorObject } from 'ajv';
import { instead, nearest } from './nearest.ts';
import { type SchemaProblem, step } from './problem.ts';
import { pascal } from './spelling.ts';

/** Ajv's errors of one file against `vocabulary.json` as sentences. */
export function explainVocabulary(
  file: string,
  value: unknown,
  errors: readonly ErrorObject[],
): SchemaProblem[] {
  return withoutEchoes(errors).map((error) => ({
    file,
    pointer: pointerOf(error),
    message: sentence(error, valueAt(value, error.instancePath)),
  }));
}

/** What the choices of `anyOf` and `if` find each for itself says less than that none of them fits. */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  return errors.filter(
    (error) =>
      error.keyword !== 'if' &&
      error.propertyName === undefined &&
      !choices.some((choice) => choice !== error && error.instancePath.startsWith(choice.instancePath)),
  );
}

function pointerOf({ keyword, instancePath, params }: ErrorObject): string {
  const named =
    keyword === 'additionalProperties'
      ? params.additionalProperty
      : keyword === 'propertyNames'
        ? params.propertyName
        : undefined;
  return (named === undefined ? instancePath : `${instancePath}/${step(String(named))}`) || '/';
}

type Sentence = (error: ErrorObject, value: unknown) => string;

const sentence: Sentence = (error, value) => {
  const say = sentences[error.keyword];
  return say ? say(error, value) : `${error.message ?? error.keyword}.`;
};

const sentences: Readonly<Record<string, Sentence>> = {
  additionalProperties: ({ params, parentSchema }) =>
    `unknown key ${params.additionalProperty}: ${instead(String(params.additionalProperty), Object.keys(parentSchema?.properties ?? {}))}`,
  required: ({ params, parentSchema }, value) => missing(String(params.missingProperty), value, parentSchema),
  enum: ({ params, schemaPath }, value) => {
    const known = (params.allowedValues as readonly unknown[]).map(String);
    const kind = kinds[/names\.json#\/\$defs\/(\w+)/.exec(schemaPath)?.[1] ?? ''];
    if (kind) return `unknown ${kind.what} ${shown(value)}: ${insteadOf(value, known)}${kind.remedy}`;
    return `${shown(value)} is not a word for this: ${insteadOf(value, known)}`;
  },
  const: ({ params }, value) => `must be ${shown(params.allowedValue)}, not ${shown(value)}.`,
  type: ({ params }, value) => `must be ${article(String(params.type))}, not ${shown(value)}.`,
  pattern: ({ params, schemaPath }, value) => {
    const form = Object.entries(forms).find(([path]) => schemaPath.includes(path))?.[1];
    return `${shown(value)} has not the form wanted: ${form ?? params.pattern}.`;
  },
  propertyNames: ({ params }) =>
    `${params.propertyName} is no name for this: write it in PascalCase without accents, like ${pascal(String(params.propertyName))}.`,
  minLength: () => 'must not be empty.',
  minItems: () => 'must name at least one.',
  uniqueItems: ({ params }, value) =>
    `names ${shown(Array.isArray(value) ? value[Number(params.i)] : value)} twice; take one away.`,
  minimum: ({ params }, value) => `must be at least ${params.limit}, not ${shown(value)}.`,
  maximum: ({ params }, value) => `must be at most ${params.limit}, not ${shown(value)}.`,
  minProperties: ({ parentSchema }) =>
    parentSchema?.maxProperties === 2
      ? 'asks nothing: give it one of present, in, notIn, type, atLeast, atMost, above, below beside field.'
      : 'must hold at least one entry.',
  maxProperties: () =>
    'asks more than one question: give it exactly one key beside field, and write two tests for two questions.',
  anyOf: ({ schemaPath }, value) =>
    schemaPath.includes('/code/')
      ? `${shown(value)} is no permission code: write it like CLIENTE.ALTERAR, or null for the system alone.`
      : `${shown(value)} is no limit: write a number, a date, or { "field": "OtherField" }.`,
};

const kinds: Readonly<Record<string, { readonly what: string; readonly remedy: string }>> = {
  fieldType: { what: 'field type', remedy: ' Types are the folders of src/field-types.' },
  entity: { what: 'entity', remedy: ' Entities are the files schemas/<name>.schema.json.' },
  enum: { what: 'enumeration', remedy: ' Enumerations are the files schemas/enums/<Name>.json.' },
  icon: { what: 'icon', remedy: ' Icons are listed in src/console/engine/shell/menuIcons.ts.' },
  mark: { what: 'mark', remedy: ' Marks are listed in src/metadata/marks.ts.' },
  screen: {
    what: 'screen',
    remedy: ' Screens say what they open in src/console/features/<name>/screen.ts, named in its feature.ts.',
  },
  component: {
    what: 'component',
    remedy: ' Components are named in src/console/features/<name>/panels.ts, named in its feature.ts.',
  },
};

const forms: Readonly<Record<string, string>> = {
  '/code/': 'a prefix, a dot and what is done, in capitals, like CLIENTE.ALTERAR',
  '/noun/': 'PascalCase without accents, like SegmentoArea',
  '/permission/': 'capitals without accents, like CARTORIO',
  '/mask/': 'zeros for digits, and . / - or a space between them, like 00000-000',
  '/name/': 'small letters and dashes, like redefinir-senha',
  '/event/': 'small letters and dashes, like enviar-revisao',
};

/** A label that one language has and the other lacks is told with the one there is. */
function missing(key: string, value: unknown, parent: unknown): string {
  const has = value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  const other = { 'pt-br': 'en-us', 'en-us': 'pt-br' }[key];
  if (other !== undefined) {
    const told = has[other];
    return `no text in ${key}${told === undefined ? '' : ` (${other} says ${shown(told)})`}: add "${key}".`;
  }
  const known = Object.keys((parent as { properties?: object } | undefined)?.properties ?? {});
  const meant = nearest(
    key,
    Object.keys(has).filter((written) => !known.includes(written)),
  );
  return meant ? `${key} is missing; is ${meant} meant to be it?` : `${key} is missing: add it.`;
}

const insteadOf = (value: unknown, known: readonly string[]) =>
  typeof value === 'string' ? instead(value, known) : `there are ${known.join(', ')}.`;

const article = (type: string): string =>
  ({
    object: 'an object { … }',
    array: 'a list [ … ]',
    integer: 'a whole number',
    boolean: 'true or false',
    string: 'a text in quotes',
  })[type] ?? `a ${type}`;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (at, key) => (at !== null && typeof at === 'object' ? (at as Record<string, unknown>)[key] : undefined),
      value,
    );
}
