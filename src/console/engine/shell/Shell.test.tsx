import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  apiAddress,
  callsFromNow,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { headers, toEnvelope } from '../../../metadata/wire/envelope.ts';
import { session } from '../auth/session.ts';
import { lastUse } from '../client/lastUse.ts';
import { warnBefore } from './SessionWarning.tsx';

connectNetwork();
afterEach(() => vi.restoreAllMocks());

const open = async (path = '/nav', login: Parameters<typeof signedIn>[0] = 'consulta') => {
  const console = await renderConsole({ path, token: await signedIn(login) });
  await screen.findByRole('heading', { level: 1 });
  return console;
};

test('leads past the bar by the first keys of a page', async () => {
  const { user } = await open('/nav/cliente');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Ir para o conteúdo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  screen.getByRole('button', { name: 'Ir para a busca' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('combobox', { name: 'Busca geral' })).toHaveFocus();
});

test('scrolls to the part an address names, and gives it the focus', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open('/nav/calculadoras#calculos-recentes', 'analista');
  const part = await waitFor(() => {
    const found = document.getElementById('calculos-recentes');
    expect(found).toHaveFocus();
    return found;
  });
  expect(scrolled.mock.contexts).toContain(part);
});

test('opens a page whose address ends in a part that is not there', async () => {
  await open('/nav/cliente#%E0%A4%A');
  expect(await screen.findByRole('heading', { name: /^Clientes/ })).toBeVisible();
});

test('says that there is no network for as long as there is none', async () => {
  await open();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^Sem conexão/)).toBeVisible();
  expect(await faults()).toEqual([]);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^Sem conexão/)).toBeNull();
});

/** As if nothing had been asked for so long that so many seconds are left. */
function nearEnd(seconds: number): void {
  const now = session.get();
  if (now.status !== 'in') throw new Error('not signed in');
  act(() => {
    lastUse.set(0);
    const ExpiraEm = new Date(Date.now() + seconds * 1000).toISOString();
    session.set({ ...now, data: { ...now.data, ExpiraEm } });
  });
}

test('asks the server before it warns: another tab may have kept the session awake', async () => {
  await open();
  const asked = callsFromNow();
  nearEnd(warnBefore - 30);
  await waitFor(() => expect(asked).toContain('Autenticacao/CarregarDadoToken'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Continuar conectado/ })).toBeNull());
});

test('warns once in words, and stays by one key wherever the focus is', async () => {
  const { user } = await open();
  // The server says the same of it, until somebody is there.
  network.use(
    http.get(`${apiAddress}Autenticacao/CarregarDadoToken`, ({ request }) => {
      const now = session.get();
      const isThere = request.headers.get(headers.background) === null;
      return isThere || now.status !== 'in' ? undefined : HttpResponse.json(toEnvelope(now.data));
    }),
  );
  nearEnd(warnBefore - 30);
  const button = await screen.findByRole('button', { name: /^Continuar conectado/ });
  const said = 'Sua sessão termina em 60 s por falta de uso. F2 mantém você conectado.';
  expect(screen.getByText(said)).toHaveAttribute('role', 'alert');
  expect(await faults()).toEqual([]);
  await user.keyboard('{F2}');
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(session.get().status).toBe('in');
});

test('tells what the keys do, when asked by one and outside of fields only', async () => {
  const { user } = await open('/nav/cliente');
  await user.keyboard('?');
  // The simulated page opens no dialogs: what is in it is there all the same.
  const sheet = (await screen.findByText('Teclas')).closest('dialog') as HTMLElement;
  expect(within(sheet).getByText('busca registros, telas, visões e ações')).toBeInTheDocument();
  await user.click(within(sheet).getByRole('button', { name: 'Fechar', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await user.type(screen.getByRole('searchbox'), 'quem?');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});
