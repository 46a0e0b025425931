import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  answered,
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';
import { notices } from '../../../engine/page/notices.ts';
import { everyState } from '../testing.tsx';
import { saveChosen } from './saveZip.ts';

connectNetwork();

test('certificates selected in their list are asked for as one ZIP, and why there is none is told', async () => {
  window.innerWidth = 1440;
  window.dispatchEvent(new Event('resize'));
  const Itens = everyState.certificates.slice(0, 2);
  const bodies: unknown[] = [];
  network.use(
    http.get(`${apiAddress}Certidao/Listar`, () => answered({ Itens, Total: 2, TotalExato: true })),
    http.post(`${apiAddress}Certidao/Zip`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(
        { Sucesso: false, Erros: [{ Texto: 'Nenhuma tem arquivo.', Codigo: 'zip-empty' }] },
        { status: 422 },
      );
    }),
  );
  const { user } = await renderConsole({ path: '/nav/certidao', token: await signedIn('analista') });
  await user.click(await screen.findByRole('checkbox', { name: /Cadastro de Imóvel Rural/ }));
  await user.click(await screen.findByRole('button', { name: 'Baixar ZIP' }));
  await waitFor(() => expect(bodies).toEqual([{ Identificadores: [12] }]));
  expect(await screen.findByText('Nenhuma tem arquivo.')).toBeVisible();
});

test('more than one ZIP takes are refused with the limit, before anything is asked', async () => {
  notices.set([]);
  await saveChosen({ filter: {} }, 201);
  expect(notices.get().map(({ text }) => text)).toEqual([
    'Um ZIP leva até 200 certidões. Escolha menos ou filtre a lista.',
  ]);
});
