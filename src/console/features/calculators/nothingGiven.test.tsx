import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { session } from '../../engine/auth/session.ts';
import { answerCalculations, filled } from './testing.tsx';

connectNetwork();

// Somebody left on purpose: nothing an earlier test typed is kept.
beforeEach(() => session.set({ status: 'out', reason: 'left' }));

const open = async (path: string) =>
  renderConsole({ path: `/nav/${path}`, token: await signedIn('analista') });

test('where nothing is asked for, no result is told of nothing', async () => {
  answerCalculations();
  const { user } = await open('calculadoras/fgts');
  const empty = within(await screen.findByRole('region', { name: 'Resultado' }));
  expect(empty.getByText(/O resultado aparece aqui/)).toBeVisible();
  expect(empty.getByText(/Se o imóvel pode ser comprado de novo com o FGTS/)).toBeVisible();
  expect(screen.queryByText('Liberado')).toBeNull();
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Adicionar linha' }));
  await user.type(await screen.findByLabelText('Ato'), 'R-3');
  await waitFor(() => expect(screen.queryByText(/O resultado aparece aqui/)).toBeNull());
});

const answerEmpty = (Avisos: typeof filled.Avisos) =>
  network.use(
    http.get(`${apiAddress}Calculadora/penhor/Matricula/7`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: { ...filled, Entrada: {}, Fontes: [], Avisos } }),
    ),
  );

test('a record that has only something to look at is not said to say nothing', async () => {
  answerCalculations();
  answerEmpty([{ Codigo: 'open-protocols', De: null, Valores: { protocols: '12.345' } }]);
  await open('calculadoras/penhor?Matricula=7');
  expect(await screen.findByText(/Há título prenotado e ainda não registrado/)).toBeVisible();
  expect(screen.getByText(/O resultado aparece aqui/)).toBeVisible();
  expect(screen.queryByText(/A matrícula não diz nada/)).toBeNull();
});

test('a record that says nothing for a calculator is told so', async () => {
  answerCalculations();
  answerEmpty([]);
  await open('calculadoras/penhor?Matricula=7');
  expect(
    await screen.findByText('A matrícula não diz nada para esta conta: informe os dados.'),
  ).toBeVisible();
  expect(document.title).toBe('Calculadora de penhor, matrícula 7.318 · Folio');
});
