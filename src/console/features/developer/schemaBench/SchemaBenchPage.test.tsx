import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { tryOut } from '../../../../../scripts/dev/schemaBench/tryOut.ts';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  leaveMachine,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';

connectNetwork();
beforeEach(() => {
  leaveMachine();
  sessionStorage.clear();
});

const root = resolve(import.meta.dirname, '../../../../..');
const fileOf = (name: unknown) => readFileSync(resolve(root, `schemas/${name}.schema.json`), 'utf8');
const file = fileOf('filial');
const base = `${apiAddress}Desenvolvimento/Esquemas`;
const answer = (ItemRegistro: unknown) => HttpResponse.json({ Sucesso: true, ItemRegistro });

/** The server of `npm run dev`, as far as the page asks it. */
function serveBench() {
  network.use(
    http.get(base, () => answer({ Itens: ['analista', 'filial'] })),
    http.get(`${base}/:name`, ({ params }) => answer({ Texto: fileOf(params.name) })),
    http.post(`${base}/:name/Julgar`, async ({ params, request }) => {
      const { Texto: text } = (await request.json()) as { Texto: string };
      const remember = <T,>(_key: string, make: () => T) => make();
      return answer(tryOut({ root, name: String(params.name), text, remember }, 'pt-br', '0'));
    }),
    http.post(`${base}/filial/Comparar`, () =>
      answer({ Linhas: ['The tables are as the schemas want them.'] }),
    ),
  );
}

const open = async (options: Parameters<typeof renderConsole>[0] = {}) =>
  renderConsole({
    path: '/nav/desenvolvimento/esquemas?esquema=filial',
    token: await signedIn('consulta'),
    development: true,
    ...options,
  });

const textBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto do esquema filial' });
const write = (area: HTMLTextAreaElement, text: string) =>
  fireEvent.change(area, { target: { value: text } });
const panel = () => screen.findByRole('tabpanel');

test('shows list, form, calls and tables of a schema, and the form refuses what the schema does', async () => {
  serveBench();
  const { user } = await open();
  expect(await textBox()).toHaveValue(file);
  expect(await screen.findByText('O esquema está certo.')).toBeVisible();
  const table = within(await panel()).getByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  expect(within(table).getByRole('columnheader', { name: 'Nome' })).toBeVisible();
  expect(await faults()).toEqual([]);

  await user.click(screen.getByRole('tab', { name: 'Formulário' }));
  await user.click(await screen.findByRole('button', { name: 'Conferir' }));
  expect((await screen.findAllByText('Informe Nome.')).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Filial do Cerrado');
  await user.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByRole('heading', { name: 'Seria enviado a Filial/Incluir' })).toBeVisible();
  expect(screen.getByText(/"Nome": "Filial do Cerrado"/)).toBeVisible();
  expect(await faults()).toEqual([]);

  await user.click(screen.getByRole('tab', { name: 'Chamadas' }));
  expect(within(await panel()).getByText('/Filial/Incluir')).toBeVisible();
  expect(within(await panel()).queryByText(/\/Cliente\//)).toBeNull();

  await user.click(screen.getByRole('tab', { name: 'SQL' }));
  expect(within(await panel()).getByText(/create table "filial" \( "Identificador" bigint/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Comparar com o banco' }));
  expect(await screen.findByText('The tables are as the schemas want them.')).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('follows what is typed; a text with a problem keeps what the last good one made, and leads to its line', async () => {
  serveBench();
  const { user } = await open();
  const area = await textBox();
  await screen.findByText('O esquema está certo.');
  write(area, file.replace('"pt-br": "Nome"', '"pt-br": "Designação"'));
  expect(await within(await panel()).findByRole('columnheader', { name: 'Designação' })).toBeVisible();

  const spoilt = file.replace('"type": "cnpj"', '"type": "cnpjj"');
  write(area, spoilt);
  const problem = await screen.findByText(/did you mean cnpj\?/);
  expect(problem).toBeVisible();
  expect(area).toBeInvalid();
  expect(within(await panel()).getByRole('columnheader', { name: 'Designação' })).toBeVisible();
  expect(screen.getByText(/Do último texto que estava certo/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Linha \d+$/ }));
  expect(area).toHaveFocus();
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('"type": "cnpjj",');
  expect(await faults()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Voltar ao arquivo' }));
  await waitFor(() => expect(area).toHaveValue(file));
  expect(await screen.findByText('O esquema está certo.')).toBeVisible();
});

test('keeps what was typed into schema and form', async () => {
  serveBench();
  const first = await open();
  await screen.findByText('O esquema está certo.');
  await first.user.click(screen.getByRole('tab', { name: 'Formulário' }));
  await first.user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Filial do Norte');
  const changed = file.replace('"pt-br": "Nome"', '"pt-br": "Designação"');
  write(await textBox(), changed);
  expect(await screen.findByRole('textbox', { name: 'Designação' })).toHaveValue('Filial do Norte');
  // Gone and back, as over a reload.
  await first.user.click(screen.getByRole('link', { name: 'Referência da API' }));
  await waitFor(() => expect(screen.queryByRole('tabpanel')).toBeNull());
  await first.user.click(screen.getByRole('link', { name: 'Bancada de esquemas' }));
  await first.user.selectOptions(await screen.findByLabelText('Esquema'), 'filial');
  expect(await textBox()).toHaveValue(changed);
});

test('makes no other record on the way, and leads to none', async () => {
  serveBench();
  const { user } = await open({
    path: '/nav/desenvolvimento/esquemas?esquema=analista',
    token: await signedIn('administrador'),
  });
  await user.click(await screen.findByRole('tab', { name: 'Formulário' }));
  expect(await within(await panel()).findByRole('combobox', { name: /^Officer/ })).toBeVisible();
  expect(within(await panel()).queryByRole('button', { name: /^Nov[oa]/ })).toBeNull();
});

test('a page that evaluates no code says so, and judges again', async () => {
  serveBench();
  let forbids = true;
  network.use(
    http.post(`${base}/filial/Julgar`, () =>
      forbids
        ? answer({
            ...tryOut({ root, name: 'filial', text: file, remember: (_key, make) => make() }, 'pt-br', '0'),
            validator: 'throw new Error("Refused to evaluate");',
          })
        : undefined,
    ),
  );
  const { user } = await open();
  expect(await screen.findByText(/O texto não foi avaliado\. Refused to evaluate/)).toBeVisible();
  forbids = false;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('O esquema está certo.')).toBeVisible();
});

test('tells a list of schemas that was not read from a server that has none', async () => {
  network.use(http.get(base, () => HttpResponse.json({ Sucesso: false, Erros: [] }, { status: 503 })));
  await open();
  expect(await screen.findByText('O esquema não foi lido.')).toBeVisible();
  expect(screen.queryByText(/npm run dev/)).toBeNull();
});

test('says where it is to be had on a server that has it not, and is no screen outside of development', async () => {
  await open();
  expect(await screen.findByText('Este servidor não tem a bancada.')).toBeVisible();
  expect(screen.getByText(/npm run dev/)).toBeVisible();
});

test('is found by nobody where the console is not one for developers', async () => {
  await open({ development: false });
  expect(await screen.findByRole('heading', { level: 1, name: /não encontrada|não existe/i })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bancada de esquemas' })).toBeNull();
});
