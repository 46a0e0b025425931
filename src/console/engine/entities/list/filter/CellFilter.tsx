import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Field } from '../../../../../field-types/types.ts';
import { lettersOn } from '../../../../kit/keys/useLetters.ts';
import { Glyph } from '../../../../kit/ui/Glyph.tsx';
import { IconFilter } from '../../../../kit/ui/icons.ts';
import { companyTimeZone } from '../../../auth/timeZone.ts';
import type { Condition, ListFilter } from '../../../data/filters.ts';
import type { ConsoleRecord } from '../../../data/records.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { nextCell } from '../nextCell.ts';
import { type CellCondition, cellConditions } from './cellConditions.ts';

interface CellFilterProps {
  readonly table: RefObject<HTMLTableElement | null>;
  /** Of the columns, after the one of boxes; null = its cells are not filtered by. */
  readonly fields: readonly (Field | null)[];
  readonly records: readonly ConsoleRecord[];
  readonly hasKeys: boolean;
  readonly filter: ListFilter;
  readonly setFilter: (filter: ListFilter) => void;
}

interface Cell {
  readonly element: HTMLTableCellElement;
  readonly field: Field;
  readonly value: unknown;
}

/**
 * Filtering by the value of a cell: a button in the cell under the pointer or with the focus, F or Enter on it. Arrows go from
 * cell to cell. One listener for the whole table, so that rows cost what they cost without it.
 */
export function CellFilter({ table, fields, records, hasKeys, filter, setFilter }: CellFilterProps) {
  const { t, locale } = useTexts();
  const [near, setNear] = useState<Cell | null>(null);
  const [asked, setAsked] = useState<Cell | null>(null);
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<CellCondition | null>(null);
  const open = (cell: Cell) => {
    setAsked(cell);
    setOpen(true);
  };
  const cellAt = (target: EventTarget | null): Cell | null => {
    const element = (target as Element).closest?.<HTMLTableCellElement>('tbody td, tbody th') ?? null;
    const field = element ? fields[element.cellIndex - (hasKeys ? 1 : 0)] : null;
    const record = records[(element?.parentElement as HTMLTableRowElement | null)?.sectionRowIndex ?? -1];
    return element && field && record ? { element, field, value: record[field.name] } : null;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const cell = cellAt(event.target);
    const isLetter = event.key.toLowerCase() === 'f' && lettersOn.get();
    if (cell && (isLetter || (event.key === 'Enter' && event.target === cell.element))) {
      event.preventDefault();
      return open(cell);
    }
    if (!event.shiftKey && nextCell(event.target as Element, event.key)) event.preventDefault();
  };
  const latest = useRef({ cellAt, onKey });
  latest.current = { cellAt, onKey };
  useEffect(() => {
    const region = table.current?.parentElement;
    if (!region) return;
    const look = ({ target }: Event) => {
      if (!(target as Element).closest('.cell-filter')) setNear(latest.current.cellAt(target));
    };
    const leave = () => setNear(null);
    const press = (event: KeyboardEvent) => latest.current.onKey(event);
    region.addEventListener('mouseover', look);
    region.addEventListener('focusin', look);
    region.addEventListener('mouseleave', leave);
    region.addEventListener('keydown', press);
    return () => {
      region.removeEventListener('mouseover', look);
      region.removeEventListener('focusin', look);
      region.removeEventListener('mouseleave', leave);
      region.removeEventListener('keydown', press);
    };
  }, [table]);
  const apply = (cell: Cell, { condition }: CellCondition) => {
    setFilter({ ...filter, [cell.field.name]: condition });
    // The rows are about to be others: one goes on at the condition that is new.
    setTimeout(() =>
      document.querySelector<HTMLElement>(`.filters [data-field="${cell.field.name}"]`)?.focus(),
    );
  };
  const choices = asked
    ? cellConditions(asked.field, asked.value, {
        present: filter[asked.field.name] as Condition | undefined,
        timeZone: companyTimeZone(),
      })
    : [];
  return (
    <>
      {near?.element.isConnected && (
        <button
          type="button"
          className="btn sq ico cell-filter"
          tabIndex={-1}
          aria-label={t('list.cell.filterBy', { name: near.field.label[locale] })}
          style={placeOf(near.element)}
          onClick={() => {
            const cell = cellAt(near.element);
            if (cell) open(cell);
          }}
        >
          <Glyph icon={IconFilter} small />
        </button>
      )}
      {asked && (
        <Menu
          open={isOpen}
          anchorEl={asked.element}
          onClose={() => setOpen(false)}
          slotProps={{
            list: { 'aria-label': t('list.cell.filterBy', { name: asked.field.label[locale] }) },
            // Drawn outside of the page's landmarks, it is one of its own.
            paper: {
              role: 'region',
              'aria-label': t('list.cell.filterBy', { name: asked.field.label[locale] }),
            },
            transition: {
              onExited: () => {
                const { current } = chosen;
                chosen.current = null;
                setAsked(null);
                if (current) apply(asked, current);
                else (asked.element.querySelector<HTMLElement>('a') ?? asked.element).focus();
              },
            },
          }}
        >
          <li className="menu-name" role="presentation">
            {asked.field.label[locale]}
          </li>
          {choices.map((choice) => (
            <MenuItem
              key={choice.name}
              onClick={() => {
                chosen.current = choice;
                setOpen(false);
              }}
            >
              {t(`list.cell.${choice.name}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

/** At the end of the cell, inside the region that scrolls. */
function placeOf(cell: HTMLTableCellElement) {
  const region = cell.closest('.scroll');
  const [inner, outer] = [cell.getBoundingClientRect(), region?.getBoundingClientRect()];
  return {
    left: inner.right - (outer?.left ?? 0) + (region?.scrollLeft ?? 0) - 27,
    top: inner.top - (outer?.top ?? 0) + (inner.height - 24) / 2,
  };
}
