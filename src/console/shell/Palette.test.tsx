import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../test/support/renderConsole.tsx';
import { toEnvelope } from '../../metadata/wire/envelope.ts';

connectNetwork();

test('finds a matrícula by its number, and nothing of the lists that only serve others', async () => {
  const asked: string[] = [];
  network.use(
    http.get(`${apiAddress}:noun/Listar`, ({ params, request }) => {
      const noun = String(params.noun);
      if (new URL(request.url).searchParams.get('Busca') !== '19.044') return undefined;
      asked.push(noun);
      const Itens = noun === 'RegistroMatricula' ? [{ Identificador: 7, Versao: 1, Numero: '19044' }] : [];
      return HttpResponse.json(toEnvelope({ Itens, Total: Itens.length, TotalExato: true }));
    }),
  );
  const { user } = await renderConsole({ path: '/nav', token: await signedIn('analista') });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Busca geral' }), '19.044');
  const hit = await screen.findByRole('option', { name: /^19044/ });
  expect(hit).toHaveAttribute('aria-selected', 'true');
  expect(asked).toEqual(expect.arrayContaining(['Operacao', 'Cliente', 'RegistroMatricula']));
  expect(asked).not.toContain('Notificacao');
  expect(asked).not.toContain('Officer');
});
