import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { faults } from '../../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../../test/support/console/renderConsole.tsx';

connectNetwork();

const operationOf = (id: number, day: string, Situacao = 'em_andamento') => ({
  Identificador: id,
  Versao: 1,
  Codigo: `2026-00000${id}`,
  Situacao,
  DataPrevistaAssinatura: day,
  Rotulos: {},
});

test('are one press away, ask by the address, and are left by a second press', async () => {
  const asked: URLSearchParams[] = [];
  network.use(
    http.get(`${apiAddress}Operacao/Listar`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      // How many there are without a filter is asked beside the page, with one record.
      if (query.get('NumeroRegistros') !== '1') asked.push(query);
      const Itens = [operationOf(1, '2020-01-10'), operationOf(2, '2020-01-10', 'concluida')];
      return HttpResponse.json({ Sucesso: true, ItemRegistro: { Itens, Total: 2, TotalExato: true } });
    }),
  );
  const { user } = await renderConsole({ path: '/nav/operacao', token: await signedIn('analista') });
  const views = within(await screen.findByRole('group', { name: 'Visões de todos' }));
  const mine = views.getByRole('button', { name: 'Meu trabalho' });
  await user.click(mine);
  await waitFor(() => expect(asked.at(-1)?.get('Carteira')).toBe('minha'));
  expect(asked.at(-1)?.get('SortFields')).toBe('DataPrevistaAssinatura');
  await waitFor(() => expect(mine).toHaveAttribute('aria-pressed', 'true'));
  // A deadline that has passed is marked while the operation is under way, and only then.
  const late = await screen.findAllByText(/dias de atraso/);
  expect(late).toHaveLength(1);
  expect(await faults()).toEqual([]);
  await user.click(mine);
  await waitFor(() => expect(mine).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.queryByText(/Carteira/)).toBeNull();
});
