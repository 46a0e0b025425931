import { type CSSProperties, memo } from 'react';
import type { Field } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { nameOf } from '../../../../metadata/nameOf.ts';
import type { Surroundings } from '../../../kit/ui/fieldTypeConsole.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { addressOfRecord } from '../addresses.ts';
import { listCell } from '../RecordValue.tsx';
import { RowCheck } from './RowCheck.tsx';
import type { Follow } from './useReturn.ts';
import type { Selection } from './useSelection.ts';

/** A column, with what is the same in every row. */
export interface CellKind {
  readonly field: Field;
  readonly isNumber: boolean;
  readonly sorts: boolean;
  /** Of a column that somebody made wider or narrower. */
  readonly style: CSSProperties | undefined;
}

interface ListRowProps {
  readonly entity: Entity;
  readonly cells: readonly CellKind[];
  readonly record: ConsoleRecord;
  /** Null where rows are not chosen. */
  readonly isChosen: boolean | null;
  readonly toggle: Selection['toggle'];
  readonly follow: Follow;
  readonly surroundings: Surroundings;
}

/** Drawn again only when its own record or choice changes: a tick in a list of hundreds costs one row. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { entity, cells, record, isChosen, toggle, follow, surroundings } = props;
  const name = nameOf(entity, record, surroundings.locale);
  const address = addressOfRecord(entity, record.id);
  return (
    <tr aria-selected={isChosen ?? undefined}>
      {isChosen !== null && (
        <td className="key">
          <RowCheck id={record.id} name={name} isChosen={isChosen} toggle={toggle} />
        </td>
      )}
      {cells.map(({ field, isNumber, style }) =>
        field.name === entity.representation ? (
          <th scope="row" key={field.name} className="list-name" style={style}>
            {/* The router's own link looks through the whole page for a base element, once a row. */}
            <a
              className="quiet b"
              href={`#${address}`}
              data-record={record.id}
              onClick={(event) => follow(event, record.id, address)}
            >
              {name}
            </a>
          </th>
        ) : (
          <td key={field.name} className={isNumber ? 'num list-cell' : 'list-cell'} style={style}>
            {listCell(field, record, surroundings)}
          </td>
        ),
      )}
    </tr>
  );
});
