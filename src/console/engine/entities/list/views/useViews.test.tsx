import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  forgetPreferences,
  leaveMachine,
  network,
  preferencesOf,
  renderConsole,
  signedIn,
  viewsOf,
} from '../../../../../../test/support/console/renderConsole.tsx';

connectNetwork();

beforeEach(() => forgetPreferences('administrador', 'analista'));
afterEach(() => forgetPreferences('administrador', 'analista'));

const open = async (path = '/nav/cliente') => {
  const console = await renderConsole({ path, token: await signedIn('administrador') });
  await screen.findByRole('table');
  return console;
};
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent)
    .filter(Boolean);
const kept = async (name: 'administrador' | 'analista' = 'administrador') =>
  (await preferencesOf(name))['lista.cliente'];
const view = (name: string) => screen.findByRole('button', { name: `Visão ${name}` });
type User = Awaited<ReturnType<typeof open>>['user'];
const choose = async (user: User, item: string) => {
  await user.click(screen.getByRole('button', { name: /^Visões|^Visão/ }));
  await user.click(within(await screen.findByRole('menu')).getByText(item));
};

test('keeps columns, their order and the rows per page for the next machine', async () => {
  const first = await open();
  const before = heads();
  await first.user.click(screen.getByRole('button', { name: 'Colunas' }));
  const panel = await screen.findByRole('dialog', { name: 'Colunas' });
  await first.user.click(within(panel).getByRole('checkbox', { name: before[1] ?? '' }));
  await first.user.click(within(panel).getByRole('checkbox', { name: 'Alterado em' }));
  await first.user.click(within(panel).getByRole('button', { name: 'Subir Alterado em' }));
  await first.user.click(within(panel).getByRole('button', { name: 'Fechar' }));
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Linhas a exibir' }), '10');
  await waitFor(() => expect(heads()).toContain('Alterado em'));
  const after = heads();
  expect(after).not.toContain(before[1]);
  expect(after.at(-2)).toBe('Alterado em');
  await waitFor(async () => expect(await kept()).toMatchObject({ perPage: 10 }));
  first.unmount();

  leaveMachine();
  await open();
  expect(heads()).toEqual(after);
  expect(screen.getAllByRole('row')).toHaveLength(11);
  expect(JSON.stringify({ ...localStorage })).toBe('{}');
});

test('names a list as it stands, opens with it, and changes, renames and deletes it', async () => {
  const filter = JSON.stringify({ TipoPessoa: { operator: 'igual', value: ['J'] } });
  const first = await open(
    `/nav/cliente?filter=${encodeURIComponent(filter)}&sort=Nome&order=DESC&page=1&perPage=10`,
  );
  await choose(first.user, 'Guardar como nova visão');
  const dialog = await screen.findByRole('dialog', { name: 'Guardar a lista como visão' });
  expect(await faults()).toEqual([]);
  await first.user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(within(dialog).getByText('Escreva um nome.')).toBeVisible();
  await first.user.type(within(dialog).getByRole('textbox', { name: 'Nome da visão' }), 'Empresas');
  await first.user.click(within(dialog).getByRole('checkbox', { name: 'Abrir a lista com esta visão' }));
  await first.user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await view('Empresas')).toBeVisible();
  expect(location.hash).toMatch(/&visao=\d+$/);
  const [made] = await viewsOf('administrador');
  expect(made).toMatchObject({
    Nome: 'Empresas',
    Definicao: {
      Filtro: { E: [{ Campo: 'TipoPessoa', Operador: 'igual', Valor: ['J'] }] },
      Ordem: { Campo: 'Nome', Ordem: 'desc' },
      Linhas: 10,
    },
  });
  await waitFor(async () => expect(await kept()).toMatchObject({ defaultView: made?.Identificador }));
  first.unmount();

  leaveMachine();
  const { user } = await open();
  expect(await view('Empresas')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Tipo de pessoa .*, mudar o filtro$/ })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(11);
  expect(decodeURIComponent(location.hash)).toContain('"TipoPessoa"');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Linhas a exibir' }), '25');
  expect(await view('Empresas, mudada')).toBeVisible();
  await choose(user, 'Guardar em Empresas');
  expect(await view('Empresas')).toBeVisible();

  await choose(user, 'Mudar o nome');
  const name = await screen.findByRole('textbox', { name: 'Nome da visão' });
  await user.clear(name);
  await user.type(name, 'Pessoas jurídicas{Enter}');
  expect(await view('Pessoas jurídicas')).toBeVisible();

  await choose(user, 'Lista sem visão');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Tipo de pessoa .*, mudar o filtro$/ })).toBeNull(),
  );
  await choose(user, 'Pessoas jurídicas (abre com ela)');
  expect(await screen.findByRole('button', { name: /^Tipo de pessoa .*, mudar o filtro$/ })).toBeVisible();

  await choose(user, 'Excluir a visão');
  expect(await screen.findByRole('button', { name: 'Visões' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(async () => expect(await viewsOf('administrador')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Visões' }));
  expect(await screen.findByText('Pessoas jurídicas (abre com ela)')).toBeVisible();
});

test('keeps what is personal in a view, and never in the address', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'cliente 07{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Cliente 08' })).toBeNull());
  await choose(user, 'Guardar como nova visão');
  await user.type(await screen.findByRole('textbox', { name: 'Nome da visão' }), 'Sete{Enter}');
  expect(await view('Sete')).toBeVisible();
  expect(await viewsOf('administrador')).toMatchObject([
    { Nome: 'Sete', Definicao: { Busca: 'cliente 07' } },
  ]);
  await choose(user, 'Lista sem visão');
  expect(await screen.findByRole('link', { name: 'Cliente 08' })).toBeVisible();
  await choose(user, 'Sete');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Cliente 08' })).toBeNull());
  expect(screen.getByRole('searchbox')).toHaveValue('cliente 07');
  expect(decodeURIComponent(location.hash)).not.toContain('07');
});

