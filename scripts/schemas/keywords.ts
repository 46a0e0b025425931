/** A JSON Schema that explains its keys. */
export interface ExplainedSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ExplainedSchema>>;
  readonly $defs?: Readonly<Record<string, ExplainedSchema>>;
  readonly items?: ExplainedSchema;
  readonly additionalProperties?: ExplainedSchema | boolean;
  readonly anyOf?: readonly ExplainedSchema[];
}

/** A key that a file may hold. */
export interface Keyword {
  /** JSON pointer of the object that has it, within the schema. */
  readonly at: string;
  readonly key: string;
  readonly required: boolean;
  readonly description: string;
}

/** Every key of every object that a schema describes, in its order. */
export function keywordsOf(root: ExplainedSchema): Keyword[] {
  const visit = (schema: ExplainedSchema, at: string): Keyword[] => [
    ...Object.entries(schema.properties ?? {}).map(([key, own]) => ({
      at,
      key,
      required: schema.required?.includes(key) ?? false,
      description:
        own.description ?? root.$defs?.[own.$ref?.replace('#/$defs/', '') ?? '']?.description ?? '',
    })),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, own]) => visit(own, `${at}/properties/${key}`)),
    ...(schema.items ? visit(schema.items, `${at}/items`) : []),
    ...(typeof schema.additionalProperties === 'object'
      ? visit(schema.additionalProperties, `${at}/additionalProperties`)
      : []),
    ...(schema.anyOf ?? []).flatMap((choice, index) => visit(choice, `${at}/anyOf/${index}`)),
    ...Object.entries(schema.$defs ?? {}).flatMap(([name, own]) => visit(own, `${at}/$defs/${name}`)),
  ];
  return visit(root, '');
}
