import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { RowsInput } from '../../console/ui/RowsInput.tsx';
import { RowsTable } from '../../console/ui/RowsTable.tsx';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Rows of a record: how many in a list, a table on a page, a table of inputs in a form. */
export const consoleHalf: FieldTypeConsole<Rows> = {
  Cell: ({ value, field, place }) =>
    place === 'page' ? <RowsTable field={field} rows={value} /> : <>{value.length}</>,
  Widget: RowsInput,
  align: 'right',
  group: () => true,
};
