import { FieldMessage } from '../../../console/kit/ui/FieldMessage.tsx';
import { FieldNotice } from '../../../console/kit/ui/FieldNotice.tsx';
import { useSurroundings, type WidgetProps } from '../../../console/kit/ui/fieldTypeConsole.ts';
import { Glyph } from '../../../console/kit/ui/Glyph.tsx';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '../../../console/kit/ui/icons.ts';
import type { Field } from '../../types.ts';
import { sumOf } from './sums.ts';
import { type Row, useRows } from './useRows.ts';
import './rowsInput.css';

/** Rows a record owns, as a table of inputs: numbered margin, one row after another, sums below. */
export function RowsInput(props: WidgetProps<readonly Row[]>) {
  const { id, field, value, onChange, problems = {}, describedBy, readOnly = false } = props;
  const { locale, t, halfOf } = useSurroundings();
  const { rows, told, change, add, remove, move, keys } = useRows(id, field, value, onChange);
  return (
    <fieldset
      className="panel rows"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      <table className="tbl rows-table" {...(readOnly ? {} : keys)}>
        <thead>
          <tr>
            <th className="key">
              <span className="vh">{t('form.line')}</span>
            </th>
            {field.fields.map((inner) => (
              <th
                key={inner.name}
                className={halfOf(inner.type).align === 'right' ? 'num' : ''}
                style={{ width: `${inner.width * 8}%` }}
              >
                {inner.label[locale]}{' '}
                {!inner.required && inner.default === null && (
                  <span className="opt">{t('form.optional')}</span>
                )}
              </th>
            ))}
            <th className="rows-acts">
              <span className="vh">{t('form.lineActs')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key but their place
            <tr key={index}>
              <td className="key">{index + 1}</td>
              {field.fields.map((inner) => (
                <td key={inner.name} data-row={index} data-column={inner.name}>
                  <Cell
                    id={`${id}-${index}-${inner.name}`}
                    field={inner}
                    row={row}
                    number={index + 1}
                    problem={problems[`${index}.${inner.name}`]}
                    readOnly={readOnly}
                    onChange={(next) => change(index, inner.name, next)}
                  />
                </td>
              ))}
              <td className="rows-acts">
                {!readOnly && (
                  <span className="rows-buttons">
                    <button
                      type="button"
                      id={`${id}-${index}-up`}
                      className="btn txt sq ico rows-move"
                      aria-label={t('form.moveLineUp', { number: index + 1 })}
                      disabled={index === 0}
                      onClick={() => move(index, -1, (to) => `${id}-${to}-${to === 0 ? 'down' : 'up'}`)}
                    >
                      <Glyph icon={IconArrowUp} small />
                    </button>
                    <button
                      type="button"
                      id={`${id}-${index}-down`}
                      className="btn txt sq ico rows-move"
                      aria-label={t('form.moveLineDown', { number: index + 1 })}
                      disabled={index === rows.length - 1}
                      onClick={() =>
                        move(index, 1, (to) => `${id}-${to}-${to === rows.length - 1 ? 'up' : 'down'}`)
                      }
                    >
                      <Glyph icon={IconArrowDown} small />
                    </button>
                    <button
                      type="button"
                      className="btn txt sq ico"
                      aria-label={t('form.removeLine', { number: index + 1 })}
                      onClick={() => remove(index)}
                    >
                      <Glyph icon={IconTrash} small />
                    </button>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="key" />
            {field.fields.map((inner, index) => (
              <td key={inner.name} className={index > 0 ? 'num' : ''}>
                {index === 0 && !readOnly && (
                  <button type="button" id={`${id}-add`} className="btn txt sq acc" onClick={() => add()}>
                    <Glyph icon={IconPlus} small />
                    {t('form.addLine')}
                  </button>
                )}
                {index > 0 && rows.length > 1 && <Sum field={inner} rows={rows} />}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
      <span className="vh" role="status">
        {told}
      </span>
    </fieldset>
  );
}

interface CellProps {
  readonly id: string;
  readonly field: Field;
  readonly row: Row;
  readonly number: number;
  readonly problem: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: unknown) => void;
}

function Cell({ id, field, row, number, problem, readOnly, onChange }: CellProps) {
  const { locale, t, halfOf } = useSurroundings();
  const { Widget } = halfOf(field.type);
  const value = row[field.name];
  return (
    <>
      <span className="rows-label" aria-hidden="true">
        {field.label[locale]}
      </span>
      <Widget
        id={id}
        field={field}
        value={value as never}
        record={row}
        name={t('form.lineField', { field: field.label[locale], number })}
        invalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : `${id}-error`}
        readOnly={readOnly}
        onChange={onChange}
      />
      {problem !== undefined && <FieldMessage id={`${id}-error`} text={problem} />}
      <FieldNotice field={field} value={value} record={row} />
    </>
  );
}

/** The sum of a column whose type has one that means something whatever the record. */
function Sum({ field, rows }: { field: Field; rows: readonly Row[] }) {
  const { locale, t } = useSurroundings();
  const sum = sumOf(
    field.type,
    rows.map((row) => row[field.name]),
    locale,
  );
  if (sum === null) return null;
  return (
    <span className="total" title={t('form.sum')}>
      <span className="vh">{t('form.sum')} </span>
      {sum}
    </span>
  );
}
