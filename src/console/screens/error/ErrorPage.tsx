import { session } from '../../auth/session.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { failure } from '../../start/failure.ts';
import { useSignal } from '../../start/signal.ts';
import { Mark, Wordmark } from '../../ui/Brand.tsx';
import './error.css';

/** The route `erro`: heading, message, description, and the texts of the failure joined by line breaks. */
export function ErrorPage() {
  const { t } = useTexts();
  const texts = useSignal(failure);
  const now = useSignal(session);
  const description = texts.length > 0 ? texts.join('\n') : t('errorPage.notFound');
  return (
    <main className="failure">
      <PageTitle title={t('errorPage.title')} />
      <div className="row failure-brand">
        <Mark size={26} />
        <Wordmark height={20} />
      </div>
      <h1>{t('ErroAplicacao')}</h1>
      <p className="mut">{t('ErroAplicacao_Mensagem')}</p>
      <section className="panel failure-text" aria-labelledby="failure-description">
        <h2 id="failure-description">{t('ErroAplicacao_Descricao')}</h2>
        <p className="pre">{description}</p>
      </section>
      <div className="row wrap">
        <a className="btn pri" href={now.status === 'in' ? '#/nav' : '#/login/acesso'}>
          {t('errorPage.back')}
        </a>
        {texts.length > 0 && (
          <button type="button" className="btn" onClick={() => location.reload()}>
            {t('errorPage.again')}
          </button>
        )}
      </div>
    </main>
  );
}