test('says that the columns went into the view', async () => {
  const { user } = await open();
  await choose(user, 'Guardar como nova visão');
  await user.type(await screen.findByRole('textbox', { name: 'Nome da visão' }), 'Larga{Enter}');
  await view('Larga');
  await user.click(screen.getByRole('button', { name: 'Colunas' }));
  const panel = await screen.findByRole('dialog', { name: 'Colunas' });
  await user.click(within(panel).getByRole('checkbox', { name: 'Alterado em' }));
  await user.click(await within(panel).findByRole('button', { name: 'Guardar na visão' }));
  expect(await screen.findByText('Visão Larga guardada.')).toBeVisible();
});

test('is seen by nobody else', async () => {
  const { user } = await open();
  await choose(user, 'Guardar como nova visão');
  await user.type(await screen.findByRole('textbox', { name: 'Nome da visão' }), 'Só minha{Enter}');
  await view('Só minha');
  expect(await viewsOf('administrador')).toMatchObject([{ Nome: 'Só minha' }]);
  expect((await viewsOf('analista')).filter(({ Nome }) => Nome === 'Só minha')).toEqual([]);
});

test('says why a view was not kept, beside its name, and keeps what was typed', async () => {
  network.use(
    http.post(`${apiAddress}Visao/Incluir`, () =>
      HttpResponse.json({ Sucesso: false, Erros: [{ Texto: 'Já há 100 visões.' }] }, { status: 422 }),
    ),
  );
  const { user } = await open();
  await choose(user, 'Guardar como nova visão');
  const name = await screen.findByRole('textbox', { name: 'Nome da visão' });
  await user.type(name, 'Daqui{Enter}');
  expect(await screen.findByText('Já há 100 visões.')).toBeVisible();
  expect(name).toHaveValue('Daqui');
});

test('opens from its address, with columns and what is personal, and is told when it is not there', async () => {
  const first = await open();
  await first.user.type(screen.getByRole('searchbox'), 'cliente 07{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Cliente 08' })).toBeNull());
  await choose(first.user, 'Guardar como nova visão');
  await first.user.type(await screen.findByRole('textbox', { name: 'Nome da visão' }), 'Endereço{Enter}');
  await view('Endereço');
  const [made] = await viewsOf('administrador');
  first.unmount();
  leaveMachine();
  const second = await open(`/nav/cliente?visao=${made?.Identificador}`);
  expect(await view('Endereço')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('cliente 07');
  expect(await screen.findByRole('link', { name: 'Cliente 07' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cliente 08' })).toBeNull();
  second.unmount();
  leaveMachine();
  await open('/nav/cliente?visao=999999');
  expect(await screen.findByText(/Esta visão não existe mais/)).toBeVisible();
  expect(location.hash).not.toContain('visao');
  expect(await screen.findByRole('link', { name: 'Cliente 08' })).toBeVisible();
});

test('shows a view that names what is gone without it, and says what', async () => {
  network.use(
    http.get(`${apiAddress}Visao/Listar`, () =>
      HttpResponse.json({
        Sucesso: true,
        ItemRegistro: {
          Itens: [
            {
              Identificador: 7,
              Versao: 1,
              Entidade: 'cliente',
              Nome: 'Velha',
              Definicao: {
                Busca: '',
                Filtro: null,
                Ordem: { Campo: 'Nome', Ordem: 'asc' },
                Colunas: ['Email'],
                Larguras: {},
                Linhas: 25,
              },
              Retirados: ['Telefone', 'CampoQueSaiu'],
              Minha: false,
              NomeDono: 'Lídia',
              Partilhada: true,
              Partilhas: [],
              AbrePor: null,
              PodeAlterar: false,
            },
          ],
        },
      }),
    ),
  );
  await open('/nav/cliente?visao=7');
  expect(await screen.findByText(/Velha usa o que não existe mais .*Telefone e CampoQueSaiu/)).toBeVisible();
  expect(heads()).toEqual(['Nome', 'E-mail']);
  expect(await faults()).toEqual([]);
});

test('refuses a name that is taken, whatever its accents', async () => {
  const { user } = await open();
  await choose(user, 'Guardar como nova visão');
  await user.type(await screen.findByRole('textbox', { name: 'Nome da visão' }), 'Visão{Enter}');
  await view('Visão');
  await choose(user, 'Guardar como nova visão');
  await user.type(await screen.findByRole('textbox', { name: 'Nome da visão' }), 'VISAO{Enter}');
  expect(await screen.findByText('Já existe uma visão com este nome.')).toBeVisible();
});
