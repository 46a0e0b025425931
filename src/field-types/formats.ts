import { definitions } from './generated/definitions.ts';

interface Format {
  readonly type: 'string' | 'number';
  readonly validate: (value: unknown) => boolean;
}

/** The Ajv formats of all field types: the same functions judge in the browser and on the server. */
export const formats: Readonly<Record<string, Format>> = Object.fromEntries(
  Object.values(definitions).flatMap((definition) =>
    definition.isValid
      ? [
          [
            definition.name,
            {
              type: definition.formatOf ?? 'string',
              validate: (value: unknown) => definition.isValid?.(value) ?? true,
            },
          ],
        ]
      : [],
  ),
);
