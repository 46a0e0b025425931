import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  leaveMachine,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';

connectNetwork();
beforeEach(leaveMachine);

const path = '/nav/desenvolvimento/api';

const open = async (options: Parameters<typeof renderConsole>[0] = {}) =>
  renderConsole({ path, token: await signedIn('consulta'), development: true, ...options });

test('shows a call with its code, what it takes, an example and the statuses', async () => {
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'Referência da API', level: 1 })).toBeVisible();
  await user.selectOptions(await screen.findByLabelText('Assunto'), 'Clientes');
  const [item] = screen
    .getAllByRole('listitem')
    .filter((one) => within(one).queryByText('/Cliente/Incluir') !== null);
  if (!item) throw new Error('no such call');
  await user.click(within(item).getByText('/Cliente/Incluir'));
  expect(await within(item).findByText('CLIENTE.INCLUIR')).toBeVisible();
  expect(within(item).getByText('Documento')).toBeVisible();
  const example = within(item).getByRole('region', { name: 'Exemplo: POST /Cliente/Incluir' });
  expect(JSON.parse(example.textContent ?? '')).toMatchObject({ TipoPessoa: expect.any(String) });
  expect(within(item).getByText('422')).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('finds calls of every subject by words, and says when there is none', async () => {
  const { user } = await open({ locale: 'en-us' });
  const search = await screen.findByRole('searchbox', { name: 'Search calls' });
  await user.type(search, 'post feriado incluir');
  expect(await screen.findByText('/Feriado/Incluir')).toBeVisible();
  expect(screen.queryByText('/Cliente/Incluir')).toBeNull();
  await user.type(search, ' zzz');
  expect(await screen.findByText(/No call has these words/)).toBeVisible();
});

test('stands in the menu in development mode, and nowhere else', async () => {
  await open({ path: '/nav' });
  expect(await screen.findByRole('link', { name: 'Referência da API' })).toBeVisible();
});

test('is not there where config.json names no development mode', async () => {
  await open({ development: false });
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Referência da API' })).toBeNull();
});

test('says that the description was not read, and reads it again', async () => {
  let isDown = true;
  network.use(
    http.get(`${apiAddress}openapi.json`, () =>
      isDown ? HttpResponse.json({ Sucesso: false, Erros: [] }, { status: 503 }) : undefined,
    ),
  );
  const { user } = await open();
  expect(await screen.findByText('A descrição da API não foi lida.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByLabelText('Assunto')).toBeVisible();
});
