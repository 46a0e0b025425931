import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';
import { headers } from '../../../../metadata/wire/envelope.ts';

connectNetwork();

test('writes under the same key again when no answer came, so that it is written once', async () => {
  const keys: (string | null)[] = [];
  network.use(
    http.post(`${apiAddress}Grupo/Importar`, ({ request }) => {
      const isTrial = new URL(request.url).searchParams.get('Simular') === 'true';
      if (!isTrial) keys.push(request.headers.get(headers.idempotency));
      if (keys.length === 1) return HttpResponse.error();
      return HttpResponse.json({
        Sucesso: true,
        ItemRegistro: {
          Linhas: 1,
          Incluidos: isTrial ? 0 : 1,
          Colunas: ['Nome'],
          Ignoradas: [],
          Erros: [],
          Simulado: isTrial,
        },
      });
    }),
  );
  const token = await signedIn('administrador');
  const { user } = await renderConsole({ path: '/nav/grupo/importar', token });
  const file = new File(['Nome\r\nGrupo Uma Vez\r\n'], 'grupos.csv', { type: 'text/csv' });
  const input = await screen.findByLabelText('Arquivo CSV ou .xlsx', { selector: 'input' });
  await user.upload(input, file);
  const write = await screen.findByRole('button', { name: 'Importar 1 registro' });
  await user.click(write);
  await screen.findByText(/O servidor não respondeu/);
  await user.click(screen.getByRole('button', { name: 'Importar 1 registro' }));
  expect(await screen.findByRole('link', { name: 'Abrir a lista' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/./);
  expect(keys[1]).toBe(keys[0]);
});
