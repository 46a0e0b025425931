import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Field } from '../../../field-types/types.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { nameOf } from '../../../metadata/nameOf.ts';
import type { ConsoleRecord } from '../data/records.ts';
import { useTexts } from '../i18n/texts.ts';
import { addressOfRecord } from './addresses.ts';
import type { Follow } from './list/useReturn.ts';
import { RecordValue } from './RecordValue.tsx';
import './recordCards.css';

interface RecordCardsProps {
  readonly entity: Entity;
  readonly records: readonly ConsoleRecord[];
  readonly columns: readonly Field[];
  readonly label: string;
  /** What stands in the margin of a record of that name, and whether it is chosen. */
  readonly margin?: (record: ConsoleRecord, name: string) => ReactNode;
  readonly isChosen?: (record: ConsoleRecord) => boolean;
  /** Follows a record's link, where more is to be done than that. */
  readonly follow?: Follow;
}

/** The rows of a table on a phone: the margin stays, the first columns stand under each other. */
export function RecordCards({ entity, records, columns, label, margin, isChosen, follow }: RecordCardsProps) {
  const { locale } = useTexts();
  const shown = columns.filter(({ name }) => name !== entity.representation).slice(0, 3);
  return (
    <ul className="record-cards" aria-label={label}>
      {records.map((record) => {
        const name = nameOf(entity, record, locale);
        const address = addressOfRecord(entity, record.id);
        return (
          <li key={record.id} className={isChosen?.(record) ? 'chosen' : ''}>
            <span className="k">{margin?.(record, name)}</span>
            <Link
              to={address}
              data-record={record.id}
              onClick={(event) => follow?.(event, record.id, address)}
            >
              {name}
            </Link>
            <span className="mut record-card-values">
              {shown
                .filter((field) => isThere(record[field.name]))
                .map((field) => (
                  <span key={field.name}>
                    {/* "Sim" alone says nothing to anybody. */}
                    <span className={field.type === 'boolean' ? '' : 'vh'}>{field.label[locale]}: </span>
                    <RecordValue entity={entity} field={field} record={record} />
                  </span>
                ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const isThere = (value: unknown) => value !== null && value !== undefined && value !== '';
