import type { AlikeEntry } from '../../../../domain/alike/alikeIndex.ts';
import type { Field } from '../../../../field-types/types.ts';
import type { Row } from '../../../kit/database/database.ts';
import type { EntityModel } from '../models.ts';

/** Fields by which records of an entity look like each other, as its schema says. */
export const alikeFields = ({ columns }: EntityModel, alike: NonNullable<Field['alike']>): readonly Field[] =>
  columns.filter((field) => field.alike === alike);

export const isCompared = ({ columns }: EntityModel): boolean => columns.some(({ alike }) => alike !== null);

/** Reads what is compared of a record, or of values typed for one; made once for many. */
export function alikeEntryOf(model: EntityModel): (id: number, values: Row) => AlikeEntry {
  const [names, same] = [alikeFields(model, 'name'), alikeFields(model, 'same')];
  const texts = (fields: readonly Field[], values: Row) => {
    const found: Record<string, string> = {};
    for (const { name } of fields) {
      const value = values[name];
      if (typeof value === 'string' && value.trim() !== '') found[name] = value;
    }
    return found;
  };
  return (id, values) => ({ id, names: texts(names, values), values: texts(same, values) });
}

/** What all establishments of one company share; null for anything but a CNPJ. */
export const cnpjRoot = (value: unknown): string | null =>
  typeof value === 'string' && value.length === 14 ? value.slice(0, 8) : null;
