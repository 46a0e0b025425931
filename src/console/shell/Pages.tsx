import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { PageTitle } from './PageTitle.tsx';

/** An address below `/nav` that nothing answers to. */
export const NotFoundPage = () => <Explanation title="shell.notFoundTitle" text="shell.notFoundText" />;

/** A page the person's profiles do not open. */
export const ForbiddenPage = () => <Explanation title="shell.forbiddenTitle" text="shell.forbiddenText" />;

/** A page that failed while it was drawn: the rest of the console still works. */
export const CrashPage = () => <Explanation title="ErroAplicacao" text="ErroAplicacao_Mensagem" />;

function Explanation({ title, text }: { title: string; text: string }) {
  const { t } = useTexts();
  return (
    <>
      <PageTitle title={t(title)} />
      <h1>{t(title)}</h1>
      <p className="mut">{t(text)}</p>
      <p className="row" style={{ marginTop: 16 }}>
        <Link className="btn" to="/nav">
          {t('errorPage.back')}
        </Link>
      </p>
    </>
  );
}
