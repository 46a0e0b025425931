import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Entity } from '../../../metadata/entity.ts';
import { useRights } from '../../auth/rights.ts';
import type { Chosen } from '../../data/entityCalls.ts';
import type { ListFilter } from '../../data/filters.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconTrash, IconX } from '../../ui/icons.ts';

interface SelectionBarProps {
  readonly entity: Entity;
  readonly all: boolean;
  readonly setAll: (all: boolean) => void;
  readonly filter: ListFilter;
  /** How many match, as text. */
  readonly total: string;
  /** Whether anything narrows the list: without it "all" would mean the whole register, which the API refuses. */
  readonly narrowed: boolean;
  readonly remove: (chosen: Chosen) => Promise<void>;
}

/** What can be done with the selected rows; pushes the table down and replaces nothing. */
export function SelectionBar({ entity, all, setAll, filter, total, narrowed, remove }: SelectionBarProps) {
  const { t } = useTexts();
  const may = useRights(entity.name);
  const { selectedIds = [], onUnselectItems, data = [], total: count = 0 } = useListContext<ConsoleRecord>();
  const [asking, setAsking] = useState(false);
  if (selectedIds.length === 0) return null;
  const number = all ? count : selectedIds.length;
  const shown = all ? total : String(number);
  return (
    <div className="selection">
      <b role="status">
        {all
          ? t('list.selected', { smart_count: count }).replace(String(count), total)
          : t('list.selected', { smart_count: number })}
      </b>
      {!all && narrowed && selectedIds.length === data.length && count > data.length && (
        <button type="button" className="btn txt sq" onClick={() => setAll(true)}>
          {t('list.selectAll', { count: total })}
        </button>
      )}
      <span className="grow" />
      {may('delete') && (
        <button type="button" className="btn txt sq danger" onClick={() => setAsking(true)}>
          <Glyph icon={IconTrash} small />
          {t('ra.action.delete')}
        </button>
      )}
      <button
        type="button"
        className="btn txt sq ico"
        aria-label={t('list.unselect')}
        onClick={() => {
          setAll(false);
          onUnselectItems();
        }}
      >
        <Glyph icon={IconX} small />
      </button>
      <ConfirmDialog
        open={asking}
        title={t('delete.titleMany', { smart_count: number })}
        text={t('delete.text')}
        cancel={t('delete.cancel')}
        confirm={t('delete.confirmMany', { count: shown })}
        close={() => setAsking(false)}
        act={() => remove(all ? { filter } : { ids: selectedIds as number[] })}
        danger
      />
    </div>
  );
}
