import { Link } from 'react-router';
import type { Entity } from '../../metadata/entity.ts';
import type { ConsoleRecord } from '../data/records.ts';
import { useTexts } from '../i18n/texts.ts';
import { useSurroundings } from '../ui/fieldTypeConsole.ts';
import { addressOfRecord } from './addresses.ts';
import { nameOf } from './nameOf.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordValue } from './RecordValue.tsx';

interface RecordTableProps {
  readonly entity: Entity;
  readonly records: readonly ConsoleRecord[];
  /** A column that would say the same in every row. */
  readonly without?: string;
  readonly label: string;
}

/** Records as a small table to read and to open, without anything to set; on a phone as cards. */
export function RecordTable({ entity, records, without, label }: RecordTableProps) {
  const { locale } = useTexts();
  const { halfOf } = useSurroundings();
  const [first] = entity.fields.filter(({ name }) => name === entity.representation);
  const columns = entity.fields.filter(
    ({ list, name }) => list === true && name !== without && name !== entity.representation,
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section className="scroll" aria-label={label} tabIndex={0}>
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{first?.label[locale]}</th>
              {columns.map((field) => (
                <th
                  scope="col"
                  key={field.name}
                  className={halfOf(field.type).align === 'right' ? 'num' : ''}
                >
                  {field.label[locale]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <tr key={record.id}>
                <th scope="row">
                  <Link className="quiet b" to={addressOfRecord(entity, record.id)}>
                    {nameOf(entity, record)}
                  </Link>
                </th>
                {columns.map((field) => (
                  <td key={field.name} className={halfOf(field.type).align === 'right' ? 'num' : ''}>
                    <RecordValue entity={entity} field={field} record={record} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <RecordCards entity={entity} records={records} columns={columns} label={label} />
    </>
  );
}
