import type { Field } from '../../../field-types/types.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import type { FormData } from '../../engine/entities/form/formModel.ts';
import { isSame, originsOf } from './sources/recordInput.ts';

/** An input that is no longer what it was: its place in words, and what to show of both. */
export interface InputChange {
  readonly path: string;
  /** What the row is called, `R-2`, or its number; null of an input of the form itself. */
  readonly row: { readonly list: Field; readonly name: string } | null;
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
}

type Row = Readonly<Record<string, unknown>>;

/** Input by input what differs; a row that was added or removed differs in everything it holds. */
export function inputChanges(
  { fields }: Calculator,
  before: FormData,
  after: FormData,
): readonly InputChange[] {
  const asked = fields.filter(({ readOnly }) => readOnly !== 'always');
  return asked.flatMap((field): InputChange[] =>
    field.type === 'lines'
      ? rowChanges(field, rowsIn(before[field.name]), rowsIn(after[field.name]))
      : isSame(before[field.name], after[field.name])
        ? []
        : [{ path: field.name, row: null, field, before: before[field.name], after: after[field.name] }],
  );
}

function rowChanges(list: Field, before: readonly Row[], after: readonly Row[]): InputChange[] {
  const origins = originsOf(after, before);
  const gone = before.flatMap((row, index) => (origins.includes(index) ? [] : [{ row, index }]));
  return [
    ...after.flatMap((row, index) => cellChanges(list, before[origins[index] ?? -1] ?? {}, row, index)),
    ...gone.flatMap(({ row, index }) => cellChanges(list, row, {}, index)),
  ];
}

function cellChanges(list: Field, before: Row, after: Row, index: number): InputChange[] {
  const code = after.Ato || before.Ato;
  const name = typeof code === 'string' && code !== '' ? code : String(index + 1);
  return list.fields
    .filter((inner) => !isSame(before[inner.name], after[inner.name]))
    .map((inner) => ({
      path: `${list.name}.${index}.${inner.name}${Object.keys(after).length === 0 ? '.gone' : ''}`,
      row: { list, name },
      field: inner,
      before: before[inner.name],
      after: after[inner.name],
    }));
}

const rowsIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : []);
