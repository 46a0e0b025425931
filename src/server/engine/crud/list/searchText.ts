import { definitions } from '../../../../field-types/generated/definitions.ts';
import type { Field } from '../../../../field-types/types.ts';
import type { Row } from '../../../kit/database/database.ts';
import { foldText } from '../../../kit/sql/foldText.ts';
import type { EntityModel } from '../models.ts';

/**
 * What free search finds a record by. Fields that need a code to be seen stay out, or anybody could find out
 * their content by searching; those who hold the code search the column itself.
 */
export function searchText(record: Row, { entity }: EntityModel): string {
  return entity.fields
    .filter((field) => field.search && field.seeCode === null)
    .map((field) => foldText(textOf(record[field.name], field)))
    .filter(Boolean)
    .join(' ');
}

function textOf(value: unknown, field: Field): string {
  if (value === null || value === undefined) return '';
  return definitions[field.type]?.searchText?.(value) ?? String(value);
}
