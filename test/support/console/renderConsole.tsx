import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bypass, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, inject, onTestFinished } from 'vitest';
import { session, startSession } from '../../../src/console/engine/auth/session.ts';
import { switchLanguage } from '../../../src/console/engine/i18n/texts.ts';
import { notices } from '../../../src/console/engine/page/notices.ts';
import { App } from '../../../src/console/engine/start/App.tsx';
import type { SavedView } from '../../../src/metadata/calls/views.ts';
// What the console fetches later is here before, so that no test waits for it.
import '../../../src/console/inside.ts';
import '../../../src/console/engine/entities/form/EntityCreate.tsx';
import '../../../src/console/engine/entities/form/EntityEdit.tsx';
import '../../../src/console/engine/entities/list/trash/EntityTrash.tsx';
import '../../../src/console/engine/entities/show/EntityShow.tsx';
import { startServices } from '../../../src/console/engine/auth/services.ts';
import { readConfig } from '../../../src/console/engine/client/config.ts';
import { failure } from '../../../src/console/engine/client/failure.ts';
import { refreshPlace } from '../../../src/console/engine/client/place.ts';
import type { Locale } from '../../../src/domain/locale.ts';

/** Where the console believes its API to be. */
export const apiAddress = 'http://localhost:3000/api/';

/** The API's answer to a call that went well. */
export const answered = (ItemRegistro: unknown) => HttpResponse.json({ Sucesso: true, ItemRegistro });

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
  afterAll(async () => {
    await untilQuiet();
    network.close();
  });
}

const underWay = new Set<string>();
network.events.on('request:start', ({ request, requestId }) => {
  underWay.add(requestId);
  request.signal.addEventListener('abort', () => underWay.delete(requestId));
});
for (const end of ['request:end', 'unhandledException'] as const) {
  network.events.on(end, ({ requestId }) => void underWay.delete(requestId));
}

/** Calls made from now on, as they are made: path below the API's address, query and all. */
export function callsFromNow(): readonly string[] {
  const calls: string[] = [];
  const note = ({ request: { url } }: { readonly request: Request }) => {
    if (url.startsWith(apiAddress)) calls.push(decodeURIComponent(url.slice(apiAddress.length)));
  };
  network.events.on('request:start', note);
  onTestFinished(() => network.events.removeListener('request:start', note));
  return calls;
}

/** What a test left under way ends while there is still a page for it to end in. */
async function untilQuiet(): Promise<void> {
  const until = Date.now() + 3_000;
  // One answer may lead to the next question.
  for (let quiet = 0; quiet < 3 && Date.now() < until; quiet = underWay.size > 0 ? 0 : quiet + 1) {
    await new Promise((go) => setTimeout(go, 20));
  }
}

type Person = 'administrador' | 'analista' | 'consulta' | 'duas';

/** Sign-in name of an invented person; every worker has its own, since what one prefers stays with them. */
export const loginOf = (name: Person): string =>
  `${name}.${process.env.VITEST_POOL_ID ?? '1'}@ensaio.example`;

/** Token of a session of one of the invented people. */
export async function signedIn(name: Person): Promise<string> {
  const answer = await fetch(`${apiAddress}Autenticacao/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Login: loginOf(name), Senha: inject('password') }),
  });
  return ((await answer.json()) as { ItemRegistro: { Token: string } }).ItemRegistro.Token;
}

/** As on another machine: nothing of who was here is in memory. */
export const leaveMachine = (): void => session.set({ status: 'out', reason: 'left' });

/** Leaves no preference and no view behind, neither here nor on the server, for the tests that come after. */
export async function forgetPreferences(...people: readonly Parameters<typeof signedIn>[0][]): Promise<void> {
  leaveMachine();
  // A test may have kept them from being reached.
  network.resetHandlers();
  for (const name of people) {
    const token = await signedIn(name);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const key of Object.keys(await preferencesOf(name, token))) {
      const body = JSON.stringify({ Valor: null });
      await fetch(`${apiAddress}Preferencia/Alterar/${key}`, { method: 'PUT', headers, body });
    }
    for (const { Identificador, Versao, Minha } of await viewsOf(name, token))
      if (Minha)
        await fetch(`${apiAddress}Visao/Excluir/${Identificador}?Versao=${Versao}`, {
          method: 'DELETE',
          headers: { authorization: headers.authorization },
        });
  }
}

/** Saved views that one of the invented people sees. */
export async function viewsOf(name: Person, token?: string): Promise<readonly SavedView[]> {
  const headers = { authorization: `Bearer ${token ?? (await signedIn(name))}` };
  const answer = await fetch(`${apiAddress}Visao/Listar`, { headers });
  return ((await answer.json()) as { ItemRegistro: { Itens: readonly SavedView[] } }).ItemRegistro.Itens;
}

/** What the server keeps for one of the invented people. */
export async function preferencesOf(
  name: Person,
  token?: string,
): Promise<Readonly<Record<string, unknown>>> {
  const headers = { authorization: `Bearer ${token ?? (await signedIn(name))}` };
  const answer = await fetch(`${apiAddress}Preferencia/Listar`, { headers });
  return ((await answer.json()) as { ItemRegistro: Record<string, unknown> }).ItemRegistro;
}

interface RenderOptions {
  /** Whether `config.json` names the development mode. */
  readonly development?: boolean;
  /** Address below `#`. */
  readonly path?: string;
  /** Token of a session already begun. */
  readonly token?: string;
  readonly locale?: Locale;
  /** In the language and colours the person chose last, not those of somebody new. */
  readonly asLeft?: boolean;
  readonly demo?: readonly { readonly Login: string; readonly Senha: string }[];
}

/** The whole console as a person opens it, at an address, signed in or not. */
export async function renderConsole(options: RenderOptions = {}) {
  const { path = '', token, locale = 'pt-br', asLeft = false, demo, development = false } = options;
  if (token && !asLeft) await forgetChosen(token);
  sessionStorage.clear();
  session.set({ status: 'starting' });
  failure.set(null);
  notices.set([]);
  if (token) sessionStorage.setItem('folio.token', token);
  history.replaceState(null, '', `/#${path}`);
  refreshPlace();
  await switchLanguage(locale);
  const config = {
    Api: { Url: './api/' },
    Desenvolvimento: development,
    ...(demo ? { Demonstracao: { Acessos: demo, Correio: true } } : {}),
  };
  const { client } = startServices(readConfig(config, 'http://localhost:3000/'));
  const view = render(<App inside={() => import('../../../src/console/inside.ts')} />);
  const started = startSession(client);
  return { ...view, user: userEvent.setup(), started };
}

async function forgetChosen(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ Valor: null });
  await Promise.all(
    ['idioma', 'tema'].map((key) =>
      fetch(bypass(new URL(`Preferencia/Alterar/${key}`, inject('api')), { method: 'PUT', headers, body })),
    ),
  );
}
