import type { ReactNode } from 'react';
import { useSignal } from '../../kit/signal.ts';
import { BrandMark, Wordmark } from '../../kit/ui/Brand.tsx';
import { chooseTheme, theme } from '../i18n/preferences.ts';
import { switchLanguage, useTexts } from '../i18n/texts.ts';
import './login.css';

/** The cover with a small ledger on it, the page's own part beside it, language and theme below. */
export function SignInLayout({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  const { t, locale } = useTexts();
  const shown = useSignal(theme);
  const width = wide ? 'login-box wide' : 'login-box';
  const other =
    locale === 'pt-br' ? ({ tag: 'en-us', lang: 'en' } as const) : ({ tag: 'pt-br', lang: 'pt-BR' } as const);
  return (
    <div className="login">
      <Cover />
      <main className="login-main">
        <div className={width}>
          <div className="login-brand">
            <BrandMark size={26} />
            <Wordmark height={20} />
          </div>
          {children}
        </div>
        <div className={`${width} login-foot`}>
          <button
            type="button"
            className="link"
            lang={other.lang}
            onClick={() => void switchLanguage(other.tag)}
          >
            {t('signIn.otherLanguage')}
          </button>
          <button
            type="button"
            className="link"
            onClick={() => chooseTheme(shown === 'dark' ? 'light' : 'dark')}
          >
            {t(shown === 'dark' ? 'signIn.light' : 'signIn.dark')}
          </button>
        </div>
      </main>
    </div>
  );
}

/** A decoration: nothing on it is needed, and screen readers pass it by. */
function Cover() {
  const { t } = useTexts();
  return (
    <aside className="cover" aria-hidden="true">
      <div className="cover-spine" />
      <div className="cover-in">
        <div className="row cover-brand">
          <BrandMark size={30} ink="currentColor" ground="var(--cover)" />
          <Wordmark height={24} />
        </div>
        <div className="cover-ledger">
          {ledger.map(({ code, text, year, quiet }) => (
            <p key={code} className={quiet ? 'cover-line quiet' : 'cover-line'}>
              <i>{code}</i>
              <span>{t(text)}</span>
              <em>{year}</em>
            </p>
          ))}
          <p className="cover-line sum">
            <i />
            <span>{t('cover.today')}</span>
            <em>{t('cover.sum')}</em>
          </p>
        </div>
        <p className="cover-tag">{t('brand.tagline')}</p>
      </div>
    </aside>
  );
}

const ledger = [
  { code: 'R-1', text: 'cover.r1', year: '1987', quiet: false },
  { code: 'AV-4', text: 'cover.av4', year: '1993', quiet: true },
  { code: 'R-7', text: 'cover.r7', year: '1998', quiet: false },
  { code: 'R-12', text: 'cover.r12', year: '2017', quiet: false },
  { code: 'R-13', text: 'cover.r13', year: '2021', quiet: false },
] as const;
