import { useSignal } from '../../kit/signal.ts';
import { BrandMark, Wordmark } from '../../kit/ui/Brand.tsx';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconRefresh } from '../../kit/ui/icons.ts';
import { session } from '../auth/session.ts';
import { failure } from '../client/failure.ts';
import { go } from '../client/place.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import './error.css';

/**
 * The route `erro`: heading, message, description, and the texts of the failure joined by line breaks
 * (specification, section 2), the request's number, and a way back to what was being done.
 */
export function ErrorPage() {
  const { t } = useTexts();
  const shown = useSignal(failure);
  const now = useSignal(session);
  const from = shown?.from ?? null;
  const number = shown?.requestNumber ?? null;
  const home = now.status === 'in' ? '#/nav' : '#/login/acesso';
  return (
    <main className="failure">
      <PageTitle title={t('errorPage.title')} />
      <div className="row failure-brand">
        <BrandMark size={26} />
        <Wordmark height={20} />
      </div>
      <h1>{t('ErroAplicacao')}</h1>
      <p className="mut">{t('ErroAplicacao_Mensagem')}</p>
      <section className="panel failure-text" aria-labelledby="failure-description">
        <h2 id="failure-description">{t('ErroAplicacao_Descricao')}</h2>
        <p className="pre">{shown ? shown.texts.join('\n') : t('errorPage.forgotten')}</p>
        {number && (
          <p className="sm mut">
            {t('errorPage.request')} <span className="failure-number">{number}</span>
          </p>
        )}
      </section>
      <div className="row wrap">
        {from !== null && (
          <button type="button" className="btn pri" onClick={() => go(from, { replace: true })}>
            <Glyph icon={IconRefresh} />
            {t('errorPage.again')}
          </button>
        )}
        <a className={from === null ? 'btn pri' : 'btn'} href={home}>
          {t('errorPage.back')}
        </a>
      </div>
    </main>
  );
}
