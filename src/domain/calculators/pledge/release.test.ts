import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Precise } from '../arithmetic.ts';
import { termsOn } from '../testing.ts';
import { calculatePledge } from './calculate.ts';
import type { Pledge } from './model.ts';
import { partsOf } from './release.ts';

const on = '2026-11-20';
const run = (pledge: Pledge) => calculatePledge({ DataReferencia: on, Penhores: [pledge] }, termsOn(on));
const bags = (Quantidade: string) =>
  ({ Produto: 'soja', Quantidade, Unidade: 'sc60', ValorUnitario: '120' }) as const;
/** CR$ 68,750,000.00 of 1994 are R$ 25,000.00. */
const old: Pledge = {
  ValorCredito: '68750000',
  Moeda: 'CRR',
  DataEmissao: '1994-03-10',
  SaldoInformado: '10000',
  DataSaldo: on,
  PermiteLiberacao: true,
  Bens: [bags('1000')],
};

test('a balance in reais is held against the credit in reais, whatever currency that was in', () => {
  const { Penhores, Alertas, Memoria } = run(old);
  expect(Penhores[0]).toMatchObject({
    ManterPct: '40.0000',
    Bens: [{ Manter: '400.000', Liberada: '600.000' }],
  });
  expect(Alertas).toContainEqual({ Codigo: 'nominal-conversion', De: 'Penhores.0', Valores: {} });
  expect(Memoria.filter(({ Passo }) => Passo === 'old-currency' || Passo === 'kept')).toEqual([
    {
      Passo: 'old-currency',
      De: 'Penhores.0',
      Formula: 'V / divisor',
      Valores: { V: 'CR$ 68750000', divisor: '2750' },
      Resultado: '25000.00',
    },
    {
      Passo: 'kept',
      De: 'Penhores.0',
      Formula: 'min(1, S / V) · 100',
      Valores: { S: '10000', V: '25000.00' },
      Resultado: '40.0000',
    },
  ]);
});

test('a credit worth less than its balance frees nothing', () => {
  // NCz$ 1,200,000.00 of 1989 are R$ 0.44.
  const tiny: Pledge = { ...old, ValorCredito: '1200000', Moeda: 'NCZ', DataEmissao: '1989-06-10' };
  expect(run(tiny).Penhores[0]).toMatchObject({ ManterPct: '100.0000', Bens: [{ Liberada: '0.000' }] });
});

test('of which old currency a credit is only its day says: it is asked for beside its field', () => {
  const { DataEmissao: _day, ...undated } = old;
  expect(() => run(undated)).toThrow('Penhores.0.DataEmissao: currency-day-missing');
  expect(run({ ...undated, PermiteLiberacao: false }).Penhores[0]).toMatchObject({ ManterPct: '100.0000' });
  expect(run({ ...undated, Cancelado: true }).Penhores[0]).toMatchObject({ Situacao: 'CANCELADO' });
});

test('what stays bound and what is freed come to what was bound', () => {
  // Both halves would be rounded up: 0.0005 to 0.001.
  const half: Pledge = {
    ...old,
    ValorCredito: '2',
    Moeda: 'BRL',
    SaldoInformado: '1',
    Bens: [bags('0.001')],
  };
  expect(run(half).Penhores[0]?.Bens).toMatchObject([
    { Quantidade: '0.001', Manter: '0.001', Liberada: '0.000' },
  ]);
  const thousandths = fc.integer({ min: 0, max: 100_000_000 }).map((count) => new Precise(count).div(7000));
  const share = fc.integer({ min: 0, max: 9973 }).map((part) => new Precise(part).div(9973));
  fc.assert(
    fc.property(
      thousandths,
      share,
      fc.constantFrom('HALF_UP' as const, 'HALF_EVEN' as const),
      (quantity, kept, rounding) => {
        const whole = partsOf(quantity, new Precise(1), rounding).kept;
        const parts = partsOf(quantity, kept, rounding);
        expect(new Precise(parts.kept).plus(parts.freed).toFixed(3)).toBe(whole);
      },
    ),
  );
});

test('of animals and machines only whole ones are freed, the shared one stays with the creditor', () => {
  const herd = (Quantidade: string, SaldoInformado: string, Unidade: 'cab' | 'un' = 'cab') =>
    run({
      ValorCredito: '3',
      SaldoInformado,
      DataSaldo: on,
      PermiteLiberacao: true,
      Bens: [{ Produto: 'boi', Quantidade, Unidade, ValorUnitario: '1', PercentualVinculado: '100' }],
    }).Penhores[0]?.Bens.map(({ Manter, Liberada }) => [Manter, Liberada]);
  expect(herd('3', '1.5')).toEqual([['2.000', '1.000']]);
  expect(herd('3', '1.5', 'un')).toEqual([['2.000', '1.000']]);
  // A third is no number of forty digits, and three thirds are whole all the same.
  expect(herd('3', '1')).toEqual([['1.000', '2.000']]);
  expect(herd('9', '2')).toEqual([['6.000', '3.000']]);
  // Half of an animal that is bound by half stays so.
  expect(herd('1.5', '1.5')).toEqual([['1.500', '0.000']]);
  expect(herd('1.5', '0')).toEqual([['0.000', '1.500']]);
});

test('the account says what is kept of each of the goods', () => {
  const cattle = { Produto: 'boi', Quantidade: '3', Unidade: 'cab', ValorUnitario: '1' } as const;
  const { Memoria } = run({ ...old, Bens: [bags('1000'), cattle] });
  expect(Memoria.filter(({ Passo }) => Passo === 'good-kept')).toEqual([
    {
      Passo: 'good-kept',
      De: 'Penhores.0',
      Formula: 'q · k',
      Valores: { product: 'soja', q: '1000.000', u: 'sc60', k: '40.0000%' },
      Resultado: '400.000',
    },
    {
      Passo: 'good-kept',
      De: 'Penhores.0',
      Formula: 'q − ⌊q · (1 − k)⌋',
      Valores: { product: 'boi', q: '3.000', u: 'cab', k: '40.0000%' },
      Resultado: '2.000',
    },
  ]);
});

test('what was cancelled keeps nothing bound', () => {
  expect(run({ ...old, Cancelado: true }).Penhores[0]).toMatchObject({
    ManterPct: '0.0000',
    Bens: [{ Quantidade: '1000.000', Manter: '0.000', Liberada: '1000.000' }],
  });
});
