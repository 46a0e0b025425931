import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { startSession } from './auth/session.ts';
import { switchLanguage, texts } from './i18n/texts.ts';
import { App } from './start/App.tsx';
import { loadConfig } from './start/config.ts';
import { showFailure } from './start/failure.ts';
import { applyTheme, locale } from './start/preferences.ts';
import { startServices } from './start/services.ts';

applyTheme();
reloadOnNewRelease();
void start();

async function start(): Promise<void> {
  await switchLanguage(locale.get());
  const root = createRoot(document.getElementById('root') as HTMLElement);
  try {
    const { client } = startServices(await loadConfig());
    root.render(<App />);
    await startSession(client).catch((error: unknown) => showFailure([messageOf(error)]));
  } catch (error) {
    showFailure([texts().t('errorPage.noConfig'), messageOf(error)]);
    root.render(<App />);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A chunk that is gone means that a new release was put out: the page is loaded again, once. */
function reloadOnNewRelease(): void {
  const key = 'folio.recarga';
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
