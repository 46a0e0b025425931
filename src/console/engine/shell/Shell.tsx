import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { hasOverlay } from '../../kit/keys/hasOverlay.ts';
import { useLetters } from '../../kit/keys/useLetters.ts';
import { useSignal } from '../../kit/signal.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useTexts } from '../i18n/texts.ts';
import { Notices } from '../page/Notices.tsx';
import { PageBoundary } from '../page/PageBoundary.tsx';
import { screens } from '../screens/screen.ts';
import { MainMenu, TabBar } from './MainMenu.tsx';
import { menuFolded } from './menuFolded.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { followRecents } from './recents.ts';
import { SessionWarning } from './SessionWarning.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { TopBar } from './TopBar.tsx';
import { TypedAhead } from './TypedAhead.tsx';
import './shell.css';

// Read by few, and seldom: fetched when asked for.
const Palette = lazy(() => import('./Palette.tsx'));
const ShellKeySheet = lazy(() => import('./ShellKeySheet.tsx'));

/** Bar above, menu at the left (a rail of icons at middle sizes, a bar below on phones), content. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { pathname, hash } = useLocation();
  const folded = useSignal(menuFolded) ?? false;
  const [paletteOpen, setPaletteOpen] = useState(false);
  const typed = useRef('');
  const main = useRef<HTMLElement>(null);
  useArrival(main, pathname, hash);
  usePaletteKey(() => setPaletteOpen(true));
  useEffect(followRecents, []);
  const [keysOpen, setKeysOpen] = useState(false);
  useLetters({ '?': () => !hasOverlay() && setKeysOpen(true) }, {}, window);
  const onRail = screens().some((screen) => screen.rail && matches(screen.path, pathname));
  return (
    <>
      <SkipLinks main={main} openPalette={() => setPaletteOpen(true)} />
      <div className={folded || onRail ? 'shell rail' : 'shell'}>
        <TopBar openPalette={() => setPaletteOpen(true)} openKeys={() => setKeysOpen(true)} />
        <MainMenu folded={folded || onRail} {...(onRail ? {} : { fold: () => menuFolded.set(!folded) })} />
        <main id="conteudo" className="main" tabIndex={-1} ref={main}>
          <PageBoundary at={pathname}>
            {/* Code and entity of a page are fetched when it is first opened. */}
            <Suspense fallback={<Skeleton rows={8} columns={4} label={t('shell.loading')} />}>
              {children}
            </Suspense>
          </PageBoundary>
        </main>
        <TabBar />
      </div>
      {keysOpen && (
        <Suspense fallback={null}>
          <ShellKeySheet onClose={() => setKeysOpen(false)} />
        </Suspense>
      )}
      {paletteOpen && (
        <Suspense fallback={<TypedAhead typed={typed} />}>
          <Palette typed={typed} close={() => setPaletteOpen(false)} openKeys={() => setKeysOpen(true)} />
        </Suspense>
      )}
      <OfflineBanner />
      <SessionWarning />
      <Notices />
    </>
  );
}

/**
 * After a change of page the focus is on its heading, so that it is read out and Tab goes on from there. An address
 * that ends in `#part` leads to that part of the page (specification, section 2: anchor scrolling).
 */
function useArrival(main: React.RefObject<HTMLElement | null>, pathname: string, hash: string): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = last.current === null;
    const isSamePage = last.current === pathname;
    last.current = pathname;
    const part = partNamed(hash);
    if (part) return whenThere(main.current, part, goToPart);
    if (isFirst || isSamePage) return;
    scrollTo(0, 0);
    return whenThere(main.current, 'h1', (heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [main, pathname, hash]);
}

const partNamed = (hash: string) => (hash.length > 1 ? `#${CSS.escape(decode(hash.slice(1)))}` : null);

/** An address written by hand may hold anything. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function goToPart(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'start' });
}

/** Pages load after the address changed: waits for the element, for a while. */
function whenThere(
  inside: HTMLElement | null,
  selector: string,
  then: (element: HTMLElement) => void,
): () => void {
  const deadline = Date.now() + 5000;
  const before = document.activeElement;
  let timer: ReturnType<typeof setTimeout>;
  let found: HTMLElement | null = null;
  const look = () => {
    const element = inside?.querySelector<HTMLElement>(selector);
    const active = document.activeElement;
    // Somebody has moved into the page already: the focus is theirs. A dialog is waited for.
    if (active !== before && active !== inside && active !== found && inside?.contains(active)) return;
    if (element && element !== found && !active?.closest('[role="dialog"]')) {
      found = element;
      then(element);
    }
    // What was found may be a page's that is about to go, or stand in for one that loads.
    if (Date.now() < deadline) timer = setTimeout(look, 50);
  };
  timer = setTimeout(look, 0);
  return () => clearTimeout(timer);
}

function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

const matches = (path: string, pathname: string) =>
  new RegExp(`^/nav/${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);
