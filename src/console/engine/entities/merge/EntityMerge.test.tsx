import { screen, waitFor, within } from '@testing-library/react';
import { cpf } from 'cpf-cnpj-validator';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';
import { session } from '../../auth/session.ts';

connectNetwork();
beforeEach(() => session.set({ status: 'out', reason: 'left' }));

type Kept = Readonly<Record<string, unknown>> & { readonly Identificador: number; readonly Versao: number };

const caller = (token: string) => async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${apiAddress}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return ((await answer.json()) as { ItemRegistro: Kept }).ItemRegistro;
};

async function twoClients(token: string) {
  const call = caller(token);
  const make = (Nome: string, Municipio: string) =>
    call('POST', 'Cliente/Incluir', {
      Nome,
      TipoPessoa: 'F',
      Documento: cpf.generate(),
      Municipio,
      Uf: 'MG',
    });
  const [stays, goes] = [
    await make('Belmira Antunes', 'Unaí'),
    await make('Belmira Antunes Lopes', 'Paracatu'),
  ];
  const operation = await call('POST', 'Operacao/Incluir', {
    IdentificadorCliente: stays.Identificador,
    TipoImovel: 'Rural',
  });
  await call('POST', 'Operacao/Incluir', { IdentificadorCliente: goes.Identificador, TipoImovel: 'Rural' });
  return {
    call,
    stays,
    goes,
    operation,
    path: `/nav/cliente/mesclar?ids=${goes.Identificador},${stays.Identificador}`,
  };
}

test('shows records side by side, merges them as chosen, and undoes it', async () => {
  const token = await signedIn('administrador');
  const { call, stays, goes, path } = await twoClients(token);
  const { user } = await renderConsole({ path, token });
  const names = await screen.findByRole('group', { name: 'Nome' });
  // Both are referred to by one operation: the older stays.
  const survivor = screen.getByRole('group', { name: 'Registro que fica' });
  expect(within(survivor).getByRole('radio', { name: /^Belmira Antunes nº \d/ })).toBeChecked();
  expect(within(names).getByRole('radio', { name: /^Belmira Antunes, de/ })).toBeChecked();
  await user.click(within(names).getByRole('radio', { name: /^Belmira Antunes Lopes/ }));
  expect(screen.getByText(/campos iguais$/)).toBeVisible();
  const moving = screen.getByRole('table');
  expect(within(moving).getByRole('row', { name: 'Operações 1 1 1' })).toBeVisible();
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Mesclar em “Belmira Antunes”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mesclar 1 registro em “Belmira Antunes”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Mesclar' }));
  expect(await screen.findByText('Registros mesclados.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Belmira Antunes Lopes' })).toBeVisible();
  expect(await call('GET', `Cliente/Retornar/${stays.Identificador}`)).toMatchObject({
    Nome: 'Belmira Antunes Lopes',
    Municipio: 'Unaí',
  });
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Mesclagem desfeita.')).toBeVisible();
  expect(await call('GET', `Cliente/Retornar/${goes.Identificador}`)).toMatchObject({
    Nome: 'Belmira Antunes Lopes',
  });
  expect(await call('GET', `Cliente/Retornar/${stays.Identificador}`)).toMatchObject({
    Nome: 'Belmira Antunes',
  });
});

test('the page of one that was merged leads to the one that stayed, whose history undoes it', async () => {
  const token = await signedIn('administrador');
  const { call, stays, goes } = await twoClients(token);
  await call('POST', 'Cliente/Mesclar', {
    Sobrevivente: stays.Identificador,
    Registros: [stays, goes].map(({ Identificador, Versao }) => ({ Identificador, Versao })),
  });
  const { user } = await renderConsole({ path: `/nav/cliente/${goes.Identificador}/show`, token });
  expect(await screen.findByRole('heading', { level: 1, name: 'Registro mesclado' })).toBeVisible();
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Belmira Antunes' }));
  await user.click(await screen.findByRole('tab', { name: 'Histórico' }));
  expect(await screen.findByText(/mesclou outros registros neste/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer mesclagem' }));
  const dialog = await screen.findByRole('dialog', { name: 'Desfazer esta mesclagem?' });
  await user.click(within(dialog).getByRole('button', { name: 'Desfazer mesclagem' }));
  expect(await screen.findByText('Mesclagem desfeita.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer mesclagem' })).toBeNull());
});

test('says that somebody changed a record meanwhile, and reads it again', async () => {
  const token = await signedIn('administrador');
  const { call, goes, path } = await twoClients(token);
  const { user } = await renderConsole({ path, token });
  await screen.findByRole('group', { name: 'Nome' });
  await call('PUT', `Cliente/Alterar/${goes.Identificador}`, {
    Versao: goes.Versao,
    Nome: 'Belmira A. Lopes',
  });
  await user.click(screen.getByRole('button', { name: /^Mesclar em/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mesclar' }));
  const again = await screen.findByRole('button', { name: 'Ler de novo' });
  expect(again.closest('[role=alert]')).toHaveTextContent(/alter/);
  await user.click(again);
  expect(await screen.findByRole('radio', { name: /^Belmira A\. Lopes, de/ })).toBeVisible();
});

test.each([
  ['/nav/cliente/mesclar', 'Marque de 2 a 5 registros para mesclar.'],
  ['/nav/cliente/mesclar?ids=1', 'Marque de 2 a 5 registros para mesclar.'],
  ['/nav/cliente/mesclar?ids=1,2,3,4,5,6', 'Marque de 2 a 5 registros para mesclar.'],
])('says how many are merged at %s', async (path, text) => {
  await renderConsole({ path, token: await signedIn('administrador') });
  expect(await screen.findByText(text)).toBeVisible();
});

test('is not open to who may not take records away', async () => {
  await renderConsole({ path: '/nav/cliente/mesclar?ids=1,2', token: await signedIn('analista') });
  expect(await screen.findByText(/CLIENTE\.EXCLUIR/)).toBeVisible();
});

test('tells when it cannot be read, and tries again', async () => {
  network.use(http.get(`${apiAddress}Cliente/Mesclagem`, () => HttpResponse.error(), { once: true }));
  const { user } = await renderConsole({
    path: '/nav/cliente/mesclar?ids=1,2',
    token: await signedIn('administrador'),
  });
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('group', { name: 'Registro que fica' })).toBeVisible();
});
