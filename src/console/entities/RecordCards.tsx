import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Field } from '../../field-types/types.ts';
import type { Entity } from '../../metadata/entity.ts';
import type { ConsoleRecord } from '../data/records.ts';
import { useTexts } from '../i18n/texts.ts';
import { addressOfRecord } from './addresses.ts';
import { nameOf } from './nameOf.ts';
import { RecordValue } from './RecordValue.tsx';
import './recordCards.css';

interface RecordCardsProps {
  readonly entity: Entity;
  readonly records: readonly ConsoleRecord[];
  readonly columns: readonly Field[];
  readonly label: string;
  /** What stands in the margin of a record, and whether it is chosen. */
  readonly margin?: (record: ConsoleRecord) => ReactNode;
  readonly isChosen?: (record: ConsoleRecord) => boolean;
}

/** The rows of a table on a phone: the margin stays, the first columns stand under each other. */
export function RecordCards({ entity, records, columns, label, margin, isChosen }: RecordCardsProps) {
  const { locale } = useTexts();
  const shown = columns.filter(({ name }) => name !== entity.representation).slice(0, 3);
  return (
    <ul className="record-cards" aria-label={label}>
      {records.map((record) => (
        <li key={record.id} className={isChosen?.(record) ? 'chosen' : ''}>
          <span className="k">{margin?.(record)}</span>
          <Link to={addressOfRecord(entity, record.id)}>{nameOf(entity, record)}</Link>
          <span className="mut record-card-values">
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
