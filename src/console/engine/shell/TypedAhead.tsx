import { useLayoutEffect } from 'react';

/** Stands in for something that is typed into while it is fetched: keeps the keys, and from everything else. */
export function TypedAhead({ typed }: { readonly typed: { current: string } }) {
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', keep, { capture: true });
    return () => removeEventListener('keydown', keep, { capture: true });
  }, [typed]);
  return null;
}
