import { rowsIn, type Values } from '../../../../domain/calculators/calculation.ts';
import type { Source } from '../../../../domain/calculators/fromRecord.ts';
import type { Field } from '../../../../field-types/types.ts';
import type { Calculator } from '../../../../metadata/calculator.ts';

/** A row of the input, of which steps, warnings and sources speak. */
export interface InputRow {
  /** Its place: `Onus.0`. */
  readonly path: string;
  readonly field: Field;
  readonly index: number;
  readonly row: Values;
  /** Code of its act; null where none is given. */
  readonly code: string | null;
}

/**
 * The row that a step or a warning is about.
 * @param of a place of the input (`Onus.0`, `Penhores.0.Bens.1`) or the code of an act (`AV-3`)
 * @returns null where it is about the whole, or about what is no row of the input
 */
export function rowAt(calculator: Calculator, input: Values, of: string | null): InputRow | null {
  if (of === null) return null;
  const [name = '', place = ''] = of.split('.');
  const lists = calculator.fields.filter(({ type, readOnly }) => type === 'lines' && readOnly !== 'always');
  const named = lists.find((field) => field.name === name);
  if (named && /^\d+$/.test(place)) return inputRow(named, input, Number(place));
  for (const field of lists) {
    const index = rowsIn(input[field.name]).findIndex(({ Ato }) => Ato === of);
    if (index >= 0) return inputRow(field, input, index);
  }
  return null;
}

function inputRow(field: Field, input: Values, index: number): InputRow | null {
  const row = rowsIn(input[field.name])[index];
  if (!row) return null;
  const code = typeof row.Ato === 'string' && row.Ato !== '' ? row.Ato : null;
  return { path: `${field.name}.${index}`, field, index, row, code };
}

/** A place of a record: an act of it, or its opening, and the page on which it was read. */
export interface ActPlace {
  /** Null = the opening. */
  readonly code: string | null;
  readonly page: number | null;
  /** The words as printed. */
  readonly quote: string | null;
}

/** Where an input was read; of rows within a row where the first of their inputs was. */
export function sourceOf(sources: readonly Source[], path: string): ActPlace | null {
  const found =
    sources.find(({ Campo }) => Campo === path) ?? sources.find(({ Campo }) => Campo.startsWith(`${path}.`));
  return found ? placeOf(found) : null;
}

/** Where an act was read: the first page that any input gives for it. @returns null where no input comes from it */
export function placeOfAct(sources: readonly Source[], code: string): ActPlace | null {
  const own = sources.filter(({ Ato }) => Ato === code);
  const found = own.find(({ Pagina }) => Pagina !== null) ?? own[0];
  return found ? { ...placeOf(found), quote: null } : null;
}

const placeOf = ({ Ato, Pagina, Trecho }: Source): ActPlace => ({ code: Ato, page: Pagina, quote: Trecho });
