import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Many small targets as one stop of the Tab key: arrows, Home and End walk between the buttons of a group.
 * Spread `group` on the container, and give each button `data-roving={id}` and `tabIndex={tabIndexOf(id)}`.
 * @param preferred id of the button Tab should come to, when it is there; else the last one that had the focus
 */
export function useRovingFocus(ids: readonly string[], preferred: string | null) {
  const [last, setLast] = useState<string | null>(null);
  const stop = [preferred, last].find((id) => id !== null && ids.includes(id)) ?? ids[0];
  const group = {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setLast(target.dataset.roving ?? null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
      const at = all.indexOf(event.target as HTMLElement);
      const step = steps[event.key];
      const ends: Readonly<Record<string, number>> = { Home: 0, End: all.length - 1 };
      const next = step === undefined ? ends[event.key] : (at + step + all.length) % all.length;
      if (at < 0 || next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      all[next]?.focus();
    },
  };
  return { group, tabIndexOf: (id: string): 0 | -1 => (id === stop ? 0 : -1) };
}
