import type { Locale } from '../../../../domain/locale.ts';
import { definitions } from '../../../../field-types/generated/definitions.ts';
import type { Field } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { exampleRecord } from '../../../../metadata/openApi/examples.ts';
import { type ConsoleRecord, fromWire } from '../../../engine/data/records.ts';

const rows = 4;

/** Invented records of an entity, no two alike: the samples of its field types, the codes of its enumerations in turn. */
export const sampleRecords = (entity: Entity, locale: Locale): readonly ConsoleRecord[] =>
  Array.from({ length: rows }, (_, index) => sampleRecord(entity, index, locale));

function sampleRecord(entity: Entity, index: number, locale: Locale): ConsoleRecord {
  const example = exampleRecord(entity, locale);
  const values = Object.fromEntries(
    entity.fields.map((field) => [field.name, sampleOf(field, index, locale) ?? example[field.name]]),
  );
  const labels = entity.fields
    .filter(({ entity: target }) => target !== null)
    .map((field) => [field.name, nameOf(field, index, locale)]);
  return fromWire(entity, {
    ...values,
    Identificador: index + 1,
    Versao: 1,
    Rotulos: Object.fromEntries(labels),
  });
}

function sampleOf(field: Field, index: number, locale: Locale): unknown {
  if (['text', 'longText'].includes(field.type) && !field.mask) return nameOf(field, index, locale);
  const definition = definitions[field.type];
  const codes = field.enum === null ? null : definition?.jsonSchema(field).enum;
  if (Array.isArray(codes))
    return turn(
      codes.filter((code) => code !== null),
      index,
    );
  if (field.type === 'boolean') return field.name === 'Ativo' ? index < rows - 1 : index % 2 === 0;
  if (field.type === 'reference') return index + 1;
  if (field.type === 'referenceMany') return [index + 1];
  if (['lines', 'file'].includes(field.type)) return undefined;
  return turn(definition?.samples ?? [], index);
}

const nameOf = ({ label, maxLength }: Field, index: number, locale: Locale) =>
  `${label[locale]} ${index + 1}`.slice(0, maxLength ?? 200);

const turn = <T>(values: readonly T[], index: number): T | undefined => values[index % values.length];
