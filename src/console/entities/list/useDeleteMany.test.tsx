import { screen, within } from '@testing-library/react';
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

connectNetwork();

test('deletes what may go, names what stays with its reason, and takes it back', async () => {
  const token = await signedIn('administrador');
  await fetch(`${apiAddress}Grupo/Incluir`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ Nome: 'Grupo de Passagem' }),
  });
  const { user } = await renderConsole({ path: '/nav/grupo', token });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar a página' }));
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir 2' }));
  const dialog = await screen.findByRole('dialog', { name: '1 registro não foi excluído' });
  expect(within(dialog).getByRole('link', { name: 'Grupo Mourão' })).toBeVisible();
  expect(within(dialog).getByText(/Clientes \(3\)/)).toBeVisible();
  expect(await faults()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  expect(await screen.findByText('1 registro excluído.')).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Grupo de Passagem' })).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findAllByRole('link', { name: 'Grupo de Passagem' })).not.toEqual([]);
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
  await user.click(screen.getByRole('button', { name: /^Selecionar os 3\d$/ }));
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  await user.click(await screen.findByRole('button', { name: /^Excluir 3\d$/ }));
  await screen.findByRole('checkbox', { name: 'Selecionar a página' });
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

test('offers a whole register to nobody', async () => {
  const { user } = await renderConsole({ path: '/nav/cliente', token: await signedIn('administrador') });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar a página' }));
  expect(screen.getByText('25 selecionados')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Selecionar os/ })).toBeNull();
});
