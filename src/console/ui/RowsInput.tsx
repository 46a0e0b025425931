import { formatDecimal } from '../../domain/units.ts';
import type { Field } from '../../field-types/types.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { useSurroundings, type WidgetProps } from './fieldTypeConsole.ts';
import { Glyph } from './Glyph.tsx';
import { IconPlus, IconTrash } from './icons.ts';
import { addDecimals } from './sums.ts';
import './rowsInput.css';

type Row = Readonly<Record<string, unknown>>;

/** Rows a record owns, as a table of inputs: numbered margin, one row after another, sums below. */
export function RowsInput(props: WidgetProps<readonly Row[]>) {
  const { id, field, value, onChange, problems = {}, describedBy, readOnly = false } = props;
  const { locale, t, halfOf } = useSurroundings();
  const rows = Array.isArray(value) ? (value as readonly Row[]) : [];
  const change = (index: number, name: string, next: unknown) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [name]: next } : row)));
  const add = () => {
    onChange([...rows, emptyRow(field)]);
    const next = `${id}-${rows.length}-${field.fields[0]?.name}`;
    setTimeout(() => document.getElementById(next)?.focus());
  };
  const remove = (index: number) => {
    onChange(rows.filter((_row, at) => at !== index));
    const next = rows.length > 1 ? `${id}-${Math.max(0, index - 1)}-${field.fields[0]?.name}` : `${id}-add`;
    setTimeout(() => document.getElementById(next)?.focus());
  };
  return (
    <fieldset
      className="panel rows"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
    >
      <table className="tbl rows-table">
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
            <th className="rows-remove">
              <span className="vh">{t('form.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key but their place
            <tr key={index}>
              <td className="key">{index + 1}</td>
              {field.fields.map((inner) => {
                const { Widget } = halfOf(inner.type);
                const cell = `${id}-${index}-${inner.name}`;
                const problem = problems[`${index}.${inner.name}`];
                return (
                  <td key={inner.name}>
                    <span className="rows-label" aria-hidden="true">
                      {inner.label[locale]}
                    </span>
                    <Widget
                      id={cell}
                      field={inner}
                      value={row[inner.name] as never}
                      record={row}
                      name={t('form.lineField', { field: inner.label[locale], number: index + 1 })}
                      invalid={problem !== undefined}
                      describedBy={problem === undefined ? undefined : `${cell}-error`}
                      readOnly={readOnly}
                      onChange={(next) => change(index, inner.name, next)}
                    />
                    {problem !== undefined && <FieldMessage id={`${cell}-error`} text={problem} />}
                  </td>
                );
              })}
              <td className="rows-remove">
                {!readOnly && (
                  <button
                    type="button"
                    className="btn txt sq ico"
                    aria-label={t('form.removeLine', { number: index + 1 })}
                    onClick={() => remove(index)}
                  >
                    <Glyph icon={IconTrash} small />
                  </button>
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
                  <button type="button" id={`${id}-add`} className="btn txt sq acc" onClick={add}>
                    <Glyph icon={IconPlus} small />
                    {t('form.addLine')}
                  </button>
                )}
                {index > 0 && summed.has(inner.type) && rows.length > 1 && (
                  <span className="total" title={t('form.sum')}>
                    <span className="vh">{t('form.sum')} </span>
                    {formatDecimal(addDecimals(rows.map((row) => row[inner.name])), locale, 2)}
                    {inner.type === 'percent' ? '%' : ''}
                  </span>
                )}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </fieldset>
  );
}

/** Types whose sum means something whatever the record. */
const summed = new Set(['percent']);

const emptyRow = (field: Field): Row =>
  Object.fromEntries(field.fields.map((inner) => [inner.name, inner.default ?? null]));
