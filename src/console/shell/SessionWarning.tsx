import { useEffect, useState } from 'react';
import type { SessionData } from '../../metadata/wire/session.ts';
import { session } from '../auth/session.ts';
import { lastUse } from '../data/lastUse.ts';
import { useTexts } from '../i18n/texts.ts';
import { client } from '../start/services.ts';
import { useSignal } from '../start/signal.ts';
import './notices.css';

/** Seconds before the end at which the warning comes. */
const warnBefore = 90;

/** Tells that the session is about to end for lack of use; one press keeps it. */
export function SessionWarning() {
  const { t } = useTexts();
  const left = useSecondsLeft();
  if (left === null || left > warnBefore || left <= 0) return null;
  return (
    <section className="notices ending" role="alert">
      <div className="note wa">
        <span className="grow">{t('shell.expiresSoon', { seconds: Math.ceil(left / 10) * 10 })}</span>
        <button type="button" className="btn txt acc sq" onClick={() => void keep()}>
          {t('shell.stay')}
        </button>
      </div>
    </section>
  );
}

/** Any call that is not in the background keeps the session awake; this one says until when. */
async function keep(): Promise<void> {
  const data = await client().call<SessionData>('Autenticacao/CarregarDadoToken');
  const now = session.get();
  if (now.status === 'in') session.set({ ...now, data });
}

function useSecondsLeft(): number | null {
  const now = useSignal(session);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (now.status !== 'in') return;
    const begun = Date.now();
    const idle = Date.parse(now.data.ExpiraEm) - begun;
    const end = Date.parse(now.data.ExpiraSempreEm);
    const timer = setInterval(() => {
      const idleEnd = Math.max(lastUse.get(), begun) + idle;
      setLeft((Math.min(idleEnd, end) - Date.now()) / 1000);
    }, 5000);
    return () => clearInterval(timer);
  }, [now]);
  return left;
}
