import { useState } from 'react';
import { useSurroundings } from '../../../console/kit/ui/fieldTypeConsole.ts';
import { isOfKind } from '../../kinds.ts';
import type { Field } from '../../types.ts';
import { focusControl } from './focusControl.ts';
import type { Row } from './useRows.ts';

/**
 * What can be done to rows of many fields: each is open or closed, and stays so when it moves. The focus follows what
 * was done, and it is told.
 */
export function useRowsList(
  id: string,
  field: Field,
  value: unknown,
  onChange: (rows: readonly Row[]) => void,
) {
  const { t } = useSurroundings();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [told, setTold] = useState('');
  const rows = isOfKind(value, field) ? (value as readonly Row[]) : [];
  const put = (next: readonly Row[], opened: ReadonlySet<number>, message: string, focus: string) => {
    onChange(next);
    setOpen(opened);
    setTold(message);
    setTimeout(() => focusControl(focus));
  };

  const toggle = (index: number) => {
    const next = new Set(open);
    if (!next.delete(index)) next.add(index);
    setOpen(next);
  };
  /** Opens the row a control is in, and goes to the control. */
  const openAt = (index: number, control: string) => {
    setOpen(new Set(open).add(index));
    setTimeout(() => focusControl(control));
  };
  const change = (index: number, name: string, next: unknown) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [name]: next } : row)));
  const add = () =>
    put(
      [...rows, emptyRow(field)],
      new Set(open).add(rows.length),
      t('form.lineAdded', { number: rows.length + 1 }),
      `${id}-${rows.length}-${field.fields[0]?.name ?? ''}`,
    );
  const remove = (index: number) =>
    put(
      rows.filter((_row, at) => at !== index),
      new Set([...open].filter((at) => at !== index).map((at) => (at > index ? at - 1 : at))),
      t('form.lineRemoved', { number: index + 1 }),
      rows.length > 1 ? `${id}-${Math.min(index, rows.length - 2)}-line` : `${id}-add`,
    );
  const move = (index: number, by: 1 | -1, focus: (to: number) => string) => {
    const to = index + by;
    if (to < 0 || to >= rows.length) return;
    put(
      rows.map((row, at) => (at === index ? rows[to] : at === to ? rows[index] : row) ?? row),
      new Set([...open].map((at) => (at === index ? to : at === to ? index : at))),
      t('form.lineMoved', { number: index + 1, to: to + 1 }),
      focus(to),
    );
  };
  return { rows, open, told, toggle, openAt, change, add, remove, move };
}

export type RowsListState = ReturnType<typeof useRowsList>;

const emptyRow = (field: Field): Row =>
  Object.fromEntries(field.fields.map((inner) => [inner.name, inner.default ?? null]));
