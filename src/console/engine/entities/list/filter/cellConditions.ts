import { definitions } from '../../../../../field-types/generated/definitions.ts';
import type { Field } from '../../../../../field-types/types.ts';
import type { Condition } from '../../../data/filters.ts';
import { toLocalText } from '../../../data/instants.ts';
import { questionsOf, takesMany } from './filterFields.ts';

/** A condition that the value of a cell stands for, by the key of its text. */
export interface CellCondition {
  readonly name: 'is' | 'not' | 'from' | 'to' | 'onDay' | 'fromDay' | 'toDay' | 'empty' | 'filled';
  readonly condition: Condition;
}

/**
 * What a list may be filtered by from one of its cells.
 * @param present the condition on the field now: leaving out one value more keeps those left out already
 */
export function cellConditions(
  field: Field,
  value: unknown,
  { present, timeZone }: { readonly present: Condition | undefined; readonly timeZone: string },
): readonly CellCondition[] {
  const questions = questionsOf(field);
  const offered = (name: CellCondition['name'], condition: Condition): CellCondition[] =>
    questions.includes(condition.operator) ? [{ name, condition }] : [];
  if (isNothing(value))
    return [
      ...offered('empty', { operator: 'vazio', value: true }),
      ...offered('filled', { operator: 'vazio', value: false }),
    ];
  if (field.type === 'dateTime') {
    const day = value instanceof Date ? toLocalText(value, timeZone).slice(0, 10) : null;
    if (day === null) return [];
    return [
      ...offered('onDay', { operator: 'entre', value: [day, day] }),
      ...offered('fromDay', { operator: 'maiorIgual', value: day }),
      ...offered('toDay', { operator: 'menorIgual', value: day }),
    ];
  }
  if (typeof value === 'object' && !Array.isArray(value)) return [];
  const isDay = field.type === 'date';
  const left = present?.operator === 'diferente' ? [present.value].flat() : [];
  const many = (question: 'igual' | 'diferente', one: unknown) =>
    takesMany(field, question) ? [one].flat() : one;
  return [
    ...offered(isDay ? 'onDay' : 'is', { operator: 'igual', value: many('igual', value) }),
    ...offered('not', {
      operator: 'diferente',
      value: takesMany(field, 'diferente') ? [...new Set([...left, ...[value].flat()])] : value,
    }),
    ...offered(isDay ? 'fromDay' : 'from', { operator: 'maiorIgual', value }),
    ...offered(isDay ? 'toDay' : 'to', { operator: 'menorIgual', value }),
  ];
}

/** Whether cells of a column may be filtered by at all. */
export const isCellFilterable = (field: Field): boolean =>
  (definitions[field.type]?.filters ?? []).some((operator) => operator === 'igual' || operator === 'entre');

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
