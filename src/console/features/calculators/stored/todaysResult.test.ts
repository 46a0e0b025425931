import { expect, test } from 'vitest';
import { calculatorOf, loadCalculation } from '../../../../metadata/calculators.ts';
import { changedTables } from '../result/compare/sameResult.ts';
import { storedMortgage } from '../testing.tsx';
import { todaysResult } from './todaysResult.ts';

const mortgage = calculatorOf('hipoteca');
if (!mortgage) throw new Error('no mortgage');

test('the same input under the same terms comes to the same to the last digit', async () => {
  const run = await loadCalculation(mortgage);
  expect(todaysResult(mortgage, run, await storedMortgage())).toEqual({ kind: 'same', rule: 'hipoteca-1' });
});

test('a cent in a row is another result; a column the rule of then did not have is not', async () => {
  const run = await loadCalculation(mortgage);
  const stored = await storedMortgage();
  const rows = (stored.Resultado as unknown as { Onus: Record<string, unknown>[] }).Onus;
  const withRows = (Onus: unknown) => ({ ...stored, Resultado: { ...stored.Resultado, Onus } });
  const older = withRows(rows.map(({ Posicao, ...row }) => row));
  expect(todaysResult(mortgage, run, older).kind).toBe('same');
  const other = withRows(rows.map((row, index) => (index === 0 ? { ...row, Atualizado: '210906.27' } : row)));
  const today = todaysResult(mortgage, run, other);
  expect(today.kind).toBe('different');
  const { result } = today as Extract<typeof today, { kind: 'different' }>;
  expect(changedTables(mortgage, result, other.Resultado).map(({ name }) => name)).toEqual(['Onus']);
});
