import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  forgetPreferences,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { session } from '../../engine/auth/session.ts';
import { answerCalculations, storedMortgage } from './testing.tsx';

connectNetwork();

// Somebody left on purpose: nothing an earlier test typed is kept.
beforeEach(() => session.set({ status: 'out', reason: 'left' }));

const open = async (path: string, locale: 'pt-br' | 'en-us' = 'pt-br') =>
  renderConsole({ path: `/nav/${path}`, token: await signedIn('analista'), locale });

const value = () => screen.findByLabelText(/^Valor do imóvel/);
const result = () => within(screen.getByRole('region', { name: 'Resultado' }));

test('opened alone, it asks for what is missing and calculates with every key', async () => {
  answerCalculations();
  const { user } = await open('calculadoras/hipoteca');
  await value();
  expect(screen.getByRole('heading', { name: 'Calculadora de hipoteca' })).toBeVisible();
  expect(screen.getByLabelText('Data de referência')).toHaveValue('25/04/2024');
  const missing = within(screen.getByRole('region', { name: 'Resultado' }));
  expect(missing.getByRole('link', { name: 'Informe o valor do imóvel' })).toBeVisible();
  // Nobody has come to the field yet.
  expect(await value()).toHaveAttribute('aria-invalid', 'false');
  await user.click(missing.getByRole('link', { name: 'Informe o valor do imóvel' }));
  await waitFor(async () => expect(await value()).toHaveFocus());
  await user.keyboard('1000');
  await waitFor(() => expect(result().getByText('R$ 800,00')).toBeVisible());
  await user.keyboard('00');
  await waitFor(() => expect(result().getByText('R$ 80.000,00')).toBeVisible());
  expect(await faults()).toEqual([]);
});

test('says nothing of invented indices where a result took none', async () => {
  answerCalculations();
  const { user } = await open('calculadoras/hipoteca');
  await user.type(await value(), '1000000');
  await waitFor(() => expect(result().getByText('R$ 800.000,00')).toBeVisible());
  expect(screen.queryByText(/usa índices inventados/)).toBeNull();
});

test('while the input does not hold the last good result stays, and says that it is not of now', async () => {
  answerCalculations();
  const { user } = await open('calculadoras/hipoteca');
  await user.type(await value(), '1000000');
  await waitFor(() => expect(result().getByText('R$ 800.000,00')).toBeVisible());
  await user.clear(await value());
  expect(await screen.findByText(/Este é o último resultado que valeu: há 1 problema/)).toBeVisible();
  expect(result().getByText('R$ 800.000,00')).toBeVisible();
  expect(screen.queryByText('Informe o valor do imóvel')).toBeNull();
  await user.click(result().getByRole('button', { name: 'Copiar como texto' }));
  await screen.findByText('Copiado.');
  expect(await navigator.clipboard.readText()).toContain(
    'Este é o último resultado que valeu: há 1 problema nos dados de agora.',
  );
  await user.click(await value());
  await user.tab();
  // Left, it says what is wrong.
  await waitFor(async () => expect(await value()).toHaveAccessibleDescription('Informe o valor do imóvel'));
  await user.type(await value(), '2');
  await waitFor(() => expect(screen.queryByText('Informe o valor do imóvel')).toBeNull());
  expect(screen.queryByText(/último resultado/)).toBeNull();
});

test('a problem told on leaving a field does not move away what is being pressed', async () => {
  answerCalculations();
  await open('calculadoras/hipoteca');
  (await value()).focus();
  const add = document.getElementById('campo_Onus-add') as HTMLElement;
  fireEvent.pointerDown(add);
  fireEvent.blur(await value());
  await new Promise((done) => setTimeout(done, 100));
  expect(await value()).toHaveAttribute('aria-invalid', 'false');
  fireEvent.pointerUp(add);
  await waitFor(async () => expect(await value()).toHaveAttribute('aria-invalid', 'true'));
});

test('what the calculation refuses stands beside its field, in its row, once somebody asks', async () => {
  answerCalculations();
  const { user } = await open('calculadoras/hipoteca?Matricula=7');
  await user.type(await value(), '1000000');
  const day = screen.getByLabelText('Data de referência');
  await user.clear(day);
  await user.type(day, '01/01/2024');
  const sentence =
    'A data de referência (01/01/2024) é anterior à data-base (10/01/2024). Corrija uma das duas.';
  await screen.findByText(/há 2 problemas/);
  expect(screen.queryByText(sentence)).toBeNull();
  // Left, the date itself says the day that it must not come before.
  await user.tab();
  await waitFor(() =>
    expect(day).toHaveAccessibleDescription(
      'A data de referência (01/01/2024) é anterior à data do saldo (22/04/2024). Corrija uma das duas.',
    ),
  );
  // Storing what does not hold asks for it.
  await user.click(screen.getByRole('button', { name: 'Guardar na operação' }));
  const { parentElement } = await screen.findByRole('heading', { name: 'Há 2 problemas' });
  const summary = parentElement as HTMLElement;
  await waitFor(() => expect(summary).toHaveFocus());
  expect(screen.getByRole('button', { name: /^R-2/ })).toHaveAccessibleDescription(sentence);
  expect(await faults()).toEqual([]);
  await user.click(within(summary).getByRole('link', { name: sentence }));
  await waitFor(() => expect(screen.getByLabelText('Data-base')).toHaveFocus());
  expect(screen.getByLabelText('Data-base')).toHaveAccessibleDescription(sentence);
});

