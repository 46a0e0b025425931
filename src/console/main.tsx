import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './kit/theme/tokens.css';
import './kit/theme/base.css';
import './kit/theme/print.css';
import { createRoot } from 'react-dom/client';
import { locales } from '../domain/locale.ts';
import { startServices } from './engine/auth/services.ts';
import { startSession } from './engine/auth/session.ts';
import { ConfigProblem, loadConfig } from './engine/client/config.ts';
import { showFailure } from './engine/client/failure.ts';
import { applyTheme, locale } from './engine/i18n/preferences.ts';
import { loadMessages, switchLanguage } from './engine/i18n/texts.ts';
import { makeTranslate } from './engine/i18n/translate.ts';
import { App } from './engine/start/App.tsx';
import { reloadOnNewRelease } from './engine/start/newRelease.ts';

const inside = () => import('./inside.ts');

applyTheme();
reloadOnNewRelease();
void start();

async function start(): Promise<void> {
  await switchLanguage(locale.get());
  const root = createRoot(document.getElementById('root') as HTMLElement);
  try {
    const { client } = startServices(await loadConfig());
    root.render(<App inside={inside} />);
    await startSession(client).catch(showFailure);
  } catch (error) {
    showFailure(error instanceof ConfigProblem ? await inEveryLanguage(error) : error);
    root.render(<App inside={inside} />);
  }
}

/** Whoever installs the product reads this, and has chosen no language yet. */
async function inEveryLanguage({ code, params }: ConfigProblem): Promise<Error> {
  const sentences = locales.map(async (locale) =>
    makeTranslate(await loadMessages(locale))(`config.${code}`, params),
  );
  return new Error((await Promise.all(sentences)).join('\n'));
}
