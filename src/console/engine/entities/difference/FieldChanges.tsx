import type { Field } from '../../../../field-types/types.ts';
import { isBlank } from '../../../../metadata/asked.ts';
import type { Shape } from '../../../../metadata/entity.ts';
import { Value } from '../../../kit/ui/Value.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { ownWidget } from '../ownWidgets.tsx';
import { ChangedValue } from './ChangedValue.tsx';
import './difference.css';
import './history.css';

interface FieldChangesProps {
  readonly shape: Pick<Shape, 'name'>;
  readonly changes: readonly { readonly field: Field; readonly before: unknown; readonly after: unknown }[];
  /** There was nothing before. */
  readonly onlyAfter?: boolean;
}

/** Field by field what it was and what it became. A table tells only the rows that differ. */
export function FieldChanges({ shape, changes, onlyAfter = false }: FieldChangesProps) {
  const { t, locale } = useTexts();
  return (
    <table className="tbl history-table">
      <thead className="vh">
        <tr>
          <th scope="col">{t('history.field')}</th>
          {!onlyAfter && <th scope="col">{t('history.before')}</th>}
          <th scope="col">{t('history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field.name}>
            <th scope="row">{field.label[locale]}</th>
            {/* Of a table nothing stands twice: its rows say themselves what they were. */}
            {field.type === 'lines' ? (
              <td colSpan={onlyAfter ? 1 : 2}>
                <ChangedValue shape={shape} field={field} value={after} from={before} />
              </td>
            ) : (
              <>
                {!onlyAfter && (
                  <td className={isBlank(before) ? '' : 'history-before'}>
                    <Version shape={shape} field={field} value={before} />
                  </td>
                )}
                <td className="history-after">
                  <Version shape={shape} field={field} value={after} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A structure that means more than its type says is drawn as the page of its record draws it. */
function Version({
  shape,
  field,
  value,
}: Pick<FieldChangesProps, 'shape'> & { field: Field; value: unknown }) {
  const Own = field.type === 'json' ? ownWidget(shape, field) : undefined;
  const record = { [field.name]: value };
  if (!Own) return <Value field={field} record={record} place="page" />;
  return (
    <Own
      id={`versao-${field.name}`}
      field={field}
      value={value as never}
      record={record}
      invalid={false}
      describedBy={undefined}
      onChange={() => undefined}
      readOnly
    />
  );
}
