import type { ReactNode } from 'react';
import type { Field } from '../../../field-types/types.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { markOf } from '../../../metadata/enums.ts';
import { type Surroundings, useSurroundings } from '../../kit/ui/fieldTypeConsole.ts';
import { StatusMark } from '../../kit/ui/StatusMark.tsx';
import { valueCell } from '../../kit/ui/Value.tsx';
import { ownWidget } from './ownWidgets.tsx';

/** A value in a list or on a page; states are shown by a mark and their name. */
export function RecordValue({ entity, field, record, place = 'table' }: RecordValueProps) {
  const surroundings = useSurroundings();
  const Own = place === 'page' ? ownWidget(entity, field) : undefined;
  if (Own) {
    return (
      <Own
        id={`valor-${field.name}`}
        field={field}
        value={record[field.name] as never}
        record={record}
        invalid={false}
        describedBy={undefined}
        onChange={() => undefined}
        readOnly
      />
    );
  }
  return listCell(field, record, surroundings, place);
}

/** The same for a cell of a list: called once a cell instead of drawn as a part of its own, which lists of hundreds feel. */
export function listCell(
  field: Field,
  record: RecordValueProps['record'],
  surroundings: Surroundings,
  place: 'table' | 'page' = 'table',
): ReactNode {
  const value = record[field.name];
  const mark = field.enum && typeof value === 'string' ? markOf(field.enum, value) : null;
  if (mark) return <StatusMark mark={mark} label={surroundings.enumLabel(field.enum ?? '', String(value))} />;
  return valueCell(field, record, surroundings, place);
}

interface RecordValueProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly record: Readonly<Record<string, unknown>>;
  readonly place?: 'table' | 'page';
}
