import { formatInstant } from '../../../../field-types/formatInstant.ts';
import type { Field } from '../../../../field-types/types.ts';
import { isAsked } from '../../../../metadata/asked.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { companyTimeZone } from '../../auth/timeZone.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { ShownSection } from '../form/formModel.ts';
import { RecordValue } from '../RecordValue.tsx';

/** Fields the page shows: those the server gave this person, and the other values ask for. What the head shows stands there. */
export const fieldsShown = (entity: Entity, record: ConsoleRecord) =>
  entity.fields.filter(
    (field) =>
      field.name in record &&
      field.name !== entity.head &&
      isAsked(field, record, entity) &&
      !isUnbegun(field, record),
  );

/** What nobody types here, or could be given only at first, and is not there: a dash would ask for something. */
const isUnbegun = ({ name, readOnly }: Field, record: ConsoleRecord): boolean => {
  const value = record[name] ?? '';
  return readOnly !== false && (value === '' || (Array.isArray(value) && value.length === 0));
};

interface FactsProps {
  readonly entity: Entity;
  readonly record: ConsoleRecord;
  readonly sections: readonly ShownSection[];
}

/** The record's fields by section, as a list of terms; absent ones show a dash. */
export function Facts({ entity, record, sections }: FactsProps) {
  const { t, locale } = useTexts();
  const when = (value: unknown) =>
    value instanceof Date ? formatInstant(value.toISOString(), locale, companyTimeZone()) : null;
  const [created, changed] = [when(record.CriadoEm), when(record.AlteradoEm)];
  return (
    <div className="facts">
      {sections.map(({ name, label, fields }) => (
        <section key={name} className="facts-section">
          {label && <h2>{label[locale]}</h2>}
          <dl className="facts-grid">
            {fields.map((field) => (
              <div key={field.name} className={wholeLine.includes(field.type) ? 'whole' : ''}>
                <dt>{field.label[locale]}</dt>
                <dd>
                  <RecordValue entity={entity} field={field} record={record} place="page" />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="hint xs">
        {created && t('show.created', { when: created })}
        {created && changed && ' · '}
        {changed && t('show.changed', { when: changed })}
      </p>
    </div>
  );
}

/** Values of many words, which take the width there is. */
const wholeLine = ['lines', 'longText', 'json'];
