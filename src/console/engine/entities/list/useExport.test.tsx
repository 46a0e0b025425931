import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';

connectNetwork();

let kept: { readonly name: string; readonly text: string }[];
beforeEach(() => {
  kept = [];
  let last: Blob | undefined;
  // The simulated page keeps no files.
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:teste';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { download: name } = this;
    void last?.text().then((text) => kept.push({ name, text }));
  });
});
afterEach(() => vi.restoreAllMocks());

test('saves the filter, the order and the columns of the list, under the name the server gives', async () => {
  const { user } = await renderConsole({
    path: `/nav/cliente?sort=Nome&order=DESC&filter=${encodeURIComponent(JSON.stringify({ TipoPessoa: { operator: 'igual', value: ['J'] } }))}`,
    token: await signedIn('administrador'),
  });
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: /^CSV: as \d+ colunas exibidas$/ }));
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(kept[0]?.name).toMatch(/^cliente.*\.csv$/);
  const [head, ...rows] = (kept[0]?.text ?? '').trim().split('\r\n');
  expect(head?.split(';').slice(0, 2)).toEqual(
    screen
      .getAllByRole('columnheader')
      .slice(1, 3)
      .map((cell) => cell.textContent),
  );
  // Of the clients every test finds there; others come and go with their tests.
  const names = rows.flatMap((row) => /^Cliente \d\d/.exec(row) ?? []);
  const even = Array.from({ length: 15 }, (_, index) => `Cliente ${String(30 - 2 * index).padStart(2, '0')}`);
  expect(names).toEqual(even);
});

test('saves only the records chosen, with every column there is', async () => {
  const { user } = await renderConsole({ path: '/nav/cliente', token: await signedIn('administrador') });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Cliente 03' }));
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Cliente 05' }));
  const shown = screen.getAllByRole('columnheader').length;
  const bar = screen.getByText('2 selecionados').parentElement as HTMLElement;
  await user.click(within(bar).getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV: todas as colunas' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  const [head, ...rows] = (kept[0]?.text ?? '').trim().split('\r\n');
  expect(rows.flatMap((row) => /Cliente \d\d/.exec(row) ?? [])).toEqual(['Cliente 03', 'Cliente 05']);
  expect(head?.split(';').length).toBeGreaterThan(shown);
});

test('says why the server gave no file', async () => {
  network.use(
    http.get(`${apiAddress}Cliente/Exportar`, () =>
      HttpResponse.json(
        { Sucesso: false, Erros: [{ Texto: 'São mais de 100000 registros.', Codigo: 'x' }] },
        { status: 422 },
      ),
    ),
  );
  const { user } = await renderConsole({ path: '/nav/cliente', token: await signedIn('administrador') });
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV: todas as colunas' }));
  expect(await screen.findByText('São mais de 100000 registros.')).toBeVisible();
  expect(kept).toEqual([]);
});

test('is withheld from others, where they look for it', async () => {
  await renderConsole({ path: '/nav/cliente', token: await signedIn('consulta') });
  await screen.findByRole('table');
  expect(screen.getByRole('button', { name: 'Exportar' })).toHaveAttribute('aria-disabled', 'true');
});
