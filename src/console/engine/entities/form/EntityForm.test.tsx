import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import { ownGroup, saveElsewhere } from '../../../../../test/support/console/besideScreen.ts';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';

connectNetwork();

const openForm = async (path: string) => {
  const token = await signedIn('administrador');
  const console = await renderConsole({ path, token });
  await screen.findByLabelText('Nome');
  return { ...console, token };
};
/** The summary, once it has come. */
const summary = async (heading: RegExp) =>
  (await screen.findByRole('heading', { name: heading })).closest('[role="alert"]') as HTMLElement;
const menu = () => within(screen.getByRole('navigation', { name: 'Principal' }));

test('makes a record, from a pasted document, and opens it', async () => {
  const { user } = await openForm('/nav/cliente/create');
  expect(await faults()).toEqual([]);
  await user.type(screen.getByLabelText('Nome'), 'Cerealista Ponte Nova Ltda.');
  await user.click(screen.getByRole('radio', { name: 'Pessoa jurídica' }));
  await user.click(screen.getByLabelText('CPF/CNPJ'));
  await user.paste(' 12.abc.345/01de-35\u00a0');
  expect(screen.getByLabelText('CPF/CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  await user.click(screen.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }));
  expect(await screen.findByRole('heading', { name: 'Cerealista Ponte Nova Ltda.' })).toBeVisible();
  expect(screen.getByText('12.ABC.345/01DE-35')).toBeVisible();
  expect(await screen.findByText('Cliente incluído.')).toBeVisible();
});

test('says so when what was asked for is under way already, and opens that', async () => {
  const { user, token } = await openForm('/nav/grupo/create');
  const there = await fetch(`${apiAddress}Grupo/Retornar/1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { ItemRegistro } = (await there.json()) as { ItemRegistro: { Nome: string } };
  network.use(
    http.post(`${apiAddress}Grupo/Incluir`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: { ...ItemRegistro, Existente: true } }),
    ),
  );
  await user.type(screen.getByLabelText('Nome'), 'Grupo igual');
  await user.click(screen.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }));
  expect(await screen.findByText(/^Já havia grupo igual em andamento: é este\./)).toBeVisible();
  expect(await screen.findByRole('heading', { name: ItemRegistro.Nome })).toBeVisible();
  expect(screen.queryByText('Grupo incluído.')).toBeNull();
});

test('says every problem first in a summary that has the focus, then beside its field', async () => {
  const { user } = await openForm('/nav/cliente/create');
  await user.type(screen.getByLabelText('CPF/CNPJ'), '529.982.247-26');
  await user.click(screen.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }));
  const box = await summary(/^Há 3 problemas/);
  await waitFor(() => expect(box).toHaveFocus());
  expect(document.title).toMatch(/^Erro: /);
  await user.click(within(box).getByRole('link', { name: /CPF\/CNPJ/ }));
  const field = screen.getByLabelText('CPF/CNPJ');
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/CPF\/CNPJ/);
});

test('shows what the server refuses beside the field it is about', async () => {
  const { user } = await openForm('/nav/grupo/create');
  await user.type(screen.getByLabelText('Nome'), 'Grupo Mourão');
  await user.click(screen.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }));
  await summary(/^Há 1 problema/);
  expect(screen.getByLabelText('Nome')).toBeInvalid();
  expect(screen.getByLabelText('Nome')).toHaveValue('Grupo Mourão');
});

test('sends the version and what changed, nothing else', async () => {
  const group = await ownGroup(await signedIn('administrador'), 'Grupo das Usinas');
  const { user, token } = await openForm(`/nav/${group.toLowerCase()}`);
  const description = screen.getByLabelText(/^Descrição/);
  await user.clear(description);
  await user.type(description, 'Usinas do interior');
  let sent: unknown;
  network.use(
    http.put(apiAddress + group.replace('/', '/Alterar/'), async ({ request }) => {
      sent = await request.clone().json();
    }),
  );
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Grupo salvo.')).toBeVisible();
  expect(sent).toEqual({ Descricao: 'Usinas do interior', Versao: expect.any(Number) });
  expect(token).toBeTruthy();
});

test('asks before unsaved work is left, and stays when told to', async () => {
  const { user } = await openForm('/nav/grupo/create');
  // What an earlier visit typed and did not save is still there.
  await user.clear(screen.getByLabelText('Nome'));
  await user.type(screen.getByLabelText('Nome'), 'Quase');
  await user.click(menu().getByRole('link', { name: 'Clientes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
  await user.click(within(dialog).getByRole('button', { name: 'Continuar aqui' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Nome')).toHaveValue('Quase');
  await user.click(menu().getByRole('link', { name: 'Clientes' }));
  await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  expect(await screen.findByRole('heading', { name: /^Clientes/ })).toBeVisible();
});

test('lays what was, theirs and mine side by side where both changed one field', async () => {
  const group = await ownGroup(await signedIn('administrador'), 'Grupo das Três Colunas');
  const { user, token } = await openForm(`/nav/${group.toLowerCase()}`);
  const was = (screen.getByLabelText(/^Descrição/) as HTMLTextAreaElement).value;
  await saveElsewhere(token, group, { Descricao: 'De outra pessoa' });
  await user.clear(screen.getByLabelText(/^Descrição/));
  await user.type(screen.getByLabelText(/^Descrição/), 'A minha');
  await user.click(screen.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }));
  expect(await screen.findByText(/Este registro mudou enquanto você escrevia/)).toBeVisible();
  const fields = within(screen.getByRole('list', { name: 'Campos que os dois mudaram' }));
  const sides = fields.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sides).toEqual([was || '–', 'De outra pessoa', 'A minha']);
  expect(screen.getByLabelText(/^Descrição/)).toHaveValue('A minha');
  await user.click(screen.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }));
  expect(await screen.findByText('Grupo salvo.')).toBeVisible();
});

test('saves both changes at once where each changed another field, and says so', async () => {
  const group = await ownGroup(await signedIn('administrador'), 'Grupo das Duas Mãos');
  const { user, token } = await openForm(`/nav/${group.toLowerCase()}`);
  await saveElsewhere(token, group, { Nome: 'Grupo de outra mão' });
  await user.clear(screen.getByLabelText(/^Descrição/));
  await user.type(screen.getByLabelText(/^Descrição/), 'A minha depois');
  await user.click(screen.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }));
  expect(
    await screen.findByText(/Grupo salvo\. Enquanto isso, .+ mudou Nome: as duas mudanças ficaram\./),
  ).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Grupo de outra mão' })).toBeVisible();
  expect(screen.getByText('A minha depois')).toBeVisible();
});

test('asks nothing of somebody who saves alone, again and again, and takes the last save back', async () => {
  const group = await ownGroup(await signedIn('administrador'), 'Grupo de Uma Mão Só');
  const { user } = await openForm(`/nav/${group.toLowerCase()}`);
  for (const text of ['uma', 'duas', 'três']) {
    const field = await screen.findByLabelText(/^Descrição/);
    await user.clear(field);
    await user.type(field, text);
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByRole('tab', { name: 'Histórico' });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/Enquanto isso|mudou enquanto/)).toBeNull();
    if (text !== 'três') await user.click(screen.getByRole('link', { name: 'Alterar' }));
  }
  await user.click(screen.getAllByRole('button', { name: 'Desfazer' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Alteração desfeita.')).toBeVisible();
  expect(await screen.findByText('duas')).toBeVisible();
});

test('shows theirs beside what is refused when both changes together do not hold', async () => {
  const group = await ownGroup(await signedIn('administrador'), 'Grupo do Nome Tomado');
  const { user, token } = await openForm(`/nav/${group.toLowerCase()}`);
  await saveElsewhere(token, group, { Descricao: 'De outra pessoa' });
  let sent = 0;
  network.use(
    http.put(`${apiAddress}${group.replace('/', '/Alterar/')}`, () => {
      sent += 1;
      return sent === 1
        ? undefined
        : HttpResponse.json(
            { Sucesso: false, Erros: [{ Codigo: 'x', Texto: 'Este nome já existe.', Campo: 'Nome' }] },
            { status: 422 },
          );
    }),
  );
  await user.type(screen.getByLabelText('Nome'), ' novo');
  await user.click(screen.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }));
  expect(await screen.findByText(/Já estão aqui as mudanças de .+ em Descrição/)).toBeVisible();
  expect(screen.getAllByText('Este nome já existe.').length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Descrição/)).toHaveValue('De outra pessoa');
  expect(sent).toBe(2);
});
