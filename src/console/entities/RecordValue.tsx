import type { Field } from '../../field-types/types.ts';
import type { Entity } from '../../metadata/entity.ts';
import { useSurroundings } from '../ui/fieldTypeConsole.ts';
import { StatusMark } from '../ui/StatusMark.tsx';
import { Value } from '../ui/Value.tsx';
import { ownWidget } from './ownWidgets.ts';
import { markOf } from './stateMarks.ts';

/** A value in a list or on a page; states are shown by a mark and their name. */
export function RecordValue({ entity, field, record, place = 'table' }: RecordValueProps) {
  const { enumLabel } = useSurroundings();
  const state = record[field.name];
  if (entity.states?.field === field.name && typeof state === 'string') {
    return <StatusMark mark={markOf(entity.states, state)} label={enumLabel(entity.states.enum, state)} />;
  }
  const Own = place === 'page' ? ownWidget(entity, field) : undefined;
  if (Own) {
    return (
      <Own
        id={`valor-${field.name}`}
        field={field}
        value={state as never}
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
