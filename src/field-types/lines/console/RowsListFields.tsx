import { FieldMessage } from '../../../console/kit/ui/FieldMessage.tsx';
import { FieldNotice } from '../../../console/kit/ui/FieldNotice.tsx';
import { useSurroundings } from '../../../console/kit/ui/fieldTypeConsole.ts';
import { Glyph } from '../../../console/kit/ui/Glyph.tsx';
import { IconArrowDown, IconArrowUp, IconTrash } from '../../../console/kit/ui/icons.ts';
import type { Field } from '../../types.ts';
import { below } from './problemsBelow.ts';
import { tellingFields } from './rowSummary.ts';
import type { Row } from './useRows.ts';
import type { RowsListState } from './useRowsList.ts';

interface RowsListFieldsProps {
  readonly id: string;
  readonly field: Field;
  readonly row: Row;
  readonly index: number;
  readonly list: RowsListState;
  readonly problems: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
}

/** The fields of an open row: first those its line tells, then the others, then the rows it holds; and its acts. */
export function RowsListFields({ id, field, row, index, list, problems, readOnly }: RowsListFieldsProps) {
  const { t } = useSurroundings();
  const telling = tellingFields(field.fields);
  const others = field.fields.filter((inner) => !telling.includes(inner) && inner.type !== 'lines');
  const rows = field.fields.filter(({ type }) => type === 'lines');
  const parent = id.slice(0, id.lastIndexOf('-'));
  const fieldsOf = (fields: readonly Field[]) =>
    fields.map((inner) => (
      <RowField
        key={inner.name}
        id={`${id}-${inner.name}`}
        field={inner}
        row={row}
        problems={below(problems, inner.name)}
        readOnly={readOnly}
        onChange={(next) => list.change(index, inner.name, next)}
      />
    ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own; this one is called like its line
    <div className="rows-list-fields" role="group" aria-labelledby={`${id}-line`}>
      {problems[''] !== undefined && <FieldMessage id={`${id}-error`} text={problems['']} />}
      <div className="rows-list-grid">{fieldsOf(telling)}</div>
      {others.length > 0 && <div className="rows-list-grid ruled">{fieldsOf(others)}</div>}
      {fieldsOf(rows)}
      {!readOnly && (
        <div className="rows-list-acts">
          <button
            type="button"
            id={`${id}-up`}
            className="btn txt sq"
            disabled={index === 0}
            onClick={() => list.move(index, -1, (to) => `${parent}-${to}-${to === 0 ? 'down' : 'up'}`)}
          >
            <Glyph icon={IconArrowUp} small />
            {t('form.lineUp')}
          </button>
          <button
            type="button"
            id={`${id}-down`}
            className="btn txt sq"
            disabled={index === list.rows.length - 1}
            onClick={() =>
              list.move(index, 1, (to) => `${parent}-${to}-${to === list.rows.length - 1 ? 'up' : 'down'}`)
            }
          >
            <Glyph icon={IconArrowDown} small />
            {t('form.lineDown')}
          </button>
          <button type="button" className="btn txt sq danger" onClick={() => list.remove(index)}>
            <Glyph icon={IconTrash} small />
            {t('form.remove')}
          </button>
        </div>
      )}
    </div>
  );
}

interface RowFieldProps {
  readonly id: string;
  readonly field: Field;
  readonly row: Row;
  readonly problems: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  readonly onChange: (value: unknown) => void;
}

function RowField({ id, field, row, problems, readOnly, onChange }: RowFieldProps) {
  const { locale, halfOf } = useSurroundings();
  const { Widget, group } = halfOf(field.type);
  const problem = problems[''];
  const described = [field.help && `${id}-help`, problem && `${id}-error`].filter(Boolean).join(' ');
  const label = field.label[locale];
  return (
    <div className={`rows-list-field${wide.includes(field.type) ? ' wide' : ''}`}>
      {group?.(field) ? (
        <span className="lab" id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label className="lab" htmlFor={id}>
          {label}
        </label>
      )}
      {field.help && (
        <span className="help" id={`${id}-help`}>
          {field.help[locale]}
        </span>
      )}
      <div className="rows-list-control">
        <Widget
          id={id}
          field={field}
          value={row[field.name] as never}
          record={row}
          invalid={problem !== undefined}
          describedBy={described || undefined}
          readOnly={readOnly}
          problems={problems}
          onChange={onChange}
        />
      </div>
      <div className="rows-list-said">
        {problem !== undefined && <FieldMessage id={`${id}-error`} text={problem} />}
        <FieldNotice field={field} value={row[field.name]} record={row} />
      </div>
    </div>
  );
}

const wide: readonly string[] = ['lines', 'longText'];
