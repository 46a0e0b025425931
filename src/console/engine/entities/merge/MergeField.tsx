import type { Field } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RecordValue } from '../RecordValue.tsx';
import type { Merge } from './useMerge.ts';

interface MergeFieldProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly records: readonly ConsoleRecord[];
  readonly merge: Merge;
  readonly name: (id: number) => string;
}

/** One field whose values differ: side by side, one of them chosen. */
export function MergeField({ entity, field, records, merge, name }: MergeFieldProps) {
  const { t, locale } = useTexts();
  const source = merge.sourceOf(field);
  const problem = merge.problemOf(field.name);
  const id = `mesclar-${field.name}`;
  return (
    <fieldset className="merge-field" {...(problem ? { 'aria-describedby': `${id}-erro` } : {})}>
      <legend>{field.label[locale]}</legend>
      <div className="merge-values" style={{ '--merged': records.length } as React.CSSProperties}>
        {records.map((record) => (
          <label key={record.id} className="merge-value">
            <input
              type="radio"
              name={id}
              checked={source === record.id}
              aria-invalid={problem !== null}
              onChange={() => merge.pick(field.name, record.id)}
            />
            <span>
              <RecordValue entity={entity} field={field} record={record} />
              <span className="vh">{t('merge.of', { name: name(record.id) })}</span>
              <span className="hint xs merge-of" aria-hidden="true">
                {name(record.id)}
              </span>
            </span>
          </label>
        ))}
      </div>
      {problem && (
        <span className="msg" id={`${id}-erro`}>
          {problem}
        </span>
      )}
    </fieldset>
  );
}
