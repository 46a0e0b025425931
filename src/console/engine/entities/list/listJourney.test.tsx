import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  callsFromNow,
  connectNetwork,
  forgetPreferences,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';

connectNetwork();
afterEach(() => forgetPreferences('administrador'));

const open = async (path = '/nav/cliente') => {
  const console = await renderConsole({ path, token: await signedIn('administrador') });
  await screen.findByRole('heading', { level: 1 });
  return console;
};
const menu = () => screen.getByRole('navigation', { name: 'Principal' });
const heading = () => screen.getByRole('heading', { level: 1 });
/** The rows on the screen are those last asked for. */
const isThere = () =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: 'Lista de clientes' })).toHaveAttribute('aria-busy', 'false'),
  );
/** Takes what is not on the page too; other tests have added some. @returns how many are chosen now */
async function chooseWhole(user: UserEvent): Promise<string> {
  const all = screen.getByRole('button', { name: /^Selecionar os \d+$/ });
  await user.click(all);
  return /\d+/.exec(all.textContent)?.[0] ?? '';
}
const filtered = (filter: object) => `/nav/cliente?filter=${encodeURIComponent(JSON.stringify(filter))}`;

test('comes back to the row one left, with page, filter and choice as they were', async () => {
  const { user } = await open();
  await screen.findByRole('table');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Linhas a exibir' }), '10');
  await user.click(await screen.findByRole('button', { name: 'Página seguinte' }));
  await screen.findByText(/^11–20 de/);
  await isThere();
  const [, chosen = '', left = ''] = within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((link) => link.textContent);
  await user.click(screen.getByRole('checkbox', { name: `Selecionar ${chosen}` }));
  await user.click(screen.getByRole('link', { name: left }));
  await screen.findByRole('heading', { level: 1, name: left });
  history.back();
  expect(await screen.findByText(/^11–20 de/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: `Selecionar ${chosen}` })).toBeChecked();
  await waitFor(() => expect(screen.getByRole('link', { name: left })).toHaveFocus());
});

test('comes back from the path above the record too', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Cliente 04' }));
  await screen.findByRole('heading', { level: 1, name: 'Cliente 04' });
  const main = screen.getByRole('main');
  await user.click(within(main).getByRole('link', { name: 'Clientes' }));
  await screen.findByRole('table');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Cliente 04' })).toHaveFocus());
});

test('keeps a choice on the way back from a record by the path above it, and by no other way', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Cliente 02' }));
  const record = async () => {
    await user.click(await screen.findByRole('link', { name: 'Cliente 04' }));
    await screen.findByRole('heading', { level: 1, name: 'Cliente 04' });
  };
  await record();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Clientes' }));
  expect(await screen.findByRole('checkbox', { name: 'Selecionar Cliente 02' })).toBeChecked();
  await record();
  await user.click(within(menu()).getByRole('link', { name: 'Clientes' }));
  expect(await screen.findByRole('checkbox', { name: 'Selecionar Cliente 02' })).not.toBeChecked();
  expect(screen.queryByText(/selecionado/)).toBeNull();

  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Cliente 02' }));
  await user.click(within(menu()).getByRole('link', { name: 'Grupos' }));
  await screen.findByRole('heading', { level: 1, name: /^Grupos/ });
  history.back();
  expect(await screen.findByRole('checkbox', { name: 'Selecionar Cliente 02' })).not.toBeChecked();
});

test('drops a choice when a record was deleted from its own page', async () => {
  network.use(
    http.delete(`${apiAddress}Cliente/Excluir/:id`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: {} }),
    ),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar a página' }));
  await user.click(screen.getByRole('link', { name: 'Cliente 04' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /^Excluir/ }));
  expect(await screen.findByRole('region', { name: 'Lista de clientes' })).toBeVisible();
  expect(screen.queryByText(/selecionado/)).toBeNull();
});

test('asks for a period by one press, and keeps the word and not the days in the address', async () => {
  const asked = callsFromNow();
  const { user } = await open();
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Filtro' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Alterado em' }));
  const editor = await screen.findByRole('dialog', { name: 'Alterado em' });
  expect(await faults()).toEqual([]);
  await user.click(within(editor).getByRole('button', { name: 'Últimos 7 dias' }));
  expect(await screen.findByText('últimos 7 dias')).toBeVisible();
  await screen.findByRole('table');
  expect(decodeURIComponent(location.hash)).toContain('"periodo":"ultimos-7-dias"');
  expect(
    asked.some((url) => /"Valor":\["\d{4}-\d\d-\d\dT00:00:00","\d{4}-\d\d-\d\dT23:59:59.999"\]/.test(url)),
  ).toBe(true);
});

test('asks for what is empty and for what is filled in', async () => {
  const { user } = await open();
  await screen.findByRole('table');
  const whole = Number(/\d+$/.exec(heading().textContent)?.[0]);
  const count = async (question: string) => {
    await user.click(screen.getByRole('button', { name: /^Filtro$|^Grupo .*, mudar o filtro$/ }));
    const field = screen.queryByRole('menuitem', { name: 'Grupo' });
    if (field) await user.click(field);
    const editor = await screen.findByRole('dialog', { name: 'Grupo' });
    await user.selectOptions(within(editor).getByRole('combobox', { name: 'Condição' }), question);
    await user.click(within(editor).getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(heading()).toHaveTextContent(/ de /));
    await isThere();
    const found = Number(/(\d+) de/.exec(heading().textContent)?.[1]);
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(heading()).not.toHaveTextContent(/ de /));
    return found;
  };
  const empty = await count('vazio');
  const filled = await count('preenchido');
  expect(empty).toBeGreaterThan(0);
  expect(filled).toBeGreaterThan(0);
  expect(empty + filled).toBe(whole);
});

