import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  apiAddress,
  callsFromNow,
  connectNetwork,
  leaveMachine,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';

connectNetwork();
beforeEach(leaveMachine);

const call = async (token: string, path: string, body?: object) => {
  const answer = await fetch(`${apiAddress}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
  return ((await answer.json()) as { ItemRegistro: any }).ItemRegistro;
};

/** A person just added, with the temporary password they were handed. */
async function newcomer(Login: string): Promise<string> {
  const token = await signedIn('administrador');
  const giver = await call(token, 'Autenticacao/CarregarDadoToken');
  const { IdentificadorEmpresa } = giver;
  const Perfis = [giver.Perfis[0].Identificador];
  const { Identificador, Versao } = await call(token, 'Usuario/Incluir', {
    Nome: 'Nova Pessoa',
    Login,
    Vinculos: [{ IdentificadorEmpresa, Perfis, Filiais: [], Ativo: true }],
  });
  const made = await call(token, `Usuario/Executar/redefinir-senha/${Identificador}`, { Versao });
  return made.SenhaProvisoria;
}

test('opens everything at once to a new person who has changed the temporary password', async () => {
  const temporary = await newcomer('nova@ensaio.example');
  const { user } = await renderConsole({ path: '/nav/cliente' });
  await user.type(await screen.findByLabelText('E-mail'), 'nova@ensaio.example');
  await user.type(screen.getByLabelText('Senha'), temporary);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByRole('heading', { name: 'Alterar senha' })).toBeVisible();
  expect(await faults()).toEqual([]);
  const asked = callsFromNow();
  await user.type(screen.getByLabelText('Senha atual'), temporary);
  await user.type(screen.getByLabelText('Nova senha'), 'duas antas na várzea');
  await user.type(screen.getByLabelText('Nova senha, outra vez'), 'duas antas na várzea');
  await user.click(screen.getByRole('button', { name: 'Salvar a senha' }));
  expect(await screen.findByRole('heading', { name: /^Clientes/ })).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Principal' });
  expect(within(menu).getByRole('link', { name: 'Clientes' })).toBeVisible();
  expect(asked.slice(0, 5).map((call) => call.split('?')[0])).toEqual([
    'Autenticacao/AlterarSenha',
    'Autenticacao/ValidarToken',
    'Autenticacao/CarregarDadoToken',
    'Autenticacao/CarregarTransacao',
    'Preferencia/Listar',
  ]);
});

test('refuses a page at its own address, and leads from the address of a refusal to the start', async () => {
  const token = await signedIn('consulta');
  const { unmount } = await renderConsole({ path: '/nav/usuario', token });
  expect(
    await screen.findByRole('heading', { name: 'Seu perfil não dá acesso a esta página' }),
  ).toBeVisible();
  expect(location.hash).toBe('#/nav/usuario');
  unmount();
  await renderConsole({ path: '/nav/access-denied', token });
  await waitFor(() => expect(location.hash).toBe('#/nav'));
  expect(screen.queryByRole('heading', { name: 'Seu perfil não dá acesso a esta página' })).toBeNull();
});
