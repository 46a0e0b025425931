import { type Client, createClient } from '../client/client.ts';
import type { Config } from '../client/config.ts';
import { showFailure } from '../client/failure.ts';
import { locale } from '../i18n/preferences.ts';
import { texts } from '../i18n/texts.ts';
import { refreshCodes } from './refreshCodes.ts';
import { expire, storedToken } from './session.ts';

interface Services {
  readonly config: Config;
  readonly client: Client;
}

let running: Services | null = null;

/** Connects the console to its API; called once, when `config.json` is read. */
export function startServices(config: Config): Services {
  const client = createClient({
    baseUrl: config.apiUrl,
    development: config.development,
    token: storedToken,
    locale: locale.get,
    onUnauthorized: expire,
    onForbidden: () => void refreshCodes(client),
    onFailure: showFailure,
    say: (key, params) => texts().t(key, params),
  });
  running = { config, client };
  return running;
}

/** @throws when asked before the console started: a mistake of ours */
export function services(): Services {
  if (!running) throw new Error('The console has not started');
  return running;
}

export const client = (): Client => services().client;
