import { type RefObject, useEffect, useRef } from 'react';

interface RowFocus<Box extends HTMLElement> {
  /** Around the rows and their heading, an `h1` that can be focused. */
  readonly box: RefObject<Box | null>;
  /** Notes the button of a row as it is pressed. */
  readonly pressed: (button: HTMLElement) => void;
}

/**
 * Keeps the focus where a row goes away with the button that was pressed: it moves to the button in its place, the last
 * one where there is none, or the heading.
 * @param isAsking a dialog has the focus for now
 */
export function useRowFocus<Box extends HTMLElement>(isAsking: boolean): RowFocus<Box> {
  const box = useRef<Box>(null);
  const button = useRef<HTMLElement | null>(null);
  const place = useRef(0);
  const buttons = () => [...(box.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
  useEffect(() => {
    if (isAsking || !button.current || button.current.isConnected) return;
    button.current = null;
    if (!isLost(document.activeElement)) return;
    const left = buttons();
    (
      left[Math.min(place.current, left.length - 1)] ?? box.current?.querySelector<HTMLElement>('h1')
    )?.focus();
  });
  return {
    box,
    pressed(row) {
      button.current = row;
      place.current = Math.max(0, buttons().indexOf(row));
    },
  };
}

/** Nowhere, or in a dialog that is closing. */
const isLost = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest('[role="dialog"]') !== null;
