import { useEffect } from 'react';
import { written } from '../client/written.ts';

/** After something was changed from here, so that several changes at once are one question (milliseconds). */
const settleAfter = 300;

/** Asks again after something was changed from here, once for several changes. @param ask the same at each drawing */
export function useAfterWriting(ask: () => unknown): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = written.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(ask, settleAfter);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [ask]);
}
