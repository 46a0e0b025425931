import { useState } from 'react';
import { Link } from 'react-router';
import type { Entity } from '../../../../metadata/entity.ts';
import { nameOf } from '../../../../metadata/nameOf.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import type { MergePreview } from '../../data/merging.ts';
import { useTexts } from '../../i18n/texts.ts';
import { addressOfList, addressOfRecord } from '../addresses.ts';
import { back } from '../list/useReturn.ts';
import { RecordValue } from '../RecordValue.tsx';
import { MergeField } from './MergeField.tsx';
import { MovingTable } from './MovingTable.tsx';
import { partFields } from './mergeChoices.ts';
import { useMerge } from './useMerge.ts';
import './merge.css';

interface MergeFormProps {
  readonly entity: Entity;
  readonly preview: MergePreview;
  /** Reads the records again. */
  readonly reload: () => void;
}

/** Who stays, whose value each differing field takes, what will move, and what is the same anyway. */
export function MergeForm({ entity, preview, reload }: MergeFormProps) {
  const { t, locale } = useTexts();
  const { records, moving } = preview;
  const merge = useMerge(entity, preview);
  const [asking, setAsking] = useState(false);
  const { differing, equal } = partFields(entity, records);
  const name = (id: number) => {
    const record = records.find((one) => one.id === id);
    return record ? nameOf(entity, record, locale) : String(id);
  };
  return (
    <form
      className="merge"
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      <fieldset className="merge-field merge-survivor">
        <legend>{t('merge.survivor')}</legend>
        <div className="merge-values" style={{ '--merged': records.length } as React.CSSProperties}>
          {records.map((record) => (
            <label key={record.id} className="merge-value">
              <input
                type="radio"
                name="sobrevivente"
                checked={merge.survivor === record.id}
                onChange={() => merge.setSurvivor(record.id)}
              />
              <span>
                <b>{name(record.id)}</b>{' '}
                <span className="hint xs">{t('merge.number', { id: record.id })}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {differing.map((field) => (
        <MergeField
          key={field.name}
          entity={entity}
          field={field}
          records={records}
          merge={merge}
          name={name}
        />
      ))}
      {differing.length === 0 && <p className="mut">{t('merge.noDifference')}</p>}
      {equal.length > 0 && (
        <details className="merge-equal">
          <summary>{t('merge.equal', { smart_count: equal.length })}</summary>
          <dl className="facts-grid">
            {equal.map((field) => (
              <div key={field.name}>
                <dt>{field.label[locale]}</dt>
                <dd>
                  <RecordValue entity={entity} field={field} record={records[0] ?? {}} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <MovingTable records={records} moving={moving} survivor={merge.survivor} name={name} />
      <p className="note merge-undo">{t('merge.undoText')}</p>
      {merge.problem && (
        <div className="merge-problem" role="alert">
          <FieldMessage id="mesclar-problema" text={merge.problem.text} />
          {merge.problem.isStale && (
            <button type="button" className="btn sq keep" onClick={reload}>
              {t('merge.reload')}
            </button>
          )}
        </div>
      )}
      <div className="merge-bar">
        <Link className="btn keep" to={addressOfList(entity)} state={back}>
          {t('form.notNow')}
        </Link>
        <BusyButton type="submit" className="pri" busy={merge.busy} busyText={t('merge.act')}>
          {t('merge.actInto', { name: name(merge.survivor) })}
        </BusyButton>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('merge.confirm', { smart_count: records.length - 1, name: name(merge.survivor) })}
        text={t('merge.confirmText')}
        cancel={t('form.notNow')}
        confirm={t('merge.act')}
        close={() => setAsking(false)}
        act={() => void merge.send(() => addressOfRecord(entity, merge.survivor))}
        danger
      />
    </form>
  );
}
