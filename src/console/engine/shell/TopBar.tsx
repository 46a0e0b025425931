import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useLocaleState } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { locales } from '../../../domain/locale.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { lazyPart } from '../../kit/lazyPart.ts';
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
  IconMoon,
  IconSearch,
  IconSelector,
  IconSun,
} from '../../kit/ui/icons.ts';
import { mayDo, useCodes } from '../auth/rights.ts';
import { client } from '../auth/services.ts';
import { session, signOut } from '../auth/session.ts';
import { sendLastPreferences } from '../data/preferences.ts';
import { languageNames } from '../i18n/i18nProvider.ts';
import { chooseTheme, theme } from '../i18n/preferences.ts';
import { useTexts } from '../i18n/texts.ts';
import { Bell } from './Bell.tsx';
import { type BarAct, barActsOf } from './barActs.ts';

interface TopBarProps {
  readonly openPalette: () => void;
  readonly openKeys: () => void;
}

/** Mark, company and branch, search, bell, what the features offer, account. No page title: that is the page's own. */
export function TopBar({ openPalette, openKeys }: TopBarProps) {
  const { t } = useTexts();
  // Through the router, so that unsaved work is asked about first.
  const navigate = useNavigate();
  const now = useSignal(session);
  const data = now.status === 'in' ? now.data : null;
  const codes = useCodes();
  const [opened, setOpened] = useState<BarAct | null>(null);
  const acts = barActsOf(codes);
  const Dialog = opened && lazyPart(opened.dialog);
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
      {acts.map((act) => (
        <button
          key={act.name}
          type="button"
          className="btn txt bar-act"
          aria-haspopup="dialog"
          onClick={() => setOpened(act)}
        >
          <Glyph icon={act.icon} />
          {act.label(t)}
        </button>
      ))}
      <Account name={data?.NomePessoa ?? ''} acts={acts} open={setOpened} openKeys={openKeys} />
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog close={() => setOpened(null)} />
        </Suspense>
      )}
    </header>
  );
}

const notices = outlineNamed('notificacao');

interface AccountProps {
  readonly name: string;
  /** On phones this is their place. */
  readonly acts: readonly BarAct[];
  readonly open: (act: BarAct) => void;
  readonly openKeys: () => void;
}

function Account({ name, acts, open, openKeys }: AccountProps) {
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
          {acts.map((act) => (
            <MenuItem
              key={act.name}
              className="bar-act-in-menu"
              onClick={() => {
                close();
                open(act);
              }}
            >
              <Glyph icon={act.icon} />
              {act.label(t)}
            </MenuItem>
          ))}
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
