import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  leaveMachine,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { storedToken } from '../auth/session.ts';

connectNetwork();
beforeEach(leaveMachine);

const statusOf = async (token: string | null) =>
  (
    await fetch(`${apiAddress}Autenticacao/CarregarDadoToken`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;

test('goes on in another company under a new token, with nothing of the old one left', async () => {
  const { user } = await renderConsole({ path: '/nav/cliente', token: await signedIn('duas') });
  await user.click(await screen.findByRole('button', { name: /Banco do Ensaio/ }));
  expect(await screen.findByText('Cliente 01')).toBeVisible();
  const [old, data] = [storedToken(), document.body.textContent ?? ''];
  expect(data).toContain('Cliente 02');
  await user.click(screen.getByRole('button', { name: /trocar empresa/ }));
  expect(await screen.findByRole('heading', { name: 'Onde você vai trabalhar?' })).toBeVisible();
  expect(document.body.textContent).not.toContain('Cliente 01');
  await user.click(await screen.findByRole('button', { name: /Cooperativa Segunda/ }));
  const bar = await screen.findByRole('button', { name: /trocar empresa/ });
  expect(within(bar).getByText('Cooperativa Segunda')).toBeVisible();
  expect(storedToken()).not.toBe(old);
  expect(await statusOf(old)).toBe(401);
  expect(await statusOf(storedToken())).toBe(200);

  // Not even a look back finds the other company's records: they were never kept.
  let asked = 0;
  network.use(
    http.get(`${apiAddress}Cliente/Listar`, () => {
      asked += 1;
    }),
  );
  location.hash = '#/nav/cliente';
  expect(await screen.findByRole('heading', { name: /^Clientes/ })).toBeVisible();
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(document.body.textContent).not.toMatch(/Cliente \d\d/);
  expect(Object.keys({ ...sessionStorage })).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^(?!folio\.(token|tema|idioma)$)/)]),
  );
});

test('offers all branches first, then each, and says the branch in the bar', async () => {
  const choices = [
    {
      IdentificadorEmpresa: 1,
      NomeEmpresa: 'Banco Ipê',
      Filiais: [
        { IdentificadorFilial: 7, NomeFilial: 'Agência Norte' },
        { IdentificadorFilial: 8, NomeFilial: 'Agência Sul' },
      ],
    },
    {
      IdentificadorEmpresa: 2,
      NomeEmpresa: 'Banco Jatobá',
      Filiais: [{ IdentificadorFilial: 9, NomeFilial: 'Sede' }],
    },
  ];
  const sent: unknown[] = [];
  network.use(
    http.get(`${apiAddress}Autenticacao/RetornarEmpresas`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: choices }),
    ),
    http.post(`${apiAddress}Autenticacao/TrocarEmpresa`, async ({ request }) => {
      sent.push(await request.json());
      const Texto = 'Você não tem acesso a essa filial.';
      return HttpResponse.json(
        { Sucesso: false, Erros: [{ Texto, Campo: 'IdentificadorFilial', Codigo: 'branch-not-member' }] },
        { status: 403 },
      );
    }),
  );
  const { user } = await renderConsole({ path: '/login/empresa', token: await signedIn('duas') });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Banco IpêTodas as filiais',
    '2Banco IpêAgência Norte',
    '3Banco IpêAgência Sul',
    '4Banco JatobáSede',
  ]);
  expect(await faults()).toEqual([]);
  await user.keyboard('3');
  expect(await screen.findByRole('alert')).toHaveTextContent('Você não tem acesso a essa filial.');
  await user.keyboard('4');
  await waitFor(() =>
    expect(sent).toEqual([
      { IdentificadorEmpresa: 1, IdentificadorFilial: 8 },
      { IdentificadorEmpresa: 2, IdentificadorFilial: 9 },
    ]),
  );
  expect(screen.getByRole('heading', { name: 'Onde você vai trabalhar?' })).toBeVisible();
});

test('says that nobody gave access to any company', async () => {
  network.use(
    http.get(`${apiAddress}Autenticacao/RetornarEmpresas`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: [] }),
    ),
  );
  await renderConsole({ path: '/login/empresa', token: await signedIn('duas') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nenhuma empresa dá acesso a você.');
});
