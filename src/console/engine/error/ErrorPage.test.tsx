import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';

connectNetwork();

const failOnce = (answer: () => Response) =>
  network.use(http.get(`${apiAddress}Cliente/Listar`, answer, { once: true }));

const openClients = async () => renderConsole({ path: '/nav/cliente', token: await signedIn('consulta') });

test('shows heading, message, description, the texts and the number of an unexpected failure', async () => {
  failOnce(() =>
    HttpResponse.json(
      { Erros: [{ Texto: 'Primeiro.' }, { Texto: 'Segundo.' }] },
      { status: 500, headers: { 'X-Numero-Requisicao': 'b1d6' } },
    ),
  );
  await openClients();
  expect(await screen.findByRole('heading', { name: 'Ocorreu um erro na aplicação' })).toBeVisible();
  expect(location.hash).toBe('#/erro');
  expect(screen.getByText(/Ocorreu um erro durante a sua requisição/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Descrição do erro' })).toBeVisible();
  expect(screen.getByText(/Primeiro/).textContent).toBe('Primeiro.\nSegundo.');
  expect(screen.getByText('b1d6')).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('goes back to what failed, and tries it again', async () => {
  failOnce(() => new HttpResponse('', { status: 500, headers: { 'Application-Error': 'Falha no disco' } }));
  const { user } = await openClients();
  expect(await screen.findByText('Falha no disco')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('heading', { name: /^Clientes/ })).toBeVisible();
  expect(await screen.findByRole('table')).toBeVisible();
  expect(location.hash).toMatch(/^#\/nav\/cliente/);
});

test('shows a page of another server as text', async () => {
  failOnce(() => HttpResponse.html('<h1 onclick="x">502</h1>', { status: 500 }));
  await openClients();
  expect(await screen.findByText('<h1 onclick="x">502</h1>')).toBeVisible();
});

test.each([
  ['broken JSON', () => new HttpResponse('{"Sucesso":tr')],
  ['a page instead of JSON', () => HttpResponse.html('<p>Bem-vindo</p>')],
  ['an envelope around nothing', () => HttpResponse.json({ Sucesso: true, ItemRegistro: null })],
  ['no envelope', () => HttpResponse.json([{ Identificador: 1 }])],
])('tells %s in its own place, and stays where one is', async (_name, answer) => {
  failOnce(answer);
  const { user } = await openClients();
  expect(await screen.findByText(/A resposta de Cliente\/Listar não veio como combinado/)).toBeVisible();
  expect(location.hash).toMatch(/^#\/nav\/cliente/);
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('hands on what an answer of 200 refuses', async () => {
  failOnce(() => HttpResponse.json({ Sucesso: false, Erros: [{ Texto: 'Fechado para balanço.' }] }));
  await openClients();
  expect(await screen.findByText(/Fechado para balanço/)).toBeVisible();
});

test('leads unknown addresses to itself, with nothing to try again', async () => {
  await renderConsole({ path: '/em-lugar-nenhum' });
  expect(await screen.findByText('Este endereço não existe na aplicação.')).toBeVisible();
  expect(location.hash).toBe('#/erro');
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

test('says that nothing is known any more when it is loaded anew', async () => {
  await renderConsole({ path: '/erro' });
  expect(await screen.findByText(/se perdeu quando a página foi recarregada/)).toBeVisible();
});
