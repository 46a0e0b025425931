import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { bypass, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import { ownGroup, saveElsewhere } from '../../../../../test/support/console/besideScreen.ts';
import {
  apiAddress,
  connectNetwork,
  forgetPreferences,
  loginOf,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';

connectNetwork();

// Somebody left on purpose: nothing an earlier test typed is kept, nor a language some other test chose.
beforeEach(() => forgetPreferences('administrador', 'analista'));

const save = /^Salvar( Ctrl S)?$/;
let last = 0;
/** A name no other test of this file uses. */
const newName = () => {
  last += 1;
  return `Grupo Sobrevivente ${last}`;
};
const openForm = async (path = '/nav/grupo/create') => {
  const token = await signedIn('administrador');
  const console = await renderConsole({ path, token });
  await screen.findByLabelText('Nome');
  return { ...console, token };
};
const typeName = async (user: UserEvent, name: string) => {
  await user.clear(screen.getByLabelText('Nome'));
  await user.type(screen.getByLabelText('Nome'), name);
};
const pressSave = (user: UserEvent) => user.click(screen.getByRole('button', { name: save }));
const signIn = async (user: UserEvent, name: Parameters<typeof loginOf>[0]) => {
  await user.type(await screen.findByLabelText('E-mail'), loginOf(name));
  await user.type(screen.getByLabelText('Senha'), inject('password'));
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
};
const count = async (token: string, name: string) => {
  const address = `${apiAddress}Grupo/Listar?${new URLSearchParams({ Nome: name })}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { ItemRegistro: { Total: number } }).ItemRegistro.Total;
};
/** Lets the request through to the server, and loses what it answers. */
const losingAnswers = (path: string, method: 'post' | 'put' = 'post') =>
  http[method](
    `${apiAddress}${path}`,
    async ({ request }) => {
      const body = await request.arrayBuffer();
      const headers = Object.fromEntries(
        [...request.headers].filter(([name]) => name !== 'content-length' && name !== 'accept-encoding'),
      );
      await fetch(
        bypass(new URL(request.url.slice(apiAddress.length), inject('api')), {
          method: request.method,
          headers,
          body,
        }),
      );
      return HttpResponse.error();
    },
    { once: true },
  );

describe('what is typed survives', () => {
  test('an address typed by hand, and a notice leads back at once', async () => {
    const { user } = await openForm();
    const name = newName();
    await typeName(user, name);
    location.hash = '#/nav/cliente';
    expect(await screen.findByRole('heading', { name: /^Clientes/ })).toBeVisible();
    expect(await screen.findByText('O que você escreveu em Novo grupo está guardado.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByLabelText('Nome')).toHaveValue(name);
    expect(screen.getByText(/^rascunho de .* recuperado$/)).toBeVisible();
    expect(await faults()).toEqual([]);
  });

  test('a press on Descartar that was not meant', async () => {
    const { user } = await openForm();
    const name = newName();
    await typeName(user, name);
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Descartar o que foi digitado?' });
    await user.click(within(dialog).getByRole('button', { name: 'Continuar aqui' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Nome')).toHaveValue(name);
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByRole('heading', { name: /^Grupos/ })).toBeVisible();
    location.hash = '#/nav/grupo/create';
    expect(await screen.findByLabelText('Nome')).toHaveValue('');
  });

  test('a change of language, in the same place, as if nothing had been', async () => {
    const { user } = await openForm();
    const name = newName();
    await typeName(user, name);
    await user.click(screen.getByRole('button', { name: /conta de/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'English' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(name));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(screen.queryByText(/recovered/)).toBeNull();
    // Nobody left, so nobody is called back.
    await new Promise((done) => setTimeout(done, 500));
    expect(screen.queryByText(/is kept\./)).toBeNull();
  });

  test('a session that ends while saving, for the same person', async () => {
    const { user } = await openForm();
    const name = newName();
    await typeName(user, name);
    network.use(
      http.post(`${apiAddress}Grupo/Incluir`, () => new HttpResponse('{}', { status: 401 }), { once: true }),
    );
    await pressSave(user);
    await signIn(user, 'administrador');
    expect(await screen.findByLabelText('Nome')).toHaveValue(name);
    expect(location.hash).toBe('#/nav/grupo/create');
    await pressSave(user);
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  });

  test('nothing of it for another person who signs in on the same tab', async () => {
    const { user } = await openForm('/nav/cliente/create');
    await user.type(screen.getByLabelText('Nome'), 'Só para mim');
    network.use(
      http.post(`${apiAddress}Cliente/Incluir`, () => new HttpResponse('{}', { status: 401 }), {
        once: true,
      }),
    );
    await user.click(screen.getByRole('radio', { name: 'Pessoa física' }));
    await user.type(screen.getByLabelText('CPF/CNPJ'), '529.982.247-25');
    await pressSave(user);
    await signIn(user, 'analista');
    expect(await screen.findByLabelText('Nome')).toHaveValue('');
    expect(screen.queryByText(/recuperado/)).toBeNull();
  });

  test('a failure of the server, whose error page leads back to it', async () => {
    const { user } = await openForm();
    const name = newName();
    await typeName(user, name);
    network.use(
      http.post(`${apiAddress}Grupo/Incluir`, () => new HttpResponse('Quebrou', { status: 500 }), {
        once: true,
      }),
    );
    await pressSave(user);
    await waitFor(() => expect(location.hash).toBe('#/erro'));
    history.back();
    expect(await screen.findByLabelText('Nome')).toHaveValue(name);
  });
});

describe('saving again after no answer', () => {
  test.each([
    ['no network', () => HttpResponse.error(), /O servidor não respondeu/],
    [
      'a busy server',
      () =>
        HttpResponse.json(
          { Sucesso: false, Erros: [{ Texto: 'O servidor está ocupado.', Codigo: 'server-busy' }] },
          { status: 503 },
        ),
      /O servidor está ocupado/,
    ],
  ])('keeps everything through %s, says what to do, and then saves', async (_name, answer, sentence) => {
    const { user } = await openForm();
    const name = newName();
    await typeName(user, name);
    network.use(http.post(`${apiAddress}Grupo/Incluir`, answer, { once: true }));
    await pressSave(user);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Nome')).toHaveValue(name);
    await pressSave(user);
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  });

  test('makes one record of a save whose answer was lost', async () => {
    const { user, token } = await openForm();
    const name = newName();
    await typeName(user, name);
    network.use(losingAnswers('Grupo/Incluir'));
    await pressSave(user);
    await screen.findByText(/O servidor não respondeu/);
    await pressSave(user);
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(await count(token, name)).toBe(1);
  });

  test('makes one record even if something was changed before saving again', async () => {
    const { user, token } = await openForm();
    const name = newName();
    await typeName(user, name);
    network.use(losingAnswers('Grupo/Incluir'));
    await pressSave(user);
    await screen.findByText(/O servidor não respondeu/);
    await user.type(screen.getByLabelText(/^Descrição/), 'Escrita depois');
    await pressSave(user);
    // It had been made: the form goes on as that record's, with what was written since.
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(await screen.findByLabelText(/^Descrição/)).toHaveValue('Escrita depois');
    await pressSave(user);
    expect(await screen.findByText('Grupo salvo.')).toBeVisible();
    expect(await count(token, name)).toBe(1);
    expect(await screen.findByText('Escrita depois')).toBeVisible();
  });

  test('calls nobody else the author of a change whose answer was lost', async () => {
    const group = await ownGroup(await signedIn('administrador'), newName());
    const { user } = await openForm(`/nav/${group.toLowerCase()}`);
    const description = screen.getByLabelText(/^Descrição/);
    await user.clear(description);
    await user.type(description, 'Primeira');
    network.use(losingAnswers(group.replace('/', '/Alterar/'), 'put'));
    await pressSave(user);
    await screen.findByText(/O servidor não respondeu/);
    await user.clear(screen.getByLabelText(/^Descrição/));
    await user.type(screen.getByLabelText(/^Descrição/), 'Segunda');
    await pressSave(user);
    expect(await screen.findByText('Grupo salvo.')).toBeVisible();
    expect(await screen.findByText('Segunda')).toBeVisible();
  });
});

test('saves and begins the next, at the first field', async () => {
  const { user, token } = await openForm();
  const [one, two] = [newName(), newName()];
  await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveFocus());
  await typeName(user, one);
  await user.click(screen.getByRole('button', { name: 'Salvar e incluir outro' }));
  expect(await screen.findByText('Grupo incluído.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveValue(''));
  await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveFocus());
  await user.keyboard(`${two}{Enter}`);
  expect(await screen.findByRole('heading', { name: two })).toBeVisible();
  expect([await count(token, one), await count(token, two)]).toEqual([1, 1]);
});

test('begins a copy without what only one record may have', async () => {
  const { user } = await openForm('/nav/cliente/2');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Cliente 02' }));
  await user.click(await screen.findByRole('link', { name: 'Duplicar' }));
  expect(await screen.findByLabelText('Nome')).toHaveValue('Cliente 02');
  expect(screen.getByLabelText('CPF/CNPJ')).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'Pessoa jurídica' })).toBeChecked();
});

test('goes on with a draft over what somebody else saved meanwhile, and asks where both wrote', async () => {
  const group = await ownGroup(await signedIn('administrador'), newName());
  const { user, token } = await openForm(`/nav/${group.toLowerCase()}`);
  await user.clear(screen.getByLabelText(/^Descrição/));
  await user.type(screen.getByLabelText(/^Descrição/), 'A minha');
  location.hash = '#/nav/cliente';
  await screen.findByRole('heading', { name: /^Clientes/ });
  await saveElsewhere(token, group, { Descricao: 'De outra pessoa' });
  await user.click(await screen.findByRole('button', { name: 'Voltar' }));
  expect(await screen.findByText(/Este registro mudou enquanto você escrevia/)).toBeVisible();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain(
    'De outra pessoa',
  );
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ficar com o atual: Descrição' }));
  await waitFor(() => expect(screen.getByLabelText(/^Descrição/)).toHaveValue('De outra pessoa'));
});
