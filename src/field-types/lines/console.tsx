import type { FieldTypeConsole, WidgetProps } from '../../console/kit/ui/fieldTypeConsole.ts';
import type { Field } from '../types.ts';
import { RowsInput } from './console/RowsInput.tsx';
import { RowsList } from './console/RowsList.tsx';
import { RowsTable } from './console/RowsTable.tsx';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Rows of a record: how many in a list, a table on a page, a table of inputs in a form, lines that open where a table has no room. */
export const consoleHalf: FieldTypeConsole<Rows> = {
  Cell: ({ value, field, place }) =>
    place === 'page' ? <RowsTable field={field} rows={value} /> : <>{value.length}</>,
  Widget: (props: WidgetProps<Rows>) =>
    fitsTable(props.field) ? <RowsInput {...props} /> : <RowsList {...props} />,
  align: 'right',
  group: () => true,
};

const fitsTable = ({ fields }: Field) =>
  fields.length <= mostColumns && fields.every(({ type }) => type !== 'lines');

const mostColumns = 7;
