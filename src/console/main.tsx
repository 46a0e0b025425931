import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/print.css';
import { createRoot } from 'react-dom/client';
import { locales } from '../domain/locale.ts';
import { startSession } from './auth/session.ts';
import { loadMessages, switchLanguage } from './i18n/texts.ts';
import { makeTranslate } from './i18n/translate.ts';
import { App } from './start/App.tsx';
import { ConfigProblem, loadConfig } from './start/config.ts';
import { showFailure } from './start/failure.ts';
import { reloadOnNewRelease } from './start/newRelease.ts';
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
    await startSession(client).catch(showFailure);
  } catch (error) {
    showFailure(error instanceof ConfigProblem ? await inEveryLanguage(error) : error);
    root.render(<App />);
  }
}

/** Whoever installs the product reads this, and has chosen no language yet. */
async function inEveryLanguage({ code, params }: ConfigProblem): Promise<Error> {
  const sentences = locales.map(async (locale) =>
    makeTranslate(await loadMessages(locale))(`config.${code}`, params),
  );
  return new Error((await Promise.all(sentences)).join('\n'));
}
