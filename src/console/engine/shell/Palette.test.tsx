import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';

connectNetwork();

const answerWith = (Itens: readonly object[], HaMais: readonly string[] = []) =>
  network.use(
    http.get(`${apiAddress}Busca/Registros`, () => HttpResponse.json(toEnvelope({ Itens, HaMais }))),
  );

const openPalette = async (path = '/nav', who: Parameters<typeof signedIn>[0] = 'analista') => {
  const { user } = await renderConsole({ path, token: await signedIn(who) });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  return { user, box: await screen.findByRole('combobox', { name: 'Busca geral' }) };
};

test('finds records of every kind by one question, each with what it was found by', async () => {
  answerWith([
    { Entidade: 'registro-matricula', Registro: { Identificador: 7, Numero: '19044' } },
    {
      Entidade: 'cliente',
      Registro: { Identificador: 3, Nome: 'Dezenove S.A.', Documento: '11222333000181' },
    },
  ]);
  const { user, box } = await openPalette();
  await user.type(box, '19.044');
  expect(await screen.findByRole('option', { name: /^19\.044/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('option', { name: /Dezenove S\.A\. 11\.222\.333\/0001-81/ })).toBeVisible();
});

test('tells of a long text the stretch around what was typed', async () => {
  const Texto = `${'Consta da matrícula o que segue. '.repeat(20)}Há servidão de passagem. ${'E mais. '.repeat(40)}`;
  answerWith([
    { Entidade: 'parecer', Registro: { Identificador: 5, Titulo: 'Parecer da matrícula 7', Texto } },
  ]);
  const { user, box } = await openPalette();
  await user.type(box, 'servidao');
  const hit = await screen.findByRole('option', { name: /Há servidão de passagem/ });
  expect(hit.textContent?.length).toBeLessThan(200);
});

test('leads to all that match, with the words in the search of that list and not in its address', async () => {
  answerWith([{ Entidade: 'cliente', Registro: { Identificador: 3, Nome: 'Cliente 07' } }], ['cliente']);
  const { user, box } = await openPalette();
  await user.type(box, 'cliente 07');
  await user.click(await screen.findByRole('option', { name: 'Ver todos em clientes' }));
  expect(await screen.findByRole('searchbox')).toHaveValue('cliente 07');
  expect(decodeURIComponent(location.hash)).not.toContain('07');
});

test('still leads to screens when the search of records fails, and says so', async () => {
  network.use(
    http.get(`${apiAddress}Busca/Registros`, () =>
      HttpResponse.json({ Sucesso: false, Erros: [] }, { status: 503 }),
    ),
  );
  const { user, box } = await openPalette();
  await user.type(box, 'operações');
  expect(await screen.findByText(/A busca nos registros não respondeu/)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: /Operações/ })).toBeVisible();
});

test('offers what the page can do, and the colours', async () => {
  const { user, box } = await openPalette('/nav/cliente');
  await user.type(box, 'tema');
  expect(await screen.findByRole('option', { name: /tema/i })).toBeVisible();
});

test('opens the filter builder, the columns and a new view of the list at hand', async () => {
  for (const [line, dialog] of [
    ['Combinar condições com E e OU', 'Condições da lista'],
    ['Colunas', 'Colunas'],
    ['Visão: Guardar como nova visão', 'Guardar a lista como visão'],
  ] as const) {
    const { user, box } = await openPalette('/nav/cliente');
    await user.type(box, line);
    await user.click(await screen.findByRole('option', { name: line }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: dialog })).toBeVisible());
    cleanup();
  }
});

test('does to the rows selected what their bar does, and offers it only while there are any', async () => {
  const { user, box } = await openPalette('/nav/perfil', 'administrador');
  await user.type(box, 'selecionado');
  expect(await screen.findByText(/Nada encontrado/)).toBeVisible();
  await user.keyboard('{Escape}');
  const [, first] = await screen.findAllByRole('checkbox');
  await user.click(first as HTMLElement);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Busca geral' }), 'desfazer a seleção');
  await user.click(await screen.findByRole('option', { name: 'Desfazer a seleção: 1 selecionado' }));
  await waitFor(() => expect(first).not.toBeChecked());
});
