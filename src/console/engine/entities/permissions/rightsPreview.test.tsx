import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  callsFromNow,
  connectNetwork,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';
import { session } from '../../auth/session.ts';
import { scopeKeys } from './ScopeNote.tsx';

connectNetwork();
beforeEach(() => session.set({ status: 'out', reason: 'left' }));

let token = '';
let turn = 0;

async function call(method: string, path: string, body?: object) {
  const answer = await fetch(`${apiAddress}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { ItemRegistro, Erros } = await answer.json();
  expect(Erros).toBeUndefined();
  return ItemRegistro;
}

/** Two profiles; Ana holds the first, Bruno both. */
async function furnish() {
  token = await signedIn('administrador');
  turn += 1;
  const mark = `${process.env.VITEST_POOL_ID ?? '1'}.${turn}`;
  const { IdentificadorEmpresa } = await call('GET', 'Autenticacao/CarregarDadoToken');
  const profile = (Nome: string, Codigos: string[]) =>
    call('POST', 'Perfil/Incluir', {
      Nome: `${Nome} ${mark}`,
      Codigos: Codigos.map((Codigo) => ({ Codigo })),
      CodigosConceder: [],
    });
  const person = (Nome: string, Perfis: number[]) =>
    call('POST', 'Usuario/Incluir', {
      Nome,
      Login: `${Nome.toLowerCase().replace(/\W/g, '')}.${mark}@ensaio.example`,
      Vinculos: [{ IdentificadorEmpresa, Perfis, Filiais: [], Ativo: true }],
    });
  const first = await profile('Vendas', ['CLIENTE.CONSULTAR']);
  const second = await profile('Carteira', ['CLIENTE.CONSULTAR', 'CLIENTE.EXCLUIR']);
  const ana = await person('Ana Lima', [first.Identificador]);
  await person('Bruno Sá', [first.Identificador, second.Identificador]);
  return { first, second, ana };
}

const save = /^Salvar( Ctrl S)?$/;

test('before a profile is saved, tells who gains and who does not change, and goes back or on', async () => {
  const { first, second } = await furnish();
  const { user } = await renderConsole({ path: `/nav/perfil/${first.Identificador}`, token });
  await user.click(await screen.findByRole('tab', { name: 'Pode fazer' }));
  const matrix = within(await screen.findByRole('table', { name: /^Pode fazer/ }));
  await user.click(matrix.getByRole('checkbox', { name: 'Clientes: Excluir' }));
  await user.click(screen.getByRole('button', { name: save }));
  const dialog = await screen.findByRole('dialog', { name: 'Mudar os direitos de 1 pessoa?' });
  expect(dialog).toHaveTextContent('Ana Lima' + 'ganha 1: Excluir clientes');
  expect(dialog).toHaveTextContent(`Bruno Sá não muda: já tem por ${second.Nome}.`);
  expect(await faults()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await call('GET', `Perfil/Retornar/${first.Identificador}`)).Versao).toBe(1);
  expect(matrix.getByRole('checkbox', { name: 'Clientes: Excluir' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: save }));
  const again = await screen.findByRole('dialog', { name: 'Mudar os direitos de 1 pessoa?' });
  await user.click(within(again).getByRole('button', { name: 'Salvar' }));
  await waitFor(async () =>
    expect((await call('GET', `Perfil/Retornar/${first.Identificador}`)).Versao).toBe(2),
  );
});

test('is quiet when nobody is affected, and is not asked about other fields', async () => {
  token = await signedIn('administrador');
  const made = await call('POST', 'Perfil/Incluir', { Nome: `De ninguém ${Math.random()}`, Codigos: [] });
  const { user } = await renderConsole({ path: `/nav/perfil/${made.Identificador}`, token });
  const name = await screen.findByRole('textbox', { name: /^Nome/ });
  const calls = callsFromNow();
  await user.type(name, ' x');
  await user.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(location.hash).toMatch(/\/show$/));
  expect(calls.filter((one) => one.includes('/Previa'))).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('before a person is saved, tells what they lose; says in plain words whose records they will see', async () => {
  const { ana } = await furnish();
  const { user } = await renderConsole({ path: `/nav/usuario/${ana.Identificador}`, token });
  const note = await screen.findByText('O que esta pessoa verá:');
  expect(note.parentElement).toHaveTextContent(/os registros de que é officer ou analista/);
  const choose = (group: string, choice: string) =>
    user.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: choice }));
  await choose('Vê registros de todos os proprietários', 'Sim');
  expect(note.parentElement).toHaveTextContent(/os registros de todos os proprietários da empresa/);
  await choose('Ativo', 'Não');
  expect(note.parentElement).toHaveTextContent(/nenhum registro desta empresa/);
  await user.click(screen.getByRole('button', { name: save }));
  const dialog = await screen.findByRole('dialog', { name: 'Mudar os direitos de 1 pessoa?' });
  expect(dialog).toHaveTextContent('Ana Lima' + 'perde 1: Consultar clientes');
  await user.click(within(dialog).getByRole('button', { name: 'Voltar' }));
});

test('the note on data scope follows memberships, branches and alerts', () => {
  const link = { IdentificadorEmpresa: 1, Perfis: [1], Ativo: true };
  const keys = (data: object) => scopeKeys(data as never).map(({ key }) => key);
  expect(keys({})).toEqual(['nothing']);
  expect(keys({ Vinculos: [link], Ativo: false })).toEqual(['nothing']);
  expect(keys({ Vinculos: [link] })).toEqual(['own']);
  expect(keys({ Vinculos: [link], UsuariosAlerta: [7, 8] })).toEqual(['own', 'alerts']);
  expect(keys({ Vinculos: [link], UsuariosAlerta: [7], TodosProprietarios: true })).toEqual(['all']);
  expect(keys({ Vinculos: [{ ...link, Filiais: [3] }] })).toEqual(['own', 'branches']);
});
