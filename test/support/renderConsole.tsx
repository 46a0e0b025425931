import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bypass, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { session, startSession } from '../../src/console/auth/session.ts';
import { switchLanguage } from '../../src/console/i18n/texts.ts';
import { notices } from '../../src/console/shell/notices.ts';
import { App } from '../../src/console/start/App.tsx';
// What the console fetches later is here before, so that no test waits for it.
import '../../src/console/start/Gate.tsx';
import '../../src/console/entities/form/EntityCreate.tsx';
import '../../src/console/entities/form/EntityEdit.tsx';
import '../../src/console/entities/list/EntityTrash.tsx';
import '../../src/console/entities/show/EntityShow.tsx';
import { readConfig } from '../../src/console/start/config.ts';
import { failure } from '../../src/console/start/failure.ts';
import { refreshPlace } from '../../src/console/start/place.ts';
import { startServices } from '../../src/console/start/services.ts';
import type { Locale } from '../../src/domain/locale.ts';

// A cold server and busy machines: waiting costs nothing when the answer is there.
configure({ asyncUtilTimeout: 10_000 });

// The simulated page has no scrolling.
Element.prototype.scrollIntoView = () => undefined;

/** Where the console believes its API to be. */
export const apiAddress = 'http://localhost:3000/api/';

/**
 * Stands at the API's boundary and hands every request to the real application (consoleServer.ts). A test that
 * wants a broken answer puts its own handler before: `network.use(...)`.
 */
export const network = setupServer(
  http.all(`${apiAddress}*`, async ({ request }) => {
    const path = request.url.slice(apiAddress.length);
    const bytes = await request.arrayBuffer();
    const body = bytes.byteLength > 0 ? bytes : null;
    const headers = Object.fromEntries(
      [...request.headers].filter(([name]) => name !== 'content-length' && name !== 'accept-encoding'),
    );
    const passed = bypass(new URL(path, inject('api')), { method: request.method, headers, body });
    const answer = await fetch(passed);
    return new HttpResponse(await answer.arrayBuffer(), {
      status: answer.status,
      headers: unpacked(answer.headers),
    });
  }),
);

/** The bytes arrive unpacked; their headers must not say otherwise. */
function unpacked(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('content-encoding');
  kept.delete('content-length');
  return kept;
}

/** Connects the tests of a file to the application. */
export function connectNetwork(): void {
  beforeAll(() => network.listen());
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
}

/** Token of a session of one of the invented people. */
export async function signedIn(name: 'administrador' | 'analista' | 'consulta' | 'duas'): Promise<string> {
  const answer = await fetch(`${apiAddress}Autenticacao/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Login: `${name}@ensaio.example`, Senha: inject('password') }),
  });
  return ((await answer.json()) as { ItemRegistro: { Token: string } }).ItemRegistro.Token;
}

interface RenderOptions {
  /** Address below `#`. */
  readonly path?: string;
  /** Token of a session already begun. */
  readonly token?: string;
  readonly locale?: Locale;
  readonly demo?: readonly { readonly Login: string; readonly Senha: string }[];
}

/** The whole console as a person opens it, at an address, signed in or not. */
export async function renderConsole({ path = '', token, locale = 'pt-br', demo }: RenderOptions = {}) {
  sessionStorage.clear();
  session.set({ status: 'starting' });
  failure.set([]);
  notices.set([]);
  if (token) sessionStorage.setItem('folio.token', token);
  history.replaceState(null, '', `/#${path}`);
  refreshPlace();
  await switchLanguage(locale);
  const config = { Api: { Url: './api/' }, ...(demo ? { Demonstracao: { Acessos: demo } } : {}) };
  const { client } = startServices(readConfig(config, 'http://localhost:3000/'));
  const view = render(<App />);
  const started = startSession(client);
  return { ...view, user: userEvent.setup(), started };
}
