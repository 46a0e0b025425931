import { useEffect, useRef } from 'react';

/** Goes to the button of the next step, without pressing it. */
export const focusNextStep = (): void => document.querySelector<HTMLElement>('[data-next-step]')?.focus();

/**
 * With its state a record changes its buttons: the keyboard that stood on one of them goes on from the title, and not
 * from the next button, which a key held too long would press.
 * @returns to be called once a step was taken
 */
export function useFocusAfterStep(state: string): () => void {
  const isExpected = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks each time the state has become another
  useEffect(() => {
    if (isExpected.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.rv-head h1')?.focus({ preventScroll: true });
    isExpected.current = false;
  }, [state]);
  return () => {
    isExpected.current = true;
  };
}
