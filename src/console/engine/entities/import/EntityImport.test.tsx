import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';
import './EntityImport.tsx';
import { entityNamed } from '../../../../metadata/entities.ts';
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
const input = () => screen.getByLabelText<HTMLInputElement>('Arquivo CSV ou .xlsx', { selector: 'input' });
const asked = (path = 'Grupo/Importar') => {
  const calls: string[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.url.startsWith(`${apiAddress}${path}`)) calls.push(new URL(request.url).search);
  });
  return calls;
};

test('checks first, writes when asked, and leads to the list', async () => {
  const calls = asked();
  const { user } = await open();
  expect(await faults()).toEqual([]);
  await user.upload(input(), csv('\uFEFFNome;Cor\r\nGrupo do Arquivo;azul\r\n'));
  expect(await screen.findByRole('heading', { name: 'grupos.csv: 1 linha' })).toBeVisible();
  expect(await screen.findByText('Tudo confere. Nada foi gravado ainda.')).toBeVisible();
  // What is not known is left aside, and can be said.
  expect(screen.getByLabelText(/^Cor/)).toHaveDisplayValue('Não importar');
  expect(calls).toEqual(['?Simular=true&Idioma=pt-br']);
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Importar 1 registro' }));
  expect(await screen.findAllByText('1 registro incluído.')).not.toEqual([]);
  expect(calls).toEqual(['?Simular=true&Idioma=pt-br', '?Simular=false&Idioma=pt-br']);
  const way = await screen.findByRole('link', { name: 'Abrir a lista' });
  expect(way).toHaveFocus();
  await user.click(way);
  const row = await screen.findByRole('checkbox', { name: 'Selecionar Grupo do Arquivo' });
  await user.click(row);
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir 1' }));
  await screen.findByText('1 registro excluído.');
});

test('shows each error in its line, to be corrected there', async () => {
  const { user } = await open();
  await user.upload(input(), csv(`Nome\r\nGrupo Mourão\r\n\r\n"${'x'.repeat(400)}"\r\n`));
  expect(await screen.findByText('2 linhas a corrigir.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull();
  expect(await faults()).toEqual([]);
  const [first, second] = screen.getAllByRole('textbox', { name: /^Nome da linha/ });
  expect(first).toHaveAccessibleName('Nome da linha 2');
  expect(first).toHaveAccessibleDescription(/já cadastrado/);
  expect(second).toHaveAccessibleName('Nome da linha 4');
  await user.clear(first as HTMLElement);
  await user.type(first as HTMLElement, 'Grupo Corrigido na Linha');
  expect(screen.getByText('Há mudanças por conferir. Nada foi gravado ainda.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 linha a corrigir.')).toBeVisible();
  // The way goes on at the next error.
  const left = screen.getByRole('textbox', { name: 'Nome da linha 4' });
  await waitFor(() => expect(left).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Importar 1 e deixar 1 linha de fora' })).toBeVisible();
});

test('writes the good lines and gives the others back as a file', async () => {
  const { user } = await open();
  const kept: Blob[] = [];
  const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    kept.push(blob as Blob);
    return 'blob:x';
  });
  await user.upload(input(), csv(`Nome;Descrição\r\nGrupo Que Entra;=1+1\r\n${'x'.repeat(400)};=2+2\r\n`));
  await user.click(await screen.findByRole('button', { name: 'Importar 1 e deixar 1 linha de fora' }));
  expect(await screen.findByText('1 registro incluído. 1 linha ficou de fora.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Baixar a linha com erro' }));
  const text = await kept.at(-1)?.text();
  expect(text).toMatch(/^\uFEFF?Nome;Descrição;Motivo\r\nx{400};'=2\+2;/);
  createObjectURL.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Desfazer a importação' }));
  expect(
    await screen.findByText('1 grupo vai para Excluídos, de onde pode voltar por 30 dias.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer 1' }));
  expect(await screen.findByText(/^Desfeito: 1 grupo como antes/)).toBeVisible();
  const undoing = await screen.findByText(/desfez a nº \d+: 1 grupo/);
  expect(undoing).toBeVisible();
  expect(await faults()).toEqual([]);
  // What was undone is undone in turn: looked at once, done once, and then the page rests.
  const calls = asked('Grupo/DesfazerLote');
  await user.click(screen.getAllByRole('button', { name: /^Desfazer nº/ })[0] as HTMLElement);
  expect(await screen.findByText('1 grupo volta ao que era antes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((rested) => setTimeout(rested, 500));
  expect(calls).toHaveLength(2);
});

test('says which column is which field, one field for one column', async () => {
  const { user } = await open();
  await user.upload(input(), csv('Como se chama;Nome\r\nGrupo Mapeado;Outro\r\n'));
  await screen.findByText('Tudo confere. Nada foi gravado ainda.');
  await user.selectOptions(screen.getByLabelText(/^Como se chama/), 'Nome');
  expect(screen.getByLabelText(/^Nome/)).toHaveDisplayValue('Não importar');
  await user.click(screen.getByRole('button', { name: 'Conferir de novo' }));
  await screen.findByText('Tudo confere. Nada foi gravado ainda.');
  await user.click(screen.getByRole('button', { name: 'Importar 1 registro' }));
  await user.click(await screen.findByRole('link', { name: 'Abrir a lista' }));
  expect(await screen.findByRole('link', { name: 'Grupo Mapeado' })).toBeVisible();
});

test('asks what the columns are where no title says so', async () => {
  const { user } = await open();
  await user.upload(input(), csv('a;b\r\nGrupo Sem Título;2\r\n'));
  expect(await screen.findByText(/Nenhuma coluna do arquivo foi reconhecida/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/^a/), 'Nome');
  await user.click(screen.getByRole('button', { name: 'Conferir de novo' }));
  expect(await screen.findByText('Tudo confere. Nada foi gravado ainda.')).toBeVisible();
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
  const drop = (files: File[]) => fireEvent.drop(place, { dataTransfer: { files, items: [] } });
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
  expect(screen.queryByDisplayValue('Não importar')).toBeNull();
});

test('is for those who may create', async () => {
  await renderConsole({ path: '/nav/cliente/importar', token: await signedIn('consulta') });
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Seu perfil não dá acesso a esta página',
    ),
  );
});
