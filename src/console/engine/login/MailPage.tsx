import { useCallback, useEffect, useState } from 'react';
import { formatInstant } from '../../../field-types/formatInstant.ts';
import type { KeptMail } from '../../../metadata/calls/service.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconArrowLeft, IconRefresh } from '../../kit/ui/icons.ts';
import { Refusal } from '../../kit/ui/Refusal.tsx';
import { client } from '../auth/services.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { SignInLayout } from './SignInLayout.tsx';

/** The mails of a trial, which no server takes: newest first, links as links. */
export default function MailPage() {
  const { t, locale } = useTexts();
  const [mails, setMails] = useState<readonly KeptMail[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(() => {
    setError(null);
    client()
      .call<readonly KeptMail[]>('Correio/Listar', { anonymous: true })
      .then(setMails, (failed: unknown) =>
        setError(failed instanceof Error ? failed.message : String(failed)),
      );
  }, []);
  useEffect(load, [load]);
  return (
    <SignInLayout wide>
      <PageTitle title={t('demoMail.title')} />
      <p className="crumb">
        <button type="button" className="link row" onClick={() => history.back()}>
          <Glyph icon={IconArrowLeft} small />
          {t('password.back')}
        </button>
      </p>
      <h1>{t('demoMail.title')}</h1>
      <p className="mut">{t('demoMail.intro')}</p>
      <p className="below">
        <button type="button" className="btn" onClick={load}>
          <Glyph icon={IconRefresh} />
          {t('demoMail.again')}
        </button>
      </p>
      {error && <Refusal text={error} />}
      <p role="status" className="mut">
        {mails?.length === 0 ? t('demoMail.none') : ''}
      </p>
      {mails !== null && mails.length > 0 && (
        <ul className="mails">
          {mails.map(({ Nome, Para, Assunto, Data, Texto }) => (
            <li key={Nome}>
              <h2>{Assunto}</h2>
              <p className="sm mut">
                {Para}, {formatInstant(String(Data), locale)}
              </p>
              <p className="pre">{linked(Texto)}</p>
            </li>
          ))}
        </ul>
      )}
    </SignInLayout>
  );
}

/** Addresses that lead into this console become links. */
function linked(text: string) {
  return text
    .trim()
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 && part.includes('#/') ? (
        <a key={part} href={part.slice(part.indexOf('#'))}>
          {part}
        </a>
      ) : (
        part
      ),
    );
}
