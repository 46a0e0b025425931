import { rowsIn } from '../../../../../domain/calculators/calculation.ts';
import type { Field } from '../../../../../field-types/types.ts';
import { useSurroundings } from '../../../../kit/ui/fieldTypeConsole.ts';
import { ScrollRegion } from '../../../../kit/ui/ScrollRegion.tsx';
import { ActCode } from '../ActCode.tsx';
import { fieldText } from '../fieldText.ts';
import { valuesOf } from '../figures.ts';
import { HistoryOf } from '../history/HistoryOf.tsx';
import { useResult } from '../ResultContext.ts';
import { type ComparedRow, comparedRows } from './changedRows.ts';
import { cellText, columnsOf } from './columns.ts';
import { KeptGoods } from './KeptGoods.tsx';
import './tables.css';

/** A table of the result as declared; columns without any value are left out, and so is a table without rows. */
export function ResultTable({ field }: { field: Field }) {
  const { result, against, words } = useResult();
  const rowsOf = (of: typeof result) => rowsIn(valuesOf(of)[field.name]);
  const saved = against ? rowsOf(against.result) : null;
  const shown = comparedRows(field.fields, rowsOf(result), saved, words, rowsOf(against?.alike ?? result));
  if (shown.length === 0) return null;
  const title = field.label[words.locale];
  return (
    <div className="rp-part">
      <h2>{title}</h2>
      <HistoryOf table={field.name} />
      <Rows field={field} rows={shown} title={title} />
      {field.name === 'Penhores' && <KeptGoods />}
    </div>
  );
}

function Rows({ field, rows, title }: { field: Field; rows: readonly ComparedRow[]; title: string }) {
  const { words } = useResult();
  const { halfOf } = useSurroundings();
  const columns = columnsOf(
    field.fields,
    rows.map(({ row }) => row),
  );
  const align = (column: Field) => (halfOf(column.type).align === 'right' ? 'num' : '');
  return (
    <ScrollRegion className="panel scroll" label={title}>
      <table className="tbl rp-tbl">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.name} scope="col" className={index === 0 ? keyClass(column) : align(column)}>
                {column.label[words.locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={row.kind}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.name} scope="row" className={keyClass(column)}>
                    <KeyCell column={column} row={row} />
                  </th>
                ) : (
                  <td key={column.name} className={`${align(column)} ${wrappingOf(column)}`}>
                    <Cell column={column} row={row} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Codes and degrees stand against the margin. */
const keyClass = ({ name, type }: Field): string => (type === 'text' && name !== 'Ato' ? 'key name' : 'key');

function KeyCell({ column, row: { row, kind } }: { column: Field; row: ComparedRow }) {
  const { calculator, words } = useResult();
  const value = row[column.name];
  const { t } = words;
  return (
    <>
      {column.name === 'Ato' && typeof value === 'string' && value !== '' ? (
        <ActCode code={value} />
      ) : (
        cellText(column, row, calculator, words)
      )}
      {kind !== 'same' && <span className="rp-kind">{t(`calculators.result.${kind}`)}</span>}
    </>
  );
}

/** Words may break into lines; codes, seasons, units and amounts stay whole. */
const wrappingOf = ({ name, type }: Field): string =>
  type === 'enum' ? 'short' : type === 'text' && !whole.includes(name) ? 'long' : '';

/** Columns that hold codes of acts, whatever they are called. */
const acts = ['Garantia', 'Origem'];
const whole = [...acts, 'Safra', 'Unidade'];

function Cell({ column, row: { row, before } }: { column: Field; row: ComparedRow }) {
  const { words } = useResult();
  const value = row[column.name];
  const text = fieldText(column, value, words);
  const was = before[column.name];
  if (was !== undefined)
    return (
      <span className="rp-changed" title={words.t('calculators.result.was', { value: was })}>
        {text}
        <span className="vh">, {words.t('calculators.result.was', { value: was })}</span>
      </span>
    );
  if (acts.includes(column.name) && typeof value === 'string' && value !== '')
    return <ActCode code={value} />;
  return text === '–' ? <span className="hint">–</span> : text;
}
