import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { Field } from '../../../field-types/types.ts';
import type { Entity } from '../../../metadata/entity.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { addressOfRecord } from '../addresses.ts';
import { nameOf } from '../nameOf.ts';
import { RecordValue } from '../RecordValue.tsx';
import { RowCheck } from './ListTable.tsx';

interface ListCardsProps {
  readonly entity: Entity;
  readonly columns: readonly Field[];
  readonly selectable: boolean;
  readonly onChange: () => void;
}

/** The same rows on a phone: the margin stays, the first columns stand under each other. */
export function ListCards({ entity, columns, selectable, onChange }: ListCardsProps) {
  const { t, locale } = useTexts();
  const { data = [], selectedIds = [] } = useListContext<ConsoleRecord>();
  const shown = columns.filter(({ name }) => name !== entity.representation).slice(0, 3);
  return (
    <ul className="list-cards" aria-label={t('list.table', { name: entity.plural[locale].toLowerCase() })}>
      {data.map((record) => (
        <li key={record.id} className={selectedIds.includes(record.id) ? 'chosen' : ''}>
          <span className="k">
            {selectable && <RowCheck entity={entity} record={record} onChange={onChange} />}
          </span>
          <Link to={addressOfRecord(entity, record.id)}>{nameOf(entity, record)}</Link>
          <span className="mut list-card-values">
            {shown
              .filter(({ name }) => isThere(record[name]))
              .map((field) => (
                <span key={field.name}>
                  <span className="vh">{field.label[locale]}: </span>
                  <RecordValue entity={entity} field={field} record={record} />
                </span>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const isThere = (value: unknown) => value !== null && value !== undefined && value !== '';
