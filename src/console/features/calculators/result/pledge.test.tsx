import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderResult, type Trial } from './testing.tsx';

const pledge = (given: object = {}): Trial => ({
  code: 'penhor',
  input: {
    Penhores: [
      {
        Ato: 'R-3',
        ValorCredito: 400000,
        SaldoInformado: 200000,
        DataSaldo: '2026-11-20',
        PermiteLiberacao: true,
        Bens: [{ Produto: 'soja', Quantidade: 12000, Unidade: 'sc60', ValorUnitario: 39 }],
        ...given,
      },
    ],
  },
});

test('the bar calls the part of the credit that goods cover by its name, not goods', async () => {
  await renderResult(pledge());
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toContain('crédito coberto 200.000,00 100,00%');
  expect(said).toContain('sobra 268.000,00 134,00%');
});

test('what stays bound and what comes free is told in its unit', async () => {
  await renderResult(pledge());
  const kept = within(screen.getByRole('region', { name: 'O que fica vinculado e o que é liberado' }));
  expect(
    kept.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['Ato', 'Bens', 'Unidade', 'Vinculada', 'Manter', 'Liberada'],
    ['R-3', 'soja', 'Saca de 60 kg', '12.000', '6.000', '6.000'],
  ]);
});

test('a copy tells both, and a lack as spreadsheets know it', async () => {
  const user = userEvent.setup();
  await renderResult(pledge({ SaldoInformado: 500000, ValorCredito: 1000000 }));
  await user.click(screen.getByRole('button', { name: 'Copiar como texto' }));
  await screen.findByText('Copiado.');
  const text = await navigator.clipboard.readText();
  expect(text).toMatch(/\nO que fica vinculado e o que é liberado\nAto/);
  expect(text).toMatch(/R-3\tsoja\tSaca de 60 kg *\t *12\.000\t *6\.000\t *6\.000/);
  expect(text).toContain('Sobra: −R$ 32.000,00');
  expect(text).toMatch(/\t *-32\.000,00/);
});

test('where nothing comes free there is no table of it', async () => {
  await renderResult(pledge({ PermiteLiberacao: false }));
  expect(screen.queryByRole('region', { name: /O que fica vinculado/ })).toBeNull();
});
