import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';

connectNetwork();

test('shows the facts by section, and what hangs on the record', async () => {
  await renderConsole({ path: '/nav/grupo/1/show', token: await signedIn('administrador') });
  expect(await screen.findByRole('heading', { name: 'Grupo Mourão' })).toBeVisible();
  const panel = await screen.findByRole('region', { name: /^Clientes do grupo/ });
  const link = await within(panel).findByRole('link', { name: 'Cliente 01' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/nav/cliente/'));
  expect(await faults()).toEqual([]);
});

test('tells who changed what', async () => {
  const { user } = await renderConsole({ path: '/nav/grupo/1/show', token: await signedIn('administrador') });
  await user.click(await screen.findByRole('tab', { name: 'Histórico' }));
  expect(await screen.findByText('incluiu o registro', { exact: false })).toBeVisible();
  expect(location.hash).toContain('aba=historico');
  expect(await faults()).toEqual([]);
});

test('asks in the words of the specification before it deletes, and undoes', async () => {
  const token = await signedIn('administrador');
  const made = await fetch(`${apiAddress}Diretoria/Incluir`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ Nome: 'Diretoria de Passagem' }),
  });
  const { Identificador } = ((await made.json()) as { ItemRegistro: { Identificador: number } }).ItemRegistro;
  const { user } = await renderConsole({ path: `/nav/diretoria/${Identificador}/show`, token });
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Confirma a exclusão da diretoria Diretoria de Passagem?',
  });
  expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Excluir diretoria' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Diretorias/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('heading', { name: 'Diretoria de Passagem' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir diretoria' }));
});

test('explains a record that is not there', async () => {
  await renderConsole({ path: '/nav/grupo/999999/show', token: await signedIn('administrador') });
  expect(await screen.findByRole('heading', { name: /não existe, ou não está entre os seus/ })).toBeVisible();
});
