import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../../test/support/console/renderConsole.tsx';

connectNetwork();

const names = ['Lixo Um', 'Lixo Dois', 'Sobra Três'];
/** In the trash once, whatever tests ran before. */
const late = 'Volta Logo';

beforeEach(async () => {
  for (const Nome of names) await ask('POST', 'Incluir', { Nome });
  await deleteThem();
});
afterEach(() => deleteThem());

/** Other tests count the groups there are. */
async function deleteThem(): Promise<void> {
  const { Itens } = await ask<{ Itens: Made[] }>('GET', 'Listar?NumeroRegistros=200');
  for (const { Identificador, Versao, Nome } of Itens)
    if ([...names, late].includes(Nome)) await ask('DELETE', `Excluir/${Identificador}?Versao=${Versao}`, {});
}

interface Made {
  readonly Identificador: number;
  readonly Versao: number;
  readonly Nome: string;
}

async function ask<T>(method: string, call: string, body?: unknown): Promise<T> {
  const headers = {
    authorization: `Bearer ${await signedIn('administrador')}`,
    'content-type': 'application/json',
  };
  const answer = await fetch(`${apiAddress}Grupo/${call}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return ((await answer.json()) as { ItemRegistro: T }).ItemRegistro;
}

test('tells who deleted what and how long it stays, finds it, and brings several back together', async () => {
  const { user } = await renderConsole({
    path: '/nav/grupo/excluidos',
    token: await signedIn('administrador'),
  });
  const row = (await screen.findByRole('rowheader', { name: 'Lixo Um' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('30 dias')).toBeVisible();
  expect(row.textContent).toMatch(/Administrador/i);
  expect(await faults()).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: 'Procurar nos excluídos' }), 'lixo');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Sobra Três' })).toBeNull());
  expect(location.hash).not.toContain('lixo');
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Lixo Um' }));
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Lixo Dois' }));
  await user.click(screen.getByRole('button', { name: 'Trazer 2 de volta' }));
  expect(await screen.findByText('2 registros de volta.')).toBeVisible();
  expect(await screen.findByText('Nada excluído com “lixo”')).toBeVisible();
});

test('names what cannot come back, with the reason', async () => {
  network.use(
    http.post(`${apiAddress}Grupo/RestaurarVarios`, async ({ request }) => {
      const { Identificadores } = (await request.json()) as { Identificadores: number[] };
      const Recusados = Identificadores.map((Identificador) => ({
        Identificador,
        Texto: 'Falta o officer dele.',
      }));
      return HttpResponse.json({ Sucesso: true, ItemRegistro: { Restaurados: [], Recusados } });
    }),
  );
  const { user } = await renderConsole({
    path: '/nav/grupo/excluidos',
    token: await signedIn('administrador'),
  });
  const [button] = await screen.findAllByRole('button', { name: 'Trazer de volta Sobra Três' });
  await user.click(button as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: '1 registro não voltou' });
  expect(within(dialog).getByText('Falta o officer dele.')).toBeVisible();
  // A deleted record has no page to open.
  expect(within(dialog).getByText('Sobra Três')).toBeVisible();
  expect(within(dialog).queryByRole('link')).toBeNull();
  expect(await faults()).toEqual([]);
});

test('a list seen a moment ago shows at once what was brought back', async () => {
  await ask('POST', 'Incluir', { Nome: late });
  await deleteThem();
  const { user } = await renderConsole({ path: '/nav/grupo', token: await signedIn('administrador') });
  await screen.findByRole('heading', { level: 1, name: /^Grupos/ });
  await user.click(screen.getAllByRole('button', { name: 'Mais ações' })[0] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Excluídos' }));
  const row = (await screen.findByRole('rowheader', { name: late })).closest('tr') as HTMLElement;
  await user.click(within(row).getByRole('button', { name: /Trazer de volta/ }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: late })).toBeNull());
  const crumb = screen.getAllByRole('link', { name: 'Grupos' }).at(-1) as HTMLElement;
  await user.click(crumb);
  expect(await screen.findByRole('link', { name: late })).toBeVisible();
});
