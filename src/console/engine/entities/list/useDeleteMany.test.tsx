import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';

connectNetwork();

test('deletes what may go, names what stays with its reason, and takes it back', async () => {
  const token = await signedIn('administrador');
  await fetch(`${apiAddress}Grupo/Incluir`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ Nome: 'Grupo Mourão de Passagem' }),
  });
  // Other tests make groups of their own at the same time.
  const filter = JSON.stringify({ Nome: { operator: 'comeca', value: 'Grupo Mourão' } });
  const { user } = await renderConsole({
    path: `/nav/grupo?filter=${encodeURIComponent(filter)}`,
    token,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar a página' }));
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir 2' }));
  const dialog = await screen.findByRole('dialog', { name: '1 registro não foi excluído' });
  expect(within(dialog).getByRole('link', { name: 'Grupo Mourão' })).toBeVisible();
  expect(within(dialog).getByText(/3 clientes/)).toBeVisible();
  expect(await faults()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  expect(await screen.findByText('1 registro excluído.')).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Grupo Mourão de Passagem' })).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findAllByRole('link', { name: 'Grupo Mourão de Passagem' })).not.toEqual([]);
});

test('sends everything that matches as the filter it was found by', async () => {
  const bodies: unknown[] = [];
  network.use(
    http.post(`${apiAddress}Cliente/ExcluirVarios`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ Sucesso: true, ItemRegistro: { Excluidos: [], Recusados: [] } });
    }),
  );
  const filter = JSON.stringify({ TipoPessoa: { operator: 'igual', value: ['F', 'J'] } });
  const { user } = await renderConsole({
    path: `/nav/cliente?filter=${encodeURIComponent(filter)}`,
    token: await signedIn('administrador'),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar a página' }));
  const all = screen.getByRole('button', { name: /^Selecionar os \d\d$/ });
  // Other files make clients too: as many as are offered are asked for.
  const count = all.textContent?.match(/\d+/)?.[0];
  await user.click(all);
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  await user.click(await screen.findByRole('button', { name: `Excluir ${count}` }));
  // The dialog goes when the list was read anew: nothing is under way then.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies).toEqual([
    {
      Filtro: {
        E: [
          {
            OU: ['F', 'J'].map((Valor) => ({ Campo: 'TipoPessoa', Operador: 'igual', Valor })),
          },
        ],
      },
    },
  ]);
});
