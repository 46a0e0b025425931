import { useSurroundings, type WidgetProps } from '../../../console/kit/ui/fieldTypeConsole.ts';
import { Glyph } from '../../../console/kit/ui/Glyph.tsx';
import { IconPlus } from '../../../console/kit/ui/icons.ts';
import { below } from './problemsBelow.ts';
import { RowsListRow } from './RowsListRow.tsx';
import type { Row } from './useRows.ts';
import { useRowsList } from './useRowsList.ts';
import './rowsList.css';

/** Rows of too many fields for a table: each one line that opens into its fields. */
export function RowsList(props: WidgetProps<readonly Row[]>) {
  const { id, field, value, onChange, name, problems = {}, describedBy, readOnly = false } = props;
  const { t } = useSurroundings();
  const list = useRowsList(id, field, value, onChange);
  return (
    <fieldset
      className="rows-list"
      id={id}
      tabIndex={-1}
      {...(name ? { 'aria-label': name } : { 'aria-labelledby': `${id}-label` })}
      aria-describedby={describedBy}
    >
      {list.rows.length === 0 && <p className="mut sm rows-list-none">{t('form.noLines')}</p>}
      {list.rows.length > 0 && (
        <ol>
          {list.rows.map((row, index) => (
            <RowsListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key but their place
              key={index}
              id={`${id}-${index}`}
              field={field}
              row={row}
              index={index}
              list={list}
              problems={below(problems, String(index))}
              readOnly={readOnly}
            />
          ))}
        </ol>
      )}
      {!readOnly && (
        <button type="button" id={`${id}-add`} className="btn txt sq acc" onClick={list.add}>
          <Glyph icon={IconPlus} small />
          {t('form.addLine')}
        </button>
      )}
      <span className="vh" role="status">
        {list.told}
      </span>
    </fieldset>
  );
}
