/** The parts of `GET openapi.json` that the reference shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-permission': string | null;
  readonly security?: readonly unknown[];
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly $ref?: string;
        readonly description?: string;
        readonly content?: Readonly<Record<string, Content>>;
      }
    >
  >;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Content {
  readonly schema?: Schema;
  readonly example?: unknown;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly 'x-field-type'?: string;
  readonly 'x-entity'?: string;
}

/** One call, with its place. */
export interface ReferenceCall extends Operation {
  readonly method: string;
  readonly path: string;
}

export const callsIn = ({ paths }: ApiDocument): readonly ReferenceCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );

const nameIn = (ref: string): string => ref.split('/').at(-1) ?? '';

export const resolved = (schema: Schema, { components }: ApiDocument): Schema =>
  schema.$ref ? (components.schemas[nameIn(schema.$ref)] ?? {}) : schema;

export const parametersOf = ({ parameters }: Operation, { components }: ApiDocument): readonly Parameter[] =>
  parameters.flatMap((one) => ('$ref' in one ? (components.parameters[nameIn(one.$ref)] ?? []) : one));

export const statusesOf = (
  { responses }: Operation,
  { components }: ApiDocument,
): readonly (readonly [string, string])[] =>
  Object.entries(responses).map(([status, { $ref, description }]) => [
    status,
    ($ref ? components.responses[nameIn($ref)]?.description : description) ?? '',
  ]);

/** One line of what an object holds: its path, what it is, whether it must be there. */
export interface SchemaLine {
  readonly path: string;
  readonly kind: string;
  readonly isRequired: boolean;
  readonly text: string;
}

/** What an object holds, a level of rows deep: records refer to each other and would never end. */
export function schemaLinesOf(
  given: Schema,
  document: ApiDocument,
  before = '',
  depth = 0,
): readonly SchemaLine[] {
  const { properties = {}, required = [] } = resolved(given, document);
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = resolved(property, document);
    const path = `${before}${name}`;
    const line: SchemaLine = {
      path,
      kind: kindOf(property, document),
      isRequired: required.includes(name),
      text: [schema.title, schema.description].filter(Boolean).join('. '),
    };
    if (depth >= 2 || (depth > 0 && property.$ref)) return [line];
    const inner = schema.type === 'array' ? schema.items : schema.properties ? schema : undefined;
    const suffix = schema.type === 'array' ? '[].' : '.';
    return [line, ...(inner ? schemaLinesOf(inner, document, `${path}${suffix}`, depth + 1) : [])];
  });
}

/** `string, cpf`, `integer 1..200`, `Cliente[]`. */
export function kindOf(given: Schema, document: ApiDocument): string {
  if (given.$ref) return nameIn(given.$ref);
  const { type, format, items, enum: codes, minimum, maximum, maxLength } = given;
  if (codes) return codes.filter((code) => code !== null).join(' | ');
  const kinds = [type ?? []].flat().filter((kind) => kind !== 'null');
  if (kinds[0] === 'array' && items) return `${kindOf(items, document)}[]`;
  const range =
    minimum !== undefined || maximum !== undefined
      ? `${minimum ?? ''}..${maximum ?? ''}`
      : maxLength !== undefined
        ? `..${maxLength}`
        : '';
  const refers = given['x-entity'] ? `→ ${given['x-entity']}` : '';
  return [kinds.join(' | ') + (format ? `, ${format}` : ''), range, refers].filter(Boolean).join(' ');
}
