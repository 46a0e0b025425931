import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a box stands: `2:1` is the second column of the third row. */
export type GridPlace = `${number}:${number}`;

/**
 * A table of boxes as one stop of the Tab key. Arrows walk to the nearest box in their direction, Home and End
 * along the row, with Ctrl to the first and last of all.
 * Spread `grid` on the container, and give each box `data-place` and `tabIndex={tabIndexOf(place)}`.
 */
export function useGridKeys() {
  const container = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState('');
  // The box Tab comes to may have gone, with a search or a right: then it is the first there is.
  useEffect(() => {
    const boxes = [...(container.current?.querySelectorAll<HTMLElement>(enabledBox) ?? [])];
    if (boxes.some(({ dataset }) => dataset.place === stop)) return;
    setStop(boxes[0]?.dataset.place ?? '');
  });
  const grid = {
    ref: container,
    onFocus: ({ target }: { target: EventTarget & HTMLElement }) => {
      if (target.dataset.place) setStop(target.dataset.place);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const from = (event.target as HTMLElement).dataset.place;
      if (!from || event.altKey || event.metaKey) return;
      const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>(enabledBox)].map((box) => ({
        box,
        at: placeOf(box),
      }));
      const next = nextBox(boxes, numbersOf(from), event.key, event.ctrlKey);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
  return { grid, tabIndexOf: (place: GridPlace): 0 | -1 => (place === stop ? 0 : -1) };
}

const enabledBox = '[data-place]:not(:disabled)';

interface Box {
  readonly box: HTMLInputElement;
  readonly at: readonly [row: number, column: number];
}

function nextBox(
  boxes: readonly Box[],
  [row, column]: readonly [number, number],
  key: string,
  far: boolean,
): HTMLInputElement | undefined {
  if (key === 'Home' || key === 'End') {
    const line = far ? boxes : boxes.filter(({ at }) => at[0] === row);
    return (key === 'Home' ? line[0] : line.at(-1))?.box;
  }
  const step = steps[key];
  if (!step || far) return undefined;
  const ahead = boxes
    .map(({ box, at }) => ({
      box,
      down: (at[0] - row) * (step[0] || 1),
      right: (at[1] - column) * (step[1] || 1),
    }))
    .filter(({ down, right }) => (step[0] !== 0 ? down > 0 : right > 0 && down === 0));
  const distance = ({ down, right }: (typeof ahead)[number]) =>
    step[0] !== 0 ? down * 1000 + Math.abs(right) : right;
  return ahead.toSorted((a, b) => distance(a) - distance(b))[0]?.box;
}

const placeOf = (box: HTMLElement) => numbersOf(box.dataset.place ?? '');

function numbersOf(place: string): readonly [number, number] {
  const [row = 0, column = 0] = place.split(':').map(Number);
  return [row, column];
}
