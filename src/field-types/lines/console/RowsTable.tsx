import { useSurroundings } from '../../../console/kit/ui/fieldTypeConsole.ts';
import { Value } from '../../../console/kit/ui/Value.tsx';
import type { Field } from '../../types.ts';
import './rowsTable.css';

/** Rows of a record, to read. */
export function RowsTable({
  field,
  rows,
}: {
  field: Field;
  rows: readonly Readonly<Record<string, unknown>>[];
}) {
  const { locale, halfOf, t } = useSurroundings();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className="panel scroll" aria-label={field.label[locale]} tabIndex={0}>
      <table className="tbl rows-table">
        <thead>
          <tr>
            <th className="key">
              <span className="vh">{t('form.line')}</span>
            </th>
            {field.fields.map((inner) => (
              <th key={inner.name} className={halfOf(inner.type).align === 'right' ? 'num' : ''}>
                {inner.label[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key but their place
            <tr key={index}>
              <td className="key num mut">{index + 1}</td>
              {field.fields.map((inner) => (
                <td key={inner.name} className={halfOf(inner.type).align === 'right' ? 'num' : ''}>
                  <Value field={inner} record={row} place="table" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
