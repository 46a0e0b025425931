import { useEffect } from 'react';

/**
 * What stands at the foot of every printed page beside its number. The foot is drawn outside of the page's elements and
 * takes its words from the root.
 */
export function usePaperFoot(text: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--paper-foot', JSON.stringify(text));
    return () => void style.removeProperty('--paper-foot');
  }, [text]);
}
