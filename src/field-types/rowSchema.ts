import { definitions } from './generated/definitions.ts';
import type { Field, JsonSchema } from './types.ts';

/** JSON Schema of one object with the given fields; used for whole records and for rows of `lines`. */
export function objectSchema(fields: readonly Field[]): JsonSchema {
  const writable = fields.filter((field) => field.readOnly !== 'always');
  return {
    type: 'object',
    properties: Object.fromEntries(writable.map((field) => [field.name, fieldSchema(field)])),
    required: writable.filter((field) => field.required && !field.visibleWhen).map((field) => field.name),
    additionalProperties: false,
    ...conditions(writable),
  };
}

export const rowSchema = (field: Field): JsonSchema => objectSchema(field.fields);

/** Optional values may be null: a cleared field is sent as null, never as an empty text. */
function fieldSchema(field: Field): JsonSchema {
  const definition = definitions[field.type];
  if (!definition) throw new Error(`Unknown field type ${field.type} in ${field.name}`);
  const schema = definition.jsonSchema(field);
  // Required while it is asked for, and null while it is not: the condition below says when.
  return field.required && !field.visibleWhen ? schema : nullable(schema);
}

function nullable(schema: JsonSchema): JsonSchema {
  return {
    ...schema,
    ...(typeof schema.type === 'string' ? { type: [schema.type, 'null'] } : {}),
    ...(Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}),
  };
}

/** A field that is asked for only while another has certain values is required only then. */
function conditions(fields: readonly Field[]): JsonSchema {
  const rules = fields.flatMap((field) =>
    field.required && field.visibleWhen
      ? [
          {
            if: {
              properties: { [field.visibleWhen.field]: { enum: field.visibleWhen.in } },
              required: [field.visibleWhen.field],
            },
            // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
            then: { required: [field.name], properties: { [field.name]: { not: { type: 'null' } } } },
          },
        ]
      : [],
  );
  return rules.length > 0 ? { allOf: rules } : {};
}
