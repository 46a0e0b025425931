import { type PointerEvent, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { type ListColumns, withinLimits } from './useColumns.ts';

interface ColumnEdgeProps {
  readonly name: string;
  readonly resize: ListColumns['resize'];
  /** The column that is being pulled; null = none any more. */
  readonly pull: (name: string | null) => void;
}

/**
 * The edge of a column's heading, for the mouse: pulled, the table alone follows until it is let go; two clicks make the
 * column as wide as what it holds. By key the heading does it, and the menu of columns.
 */
export function ColumnEdge({ name, resize, pull }: ColumnEdgeProps) {
  const { t } = useTexts();
  const pulled = useRef<{ readonly from: number; readonly width: number; now: number | null } | null>(null);
  const tableOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.closest('table');
  const end = () => {
    if (pulled.current && pulled.current.now !== null) resize(name, pulled.current.now);
    pulled.current = null;
    pull(null);
  };
  return (
    <span
      className="column-edge"
      aria-hidden="true"
      title={t('list.widthHint')}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const width = event.currentTarget.closest('th')?.offsetWidth ?? 0;
        pulled.current = { from: event.clientX, width, now: null };
      }}
      onPointerMove={(event) => {
        const { current } = pulled;
        if (!current || (current.now === null && Math.abs(event.clientX - current.from) < 3)) return;
        if (current.now === null) pull(name);
        current.now = withinLimits(current.width + event.clientX - current.from);
        tableOf(event)?.style.setProperty(`--largura-${name}`, `${current.now}px`);
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => resize(name, null)}
    />
  );
}
