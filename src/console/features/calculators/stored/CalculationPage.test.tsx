import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  callsFromNow,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';
import { calculators } from '../../../../metadata/calculators.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { answerCalculations, storedMortgage } from '../testing.tsx';

connectNetwork();

const open = async () => renderConsole({ path: '/nav/calculo/5', token: await signedIn('analista') });

test('shows what was stored, who stored it, and that today’s rule says the same', async () => {
  answerCalculations([await storedMortgage()]);
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: 'Hipoteca guardada' })).toBeVisible();
  expect(await screen.findByText('25/04/2024 09:00, por Helena Duarte')).toBeVisible();
  const result = within(await screen.findByRole('region', { name: 'Resultado' }));
  expect(result.getByText('R$ 409.093,72')).toBeVisible();
  expect(
    await screen.findByText(
      'Com os mesmos dados e índices, a regra de hoje (hipoteca-1) chega aos mesmos valores.',
    ),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Operação 2026-000329' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /R-2, p\. 1/i })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/matricula\/7\?ato=R-2&pagina=1/),
  );
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Novo cenário' }));
  expect(await screen.findByLabelText(/^Valor do imóvel/)).toHaveValue('1.000.000,00');
  expect(location.hash).toBe('#/nav/calculadoras/hipoteca?Base=5');
});

test('copied, it says what it is, who stored it and that its indices are invented', async () => {
  answerCalculations([await storedMortgage()]);
  const { user } = await open();
  await screen.findByText('25/04/2024 09:00, por Helena Duarte');
  await screen.findByRole('link', { name: 'Operação 2026-000329' });
  await user.click(await screen.findByRole('button', { name: 'Copiar como texto' }));
  await screen.findByText('Copiado.');
  const lines = (await navigator.clipboard.readText()).split('\n');
  expect(lines.slice(1, 6)).toEqual([
    'Hipoteca guardada',
    'Operação 2026-000329',
    'Guardado: 25/04/2024 09:00, por Helena Duarte',
    '',
    'Calculado com índices inventados, de uma demonstração.',
  ]);
});

test('a stored scenario stands beside what it is a scenario of, under the same conditions and its own', async () => {
  const base = await storedMortgage({ Identificador: 3, Titulo: 'Primeira proposta' });
  const Entrada = { ...base.Entrada, DesagioPct: 10 };
  const scenario = await storedMortgage({ Entrada, IdentificadorCalculoBase: 3 });
  // Of another day, when a month of the index was put right.
  const Resultado = { ...scenario.Resultado, MaxNova: '327000.19' };
  answerCalculations([base, { ...scenario, Resultado }]);
  await open();
  const compared = within(await screen.findByRole('region', { name: 'Comparado com “Primeira proposta”' }));
  const cells = compared
    .getAllByRole('row')
    .map(({ children }) => [...children].map((one) => one.textContent));
  expect(cells.slice(0, 2)).toEqual([
    ['Número', 'Guardado', 'Nas mesmas condições', 'Diferença', 'Como foi guardado'],
    ['Cabe na garantia, até', 'R$ 409.093,72', 'R$ 329.093,72', '−R$ 80.000,00', 'R$ 327.000,19'],
  ]);
  expect(await faults()).toEqual([]);
});

test('stands as it was stored beside other figures of today’s rule', async () => {
  const stored = await storedMortgage();
  const Resultado = { ...stored.Resultado, Regra: 'hipoteca-0', MaxNova: '400000.00' };
  answerCalculations([{ ...stored, Regra: 'hipoteca-0', Resultado }]);
  await open();
  const today = within(await screen.findByRole('region', { name: 'Pela regra de hoje' }));
  expect(today.getByRole('columnheader', { name: 'Guardado (hipoteca-0)' })).toBeVisible();
  const row = today.getByRole('row', { name: /^Cabe na garantia, até/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['R$ 400.000,00', 'R$ 409.093,72']);
  const result = within(screen.getByRole('region', { name: 'Resultado' }));
  expect(result.getByText('R$ 400.000,00')).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('says why today’s rule would no longer take its input', async () => {
  const stored = await storedMortgage();
  answerCalculations([{ ...stored, Condicoes: { ...stored.Condicoes, Indices: [] } }]);
  await open();
  expect(await screen.findByText(/A regra de hoje não aceita mais estes dados/)).toBeVisible();
  expect(screen.getByText(/Índice não cadastrado: IPCA/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Resultado' })).getByText('R$ 409.093,72')).toBeVisible();
});

test('goes to the trash, and comes back while one looks on', async () => {
  answerCalculations([await storedMortgage()]);
  const done = (ItemRegistro: unknown) => HttpResponse.json({ Sucesso: true, ItemRegistro });
  const calls = callsFromNow();
  network.use(
    http.delete(`${apiAddress}Calculo/Excluir/5`, () => done(null)),
    http.post(`${apiAddress}Calculo/Restaurar/5`, () => done(null)),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  const dialog = await screen.findByRole('dialog', { name: /Hipoteca guardada/ });
  await user.click(within(dialog).getByRole('button', { name: 'Excluir cálculo' }));
  expect(await screen.findByText('Cálculo excluído. Fica em Excluídos por 30 dias.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('heading', { name: 'Hipoteca guardada' })).toBeVisible();
  expect(calls).toContain('Calculo/Restaurar/5');
});

test('stays readable when its calculator is gone', async () => {
  answerCalculations([{ ...(await storedMortgage()), Calculadora: 'anuidade' }]);
  await open();
  expect(await screen.findByText(/A calculadora “anuidade” não existe mais/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Novo cenário' })).toBeNull();
});

test('the calculators and what was stored last are one page', async () => {
  answerCalculations([await storedMortgage()]);
  const { user } = await renderConsole({ path: '/nav/calculadoras', token: await signedIn('analista') });
  expect(await screen.findByRole('link', { name: 'Penhor' })).toHaveAttribute(
    'href',
    '#/nav/calculadoras/penhor',
  );
  expect(screen.getByText('Até quando a certidão vale, hoje e no dia da assinatura.')).toBeVisible();
  const recent = within(await screen.findByRole('region', { name: /^Cálculos recentes/ }));
  expect(await faults()).toEqual([]);
  await user.click(await recent.findByRole('link', { name: 'Hipoteca guardada' }));
  await waitFor(() => expect(location.hash).toBe('#/nav/calculo/5'));
});

test('each calculator is headed as a lender would write it', () => {
  const titles = (locale: 'pt-br' | 'en-us') => calculators.map(({ title }) => title[locale]);
  expect(titles('pt-br')).toEqual([
    'Calculadora de hipoteca',
    'Calculadora de penhor',
    'Histórico de área',
    'Reutilização do FGTS',
    'Frações de propriedade',
    'Vencimento de certidão',
  ]);
  expect(titles('en-us')).toEqual([
    'Mortgage calculator',
    'Pledge calculator',
    'Area history',
    'FGTS reuse check',
    'Ownership shares',
    'Certificate expiry',
  ]);
});

test('lists call a calculator what it calls itself', () => {
  for (const locale of ['pt-br', 'en-us'] as const)
    for (const { code, label } of calculators)
      expect(enumLabel(locale)('Calculadora', code)).toBe(label[locale]);
});

test('nothing stored yet says what to do', async () => {
  answerCalculations();
  await renderConsole({ path: '/nav/calculadoras', token: await signedIn('analista') });
  expect(await screen.findByText(/Nenhum cálculo guardado ainda/)).toBeVisible();
});
