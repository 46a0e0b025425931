import { withoutApostrophe } from '../../../../domain/csv.ts';
import { AppError } from '../../../../domain/errors.ts';
import type { Field, TextContext } from '../../../../field-types/types.ts';
import { text } from '../../../../metadata/texts.ts';
import type { WireError } from '../../../../metadata/wire/envelope.ts';
import type { Row } from '../../../kit/database/database.ts';
import { toWireError } from '../../../kit/http/failures.ts';
import type { EntityModel } from '../models.ts';
import type { Work } from '../work.ts';
import { readCell } from './cells.ts';
import type { ImportColumns } from './columns.ts';
import type { CsvLine } from './readCsv.ts';
import { type FindReference, isReference } from './references.ts';

export interface LineRead {
  readonly values: Row;
  readonly errors: readonly WireError[];
  readonly warnings: readonly WireError[];
}

/** The values of a line's cells; an empty cell leaves its field to the schema's default. */
export function readLine(
  { cells }: CsvLine,
  { columns, width }: ImportColumns,
  context: TextContext,
  find: FindReference,
  { actor }: Work,
): LineRead {
  const values: Row = {};
  const errors: WireError[] = [];
  const warnings: WireError[] = [];
  if (cells.slice(width).some((cell) => cell.trim() !== ''))
    errors.push(toWireError(new AppError('import-row-long'), actor.locale));
  for (const { index, field } of columns) {
    const cell = cells[index] ?? '';
    if (cell.trim() === '') continue;
    if (isFormulaError(cell)) {
      errors.push(
        toWireError(
          new AppError('import-cell-error', { cell: cell.trim() }, { field: field.name }),
          actor.locale,
        ),
      );
      continue;
    }
    try {
      if (isReference(field)) values[field.name] = find(withoutApostrophe(cell), field);
      else {
        const { value, mended } = readCell(cell, field, context);
        values[field.name] = value;
        if (mended !== null) warnings.push(zerosLost(field, mended, actor.locale));
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      errors.push({ ...toWireError(error, actor.locale), Campo: field.name });
    }
  }
  return { values, errors, warnings };
}

/** What spreadsheets show where a formula found nothing: no value of anybody. */
const isFormulaError = (cell: string): boolean =>
  /^#(?:REF|N\/[AD]|VALUE|VALOR|DIV\/0|NAME|NOME|NULL|NULO|NUM|NÚM|SPILL|DESPEJAR|CALC)[!?]?$/i.test(
    cell.trim(),
  );

const zerosLost = (field: Field, value: string, locale: TextContext['locale']): WireError => ({
  Texto: text(locale, 'errors.import-zeros-lost', { label: field.label[locale], value }),
  Campo: field.name,
  Codigo: 'import-zeros-lost',
});

/** Values that must be unique and stand in an earlier line already: the table cannot say so, since that one may fail. */
export function repetition(
  values: Row,
  line: number,
  { entity }: EntityModel,
  firstWith: Map<string, number>,
  { actor }: Work,
): WireError[] {
  return entity.uniqueTogether.flatMap((names) => {
    const key = names.map((name) => values[name] ?? null);
    if (key.includes(null)) return [];
    const text = JSON.stringify([names, key]);
    const earlier = firstWith.get(text);
    if (earlier === undefined) firstWith.set(text, line);
    if (earlier === undefined) return [];
    const label = names
      .map((name) => entity.fields.find((field) => field.name === name)?.label[actor.locale] ?? name)
      .join(' + ');
    const [field] = names;
    return [
      toWireError(
        new AppError('import-repeated', { label, line: earlier }, field ? { field } : {}),
        actor.locale,
      ),
    ];
  });
}
