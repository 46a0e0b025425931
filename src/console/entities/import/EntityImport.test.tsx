import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { faults } from '../../../../test/support/axe.ts';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/renderConsole.tsx';
import './EntityImport.tsx';
import { entityNamed } from '../../../metadata/entities.ts';
import { importModel } from './importModel.ts';

connectNetwork();

const open = async () => {
  const console = await renderConsole({
    path: '/nav/grupo/importar',
    token: await signedIn('administrador'),
  });
  await screen.findByRole('heading', { level: 1, name: 'Importar grupos' });
  return console;
};
const csv = (text: string, name = 'grupos.csv') => new File([text], name, { type: 'text/csv' });
const input = () => screen.getByLabelText<HTMLInputElement>('Arquivo CSV', { selector: 'input' });
const asked = () => {
  const calls: string[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.url.startsWith(`${apiAddress}Grupo/Importar`)) calls.push(new URL(request.url).search);
  });
  return calls;
};

test('checks first, writes when asked, and leads to the list', async () => {
  const calls = asked();
  const { user } = await open();
  expect(await faults()).toEqual([]);
  await user.upload(input(), csv('\uFEFFNome;Cor\r\nGrupo do Arquivo;azul\r\n'));
  expect(await screen.findByRole('heading', { name: 'grupos.csv: 1 linha' })).toBeVisible();
  expect(screen.getByText('Tudo confere. Nada foi gravado ainda.')).toBeVisible();
  expect(screen.getByText('Cor')).toBeVisible();
  expect(calls).toEqual(['?Simular=true']);
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Importar 1 registro' }));
  expect(await screen.findAllByText('1 registro incluído.')).not.toEqual([]);
  expect(calls).toEqual(['?Simular=true', '?Simular=false']);
  await user.click(screen.getByRole('link', { name: 'Abrir a lista' }));
  const row = await screen.findByRole('checkbox', { name: 'Selecionar Grupo do Arquivo' });
  await user.click(row);
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir 1' }));
  await screen.findByText('1 registro excluído.');
});

test('names every error by line and column, and writes nothing', async () => {
  const { user } = await open();
  await user.upload(input(), csv(`Nome\r\nGrupo Mourão\r\n\r\n"${'x'.repeat(400)}"\r\n`));
  const errors = await screen.findByRole('table');
  expect(
    within(errors)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['2', '4']);
  expect(within(errors).getAllByText('Nome')).not.toEqual([]);
  expect(screen.getByText('2 erros.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull();
  expect(await faults()).toEqual([]);
});

test('shows the first hundred errors and counts all', async () => {
  network.use(
    http.post(`${apiAddress}Grupo/Importar`, () =>
      HttpResponse.json({
        Sucesso: true,
        ItemRegistro: {
          Linhas: 1500,
          Incluidos: 0,
          Colunas: ['Nome'],
          Ignoradas: [],
          Erros: Array.from({ length: 1234 }, (_, index) => ({
            Linha: index + 2,
            Campo: 'Nome',
            Texto: `Erro ${index}`,
          })),
          Simulado: true,
        },
      }),
    ),
  );
  const { user } = await open();
  await user.upload(input(), csv('Nome\r\nx'));
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(101);
  expect(screen.getByText('Os primeiros 100 de 1.234.')).toBeVisible();
});

test('keeps the file through a failure, to be checked again', async () => {
  network.use(
    http.post(`${apiAddress}Grupo/Importar`, () =>
      HttpResponse.json({ Sucesso: false, Erros: [{ Texto: 'Fora do ar.', Codigo: 'x' }] }, { status: 503 }),
    ),
  );
  const { user } = await open();
  await user.upload(input(), csv('Nome\r\nGrupo Que Espera\r\n'));
  expect(await screen.findByText('Fora do ar.')).toBeVisible();
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Conferir de novo' }));
  expect(await screen.findByText('Tudo confere. Nada foi gravado ainda.')).toBeVisible();
});

test('takes a dropped file, one at a time, and none that is too large', async () => {
  const calls = asked();
  await open();
  const place = screen.getByText(/Ou arraste o arquivo/).parentElement as HTMLElement;
  const drop = (files: File[]) => fireEvent.drop(place, { dataTransfer: { files } });
  drop([csv('a'), csv('b')]);
  expect(await screen.findByText('Um arquivo de cada vez.')).toBeVisible();
  const large = csv('x');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  drop([large]);
  expect(await screen.findByText('grupos.csv tem mais de 10 MB. Divida o arquivo.')).toBeVisible();
  expect(calls).toEqual([]);
  drop([csv('Nome\r\nGrupo Solto\r\n', 'solto.csv')]);
  expect(await screen.findByRole('heading', { name: 'solto.csv: 1 linha' })).toBeVisible();
});

test('gives a model that the import itself understands', async () => {
  const { name, bytes } = importModel(entityNamed('grupo'), 'pt-br');
  const head = (await bytes.text()).replace(/^\uFEFF/, '').trim();
  expect(name).toBe('grupo.csv');
  expect(head.split(';')).toContain('Nome');
  const { user } = await open();
  const cells = head.split(';').map((title) => (title === 'Nome' ? 'Grupo do Modelo' : ''));
  await user.upload(input(), csv(`${head}\r\n${cells.join(';')}\r\n`));
  await screen.findByRole('heading', { name: 'grupos.csv: 1 linha' });
  expect(screen.queryByText('Colunas fora do que existe aqui, deixadas de lado')).toBeNull();
});

test('is for those who may create', async () => {
  await renderConsole({ path: '/nav/cliente/importar', token: await signedIn('consulta') });
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Seu perfil não dá acesso a esta página',
    ),
  );
});
