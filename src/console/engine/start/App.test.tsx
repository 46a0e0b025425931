import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  apiAddress,
  callsFromNow,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';

connectNetwork();

test('validates the stored token, loads the person, then the permissions, in this order', async () => {
  const token = await signedIn('analista');
  const asked = callsFromNow();
  const { started } = await renderConsole({ path: '/nav', token });
  await started;
  expect(asked.slice(0, 3).map((call) => call.split('?')[0])).toEqual([
    'Autenticacao/ValidarToken',
    'Autenticacao/CarregarDadoToken',
    'Autenticacao/CarregarTransacao',
  ]);
  expect(await screen.findByRole('navigation', { name: 'Principal' })).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('removes a token that is no longer good, and goes to the sign-in page', async () => {
  await renderConsole({ path: '/nav/cliente', token: 'nobody-knows-this' });
  expect(await screen.findByRole('heading', { name: 'Acesso' })).toBeVisible();
  expect(sessionStorage.getItem('folio.token')).toBeNull();
});

test('goes to the sign-in page when a 401 arrives, without an error page', async () => {
  const token = await signedIn('consulta');
  network.use(http.get(`${apiAddress}Cliente/Listar`, () => new HttpResponse('{}', { status: 401 })));
  await renderConsole({ path: '/nav/cliente', token });
  expect(await screen.findByText(/Sua sessão terminou/)).toBeVisible();
  expect(location.hash).toBe('#/login/acesso');
  expect(history.state.usr.nextPathname).toBe('/nav/cliente');
});

test('asks somebody of two companies where to work, and takes keys for an answer', async () => {
  const { user } = await renderConsole({ path: '/nav/cliente', token: await signedIn('duas') });
  expect(await screen.findByRole('heading', { name: 'Onde você vai trabalhar?' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /Cooperativa Segunda/ })).toBeVisible();
  expect(await faults()).toEqual([]);
  await user.keyboard('1');
  await waitFor(() => expect(location.hash).toContain('#/nav'));
  expect(await screen.findByRole('button', { name: /trocar empresa/ })).toBeVisible();
});

test('changes the language from the account menu, page and all', async () => {
  const { user } = await renderConsole({ path: '/nav/cliente', token: await signedIn('consulta') });
  await screen.findByRole('heading', { name: /^Clientes/ });
  await user.click(screen.getByRole('button', { name: /conta de/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'English' }));
  // Everything below the language is drawn anew, so the heading is looked for until it stays.
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Clients/ })).toBeVisible());
  expect(document.documentElement.lang).toBe('en-US');
});

test('finds a screen and a record by the keyboard alone', async () => {
  const { user } = await renderConsole({ path: '/nav', token: await signedIn('administrador') });
  await screen.findByRole('navigation', { name: 'Principal' });
  await user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('combobox', { name: 'Busca geral' });
  await user.type(search, 'cliente 11');
  expect(await screen.findByRole('option', { name: /Cliente 11/ })).toBeVisible();
  await user.clear(search);
  await user.type(search, 'perf');
  const [screenOfProfiles] = await screen.findAllByRole('option', { name: /Perfis/ });
  await waitFor(() => expect(screenOfProfiles).toHaveAttribute('aria-selected', 'true'));
  await user.keyboard('{Enter}');
  const heading = await screen.findByRole('heading', { name: /^Perfis/ });
  await waitFor(() => expect(heading).toHaveFocus());
});
