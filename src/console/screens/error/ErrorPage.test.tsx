import { screen } from '@testing-library/react';
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

test('shows heading, message, description and the texts of an unexpected failure', async () => {
  const token = await signedIn('consulta');
  network.use(
    http.get(`${apiAddress}Cliente/Listar`, () =>
      HttpResponse.json({ Erros: [{ Texto: 'Primeiro.' }, { Texto: 'Segundo.' }] }, { status: 500 }),
    ),
  );
  await renderConsole({ path: '/nav/cliente', token });
  expect(await screen.findByRole('heading', { name: 'Ocorreu um erro na aplicação' })).toBeVisible();
  expect(location.hash).toBe('#/erro');
  expect(screen.getByRole('heading', { name: 'Descrição do erro' })).toBeVisible();
  expect(screen.getByText(/Primeiro/).textContent).toBe('Primeiro.\nSegundo.');
  expect(await faults()).toEqual([]);
});

test('leads unknown addresses to itself', async () => {
  await renderConsole({ path: '/em-lugar-nenhum' });
  expect(await screen.findByText('Este endereço não existe na aplicação.')).toBeVisible();
});
