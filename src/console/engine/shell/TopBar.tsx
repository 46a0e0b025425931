import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { useLocaleState } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { locales } from '../../../domain/locale.ts';
import { feedback } from '../../../metadata/generated/entities/feedback.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { useSignal } from '../../kit/signal.ts';
import { BrandMark, Wordmark } from '../../kit/ui/Brand.tsx';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import {
  IconBell,
  IconBuildingBank,
  IconDevices,
  IconKey,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMessage,
  IconMoon,
  IconSearch,
  IconSelector,
  IconSun,
} from '../../kit/ui/icons.ts';
import { mayDo, useCodes } from '../auth/rights.ts';
import { client } from '../auth/services.ts';
import { session, signOut } from '../auth/session.ts';
import { sendLastPreferences } from '../data/preferences.ts';
import { actionsOn } from '../entities/actions/offeredActions.ts';
import { languageNames } from '../i18n/i18nProvider.ts';
import { chooseTheme, theme } from '../i18n/preferences.ts';
import { useTexts } from '../i18n/texts.ts';
import { Bell } from './Bell.tsx';

// Brings what a form needs: fetched with the first feedback that is written.
const FeedbackDialog = lazy(() => import('./FeedbackDialog.tsx'));

interface BarProps {
  readonly openPalette: () => void;
  readonly openKeys: () => void;
}

/** Mark, company and branch, search, bell, feedback, account. No page title: that is the page's own. */
export function TopBar({ openPalette, openKeys }: BarProps) {
  const { t } = useTexts();
  // Through the router, so that unsaved work is asked about first.
  const navigate = useNavigate();
  const now = useSignal(session);
  const data = now.status === 'in' ? now.data : null;
  const codes = useCodes();
  const [isWriting, setWriting] = useState(false);
  const mayWrite = actionsOn(feedback, 'list', codes).length > 0;
  const write = mayWrite ? () => setWriting(true) : null;
  return (
    <header className="bar">
      <Link className="brand" to="/nav" aria-label={t('shell.home')}>
        <BrandMark size={22} />
        <Wordmark height={17} />
      </Link>
      <button type="button" className="who" onClick={() => navigate('/login/empresa')}>
        <Glyph icon={IconBuildingBank} small />
        <span className="lbl">
          <span className="b">{data?.NomeEmpresa}</span> <span className="mut">{data?.NomeFilial}</span>
        </span>
        <span className="vh">, {t('shell.switchCompany')}</span>
        <Glyph icon={IconSelector} small />
      </button>
      <button type="button" className="find" aria-keyshortcuts="Control+K" onClick={openPalette}>
        <Glyph icon={IconSearch} small />
        <span className="grow">{t('shell.search')}</span>
        <span aria-hidden="true">
          <kbd>Ctrl K</kbd>
        </span>
      </button>
      {mayDo(codes, notices, 'list') && <Bell />}
      {write && (
        <button type="button" className="btn txt to-feedback" aria-haspopup="dialog" onClick={write}>
          <Glyph icon={IconMessage} />
          {t('feedback.entry')}
        </button>
      )}
      <Account name={data?.NomePessoa ?? ''} writeFeedback={write} openKeys={openKeys} />
      {isWriting && (
        <Suspense fallback={null}>
          <FeedbackDialog close={() => setWriting(false)} />
        </Suspense>
      )}
    </header>
  );
}

const notices = outlineNamed('notificacao');

interface AccountProps {
  readonly name: string;
  /** Null for whoever may not send any; on phones this is its place. */
  readonly writeFeedback: (() => void) | null;
  readonly openKeys: () => void;
}

function Account({ name, writeFeedback, openKeys }: AccountProps) {
  const { t } = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isThere, setThere] = useState(false);
  const [locale, setLocale] = useLocaleState();
  const navigate = useNavigate();
  const codes = useCodes();
  const shown = useSignal(theme);
  const close = () => setAnchor(null);
  const other = locales.find((item) => item !== locale) ?? locales[0];
  return (
    <>
      <button
        type="button"
        className="who account"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setThere(true);
          setAnchor(event.currentTarget);
        }}
      >
        <span className="ava" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className="vh">{t('shell.account', { name })}</span>
      </button>
      {isThere && (
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ transition: { onExited: () => setThere(false) } }}
        >
          <li className="menu-name" role="presentation">
            <b>{name}</b>
          </li>
          {writeFeedback && (
            <MenuItem
              className="feedback-in-menu"
              onClick={() => {
                close();
                writeFeedback();
              }}
            >
              <Glyph icon={IconMessage} />
              {t('feedback.entry')}
            </MenuItem>
          )}
          {/* The name above is no place for the focus, and MUI would give it there. */}
          <MenuItem
            autoFocus
            lang={other === 'en-us' ? 'en' : 'pt-BR'}
            onClick={() => {
              close();
              void setLocale(other);
            }}
          >
            <Glyph icon={IconLanguage} />
            {languageNames[other]}
          </MenuItem>
          <MenuItem
            onClick={() => {
              close();
              chooseTheme(shown === 'dark' ? 'light' : 'dark');
            }}
          >
            <Glyph icon={shown === 'dark' ? IconSun : IconMoon} />
            {t(shown === 'dark' ? 'signIn.light' : 'signIn.dark')}
          </MenuItem>
          <MenuItem
            onClick={() => {
              close();
              navigate('/login/senha');
            }}
          >
            <Glyph icon={IconKey} />
            {t('shell.changePassword')}
          </MenuItem>
          {mayDo(codes, notices, 'list') && (
            <MenuItem
              onClick={() => {
                close();
                navigate('/nav/preferencias-de-aviso');
              }}
            >
              <Glyph icon={IconBell} />
              {t('noticePreferences.title')}
            </MenuItem>
          )}
          <MenuItem
            aria-keyshortcuts="?"
            onClick={() => {
              close();
              openKeys();
            }}
          >
            <Glyph icon={IconKeyboard} />
            {t('keys.open')}
          </MenuItem>
          <MenuItem
            onClick={() => {
              close();
              navigate('/nav/minhas-sessoes');
            }}
          >
            <Glyph icon={IconDevices} />
            {t('sessions.title')}
          </MenuItem>
          <MenuItem
            onClick={() => {
              close();
              void sendLastPreferences().then(() => signOut(client()));
            }}
          >
            <Glyph icon={IconLogout} />
            {t('shell.signOut')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}

/** First letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('');
}
