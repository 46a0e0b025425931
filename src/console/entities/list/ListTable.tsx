import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { Field } from '../../../field-types/types.ts';
import type { Entity } from '../../../metadata/entity.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useSurroundings } from '../../ui/fieldTypeConsole.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconArrowDown, IconArrowUp } from '../../ui/icons.ts';
import { addressOfRecord } from '../addresses.ts';
import { nameOf } from '../nameOf.ts';
import { RecordValue } from '../RecordValue.tsx';

interface ListTableProps {
  readonly entity: Entity;
  readonly columns: readonly Field[];
  readonly selectable: boolean;
  /** Rows were selected or unselected one by one. */
  readonly onChange: () => void;
}

/** A plain semantic table: it paints five hundred rows in a quarter of the time of a data grid. */
export function ListTable({ entity, columns, selectable, onChange }: ListTableProps) {
  const { t, locale } = useTexts();
  const { data = [], isFetching } = useListContext<ConsoleRecord>();
  const name = t('list.table', { name: entity.plural[locale].toLowerCase() });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className="scroll wide-only-block" aria-label={name} tabIndex={0} aria-busy={isFetching}>
      <table className="tbl list-table">
        <thead>
          <tr>
            {selectable && <PageCheck onChange={onChange} />}
            {columns.map((field) => (
              <Head key={field.name} field={field} />
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((record) => (
            <Row
              key={record.id}
              entity={entity}
              columns={columns}
              record={record}
              selectable={selectable}
              onChange={onChange}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ field }: { field: Field }) {
  const { t, locale } = useTexts();
  const { halfOf } = useSurroundings();
  const { sort, setSort } = useListContext();
  const sorted = sort.field === field.name;
  const descending = sorted && /^desc$/i.test(sort.order);
  const label = field.label[locale];
  return (
    <th
      scope="col"
      className={halfOf(field.type).align === 'right' ? 'num' : ''}
      aria-sort={sorted ? (descending ? 'descending' : 'ascending') : undefined}
    >
      {unsortable.has(field.type) ? (
        label
      ) : (
        <button
          type="button"
          className="sortb"
          title={t('list.sortBy', { name: label })}
          onClick={() => setSort({ field: field.name, order: sorted && !descending ? 'DESC' : 'ASC' })}
        >
          {label}
          {sorted && <Glyph icon={descending ? IconArrowDown : IconArrowUp} small />}
        </button>
      )}
    </th>
  );
}

/** Types no server sorts by. */
const unsortable = new Set(['lines', 'json', 'file', 'referenceMany']);

function PageCheck({ onChange }: { onChange: () => void }) {
  const { t } = useTexts();
  const { data = [], selectedIds = [], onSelect } = useListContext<ConsoleRecord>();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  return (
    <th scope="col" className="key">
      <input
        type="checkbox"
        className="ck"
        aria-label={t('list.selectPage')}
        checked={chosen.length === ids.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && chosen.length < ids.length;
        }}
        onChange={(event) => {
          onChange();
          const others = selectedIds.filter((id) => !ids.includes(id as number));
          onSelect(event.target.checked ? [...others, ...ids] : others);
        }}
      />
    </th>
  );
}

interface RowProps extends ListTableProps {
  readonly record: ConsoleRecord;
}

function Row({ entity, columns, record, selectable, onChange }: RowProps) {
  const { halfOf } = useSurroundings();
  const { selectedIds = [] } = useListContext();
  return (
    <tr aria-selected={selectable ? selectedIds.includes(record.id) : undefined}>
      {selectable && (
        <td className="key">
          <RowCheck entity={entity} record={record} onChange={onChange} />
        </td>
      )}
      {columns.map((field) =>
        field.name === entity.representation ? (
          <th scope="row" key={field.name} className="list-name">
            <Link className="quiet b" to={addressOfRecord(entity, record.id)}>
              {nameOf(entity, record)}
            </Link>
          </th>
        ) : (
          <td key={field.name} className={halfOf(field.type).align === 'right' ? 'num' : 'list-cell'}>
            <RecordValue entity={entity} field={field} record={record} />
          </td>
        ),
      )}
    </tr>
  );
}

export function RowCheck({
  entity,
  record,
  onChange,
}: {
  entity: Entity;
  record: ConsoleRecord;
  onChange: () => void;
}) {
  const { t } = useTexts();
  const { selectedIds = [], onToggleItem } = useListContext();
  return (
    <input
      type="checkbox"
      className="ck"
      aria-label={t('list.select', { name: nameOf(entity, record) })}
      checked={selectedIds.includes(record.id)}
      onChange={() => {
        onChange();
        onToggleItem(record.id);
      }}
    />
  );
}
