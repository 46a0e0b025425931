import { screen, waitFor } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import { connectNetwork, renderConsole } from '../../../../test/support/console/renderConsole.tsx';

connectNetwork();

test('goes from the empty address to the sign-in page', async () => {
  await renderConsole();
  expect(await screen.findByRole('heading', { name: 'Acesso' })).toBeVisible();
  expect(location.hash).toBe('#/login/acesso');
  expect(await faults()).toEqual([]);
});

test('says what is missing beside the field, and puts the focus there', async () => {
  const { user } = await renderConsole();
  await user.click(await screen.findByRole('button', { name: 'Entrar' }));
  const email = screen.getByLabelText('E-mail');
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Escreva o e-mail.');
});

test('keeps the e-mail when the password is refused, and tells why', async () => {
  const { user } = await renderConsole();
  await user.type(await screen.findByLabelText('E-mail'), 'administrador@ensaio.example');
  await user.type(screen.getByLabelText('Senha'), 'outra coisa qualquer');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('administrador@ensaio.example');
  expect(sessionStorage.getItem('folio.token')).toBeNull();
});

test('goes by Tab from the e-mail to the password', async () => {
  const { user } = await renderConsole();
  await user.click(await screen.findByLabelText('E-mail'));
  await user.tab();
  expect(screen.getByLabelText('Senha')).toHaveFocus();
});

test('comes back to the page that was asked for, with its query', async () => {
  const { user } = await renderConsole({ path: '/nav/cliente?page=2' });
  await user.type(await screen.findByLabelText('E-mail'), 'administrador@ensaio.example');
  await user.type(screen.getByLabelText('Senha'), inject('password'));
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByRole('heading', { name: /^Clientes/ })).toBeVisible();
  expect(location.hash).toContain('#/nav/cliente?page=2');
  expect(sessionStorage.getItem('folio.token')).toMatch(/.{20,}/);
});

test('fills in a sign-in of the demo, and shows none elsewhere', async () => {
  const { user, unmount } = await renderConsole({
    demo: [{ Login: 'analista@exemplo.com.br', Senha: 'demonstracao' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Usar Analista' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('analista@exemplo.com.br');
  expect(screen.getByLabelText('Senha')).toHaveValue('demonstracao');
  unmount();
  await renderConsole();
  await screen.findByRole('heading', { name: 'Acesso' });
  expect(screen.queryByText('Demonstração')).toBeNull();
});

test('speaks English when asked to', async () => {
  const { user } = await renderConsole();
  await user.click(await screen.findByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  await waitFor(() => expect(document.documentElement.lang).toBe('en-US'));
});
