import type { Field } from '../../field-types/types.ts';
import type { Entity } from '../../metadata/entity.ts';
import { markOf } from '../../metadata/enums.ts';
import { useSurroundings } from '../ui/fieldTypeConsole.ts';
import { StatusMark } from '../ui/StatusMark.tsx';
import { Value } from '../ui/Value.tsx';
import { ownWidget } from './ownWidgets.ts';

/** A value in a list or on a page; states are shown by a mark and their name. */
export function RecordValue({ entity, field, record, place = 'table' }: RecordValueProps) {
  const { enumLabel } = useSurroundings();
  const value = record[field.name];
  const mark = field.enum && typeof value === 'string' ? markOf(field.enum, value) : null;
  if (mark) return <StatusMark mark={mark} label={enumLabel(field.enum ?? '', String(value))} />;
  const Own = place === 'page' ? ownWidget(entity, field) : undefined;
  if (Own) {
    return (
      <Own
        id={`valor-${field.name}`}
        field={field}
        value={value as never}
        record={record}
        invalid={false}
        describedBy={undefined}
        onChange={() => undefined}
        readOnly
      />
    );
  }
  return <Value field={field} record={record} place={place} />;
}

interface RecordValueProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly record: Readonly<Record<string, unknown>>;
  readonly place?: 'table' | 'page';
}
