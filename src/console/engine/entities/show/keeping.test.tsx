import { screen, waitFor, within } from '@testing-library/react';
import { cpf } from 'cpf-cnpj-validator';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import { ownGroup } from '../../../../../test/support/console/besideScreen.ts';
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

const caller = (token: string) => async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${apiAddress}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return ((await answer.json()) as { ItemRegistro: Record<string, number> }).ItemRegistro;
};

test('says what refers to a record instead of asking, and takes it out of use', async () => {
  const token = await signedIn('administrador');
  const call = caller(token);
  const group = await ownGroup(token, 'Grupo das Vizinhas');
  const id = Number(group.split('/')[1]);
  for (const Nome of ['Vizinha Um', 'Vizinha Dois', 'Vizinha Três'])
    await call('POST', 'Cliente/Incluir', {
      Nome,
      TipoPessoa: 'F',
      Documento: cpf.generate(),
      IdentificadorGrupo: id,
    });
  const { user } = await renderConsole({ path: `/nav/grupo/${id}/show`, token });
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  const dialog = await screen.findByRole('dialog', {
    name: '“Grupo das Vizinhas” não pode ser excluído enquanto estiver em uso',
  });
  const uses = await within(dialog).findByRole('link', { name: '3 clientes' });
  expect(decodeURIComponent(uses.getAttribute('href') ?? '')).toContain(
    `/nav/cliente?filter={"IdentificadorGrupo":{"operator":"igual","value":[${id}]}}`,
  );
  expect(within(dialog).queryByRole('button', { name: /^Excluir/ })).toBeNull();
  expect(await faults()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Inativar' }));
  expect(await screen.findByText('Grupo inativado.')).toBeVisible();
  const read = () => call('GET', `Grupo/Retornar/${id}`);
  expect(await read()).toMatchObject({ Ativo: false });
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(async () => expect(await read()).toMatchObject({ Ativo: true }));
});

test.each([
  ['pt-br', 'Novata', '1 segmento/área', '“Novata” não pode ser excluída enquanto estiver em uso'],
  ['en-us', 'Newest', '1 segment/area', '“Newest” cannot be deleted while it is in use'],
] as const)('counts a single use in the singular (%s)', async (locale, Nome, one, title) => {
  const token = await signedIn('administrador');
  const call = caller(token);
  const boss = await call('POST', 'Diretoria/Incluir', { Nome });
  await call('POST', 'SegmentoArea/Incluir', { Nome, IdentificadorDiretoria: boss.Identificador });
  const path = `/nav/diretoria/${boss.Identificador}/show`;
  const { user } = await renderConsole({ path, token, locale });
  await user.click(await screen.findByRole('button', { name: /^(Excluir|Delete)$/ }));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(await within(dialog).findByRole('link', { name: one })).toBeVisible();
});

test('asks all the same when nobody can tell what refers to it', async () => {
  const token = await signedIn('administrador');
  network.use(http.get(`${apiAddress}Grupo/Referencias/1`, () => HttpResponse.error()));
  const { user } = await renderConsole({ path: '/nav/grupo/1/show', token });
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirma a exclusão do grupo Grupo Mourão?' });
  await user.click(within(dialog).getByRole('button', { name: 'Excluir grupo' }));
  expect(await within(dialog).findByText(/em uso/)).toBeVisible();
});

test('shows what an old version would change before it comes back, and why it cannot', async () => {
  const token = await signedIn('administrador');
  const call = caller(token);
  const made = await call('POST', 'Perfil/Incluir', {
    Nome: 'Perfil de Antes',
    Codigos: [{ Codigo: 'CLIENTE.CONSULTAR' }],
    CodigosConceder: [],
  });
  const changed = await call('PUT', `Perfil/Alterar/${made.Identificador}`, {
    Versao: made.Versao,
    Nome: 'Perfil de Depois',
    Codigos: [{ Codigo: 'GRUPO.CONSULTAR' }],
  });
  expect(changed.Versao).toBe(2);
  const { user } = await renderConsole({
    path: `/nav/perfil/${made.Identificador}/show?aba=historico`,
    token,
  });
  // Permissions are told by name, gained and lost.
  expect(await screen.findByText('Consultar grupos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Voltar a esta versão/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Voltar à versão 1?' });
  expect(within(dialog).getByRole('row', { name: /Nome Perfil de Depois Perfil de Antes/ })).toBeVisible();
  expect(within(dialog).getByText('Consultar clientes')).toBeVisible();
  expect(await faults()).toEqual([]);
  network.use(
    http.post(
      `${apiAddress}Perfil/RestaurarVersao/:id`,
      () =>
        HttpResponse.json(
          { Sucesso: false, Erros: [{ Campo: 'Nome', Texto: 'Já há outro assim.', Codigo: 'x' }] },
          { status: 422 },
        ),
      { once: true },
    ),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Voltar a esta versão' }));
  expect(await within(dialog).findByText('Nome: Já há outro assim.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Voltar a esta versão' }));
  expect(await screen.findByText('Versão 1 de volta.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Perfil de Antes' })).toBeVisible();
});
