import { useEffect } from 'react';
import { createSignal } from '../signal.ts';
import { isTyping } from './isTyping.ts';

/** Single letters may be switched off (WCAG 2.1.4). */
export const lettersOn = createSignal(true);

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/**
 * Listens while the page is open. Single keys do nothing while somebody types, while a dialog is open, or when
 * they are switched off; those with Ctrl (or Cmd) work everywhere but in dialogs.
 * @param letters by key, letters in lower case
 * @param on the window hears what the page itself had no use for
 */
export function useLetters(
  letters: Keys,
  withControl: Keys = {},
  on: Pick<Document, 'addEventListener' | 'removeEventListener'> = document,
): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const hasControl = event.ctrlKey || event.metaKey;
      if (!hasControl && (!lettersOn.get() || isTyping(event.target))) return;
      const act = (hasControl ? withControl : letters)[key];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    on.addEventListener('keydown', listen as EventListener);
    return () => on.removeEventListener('keydown', listen as EventListener);
  });
}
