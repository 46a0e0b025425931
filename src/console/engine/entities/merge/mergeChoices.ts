import equal from 'fast-deep-equal';
import type { Field } from '../../../../field-types/types.ts';
import { isBlank } from '../../../../metadata/asked.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import type { MovingKind } from '../../data/merging.ts';
import type { ConsoleRecord } from '../../data/records.ts';

/** Field -> the record whose value it takes, as far as the person said so. */
export type Picked = Readonly<Record<string, number>>;

/** Fields a person writes, and got to see of every record. */
const compared = (entity: Entity, records: readonly ConsoleRecord[]): readonly Field[] =>
  entity.fields.filter(
    ({ name, readOnly, computed }) =>
      readOnly !== 'always' &&
      !computed &&
      name !== entity.states?.field &&
      records.every((record) => name in record),
  );

const bare = (value: unknown) =>
  isBlank(value) || (Array.isArray(value) && value.length === 0) ? null : value;

/** Fields whose values differ, to be chosen, and those that are the same, with something in them. */
export function partFields(entity: Entity, records: readonly ConsoleRecord[]) {
  const [first] = records;
  const isSame = ({ name }: Field) =>
    records.every((record) => equal(bare(record[name]), bare(first?.[name])));
  const fields = compared(entity, records);
  return {
    differing: fields.filter((field) => !isSame(field)),
    equal: fields.filter((field) => isSame(field) && bare(first?.[field.name]) !== null),
  };
}

/** Whose value a field takes: as picked, else the survivor's own, else the first there is. */
export function giverOf(
  field: Field,
  { records, survivor, picked }: { records: readonly ConsoleRecord[]; survivor: number; picked: Picked },
): number {
  const chosen = picked[field.name];
  if (chosen !== undefined) return chosen;
  const has = ({ [field.name]: value }: ConsoleRecord) => bare(value) !== null;
  const own = records.find(({ id }) => id === survivor);
  return own && has(own) ? survivor : (records.find(has)?.id ?? survivor);
}

/** How many records refer to one of them. */
export const referringTo = (moving: readonly MovingKind[], id: number): number =>
  moving.reduce((sum, { Totais }) => sum + (Totais[String(id)] ?? 0), 0);

/** The one with most to its name, so that least moves; of two alike the older. */
export function likeliestSurvivor(records: readonly ConsoleRecord[], moving: readonly MovingKind[]): number {
  const [first] = records.toSorted(
    (one, other) => referringTo(moving, other.id) - referringTo(moving, one.id) || one.id - other.id,
  );
  return first?.id ?? 0;
}

/** What would move, of each kind. */
export const movedFrom = (moving: readonly MovingKind[], survivor: number) =>
  moving
    .map(({ Entidade, Nome, Totais }) => ({
      Entidade,
      Nome,
      count: Object.entries(Totais).reduce(
        (sum, [id, count]) => (id === String(survivor) ? sum : sum + count),
        0,
      ),
    }))
    .filter(({ count }) => count > 0);
