import { useEffect } from 'react';
import { forgetWithPerson } from '../auth/forgetWithPerson.ts';
import { written } from '../data/written.ts';
import { client } from '../start/services.ts';
import { createSignal, useSignal } from '../start/signal.ts';

/** How many notices the person has not read; null while nobody has been asked. */
const unread = createSignal<number | null>(null);
forgetWithPerson(() => unread.set(null));

/** Between two questions, while the tab is looked at (milliseconds). */
const pollEvery = 30_000;

/** After something was changed from here, so that several changes at once are one question (milliseconds). */
const settleAfter = 200;

/**
 * The number the bell shows: asked at once, every half minute while the tab is visible, when it comes into view, and
 * after what was done from here. In the background, so that an open page keeps nobody signed in; where no answer comes
 * the last number stays.
 */
export function useUnreadNotices(): number | null {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') await askOnce(stop.signal).catch(() => undefined);
      if (!stop.signal.aborted) later(pollEvery);
    };
    const later = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), milliseconds);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const unsubscribe = written.subscribe(() => later(settleAfter));
    document.addEventListener('visibilitychange', onVisible);
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  return useSignal(unread);
}

async function askOnce(signal: AbortSignal): Promise<void> {
  const { NaoLidas } = await client().call<{ readonly NaoLidas: number }>('Notificacao/Contar', {
    background: true,
    signal,
  });
  if (!signal.aborted) unread.set(NaoLidas);
}
