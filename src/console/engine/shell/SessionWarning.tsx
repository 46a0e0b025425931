import { useEffect, useState } from 'react';
import type { SessionData } from '../../../metadata/calls/session.ts';
import { useSignal } from '../../kit/signal.ts';
import { client } from '../auth/services.ts';
import { session } from '../auth/session.ts';
import { lastUse } from '../client/lastUse.ts';
import { useTexts } from '../i18n/texts.ts';
import { notify } from '../page/notices.ts';
import '../page/notices.css';

/** Seconds before the end at which the warning comes. */
export const warnBefore = 90;

/** Works wherever the focus is, and nothing else listens to it. */
const stayKey = 'F2';

/** Tells that the session is about to end for lack of use; one key keeps it. */
export function SessionWarning() {
  const left = useSecondsLeft();
  const isNear = left !== null && left <= warnBefore && left > 0;
  return isNear ? <Ending seconds={left} /> : null;
}

function Ending({ seconds }: { seconds: number }) {
  const { t } = useTexts();
  // Said once; the figure that runs is for the eye.
  const [said] = useState(seconds);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== stayKey) return;
      event.preventDefault();
      void stay();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <section className="notices ending">
      <div className="note wa">
        <span className="grow" aria-hidden="true">
          {t('shell.expiresSoon', { seconds: Math.ceil(seconds) })}
        </span>
        <span className="vh" role="alert">
          {t('shell.expiresSoon', { seconds: Math.ceil(said / 10) * 10 })}{' '}
          {t('shell.stayKey', { key: stayKey })}
        </span>
        <button
          type="button"
          className="btn txt acc sq"
          aria-keyshortcuts={stayKey}
          onClick={() => void stay()}
        >
          {t('shell.stay')} <span className="kk">{stayKey}</span>
        </button>
      </div>
    </section>
  );
}

/** Any call that is not in the background keeps the session awake; this one says until when. */
const stay = () =>
  askUntilWhen(false).catch((error: unknown) =>
    notify({ kind: 'er', text: error instanceof Error ? error.message : String(error) }),
  );

async function askUntilWhen(background: boolean): Promise<void> {
  const data = await client().call<SessionData>('Autenticacao/CarregarDadoToken', { background });
  const now = session.get();
  if (now.status === 'in' && now.data.ExpiraEm !== data.ExpiraEm) session.set({ ...now, data });
}

/** Seconds from one look at the clock to the next: slow while the end is far. */
const pace = (left: number) => (left > warnBefore + 10 ? 5000 : 1000);

function useSecondsLeft(): number | null {
  const now = useSignal(session);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (now.status !== 'in') return setLeft(null);
    const begun = Date.now();
    const idle = Date.parse(now.data.ExpiraEm) - begun;
    const end = Date.parse(now.data.ExpiraSempreEm);
    let timer: ReturnType<typeof setTimeout>;
    let isAsked = false;
    const look = () => {
      const idleEnd = Math.max(lastUse.get(), begun) + idle;
      const seconds = (Math.min(idleEnd, end) - Date.now()) / 1000;
      // Another tab of the same session may have kept it awake: the server knows.
      if (seconds <= warnBefore + 10 && !isAsked) {
        isAsked = true;
        void askUntilWhen(true).catch(() => undefined);
      }
      setLeft(seconds);
      timer = setTimeout(look, pace(seconds));
    };
    look();
    return () => clearTimeout(timer);
  }, [now]);
  return left;
}
