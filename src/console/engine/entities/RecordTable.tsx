import { Link } from 'react-router';
import type { Entity } from '../../../metadata/entity.ts';
import { nameOf } from '../../../metadata/nameOf.ts';
import { useSurroundings } from '../../kit/ui/fieldTypeConsole.ts';
import { ScrollRegion } from '../../kit/ui/ScrollRegion.tsx';
import type { ConsoleRecord } from '../data/records.ts';
import { useTexts } from '../i18n/texts.ts';
import { useScreenSize } from '../page/ScreenSize.tsx';
import { addressOfRecord } from './addresses.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordValue } from './RecordValue.tsx';

interface RecordTableProps {
  readonly entity: Entity;
  readonly records: readonly ConsoleRecord[];
  /** A column that would say the same in every row. */
  readonly without?: string;
  /** Names of the columns after the first, where not all of the list have room; else those of the list. */
  readonly columns?: readonly string[];
  readonly label: string;
}

/** Records as a small table to read and to open, without anything to set; on a phone as cards. */
export function RecordTable({ entity, records, without, columns: wanted, label }: RecordTableProps) {
  const { locale } = useTexts();
  const { halfOf } = useSurroundings();
  const isNarrow = useScreenSize() === 'xs';
  const [first] = entity.fields.filter(({ name }) => name === entity.representation);
  const listed = wanted
    ? wanted.flatMap((name) => entity.fields.find((field) => field.name === name) ?? [])
    : entity.fields.filter(({ list }) => list === true);
  const columns = listed.filter(({ name }) => name !== without && name !== entity.representation);
  if (isNarrow) return <RecordCards entity={entity} records={records} columns={columns} label={label} />;
  return (
    <ScrollRegion className="scroll" label={label}>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{first?.label[locale]}</th>
            {columns.map((field) => (
              <th scope="col" key={field.name} className={halfOf(field.type).align === 'right' ? 'num' : ''}>
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
                  {nameOf(entity, record, locale)}
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
    </ScrollRegion>
  );
}
