import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  leaveMachine,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';

connectNetwork();
beforeEach(leaveMachine);

const lives = async (token: string) => {
  const answer = await fetch(`${apiAddress}Autenticacao/CarregarDadoToken`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status === 200;
};

const open = async () => {
  const token = await signedIn('consulta');
  await fetch(`${apiAddress}Autenticacao/EncerrarOutrasSessoes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const others = [await signedIn('consulta'), await signedIn('consulta')] as const;
  const view = await renderConsole({ path: '/nav', token });
  await view.user.click(await screen.findByRole('button', { name: /conta de/ }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Minhas sessões' }));
  expect(await screen.findByRole('heading', { name: 'Minhas sessões', level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Endereço de rede')).toHaveLength(3));
  return { ...view, token, others };
};

test('shows where one is signed in, and ends one session after asking', async () => {
  const { user, token, others } = await open();
  expect(screen.getAllByText('Esta sessão')).toHaveLength(1);
  expect(screen.getAllByText('Banco do Ensaio S.A.').length).toBeGreaterThanOrEqual(3);
  expect(document.body.textContent).not.toContain(others[0]);
  expect(await faults()).toEqual([]);
  const [first] = screen.getAllByRole('button', { name: /^Encerrar a sessão em / });
  if (first) await user.click(first);
  const dialog = await screen.findByRole('dialog', { name: 'Encerrar esta sessão?' });
  await user.click(within(dialog).getByRole('button', { name: 'Encerrar' }));
  await waitFor(() => expect(screen.getAllByText('Endereço de rede')).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Encerrar a sessão em / })).toHaveFocus());
  expect([await lives(token), await lives(others[0]), await lives(others[1])].filter(Boolean)).toHaveLength(
    2,
  );
  expect(await lives(token)).toBe(true);
});

test('ends all others at once', async () => {
  const { user, token, others } = await open();
  await user.click(screen.getByRole('button', { name: 'Encerrar as outras' }));
  const dialog = await screen.findByRole('dialog', { name: 'Encerrar todas as outras sessões?' });
  await user.click(within(dialog).getByRole('button', { name: 'Encerrar as outras' }));
  await waitFor(() => expect(screen.getAllByText('Endereço de rede')).toHaveLength(1));
  expect([await lives(token), await lives(others[0]), await lives(others[1])]).toEqual([true, false, false]);
  expect(screen.queryByRole('button', { name: 'Encerrar as outras' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Minhas sessões' })).toHaveFocus());
});

test('says that the sessions were not read, and reads them again', async () => {
  const token = await signedIn('consulta');
  let isDown = true;
  network.use(
    http.get(`${apiAddress}Autenticacao/ListarSessoes`, () =>
      isDown ? HttpResponse.json({ Sucesso: false, Erros: [] }, { status: 503 }) : undefined,
    ),
  );
  const { user } = await renderConsole({ path: '/nav/minhas-sessoes', token });
  expect(await screen.findByText('As sessões não foram lidas.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Esta sessão')).toBeVisible();
});

test('signing out ends the session on the server too, though its token is gone here first', async () => {
  const token = await signedIn('consulta');
  const { user } = await renderConsole({ path: '/nav', token });
  await user.click(await screen.findByRole('button', { name: /conta de/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
  expect(await screen.findByRole('heading', { name: 'Acesso' })).toBeVisible();
  await waitFor(async () => expect(await lives(token)).toBe(false));
});
