import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Paper shows all there is: what is folded opens for the print, and closes after it.
 * @returns whether it is being printed, for what is only drawn once it is opened
 */
export function useWholePaper(panel: RefObject<HTMLElement | null>): boolean {
  const [isPaper, setPaper] = useState(false);
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      // The print does not wait for anything that is drawn later.
      flushSync(() => setPaper(true));
      opened = [...(panel.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      setPaper(false);
      for (const details of opened) details.open = false;
      opened = [];
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, [panel]);
  return isPaper;
}
