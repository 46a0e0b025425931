import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnSession } from '../../../metadata/calls/session.ts';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx';
import { Failed } from '../../kit/ui/Failed.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { StatusMark } from '../../kit/ui/StatusMark.tsx';
import { useRowFocus } from '../../kit/ui/useRowFocus.ts';
import { endOtherSessions, endSession, listSessions } from '../auth/ownSessions.ts';
import { client } from '../auth/services.ts';
import { useInstants } from '../auth/useInstants.ts';
import { useTexts } from '../i18n/texts.ts';
import { notify } from '../page/notices.ts';
import '../../kit/ui/entries.css';

/** Where the person signed in is signed in, and the way to end what is not theirs or no longer needed. */
export default function SessionsPage() {
  const { t } = useTexts();
  const sessions = useQuery({ queryKey: ['own-sessions'], queryFn: () => listSessions(client()) });
  const [asked, setAsked] = useState<'others' | OwnSession | null>(null);
  const { box, pressed } = useRowFocus<HTMLDivElement>(asked !== null);
  const others = sessions.data?.filter(({ Atual }) => !Atual).length ?? 0;
  const ask = (which: 'others' | OwnSession, button: HTMLElement) => {
    pressed(button);
    setAsked(which);
  };
  const end = async () => {
    if (asked === 'others') await endOtherSessions(client());
    else if (asked) await endSession(client(), asked.Identificador);
    notify({ kind: 'ok', text: t(asked === 'others' ? 'sessions.othersEnded' : 'sessions.ended') });
    await sessions.refetch();
  };
  return (
    <div ref={box}>
      <div className="head">
        <h1 className="grow" tabIndex={-1}>
          {t('sessions.title')}
        </h1>
        {others > 0 && (
          <button
            type="button"
            className="btn keep"
            onClick={({ currentTarget }) => ask('others', currentTarget)}
          >
            {t('sessions.endOthers')}
          </button>
        )}
      </div>
      <p className="mut">{t('sessions.intro')}</p>
      {sessions.error && !sessions.data ? (
        <Failed
          title={t('sessions.failed')}
          text={sessions.error.message}
          again={t('list.again')}
          retry={() => void sessions.refetch()}
        />
      ) : sessions.isPending ? (
        <Skeleton rows={3} columns={3} label={t('shell.loading')} />
      ) : (
        <ul className="entries">
          {sessions.data?.map((session) => (
            <li key={session.Identificador}>
              <SessionLine session={session} end={(button) => ask(session, button)} />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={t(asked === 'others' ? 'sessions.endOthersTitle' : 'sessions.endTitle')}
        text={t('sessions.endText')}
        cancel={t('form.notNow')}
        confirm={t(asked === 'others' ? 'sessions.endOthers' : 'sessions.end')}
        close={() => setAsked(null)}
        act={end}
        danger
      />
    </div>
  );
}

function SessionLine({ session, end }: { session: OwnSession; end: (button: HTMLElement) => void }) {
  const { t } = useTexts();
  const { at } = useInstants();
  const { NomeEmpresa, NomeFilial, Endereco, Inicio, UltimoUso, Atual } = session;
  const name = nameOf(session, t);
  const instant = (value: string) => <time dateTime={value}>{at(value)}</time>;
  return (
    <>
      <div className="grow">
        <h2>{name}</h2>
        <p className="mut">
          {[NomeEmpresa ?? t('sessions.noCompany'), NomeFilial].filter(Boolean).join(' · ')}
        </p>
        <dl>
          <div>
            <dt>{t('sessions.address')}</dt>
            <dd>{Endereco}</dd>
          </div>
          <div>
            <dt>{t('sessions.begun')}</dt>
            <dd>{instant(Inicio)}</dd>
          </div>
          <div>
            <dt>{t('sessions.used')}</dt>
            <dd>{instant(UltimoUso)}</dd>
          </div>
        </dl>
      </div>
      {Atual ? (
        <StatusMark mark="full" label={t('sessions.this')} />
      ) : (
        <button
          type="button"
          className="btn"
          aria-label={t('sessions.endWhich', { name })}
          onClick={({ currentTarget }) => end(currentTarget)}
        >
          {t('sessions.end')}
        </button>
      )}
    </>
  );
}

/** "Firefox, Linux"; what says nothing known of itself is called a program. */
const nameOf = ({ Navegador, Sistema }: OwnSession, t: (key: string) => string): string =>
  [Navegador ?? t('sessions.unknown'), Sistema].filter(Boolean).join(', ');
