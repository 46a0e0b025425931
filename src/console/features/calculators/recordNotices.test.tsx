import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { answerCalculations, filled } from './testing.tsx';

connectNetwork();

test('a notice leaves once what it asks for is typed', async () => {
  answerCalculations();
  const Avisos = [
    { Codigo: 'ask-appraisal', De: null, Valores: {}, Campos: ['ValorImovel'] },
    { Codigo: 'ask-index', De: 'Onus.1', Valores: {}, Campos: ['Onus.1.Indice'] },
  ];
  network.use(
    http.get(`${apiAddress}Calculadora/hipoteca/Matricula/7`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: { ...filled, Avisos } }),
    ),
  );
  const { user } = await renderConsole({
    path: '/nav/calculadoras/hipoteca?Matricula=7',
    token: await signedIn('analista'),
  });
  const value = await screen.findByLabelText(/^Valor do imóvel/);
  expect(screen.getByText(/O registro não diz quanto o imóvel vale/)).toBeVisible();
  await user.type(value, '1000000');
  await waitFor(() => expect(screen.queryByText(/O registro não diz quanto o imóvel vale/)).toBeNull());
  expect(screen.getByText(/O ato não diz o índice/)).toBeVisible();
  await user.clear(value);
  expect(await screen.findByText(/O registro não diz quanto o imóvel vale/)).toBeVisible();
});
