import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  apiAddress,
  connectNetwork,
  forgetPreferences,
  leaveMachine,
  network,
  preferencesOf,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { client } from '../auth/services.ts';
import { expire, signOut, storedToken } from '../auth/session.ts';
import { chooseTheme, chosenLocale, chosenTheme, theme } from '../i18n/preferences.ts';
import { switchLanguage } from '../i18n/texts.ts';

connectNetwork();

beforeEach(async () => {
  await forgetPreferences('administrador');
  await switchLanguage('pt-br');
  chosenTheme.set(null);
  chosenLocale.set(null);
});
afterEach(() => forgetPreferences('administrador'));

const kept = () => preferencesOf('administrador');

test('brings theme and language back on another machine', async () => {
  const first = await renderConsole({ path: '/nav/grupo', token: await signedIn('administrador') });
  await first.user.click(await screen.findByRole('button', { name: /^conta de/ }));
  const other = theme.get() === 'dark' ? 'light' : 'dark';
  await first.user.click(
    await screen.findByRole('menuitem', { name: other === 'dark' ? 'Tema escuro' : 'Tema claro' }),
  );
  await first.user.click(await screen.findByRole('button', { name: /^conta de/ }));
  await first.user.click(await screen.findByRole('menuitem', { name: 'English' }));
  await waitFor(async () => expect(await kept()).toMatchObject({ tema: other, idioma: 'en-us' }));
  first.unmount();

  leaveMachine();
  theme.set(other === 'dark' ? 'light' : 'dark');
  await renderConsole({
    path: '/nav/grupo',
    token: await signedIn('administrador'),
    asLeft: true,
  });
  chosenLocale.set(null);
  expect(await screen.findByRole('heading', { name: /^Groups/ })).toBeVisible();
  expect(theme.get()).toBe(other);
});

test.each([
  ['signed out', () => void signOut(client())],
  ['lost the session', () => expire(storedToken() ?? '')],
])('leaves neither theme nor language to the next person in the tab of who %s', async (_how, leave) => {
  const { user } = await renderConsole({ path: '/nav/grupo', token: await signedIn('administrador') });
  const before = theme.get();
  await user.click(await screen.findByRole('button', { name: /^conta de/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Tema/ }));
  expect(theme.get()).not.toBe(before);
  await user.click(await screen.findByRole('button', { name: /^conta de/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'English' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('en-US'));
  leave();
  await waitFor(() => expect(document.documentElement.lang).toBe('pt-BR'));
  await waitFor(() => expect(theme.get()).toBe(before));
  expect([chosenTheme.get(), chosenLocale.get()]).toEqual([null, null]);
  expect({ ...sessionStorage }).toEqual({});
});

test('leaves nothing in a tab that was reloaded with a token no longer good', async () => {
  const before = theme.get();
  const other = before === 'dark' ? 'light' : 'dark';
  const opened = renderConsole({ path: '/nav/grupo', token: 'nobody-knows-this-token', locale: 'en-us' });
  chooseTheme(other);
  await opened;
  expect(await screen.findByRole('heading', { name: 'Acesso' })).toBeVisible();
  await waitFor(() => expect(theme.get()).toBe(before));
  expect({ ...sessionStorage }).toEqual({});
});

test('lets a choice made on the sign-in page win', async () => {
  await renderConsole({ path: '/nav/grupo', token: await signedIn('administrador'), locale: 'en-us' });
  expect(await screen.findByRole('heading', { name: /^Groups/ })).toBeVisible();
  await waitFor(async () => expect(await kept()).toMatchObject({ idioma: 'en-us' }));
});

test('goes on where the server keeps nothing', async () => {
  network.use(
    http.all(`${apiAddress}Preferencia/*`, () =>
      HttpResponse.json({ Sucesso: false, Erros: [] }, { status: 503 }),
    ),
  );
  const { user } = await renderConsole({ path: '/nav/grupo', token: await signedIn('administrador') });
  expect(await screen.findByRole('heading', { name: /^Grupos/ })).toBeVisible();
  const before = theme.get();
  await user.click(screen.getByRole('button', { name: /^conta de/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Tema/ }));
  expect(theme.get()).not.toBe(before);
  expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
});

test('does not write over what could not be read', async () => {
  const token = await signedIn('administrador');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const widths = { Nome: 320 };
  await fetch(`${apiAddress}Preferencia/Alterar/lista.grupo`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ Valor: { columns: null, widths, perPage: null, defaultView: null } }),
  });
  let isDown = true;
  network.use(
    http.get(`${apiAddress}Preferencia/Listar`, () =>
      isDown ? HttpResponse.json({ Sucesso: false, Erros: [] }, { status: 503 }) : undefined,
    ),
  );
  const { user } = await renderConsole({ path: '/nav/grupo', token });
  const rows = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Linhas a exibir' });
  isDown = false;
  // What was set without knowing yields to what is kept; a change made with it in hand goes along with it.
  await waitFor(
    async () => {
      await user.selectOptions(rows, rows.value === '50' ? '100' : '50');
      expect((await kept())['lista.grupo']).toMatchObject({ widths, perPage: expect.any(Number) });
    },
    { interval: 700 },
  );
});