test('opened from a record it is filled, and each input leads to the words it was read from', async () => {
  answerCalculations();
  const { user } = await open('calculadoras/hipoteca?Matricula=7');
  await value();
  expect(await screen.findByRole('link', { name: 'Operação 2026-000329' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Matrícula 7.318' })).toHaveAttribute('href', '#/nav/matricula/7');
  expect(screen.getByText(/Hipoteca de segundo grau em produto/)).toBeVisible();
  await user.type(await value(), '1000000');
  await waitFor(() => expect(result().getByText('R$ 409.093,72')).toBeVisible());
  expect(screen.getByText(/usa índices inventados/)).toBeVisible();
  await user.click(result().getByRole('button', { name: 'Copiar como texto' }));
  await screen.findByText('Copiado.');
  expect(await navigator.clipboard.readText()).toContain('Este resultado usa índices inventados');
  await user.click(screen.getByRole('button', { name: /^R-2/ }));
  const row = within(screen.getByRole('group', { name: /^R-2/ }));
  const [link] = row.getAllByRole('link', { name: 'R-2, p. 1' });
  expect(link).toHaveAttribute('href', '#/nav/matricula/7?ato=R-2&pagina=1');
  expect(link).toHaveAccessibleDescription('“o valor de R$ 200.000,00”');

  await user.clear(row.getByLabelText('Valor'));
  await user.type(row.getByLabelText('Valor'), '100000');
  expect(await row.findByText('Alterado.')).toBeVisible();
  await waitFor(() => expect(result().queryByText('R$ 409.093,72')).toBeNull());
  await user.click(row.getByRole('button', { name: 'Voltar ao valor da matrícula: Valor' }));
  await waitFor(() => expect(result().getByText('R$ 409.093,72')).toBeVisible());
  expect(row.getByLabelText('Valor')).toHaveValue('200.000,00');
  expect(await faults()).toEqual([]);
});

test('an amount in an old currency stands without the sign of reais', async () => {
  answerCalculations();
  const { user } = await open('calculadoras/hipoteca?Matricula=7');
  await value();
  await user.click(screen.getByRole('button', { name: /^R-2/ }));
  const row = within(screen.getByRole('group', { name: /^R-2/ }));
  const shown = () => row.getByLabelText('Valor').parentElement;
  expect(shown()).toHaveTextContent('R$');
  await user.selectOptions(row.getByLabelText('Moeda'), 'Cruzado');
  expect(shown()).not.toHaveTextContent('R$');
  expect(row.getByLabelText('Valor')).toHaveValue('200.000,00');
});

test('a row keeps its sources when it moves', async () => {
  answerCalculations();
  const { user } = await open('calculadoras/hipoteca?Matricula=7');
  await value();
  screen.getByRole('button', { name: /^R-2/ }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await user.click(screen.getByRole('button', { name: /^R-2/ }));
  const row = within(screen.getByRole('group', { name: /^R-2/ }));
  expect(row.getAllByRole('link', { name: 'R-2, p. 1' })).toHaveLength(2);
  expect(row.queryByText('Alterado.')).toBeNull();
});

test('stores input and standing sources under a title, and opens what was stored', async () => {
  const sent = answerCalculations();
  const { user } = await open('calculadoras/hipoteca?Matricula=7');
  await user.type(await value(), '1000000');
  await waitFor(() => expect(result().getByText('R$ 409.093,72')).toBeVisible());
  await user.click(screen.getByRole('button', { name: /^R-2/ }));
  const base = screen.getByLabelText('Data-base');
  await user.clear(base);
  await user.type(base, '10/02/2024');
  await waitFor(() => expect(result().queryByText('R$ 409.093,72')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Guardar na operação' }));
  const dialog = await screen.findByRole('dialog', { name: 'Guardar este cálculo?' });
  const title = within(dialog).getByLabelText('Título');
  expect(title).toHaveValue('Hipoteca, matrícula 7.318, 25/04/2024');
  // The record says whose it is.
  expect(within(dialog).queryByLabelText('Operação')).toBeNull();
  await user.clear(title);
  await user.type(title, 'Com base em fevereiro');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar na operação' }));
  expect(await screen.findByRole('heading', { name: 'Com base em fevereiro' })).toBeVisible();
  expect(location.hash).toBe('#/nav/calculo/9');
  expect(sent).toMatchObject([
    {
      Titulo: 'Com base em fevereiro',
      Calculadora: 'hipoteca',
      IdentificadorOperacao: 4,
      IdentificadorRegistroMatricula: 7,
      Entrada: { ValorImovel: 1000000, Onus: [{ DataBase: '2024-02-10' }, {}] },
    },
  ]);
  // The base day is a person's now.
  expect(sent[0]?.Fontes?.map(({ Campo }) => Campo)).toEqual(['Onus.0.Valor', 'Onus.1.SaldoInformado']);
});

test('opened alone, storing asks for the operation', async () => {
  answerCalculations();
  const { user } = await open('calculadoras/hipoteca');
  await user.type(await value(), '1000000');
  await waitFor(() => expect(result().getByText('R$ 800.000,00')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Guardar na operação' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar na operação' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Operação/);
  expect(await faults()).toEqual([]);
});

test('a scenario begins with a stored input and tells what it changes, input by input', async () => {
  const sent = answerCalculations([await storedMortgage()]);
  const { user } = await open('calculadoras/hipoteca?Base=5');
  expect(await value()).toHaveValue('1.000.000,00');
  expect(await screen.findByText(/Os dados são os de “Hipoteca guardada”/)).toBeVisible();
  await user.clear(screen.getByLabelText('Deságio de venda forçada'));
  await user.type(screen.getByLabelText('Deságio de venda forçada'), '10');
  const changed = await screen.findByRole('region', { name: '1 dado mudou' });
  // Wider than a phone, it is scrolled by keys too.
  expect(changed).toHaveAttribute('tabindex', '0');
  const changes = within(changed);
  const row = within(changes.getByRole('row', { name: /^Deságio de venda forçada/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['0%', '10%']);
  await waitFor(() => expect(result().getByText('R$ 329.093,72')).toBeVisible());
  expect(screen.getByText('Comparado com “Hipoteca guardada”')).toBeVisible();
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Guardar na operação' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar na operação' }));
  await waitFor(() => expect(sent).toMatchObject([{ IdentificadorCalculoBase: 5 }]));
});

test('what was stored before is a press away', async () => {
  answerCalculations([await storedMortgage()]);
  const { user } = await open('calculadoras/hipoteca?Matricula=7');
  await user.click(await screen.findByRole('button', { name: '1 cálculo anterior' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Hipoteca guardada/ }));
  expect(await screen.findByRole('heading', { name: 'Hipoteca guardada' })).toBeVisible();
});

test('what is typed survives another language, and leaving asks first', async () => {
  answerCalculations();
  const { user } = await open('calculadoras/hipoteca');
  await user.type(await value(), '1000000');
  await user.click(
    within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: 'Clientes' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
  await user.click(within(dialog).getByRole('button', { name: 'Continuar aqui' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The language changes everything that is said, and nothing that is typed.
  await user.click(screen.getByRole('button', { name: /conta de/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'English' }));
  await waitFor(() => expect(screen.getByLabelText(/^Value of the property/)).toHaveValue('1,000,000.00'));
});

test('looking up the words in the record asks nothing, and what is typed is there on the way back', async () => {
  answerCalculations();
  const { user } = await open('calculadoras/hipoteca?Matricula=7');
  await user.type(await value(), '1000000');
  await user.click(screen.getByRole('button', { name: /^R-2/ }));
  const row = within(screen.getByRole('group', { name: /^R-2/ }));
  await user.click(row.getAllByRole('link', { name: 'R-2, p. 1' })[0] as HTMLElement);
  await waitFor(() => expect(location.hash).toMatch(/^#\/nav\/matricula\/7\?ato=R-2/));
  expect(
    await screen.findByText('O que você escreveu em Calculadora de hipoteca está guardado.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await value()).toHaveValue('1.000.000,00');
  expect(location.hash).toBe('#/nav/calculadoras/hipoteca?Matricula=7');
});

test('a failure says what it is and is tried again', async () => {
  answerCalculations();
  network.use(
    http.get(
      `${apiAddress}Calculadora/Condicoes`,
      () =>
        HttpResponse.json(
          { Sucesso: false, Erros: [{ Texto: 'O banco de dados descansa.' }] },
          { status: 503 },
        ),
      { once: true },
    ),
  );
  const { user } = await open('calculadoras/hipoteca');
  expect(await screen.findByText(/O banco de dados descansa/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await value()).toBeVisible();
});

test('an address of no calculator is one that nothing answers to', async () => {
  await open('calculadoras/juros');
  expect(await screen.findByRole('heading', { name: /não existe|encontrada/i })).toBeVisible();
});

test('speaks English', async () => {
  // The language stays with the person, whom other tests are too.
  onTestFinished(() => forgetPreferences('analista'));
  answerCalculations();
  const { user } = await open('calculadoras/hipoteca?Matricula=7', 'en-us');
  await user.type(await screen.findByLabelText(/^Value of the property/), '1000000');
  expect(screen.getByRole('heading', { name: 'Mortgage calculator' })).toBeVisible();
  await waitFor(() => expect(screen.getByText('R$ 409,093.72')).toBeVisible());
  const notices = screen.getByRole('list', { name: 'What the record asks to be checked' });
  expect(notices).toHaveTextContent(/second/i);
});
