import { expect, test } from 'vitest';
import { termsOn } from '../testing.ts';
import { type PledgeEvent, pledgeHistory, seasonTotals } from './history.ts';
import { run } from './run.ts';

const event = (Ato: string, given: Partial<PledgeEvent>): PledgeEvent => ({
  Data: '2025-03-01',
  Ato,
  Evento: 'constituicao',
  Valor: '100',
  ...given,
});
const totalsOf = (...events: PledgeEvent[]) => seasonTotals(pledgeHistory(events, 'HALF_UP'), 'HALF_UP');

test('one season is one group of rows and one total, however season and product are written', () => {
  const events = [
    event('R-1', { Safra: '2025/2026', Produto: 'Soja', Quantidade: '10', Unidade: 'sc60' }),
    event('R-2', { Safra: '2024/25', Produto: 'milho', Quantidade: '5', Unidade: 'sc60' }),
    event('R-3', { Safra: '2025/26', Produto: 'SOJA EM GRÃOS', Quantidade: '6', Unidade: 't' }),
  ];
  expect(pledgeHistory(events, 'HALF_UP').map(({ Ato, Safra }) => [Ato, Safra])).toEqual([
    ['R-2', '2024/2025'],
    ['R-1', '2025/2026'],
    ['R-3', '2025/2026'],
  ]);
  expect(totalsOf(...events)).toMatchObject([
    {
      Safra: '2025/2026',
      Credito: '200.00',
      Produtos: [{ Produto: 'Soja', Unidade: 'sc60', Quantidade: '110.000' }],
    },
    { Safra: '2024/2025', Credito: '100.00' },
  ]);
});

test('totals of a season are rounded as the company rounds', () => {
  const Eventos = [
    event('R-1', { Produto: 'soja', Quantidade: '0.0005', Unidade: 'sc60', AreaVinculadaHa: '0.00005' }),
  ];
  const totals = (['HALF_UP', 'HALF_EVEN'] as const).map((rounding) => {
    const terms = termsOn('2026-11-20', { rounding });
    return run({ DataReferencia: terms.on, Eventos }, terms) as unknown as Record<string, unknown>;
  });
  expect(totals.map(({ TotaisPorSafra }) => TotaisPorSafra)).toMatchObject([
    [{ AreaVinculada: '0.0001', Produtos: [{ Quantidade: '0.001' }] }],
    [{ AreaVinculada: '0.0000', Produtos: [{ Quantidade: '0.000' }] }],
  ]);
});

test('a movement of a pledge that no row constitutes is refused beside it', () => {
  const terms = termsOn('2026-11-20');
  const Eventos = [
    event('R-1', {}),
    event('AV-2', { Evento: 'cancelamento', Data: '2025-04-01', Garantia: 'R1' }),
  ];
  expect(() => run({ DataReferencia: terms.on, Eventos }, terms)).toThrow(
    'Eventos.1.Garantia: guarantee-unknown',
  );
});

test('an amendment that puts one product in the place of another does not take over its quantity', () => {
  const first = event('R-1', { Produto: 'soja', Quantidade: '10', Unidade: 'sc60', Safra: '2024/2025' });
  const amended = (given: Partial<PledgeEvent>) =>
    pledgeHistory(
      [first, event('AV-2', { Evento: 'aditivo', Data: '2025-04-01', Garantia: 'R-1', ...given })],
      'HALF_UP',
    ).at(-1);
  expect(amended({ Produto: 'milho' })).toMatchObject({
    Produto: 'milho',
    Quantidade: null,
    Unidade: null,
    Safra: '2024/2025',
  });
  expect(amended({ Produto: 'Soja em grãos' })).toMatchObject({ Quantidade: '10', Unidade: 'sc60' });
  expect(amended({ Safra: '25/26' })).toMatchObject({
    Produto: 'soja',
    Quantidade: '10',
    Safra: '2025/2026',
  });
});

test('credits of a season are summed to the last digit and then rounded, as its positions are', () => {
  // CR$ 2,763.75 of 1994 are R$ 1.005: twice it is R$ 2.01 and not R$ 2.02.
  const old = { Data: '1994-03-10', Moeda: 'CRR', Valor: '2763.75' } as const;
  expect(totalsOf(event('R-1', old), event('R-2', old))).toMatchObject([{ Credito: '2.01' }]);
});

test('credits of a season are rounded once', () => {
  // CR$ 2.750 make a real: 1.41454… twice is 2.83, not 2.82.
  const old = { Data: '1994-01-03', Safra: '1994/1995', Valor: '3890', Moeda: 'CRR' } as const;
  expect(totalsOf(event('R-1', old), event('R-2', old))).toMatchObject([{ Credito: '2.83' }]);
});
