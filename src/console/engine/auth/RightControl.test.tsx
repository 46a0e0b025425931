import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  apiAddress,
  callsFromNow,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { session } from './session.ts';

connectNetwork();
beforeEach(() => session.set({ status: 'out', reason: 'left' }));

const grantors = (Pessoas: readonly string[]) =>
  network.use(
    http.get(`${apiAddress}Autenticacao/QuemConcede/:codigo`, ({ params }) =>
      HttpResponse.json({
        Sucesso: true,
        ItemRegistro: {
          Codigo: params.codigo,
          Descricao: '',
          Pessoas: Pessoas.map((Nome, index) => ({ Identificador: index + 1, Nome })),
        },
      }),
    ),
  );
const open = async (path: string, person: Parameters<typeof signedIn>[0] = 'consulta', locale?: 'en-us') =>
  renderConsole({ path, token: await signedIn(person), ...(locale ? { locale } : {}) });
const control = (name: string) => screen.findByRole('button', { name });

test('says which permission is missing and who grants it, by keyboard, once a visit', async () => {
  const { user } = await open('/nav/cliente');
  grantors(['Caio Reis', 'Helena Prado']);
  const add = await control('Novo cliente');
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(add).not.toBeDisabled();
  await waitFor(() =>
    expect(add).toHaveAccessibleDescription('Falta a permissão CLIENTE.INCLUIR (Incluir clientes).'),
  );
  const calls = callsFromNow();
  act(() => add.focus());
  const why = await screen.findByText(/Quem concede: Caio Reis, Helena Prado\./);
  expect(why).toBeVisible();
  expect(add).toHaveAccessibleDescription(
    'Falta a permissão CLIENTE.INCLUIR (Incluir clientes). Quem concede: Caio Reis, Helena Prado.',
  );
  expect(await faults()).toEqual([]);
  await user.keyboard('{Escape}');
  expect(why).not.toBeVisible();
  await user.keyboard('{Enter}');
  expect(why).toBeVisible();
  expect(location.hash).toMatch(/^#\/nav\/cliente(\?|$)/);
  await user.tab();
  expect(why).not.toBeVisible();
  expect(calls.filter((call) => call.startsWith('Autenticacao/QuemConcede/CLIENTE.INCLUIR'))).toHaveLength(1);
});

test('says it under the pointer and on a press, too', async () => {
  const { user } = await open('/nav/cliente');
  grantors(['Helena Prado']);
  const exporting = await control('Exportar');
  await user.hover(exporting);
  expect(await screen.findByText(/Falta a permissão CLIENTE.EXPORTAR/)).toBeVisible();
  await user.unhover(exporting);
  expect(screen.getByText(/Falta a permissão CLIENTE.EXPORTAR/)).not.toBeVisible();
  await user.click(exporting);
  expect(exporting).toHaveFocus();
  expect(screen.getByText(/Falta a permissão CLIENTE.EXPORTAR/)).toBeVisible();
});

test('names the real people of the company, as the server does', async () => {
  await open('/nav/grupo/create', 'analista');
  const text = await screen.findByText(/Falta a permissão GRUPO.INCLUIR \(Incluir grupos\)\./);
  await waitFor(() => expect(text).toHaveTextContent(/Quem concede: .*administrador.*\./));
  expect(text).not.toHaveTextContent(/analista|consulta/);
});

test('leaves a calm page: three controls of a record, the rest left out', async () => {
  const { user } = await open('/nav/cliente');
  await user.click(await screen.findByRole('link', { name: 'Cliente 01' }));
  expect(await control('Alterar')).toHaveAccessibleDescription(/CLIENTE.ALTERAR \(Alterar clientes\)/);
  expect(await control('Excluir')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('link', { name: 'Duplicar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Duplicar' })).toBeNull();
  expect(document.querySelectorAll('.withheld').length).toBeLessThanOrEqual(3);
});

test.each([
  ['/nav/cliente/create', 'CLIENTE.INCLUIR (Incluir clientes)'],
  ['/nav/cliente/importar', 'CLIENTE.INCLUIR (Incluir clientes)'],
  ['/nav/cliente/excluidos', 'CLIENTE.EXCLUIR (Excluir clientes)'],
  ['/nav/usuario', 'USUARIO.CONSULTAR (Consultar usuários)'],
])('%s is not open: says the code and who grants it, at its own address', async (path, missing) => {
  await open(path);
  grantors([]);
  expect(
    await screen.findByRole('heading', { name: 'Seu perfil não dá acesso a esta página' }),
  ).toBeVisible();
  expect(await screen.findByText(`Falta a permissão ${missing}.`, { exact: false })).toBeVisible();
  expect(await screen.findByText('Nenhuma outra pessoa ativa da empresa a concede.')).toBeVisible();
  expect(location.hash).toBe(`#${path}`);
  expect(await faults()).toEqual([]);
});

test('speaks English, and still helps where the API does not tell who grants', async () => {
  await open('/nav/cliente/create', 'consulta', 'en-us');
  network.use(
    http.get(`${apiAddress}Autenticacao/QuemConcede/:codigo`, () =>
      HttpResponse.json({ Sucesso: false, Erros: [] }, { status: 404 }),
    ),
  );
  expect(
    await screen.findByText(/The permission CLIENTE.INCLUIR \(Create clients\) is missing\./),
  ).toBeVisible();
  expect(await screen.findByText(/Ask whoever manages the profiles/)).toBeVisible();
});

test('a refusal for want of a code brings the controls up to date, and leaves what is typed', async () => {
  const { user } = await open('/nav/grupo/create', 'administrador');
  const name = await screen.findByRole('textbox', { name: /^Nome/ });
  await user.type(name, 'Sítio Boa Vista');
  const now = session.get();
  const kept = now.status === 'in' ? [...now.codes].filter((code) => code !== 'GRUPO.INCLUIR') : [];
  network.use(
    http.post(`${apiAddress}Grupo/Incluir`, () =>
      HttpResponse.json(
        { Sucesso: false, Erros: [{ Texto: 'Você não tem a permissão.', Codigo: 'permission-missing' }] },
        { status: 403 },
      ),
    ),
    http.get(`${apiAddress}Autenticacao/CarregarTransacao`, () =>
      HttpResponse.json({
        Sucesso: true,
        ItemRegistro: kept.map((Codigo) => ({ Codigo, Descricao: '', Tela: false })),
      }),
    ),
  );
  await user.click(screen.getByRole('button', { name: /^Salvar( Ctrl S)?$/ }));
  await waitFor(() => {
    const after = session.get();
    expect(after.status === 'in' && after.codes.has('GRUPO.INCLUIR')).toBe(false);
  });
  expect(screen.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Sítio Boa Vista');
});
