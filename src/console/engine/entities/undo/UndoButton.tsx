import type { Entity } from '../../../../metadata/entity.ts';
import { useCodes } from '../../auth/rights.ts';
import type { HistoryItem } from '../../data/entityCalls.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { UndoMergeButton } from '../merge/UndoMergeButton.tsx';
import { UndoChangeButton } from './UndoChangeButton.tsx';
import { wayBack } from './wayBack.ts';

interface UndoButtonProps {
  readonly entity: Entity;
  /** Its number, and the version it stands at. */
  readonly record: ConsoleRecord;
  readonly item: HistoryItem;
  readonly all: readonly HistoryItem[];
  readonly done: () => void;
  /** Beside a change of a list unless told otherwise. */
  readonly look?: string;
}

/** Takes one change of a record's history back; nothing for who may not, or where there is no way back. */
export function UndoButton({ entity, record, item, all, done, look = 'btn txt sq acc' }: UndoButtonProps) {
  const way = wayBack(entity, item, all, useCodes());
  if (way === 'merge')
    return (
      <UndoMergeButton
        entity={entity}
        record={record}
        merge={Number(item.Mesclagem)}
        done={done}
        look={look}
      />
    );
  return way === 'change' ? (
    <UndoChangeButton entity={entity} record={record} item={item} done={done} look={look} />
  ) : null;
}
