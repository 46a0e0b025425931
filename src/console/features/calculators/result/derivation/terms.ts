import { rowsIn, type Values } from '../../../../../domain/calculators/calculation.ts';
import type { Field } from '../../../../../field-types/types.ts';
import { givenNumber, isDegree } from '../../../../../metadata/valueText.ts';
import { fieldText, isAbsent } from '../fieldText.ts';
import type { ResultPanelProps } from '../resultProps.ts';
import { type ActPlace, type InputRow, sourceOf } from '../rowAt.ts';
import type { Words } from '../words.ts';

/** An input with where it was read. */
export interface Term {
  readonly label: string;
  readonly text: string;
  readonly source: ActPlace | null;
}

/** What names a row: kind, degree and person, as its schema chooses them. */
export function titleOf({ field, index, row }: InputRow, result: Values, words: Words): string {
  const worked = rowsIn(result[field.name])[index] ?? {};
  const parts = namingFields(field).flatMap((inner) => {
    const value = [row[inner.name], worked[inner.name], inner.default].find((one) => !isAbsent(one));
    if (isAbsent(value)) return [];
    const text = fieldText(inner, value, words);
    return [isDegree(inner) ? words.t('calculators.result.ofDegree', { degree: text }) : text];
  });
  return parts.length > 0
    ? parts.join(', ')
    : words.t('calculators.result.row', { list: field.label[words.locale], number: index + 1 });
}

/**
 * Inputs that are given and are more than what holds anyway.
 * @param path of the row, `Onus.0.`; empty of the whole
 */
export function termsOf(
  fields: readonly Field[],
  values: Values,
  path: string,
  { sources }: Pick<ResultPanelProps, 'sources'>,
  words: Words,
): readonly Term[] {
  return fields
    .filter(({ type, name, readOnly }) => type !== 'longText' && name !== 'Ato' && readOnly !== 'always')
    .filter(({ name }) => !isAbsent(values[name]))
    .filter(
      (field) =>
        values[field.name] !== field.default ||
        // A kind that holds anyway, as the real does, says nothing though an act names it.
        (field.type !== 'enum' && sourceOf(sources, `${path}${field.name}`)),
    )
    .map((field) => ({
      label: field.label[words.locale],
      text:
        field.type === 'lines'
          ? rowsIn(values[field.name])
              .map((row) => firstText(field, row, words))
              .join(', ')
          : givenText(field, values[field.name], words),
      source: sourceOf(sources, `${path}${field.name}`),
    }));
}

/** What neither names a row nor has a line of its own. */
export const besideLines = ({ field }: InputRow): readonly Field[] => {
  const naming = namingFields(field);
  return field.fields.filter((one) => !naming.includes(one) && !isAmount(one));
};

/** Rows within a row that are worth something have a line each, as amounts have. */
export const isAmount = ({ type, fields }: Field): boolean =>
  amountTypes.includes(type) || (type === 'lines' && fields.some((field) => field.type === 'money'));

/** What a row within a row is called: the first that it tells. */
export function firstText({ fields }: Field, row: Values, words: Words): string {
  const field = fields.find(({ name }) => !isAbsent(row[name]));
  return field ? givenText(field, row[field.name], words) : '–';
}

export const givenText = (field: Field, value: unknown, words: Words): string =>
  isAbsent(value)
    ? fieldText(field, value, words)
    : (givenNumber(field, value, words.locale) ?? fieldText(field, value, words));

export const amountTypes: readonly string[] = ['money', 'statedArea', 'area'];

const namingTypes: readonly string[] = ['text', 'enum', 'integer'];

/** Of several kinds the first: what the others say needs their name beside it. */
const namingFields = ({ fields }: Field): readonly Field[] => {
  const listed = fields.filter(
    ({ name, type, list }) => list === true && name !== 'Ato' && namingTypes.includes(type),
  );
  const kind = listed.find(({ type }) => type === 'enum');
  return listed.filter((field) => field.type !== 'enum' || field === kind);
};
