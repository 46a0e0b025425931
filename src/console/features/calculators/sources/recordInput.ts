import equal from 'fast-deep-equal';
import type { Source } from '../../../../domain/calculators/fromRecord.ts';
import type { Field } from '../../../../field-types/types.ts';
import { isBlank } from '../../../../metadata/asked.ts';
import type { FormData } from '../../../engine/entities/form/formModel.ts';

/** What a record, or a stored calculation, gave to a form before anybody typed. */
export interface RecordInput {
  readonly input: FormData;
  readonly sources: readonly Source[];
}

/** Where an input was read, and the value it had there. */
export interface Read {
  readonly source: Source;
  readonly value: unknown;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Where each input that is now in a form was read. Rows have no key and may have been moved or removed: one belongs to
 * the record's row it says the same as, or that has its act, or most of its values.
 * @returns asked by place: `Onus.0.Valor`; null for what the record did not say
 */
export function readsOf(
  fields: readonly Field[],
  data: FormData,
  { input, sources }: RecordInput,
): (path: string) => Read | null {
  const bySource = new Map(sources.map((source) => [source.Campo, source]));
  const origins = new Map(
    fields
      .filter(({ type }) => type === 'lines')
      .map(({ name }) => [name, originsOf(rowsIn(data[name]), rowsIn(input[name]))]),
  );
  return (path) => {
    const [name = '', index, ...rest] = path.split('.');
    const rows = origins.get(name);
    const place = index === undefined || !rows ? path : [name, rows[Number(index)] ?? '', ...rest].join('.');
    const source = bySource.get(place);
    return source ? { source, value: valueAt(input, place) } : null;
  };
}

/** Sources of the inputs that still say what the record says, by their places now. */
export function standingSources(
  fields: readonly Field[],
  data: FormData,
  record: RecordInput,
): readonly Source[] {
  const read = readsOf(fields, data, record);
  return placesIn(fields, data).flatMap(({ path, value }) => {
    const found = read(path);
    return found && isSame(found.value, value) ? [{ ...found.source, Campo: path }] : [];
  });
}

/** Absent, null and blank are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || equal(one, other);

/** For each row now, the record's row it comes from; null for one that was added. */
export function originsOf(rows: readonly Row[], before: readonly Row[]): readonly (number | null)[] {
  const free = new Set(before.keys());
  const found: (number | null)[] = rows.map(() => null);
  const take = (row: number, origin: number | undefined) => {
    if (origin === undefined || found[row] !== null || !free.delete(origin)) return;
    found[row] = origin;
  };
  rows.forEach((row, at) => {
    take(
      at,
      [at, ...free].find((other) => free.has(other) && isSameRow(row, before[other] ?? {})),
    );
  });
  rows.forEach((row, at) => {
    take(
      at,
      [at, ...free].find((other) => free.has(other) && hasCode(row) && row.Ato === before[other]?.Ato),
    );
  });
  rows.forEach((row, at) => {
    const likeness = (other: number) => sameValues(row, before[other] ?? {});
    const likest = [...free].toSorted((a, b) => likeness(b) - likeness(a))[0];
    if (likest !== undefined && likeness(likest) > 1) take(at, likest);
  });
  return found;
}

const hasCode = ({ Ato }: Row) => typeof Ato === 'string' && Ato !== '';

const isSameRow = (one: Row, other: Row): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));

const sameValues = (one: Row, other: Row): number =>
  Object.keys(other).filter((name) => !isBlank(other[name]) && equal(one[name], other[name])).length;

export const rowsIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : []);

export const valueAt = (input: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => (value as Row | undefined | null)?.[step], input);

/** Every place of an input that holds a value, those inside rows too. */
function placesIn(
  fields: readonly Field[],
  data: FormData,
  at = '',
): readonly { readonly path: string; readonly value: unknown }[] {
  return fields.flatMap(({ name, type, fields: inner }) => {
    const value = data[name];
    if (isBlank(value)) return [];
    const path = `${at}${name}`;
    if (type !== 'lines') return [{ path, value }];
    return [
      { path, value },
      ...rowsIn(value).flatMap((row, index) => placesIn(inner, row, `${path}.${index}.`)),
    ];
  });
}
