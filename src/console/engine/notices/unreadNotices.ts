import { useEffect } from 'react';
import { createSignal, useSignal } from '../../kit/signal.ts';
import { forgetWithPerson } from '../auth/forgetWithPerson.ts';
import { client } from '../auth/services.ts';
import { session } from '../auth/session.ts';
import { written } from '../client/written.ts';

/** How many notices the person has not read; null while nobody has been asked. */
export const unreadNotices = createSignal<number | null>(null);
forgetWithPerson(() => unreadNotices.set(null));

/** Between two questions, while the tab is looked at (milliseconds): with the answer it is right within half a minute. */
const pollEvery = 25_000;

/** After something was changed from here, so that several changes at once are one question (milliseconds). */
const settleAfter = 200;

/**
 * The number the bell shows: asked at once, every half minute while the tab is visible, when it comes into view, and
 * after what was done from here. Other tabs of the same person in the same company are told the answer. In the background,
 * so that an open page keeps nobody signed in; where no answer comes the last number stays.
 */
export function useUnreadNotices(): number | null {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = new AbortController();
    const tabs = openTabs();
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible')
        await askOnce(stop.signal, tabs.tell).catch(() => undefined);
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
      tabs.close();
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  return useSignal(unreadNotices);
}

async function askOnce(signal: AbortSignal, tell: (count: number) => void): Promise<void> {
  const { NaoLidas } = await client().call<{ readonly NaoLidas: number }>('Notificacao/Contar', {
    background: true,
    signal,
  });
  if (signal.aborted) return;
  unreadNotices.set(NaoLidas);
  tell(NaoLidas);
}

/** The other tabs of this console. What they say counts where they are the same person's, in the same company. */
function openTabs() {
  if (typeof BroadcastChannel !== 'function') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('folio.avisos');
  channel.onmessage = ({ data }: MessageEvent<{ readonly reader?: unknown; readonly count?: unknown }>) => {
    const reader = readerNow();
    if (reader !== null && data?.reader === reader && typeof data.count === 'number')
      unreadNotices.set(data.count);
  };
  return {
    tell: (count: number) => channel.postMessage({ reader: readerNow(), count }),
    close: () => channel.close(),
  };
}

function readerNow(): string | null {
  const now = session.get();
  return now.status === 'in' ? `${now.data.IdentificadorUsuario}/${now.data.IdentificadorEmpresa}` : null;
}
