import Dialog from '@mui/material/Dialog';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import {
  IconHome,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
} from '../../kit/ui/icons.ts';
import { useCodes } from '../auth/rights.ts';
import { services } from '../auth/services.ts';
import { useTexts } from '../i18n/texts.ts';
import { useScreenSize } from '../page/ScreenSize.tsx';
import { isCurrent, type MenuEntry, menuFor } from './menu.ts';
import { menuIcon } from './menuIcons.ts';

/** The menu at the left. `fold` is absent where the page itself wants the rail. */
export function MainMenu({ folded, fold }: { folded: boolean; fold?: () => void }) {
  const { t } = useTexts();
  const size = useScreenSize();
  const rail = folded || size === 'md';
  const { demo } = services().config;
  return (
    <nav className="menu" aria-label={t('shell.main')}>
      <Groups rail={rail} />
      <div className="foot">
        {demo.length > 0 && <span className="t">{t('shell.demo')}</span>}
        {fold && size !== 'md' && (
          <Named name={t(folded ? 'shell.expandMenu' : 'shell.collapse')} show={rail}>
            <button
              type="button"
              className="btn txt sq ico fold"
              onClick={fold}
              aria-label={t(folded ? 'shell.expandMenu' : 'shell.collapse')}
            >
              <Glyph icon={folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse} />
            </button>
          </Named>
        )}
      </div>
    </nav>
  );
}

function Groups({ rail, follow }: { rail: boolean; follow?: () => void }) {
  const { t } = useTexts();
  const menu = menuFor(useCodes(), services().config.development);
  const home: MenuEntry = homeEntry(t('shell.start'));
  return (
    <>
      <ul>
        <Entry entry={home} rail={rail} exact {...(follow ? { follow } : {})} />
        {menu.work.map((entry) => (
          <Entry key={entry.to} entry={entry} rail={rail} {...(follow ? { follow } : {})} />
        ))}
      </ul>
      {menu.management.length > 0 && (
        <>
          <hr />
          <h2>{t('shell.management')}</h2>
          <ul>
            {menu.management.map((entry) => (
              <Entry key={entry.to} entry={entry} rail={rail} {...(follow ? { follow } : {})} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const homeEntry = (label: string): MenuEntry => ({
  to: '/nav',
  label: { 'pt-br': label, 'en-us': label },
  icon: 'home',
  order: 0,
});

function Entry({
  entry,
  rail,
  exact = false,
  follow,
}: {
  entry: MenuEntry;
  rail: boolean;
  exact?: boolean;
  follow?: () => void;
}) {
  const { locale } = useTexts();
  const { pathname } = useLocation();
  const current = exact ? pathname === entry.to || pathname === `${entry.to}/` : isCurrent(entry, pathname);
  const label = entry.label[locale];
  return (
    <li>
      <Named name={label} show={rail}>
        <Link
          to={entry.to}
          {...(current ? { 'aria-current': 'page' as const } : {})}
          {...(follow ? { onClick: follow } : {})}
        >
          <Glyph icon={menuIcon(entry.icon)} />
          <span className="t">{label}</span>
        </Link>
      </Named>
    </li>
  );
}

/** On the rail, where only icons show, the name stands in a tooltip. */
function Named({ name, show, children }: { name: string; show: boolean; children: React.ReactElement }) {
  return show ? (
    <Tooltip title={name} placement="right" describeChild={false}>
      {children}
    </Tooltip>
  ) : (
    children
  );
}

/** Phones: home, three places, and the whole menu. */
export function TabBar() {
  const { t, locale } = useTexts();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const { work } = menuFor(useCodes(), services().config.development);
  const places = [homeEntry(t('shell.start')), ...work.slice(0, 3)];
  return (
    <>
      <nav className="tabbar" aria-label={t('shell.shortcuts')}>
        {places.map((entry, index) => {
          const current = index === 0 ? /^\/nav\/?$/.test(pathname) : isCurrent(entry, pathname);
          return (
            <Link key={entry.to} to={entry.to} {...(current ? { 'aria-current': 'page' as const } : {})}>
              <Glyph icon={index === 0 ? IconHome : menuIcon(entry.icon)} />
              <span className="t">{entry.label[locale]}</span>
            </Link>
          );
        })}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Glyph icon={IconMenu2} />
          {t('shell.menu')}
        </button>
      </nav>
      <Dialog open={open} onClose={() => setOpen(false)} aria-label={t('shell.menu')} className="sheet">
        <nav className="menu in-sheet" aria-label={t('shell.main')}>
          <Groups rail={false} follow={() => setOpen(false)} />
        </nav>
        <button type="button" className="btn" onClick={() => setOpen(false)}>
          {t('list.close')}
        </button>
      </Dialog>
    </>
  );
}
