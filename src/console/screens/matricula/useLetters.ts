import { useEffect } from 'react';
import { createSignal } from '../../start/signal.ts';
import { isTyping } from './isTyping.ts';

/** Single letters may be switched off (WCAG 2.1.4). */
export const lettersOn = createSignal(true);

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/**
 * Listens while the review is open. Single keys do nothing while somebody types, while a dialog is open, or when
 * they are switched off; those with Ctrl (or Cmd) work everywhere but in dialogs.
 * @param letters by key, letters in lower case
 */
export function useLetters(letters: Keys, withControl: Keys = {}): void {
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
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
