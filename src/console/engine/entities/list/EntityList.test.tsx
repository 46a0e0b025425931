import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';

connectNetwork();

const openList = async (path = '/nav/cliente') => {
  const console = await renderConsole({ path, token: await signedIn('administrador') });
  await screen.findByRole('heading', { name: /^Clientes/ });
  return console;
};
const table = () => screen.findByRole('table');

test('shows the first page, the count, and pages on', async () => {
  const { user } = await openList();
  expect(within(await table()).getAllByRole('row')).toHaveLength(26);
  expect(screen.getByText(/^1–25 de [3-9]\d$/)).toBeVisible();
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Página seguinte' }));
  expect(await screen.findByText(/^26–[3-5]\d de [3-9]\d$/)).toBeVisible();
  expect(location.hash).toContain('page=2');
});

test('finds by free text, and keeps personal text out of the address', async () => {
  const { user } = await openList();
  await table();
  await user.type(screen.getByRole('searchbox'), 'cliente 07{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Clientes \d de [3-9]\d$/),
  );
  expect(screen.getAllByRole('link', { name: 'Cliente 07' })).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: 'Cliente 08' })).toBeNull();
  expect(decodeURIComponent(location.hash)).not.toContain('07');
});

test('filters by a field of its kind, says so in a chip, and takes it away again', async () => {
  const { user } = await openList();
  await table();
  await user.click(screen.getByRole('button', { name: 'Filtro' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Tipo de pessoa' }));
  const editor = await screen.findByRole('dialog', { name: 'Tipo de pessoa' });
  await user.click(within(editor).getByRole('checkbox', { name: 'Pessoa jurídica' }));
  await user.click(within(editor).getByRole('button', { name: 'Aplicar' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Clientes 1\d de [3-9]\d$/),
  );
  await user.click(screen.getByRole('button', { name: 'Tirar o filtro Tipo de pessoa' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Clientes [3-9]\d$/),
  );
});

test('forgets a word still being typed when the filters are cleared', async () => {
  const { user } = await openList();
  await table();
  await user.type(screen.getByRole('searchbox'), 'cliente 07{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Cliente 08' })).toBeNull());
  await user.type(screen.getByRole('searchbox'), ' zzz');
  await user.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  // Longer than the pause after which a typed word is searched for.
  await new Promise((resolve) => setTimeout(resolve, 450));
  expect(await screen.findByRole('link', { name: 'Cliente 08' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('says what was tried when nothing matches, and leads out', async () => {
  const { user } = await openList();
  await table();
  await user.type(screen.getByRole('searchbox'), 'zzzz{Enter}');
  expect(await screen.findByRole('heading', { name: 'Nenhum cliente com “zzzz”' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpar a procura' }));
  expect(await table()).toBeVisible();
});

test('says in the words of the schema that a document is nobody’s', async () => {
  const { user } = await openList();
  await table();
  await user.type(screen.getByRole('searchbox'), '529.982.247-25{Enter}');
  const sentence = 'Não existe cliente com o documento informado';
  expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
});

test('shows the sentence of the specification when there is nothing', async () => {
  network.use(
    http.get(`${apiAddress}Diretoria/Listar`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: { Itens: [], Total: 0, TotalExato: true } }),
    ),
  );
  await renderConsole({ path: '/nav/diretoria', token: await signedIn('administrador') });
  expect(await screen.findByText('Não existem dados à serem apresentados')).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('shows a failure inside the list, and tries again', async () => {
  network.use(
    http.get(`${apiAddress}Cliente/Listar`, () =>
      HttpResponse.json({ Sucesso: false, Erros: [{ Texto: 'Fora do ar.', Codigo: 'x' }] }, { status: 503 }),
    ),
  );
  const { user } = await openList();
  expect(await screen.findByText('A lista não carregou.')).toBeVisible();
  expect(screen.getByText(/Fora do ar\./)).toBeVisible();
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await table()).toBeVisible();
});

test('offers no more than the profile allows', async () => {
  await renderConsole({ path: '/nav/cliente', token: await signedIn('consulta') });
  await table();
  expect(screen.queryByRole('link', { name: 'Novo cliente' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Novo cliente' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Usuários' })).toBeNull();
});