test('does not ask for what was not understood', async () => {
  const { user } = await open();
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Filtro' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Alterado em' }));
  const editor = await screen.findByRole('dialog', { name: 'Alterado em' });
  await user.type(within(editor).getByRole('textbox', { name: 'De' }), 'um dia destes');
  await user.click(within(editor).getByRole('button', { name: 'Aplicar' }));
  expect(within(editor).getByText(/é um dia que existe/)).toBeVisible();
  expect(within(editor).getByRole('textbox', { name: 'De' })).toBeInvalid();
  expect(within(editor).getByRole('textbox', { name: 'Até' })).toBeValid();
  expect(within(editor).getByRole('textbox', { name: 'De' })).toHaveValue('um dia destes');
});

test('names the filters that hide what a search would find', async () => {
  await open(
    filtered({
      TipoPessoa: { operator: 'igual', value: ['J'] },
      AlteradoEm: { operator: 'menor', value: '1999-01-01' },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Nenhum cliente com estes filtros' })).toBeVisible();
  expect(await screen.findByText(/^Há \d+ fora dos filtros Tipo de pessoa e Alterado em\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Limpar filtros' })).toBeVisible();
  expect(await faults()).toEqual([]);
});

test.each(['null', '{"Nome":7}', '[1]', '"x"', '{'])(
  'opens whatever an address has for a filter: %s',
  async (junk) => {
    await open(`/nav/cliente?filter=${encodeURIComponent(junk)}&page=1&perPage=25&sort=Nome&order=ASC`);
    expect(await screen.findByRole('table')).toBeVisible();
  },
);

test('leads out of a filter that an old link asks for and that does not exist any more', async () => {
  const { user } = await open(filtered({ CampoAntigo: { operator: 'contem', value: 'x' } }));
  expect(await screen.findByText('A lista não carregou.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('says when a total was not counted to its end, and counts it when asked', async () => {
  network.use(
    http.get(`${apiAddress}Cliente/Listar`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const counted = query.get('ContarTudo') === 'true';
      const Itens = Array.from({ length: Number(query.get('NumeroRegistros')) }, (_, index) => ({
        Identificador: index + 1,
        Versao: 1,
        Nome: `Pessoa ${index + 1}`,
      }));
      return HttpResponse.json({
        Sucesso: true,
        ItemRegistro: { Itens, Total: counted ? 54_321 : 1001, TotalExato: counted },
      });
    }),
  );
  const { user } = await open();
  expect(await screen.findByText('1–25 de mais de 1.000')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Contar todos' }));
  expect(await screen.findByText('1–25 de 54.321')).toBeVisible();
  expect(heading()).toHaveTextContent('Clientes 54.321');
  expect(screen.queryByRole('button', { name: 'Contar todos' })).toBeNull();
});

test('takes the rows between two with the shift key', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Cliente 02' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Cliente 05' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 selecionados')).toBeVisible();
});

test('takes back "everything" when something else is asked for', async () => {
  const { user } = await open(filtered({ TipoPessoa: { operator: 'igual', value: ['F', 'J'] } }));
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar a página' }));
  const whole = await chooseWhole(user);
  expect(screen.getByText(`${whole} selecionados`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tirar o filtro Tipo de pessoa' }));
  await screen.findByRole('table');
  await waitFor(() => expect(screen.queryByText(/selecionados$/)).toBeNull());
});

test('takes the whole of a list that nothing narrows, and names how many before they are deleted', async () => {
  const asked: unknown[] = [];
  network.use(
    http.post(`${apiAddress}Cliente/ExcluirVarios`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ Sucesso: true, ItemRegistro: { Excluidos: [], Recusados: [] } });
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar a página' }));
  const whole = await chooseWhole(user);
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  const dialog = await screen.findByRole('dialog', { name: new RegExp(`\\b${whole}\\b`) });
  await user.click(within(dialog).getByRole('button', { name: new RegExp(`^Excluir.* ${whole}\\b`) }));
  await waitFor(() => expect(asked).toEqual([{ Filtro: { E: [] } }]));
});

test('acts on no more than a thousand at once, and says so', async () => {
  network.use(
    http.get(`${apiAddress}Cliente/Listar`, () => {
      const Itens = Array.from({ length: 25 }, (_, index) => ({
        Identificador: index + 1,
        Versao: 1,
        Nome: `P ${index + 1}`,
      }));
      return HttpResponse.json({ Sucesso: true, ItemRegistro: { Itens, Total: 1001, TotalExato: false } });
    }),
  );
  const { user } = await open(filtered({ TipoPessoa: { operator: 'igual', value: ['F', 'J'] } }));
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar a página' }));
  await user.click(screen.getByRole('button', { name: 'Selecionar os mais de 1.000' }));
  expect(screen.getByText(/até 1\.000 de uma vez/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Excluir' })).toBeDisabled();
});
