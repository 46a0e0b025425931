import type { ReactNode } from 'react';
import { Link, Navigate, NavigationType, useNavigationType } from 'react-router';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconRefresh } from '../../kit/ui/icons.ts';
import { MissingRight } from '../auth/MissingRight.tsx';
import { useTexts } from '../i18n/texts.ts';
import { PageTitle } from './PageTitle.tsx';

/** An address below `/nav` that nothing answers to. */
export const NotFoundPage = () => <Explanation title="shell.notFoundTitle" text="shell.notFoundText" />;

/** A page the person's profiles do not open: which permission is missing and who grants it, where that is known. */
export const ForbiddenPage = ({ code = null }: { code?: string | null }) => (
  <Explanation title="shell.forbiddenTitle" text="shell.forbiddenText">
    {code !== null && <MissingRight code={code} isAsked />}
  </Explanation>
);

/**
 * Where react-admin leads from a page that is not open. Its address does not say which: whoever opens or reloads
 * it goes to the start, for nothing is known to be denied then.
 */
export function AccessDeniedPage() {
  return useNavigationType() === NavigationType.Pop ? <Navigate to="/nav" replace /> : <ForbiddenPage />;
}

/** A page that failed while it was drawn: the rest of the console still works. */
export function CrashPage() {
  const { t } = useTexts();
  const reload = (
    <button type="button" className="btn pri" onClick={() => location.reload()}>
      <Glyph icon={IconRefresh} />
      {t('notices.reload')}
    </button>
  );
  return <Explanation title="ErroAplicacao" text="ErroAplicacao_Mensagem" way={reload} />;
}

interface ExplanationProps {
  readonly title: string;
  readonly text: string;
  /** Said in place of the text. */
  readonly children?: ReactNode;
  /** What to do before going back to the start. */
  readonly way?: ReactNode;
}

function Explanation({ title, text, children, way }: ExplanationProps) {
  const { t } = useTexts();
  return (
    <>
      <PageTitle title={t(title)} />
      <h1>{t(title)}</h1>
      <p className="mut">{children || t(text)}</p>
      <p className="row" style={{ marginTop: 16 }}>
        {way}
        <Link className="btn" to="/nav">
          {t('errorPage.back')}
        </Link>
      </p>
    </>
  );
}
