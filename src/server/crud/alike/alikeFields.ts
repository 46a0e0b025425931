import type { AlikeEntry } from '../../../domain/alike/alikeIndex.ts';
import type { Field } from '../../../field-types/types.ts';
import type { Row } from '../../database/database.ts';
import type { EntityModel } from '../models.ts';

/** Fields by which records of an entity look like each other, as its schema says. */
export const alikeFields = ({ columns }: EntityModel, alike: NonNullable<Field['alike']>): readonly Field[] =>
  columns.filter((field) => field.alike === alike);

export const isCompared = ({ columns }: EntityModel): boolean => columns.some(({ alike }) => alike !== null);

/** What is compared of a record, or of values typed for one. */
export function alikeEntry(id: number, values: Row, model: EntityModel): AlikeEntry {
  const texts = (alike: NonNullable<Field['alike']>) =>
    Object.fromEntries(
      alikeFields(model, alike).flatMap(({ name }) => {
        const value = values[name];
        return typeof value === 'string' && value.trim() !== '' ? [[name, value] as const] : [];
      }),
    );
  return { id, names: texts('name'), values: texts('same') };
}

/** What all establishments of one company share; null for anything but a CNPJ. */
export const cnpjRoot = (value: unknown): string | null =>
  typeof value === 'string' && value.length === 14 ? value.slice(0, 8) : null;
