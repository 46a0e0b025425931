import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useSurroundings } from '../../../console/kit/ui/fieldTypeConsole.ts';
import { isOfKind } from '../../kinds.ts';
import { cellsOf, readBlock } from '../../rows.ts';
import type { Field } from '../../types.ts';

export type Row = Readonly<Record<string, unknown>>;

/**
 * What can be done to the rows of a table of inputs, by buttons and by keys: Enter goes to the same column of the next
 * row and makes one at the end, Alt with the arrows moves a row, a pasted block of cells fills the rows from where it
 * is put. The focus follows.
 */
export function useRows(id: string, field: Field, value: unknown, onChange: (rows: readonly Row[]) => void) {
  const context = useSurroundings();
  const { t } = context;
  const [told, setTold] = useState('');
  const rows = isOfKind(value, field) ? (value as readonly Row[]) : [];
  const first = field.fields[0]?.name ?? '';
  const focusOn = (element: string) => setTimeout(() => document.getElementById(element)?.focus());
  const put = (next: readonly Row[], focus: string, message = '') => {
    onChange(next);
    setTold(message);
    focusOn(focus);
  };

  const change = (index: number, name: string, next: unknown) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [name]: next } : row)));
  const add = (column = first) =>
    put(
      [...rows, emptyRow(field)],
      `${id}-${rows.length}-${column}`,
      t('form.lineAdded', { number: rows.length + 1 }),
    );
  const remove = (index: number) =>
    put(
      rows.filter((_row, at) => at !== index),
      rows.length > 1 ? `${id}-${Math.max(0, index - 1)}-${first}` : `${id}-add`,
      t('form.lineRemoved', { number: index + 1 }),
    );
  const move = (index: number, by: 1 | -1, focus: (to: number) => string) => {
    const to = index + by;
    if (to < 0 || to >= rows.length) return;
    put(
      rows.map((row, at) => (at === index ? rows[to] : at === to ? rows[index] : row) ?? row),
      focus(to),
      t('form.lineMoved', { number: index + 1, to: to + 1 }),
    );
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (!place || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const by = arrows[event.key];
    if (by && event.altKey) {
      event.preventDefault();
      move(place.row, by, (to) => `${id}-${to}-${place.column}`);
    }
    const isLine =
      event.target instanceof HTMLInputElement &&
      event.target.type === 'text' &&
      // Somebody who chooses from an open list has not done with the cell.
      event.target.getAttribute('aria-expanded') !== 'true';
    if (event.key === 'Enter' && isLine && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (place.row + 1 < rows.length) focusOn(`${id}-${place.row + 1}-${place.column}`);
      else add(place.column);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    const block = event.clipboardData.getData('text/plain');
    if (!place || !isBlock(block, event.target)) return;
    event.preventDefault();
    const from = field.fields.findIndex(({ name }) => name === place.column);
    const pasted = readBlock(block, field, context, from);
    const next = Array.from({ length: Math.max(rows.length, place.row + pasted.length) }, (_row, at) => ({
      ...(rows[at] ?? emptyRow(field)),
      ...pasted[at - place.row],
    }));
    put(next, `${id}-${place.row}-${place.column}`, t('form.linesPasted', { smart_count: pasted.length }));
  };

  return { rows, told, change, add, remove, move, keys: { onKeyDown, onPaste } };
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Row and column of the cell an event comes from. */
function placeOf(target: EventTarget): { readonly row: number; readonly column: string } | null {
  const { row, column } = (target as HTMLElement).closest<HTMLElement>('[data-column]')?.dataset ?? {};
  return row === undefined || column === undefined ? null : { row: Number(row), column };
}

/** Several cells; a text of several lines belongs into a field for one. */
const isBlock = (text: string, target: EventTarget): boolean =>
  text.includes('\t') || (!(target instanceof HTMLTextAreaElement) && cellsOf(text).length > 1);

const emptyRow = (field: Field): Row =>
  Object.fromEntries(field.fields.map((inner) => [inner.name, inner.default ?? null]));
