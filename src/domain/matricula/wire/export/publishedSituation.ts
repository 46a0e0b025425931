import * as codes from '../../../generated/codes.ts';
import published from './situacao.schema.json' with { type: 'json' };

/**
 * The JSON Schema of the exported situation, with the codes of enumerations in place of their names:
 * `{ "enumeration": "Moeda", "orNull": true }`.
 */
export const publishedSituation = (): Record<string, unknown> =>
  JSON.parse(JSON.stringify(published), (_key, value) => (isNamed(value) ? codesOf(value) : value));

interface Named {
  readonly enumeration: keyof typeof codes;
  readonly orNull?: boolean;
}

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'enumeration' in value;

const codesOf = ({ enumeration, orNull = false }: Named): readonly (string | null)[] => [
  ...codes[enumeration],
  ...(orNull ? [null] : []),
];
