import { expect, test } from 'vitest';
import { addDays } from '../../dates.ts';
import { Precise, type Rounding, rounded, sum } from '../arithmetic.ts';
import { CalculationRefused } from '../problems.ts';
import { termsOn } from '../testing.ts';
import { calculateMortgage } from './calculate.ts';
import { type GuaranteeEvent, guaranteeHistory, inTime, positionOn } from './history.ts';
import { run } from './run.ts';

const events: readonly GuaranteeEvent[] = [
  { Data: '2019-05-10', Ato: 'R-2', Evento: 'constituicao', Grau: 1, Credor: 'Banco A', Valor: '300000' },
  { Data: '2020-08-01', Ato: 'AV-3', Evento: 'aditivo', Garantia: 'R-2', Valor: '350000' },
  { Data: '2021-02-11', Ato: 'R-4', Evento: 'constituicao', Grau: 2, Credor: 'Banco B', Valor: '120000' },
  { Data: '2022-09-30', Ato: 'AV-5', Evento: 'liberacao_parcial', Garantia: 'R-2', ValorPosterior: '250000' },
  { Data: '2025-01-20', Ato: 'AV-6', Evento: 'cancelamento', Garantia: 'R-2' },
];

test('each event of each guarantee has what stood before and after it', () => {
  const rows = guaranteeHistory(events);
  expect(rows.map(({ Ato, Movimento, ValorPosterior }) => [Ato, Movimento, ValorPosterior])).toEqual([
    ['R-2', '300000.00', '300000.00'],
    ['AV-3', '50000.00', '350000.00'],
    ['R-4', '120000.00', '120000.00'],
    ['AV-5', '-100000.00', '250000.00'],
    ['AV-6', '-250000.00', '0.00'],
  ]);
  expect(rows[1]?.Alertas).toEqual([{ Codigo: 'RF-61', De: 'AV-3', Valores: { excess: '50000.00' } }]);
  expect(rows.map(({ Credor }) => Credor)).toEqual(['Banco A', 'Banco A', 'Banco B', 'Banco A', 'Banco A']);
});

test('the position at any date, by degree; degrees do not move up by themselves', () => {
  const rows = guaranteeHistory(events);
  const byDegree = (day: string) =>
    positionOn(rows, day).PorGrau.map(({ Grau, Total }) => `${Grau}: ${Total}`);
  expect(byDegree('2018-01-01')).toEqual([]);
  expect(byDegree('2020-12-31')).toEqual(['1: 350000.00']);
  expect(byDegree('2021-12-31')).toEqual(['1: 350000.00', '2: 120000.00']);
  expect(positionOn(rows, '2021-12-31').Total).toBe('470000.00');
  expect(positionOn(rows, '2023-12-31').Total).toBe('370000.00');
  expect(byDegree('2026-01-01')).toEqual(['2: 120000.00']);
  expect(positionOn(rows, '2026-01-01').Garantias).toMatchObject([
    { Garantia: 'R-4', Grau: 2, PosicaoEfetiva: 1, Valor: '120000.00' },
  ]);
});

test('a reinforcement adds, an amortisation takes away, an extension and a cession leave the amount', () => {
  const rows = guaranteeHistory([
    { Data: '2020-01-01', Ato: 'R-1', Evento: 'constituicao', Grau: 1, Credor: 'A', Valor: '100' },
    { Data: '2020-02-01', Ato: 'AV-2', Evento: 'reforco', Garantia: 'R-1', Valor: '20' },
    { Data: '2020-03-01', Ato: 'AV-3', Evento: 'amortizacao', Garantia: 'R-1', Valor: '50' },
    { Data: '2020-04-01', Ato: 'AV-4', Evento: 'prorrogacao', Garantia: 'R-1', Vencimento: '2030-01-01' },
    { Data: '2020-05-01', Ato: 'AV-5', Evento: 'cessao', Garantia: 'R-1', Credor: 'B' },
  ]);
  expect(rows.map(({ ValorPosterior }) => ValorPosterior)).toEqual([
    '100.00',
    '120.00',
    '70.00',
    '70.00',
    '70.00',
  ]);
  expect(rows.at(-1)).toMatchObject({ Credor: 'B', Vencimento: '2030-01-01', Grau: 1 });
});

test('what was cancelled stays cancelled, and nothing falls below zero', () => {
  const rows = guaranteeHistory([
    { Data: '2020-01-01', Ato: 'R-1', Evento: 'constituicao', Grau: 1, Credor: 'A', Valor: '100' },
    { Data: '2020-03-01', Ato: 'AV-2', Evento: 'amortizacao', Garantia: 'R-1', Valor: '150' },
    { Data: '2020-04-01', Ato: 'AV-3', Evento: 'cancelamento', Garantia: 'R-1' },
    { Data: '2020-05-01', Ato: 'AV-4', Evento: 'cessao', Garantia: 'R-1', Credor: 'B' },
  ]);
  expect(rows.map(({ ValorPosterior, Situacao }) => `${ValorPosterior} ${Situacao}`)).toEqual([
    '100.00 ATIVA',
    '0.00 ATIVA',
    '0.00 CANCELADA',
    '0.00 CANCELADA',
  ]);
  expect(rows.flatMap(({ Alertas }) => Alertas.map(({ Codigo }) => Codigo))).toEqual([
    'above-balance',
    'after-cancellation',
  ]);
  expect(positionOn(rows, '2021-01-01').Garantias).toEqual([]);
});

test('an amendment of the same creditor under the law of 2023 ranks with its mortgage', () => {
  const raised = (Data: string, Credor: string) =>
    guaranteeHistory([
      { Data: '2020-01-01', Ato: 'R-1', Evento: 'constituicao', Credor: 'A', Valor: '100' },
      { Data, Ato: 'AV-2', Evento: 'aditivo', Garantia: 'R-1', Credor, Valor: '150' },
    ])[1]?.Alertas.map(({ Codigo }) => Codigo);
  expect(raised('2023-10-30', 'A')).toEqual(['RF-61']);
  expect(raised('2025-03-01', 'A')).toEqual([]);
  expect(raised('2025-03-01', 'B')).toEqual(['RF-61']);
});

test('a fiduciary transfer ranks before every mortgage, whenever it was made', () => {
  const rows = guaranteeHistory([
    { Data: '2020-01-01', Ato: 'R-1', Evento: 'constituicao', Grau: 2, Valor: '1' },
    { Data: '2021-01-01', Ato: 'R-2', Evento: 'constituicao', Grau: 1, Valor: '1' },
    {
      Data: '2022-01-01',
      Ato: 'R-3',
      Evento: 'constituicao',
      EventoGarantia: 'alienacao_fiduciaria',
      Valor: '1',
    },
    { Data: '2023-01-01', Ato: 'AV-4', Evento: 'cessao', Garantia: 'R-3', Credor: 'B' },
  ]);
  expect(
    positionOn(rows, '2024-01-01').Garantias.map(
      ({ Garantia, PosicaoEfetiva }) => `${PosicaoEfetiva} ${Garantia}`,
    ),
  ).toEqual(['1 R-3', '2 R-2', '3 R-1']);
});

/** The same numbers at every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const moneys = [undefined, 'BRL', 'CRR', 'CRZ', 'NCZ'] as const;

/** Mortgages made at random, some amended, some cancelled. */
function randomGuarantees(roll: (sides: number) => number): GuaranteeEvent[] {
  return Array.from({ length: 6 }, (_, index): GuaranteeEvent[] => {
    const [Garantia, start] = [`R-${index + 1}`, addDays('1990-03-20', roll(1400))];
    const amount = () => ({ Valor: (roll(10_000_000) / 1000).toFixed(3), Moeda: moneys[roll(5)] ?? null });
    const later = (days: number, Evento: GuaranteeEvent['Evento']) =>
      ({ Data: addDays(start, days), Ato: `AV-${index}${days}`, Evento, Garantia }) as const;
    return [
      { Data: start, Ato: Garantia, Evento: 'constituicao', Grau: 1 + roll(3), ...amount() },
      ...(roll(2) ? [{ ...later(200, 'aditivo'), ...amount() }] : []),
      ...(roll(4) ? [] : [later(900, 'cancelamento')]),
    ];
  }).flat();
}

/** What a calculation takes of them on a day: the degree of the constitution, the amount of the last act. */
const encumbrancesOn = (events: readonly GuaranteeEvent[], day: string) =>
  inTime(events)
    .filter(({ Data, Evento }) => Evento === 'constituicao' && Data <= day)
    .flatMap(({ Ato, EventoGarantia, Grau }) => {
      const last = events.findLast((event) => event.Data <= day && (event.Garantia ?? event.Ato) === Ato);
      if (!last || last.Evento === 'cancelamento') return [];
      const { Valor = null, Moeda = null, Data } = last;
      return [{ Ato, Evento: EventoGarantia ?? null, Grau: Grau ?? null, Valor, Moeda, DataBase: Data }];
    });

test.each<Rounding>(['HALF_UP', 'HALF_EVEN'])(
  '%s: history and calculation of one day come to the same cents',
  (rounding) => {
    const roll = dice(7);
    for (let turn = 0; turn < 300; turn += 1) {
      const events = randomGuarantees(roll);
      const day = addDays('1990-03-20', roll(3000));
      const position = positionOn(guaranteeHistory(events, rounding), day);
      const result = calculateMortgage(
        { DataReferencia: day, ValorImovel: '1', Onus: encumbrancesOn(events, day) },
        termsOn(day, { rounding }),
      );
      expect(position.Total).toBe(result.Total);
      expect(position.PorGrau).toEqual(result.PorGrau.map(({ Grau, Total }) => ({ Grau, Total })));
      expect(new Map(position.Garantias.map(({ Garantia, Valor }) => [Garantia, Valor]))).toEqual(
        new Map(result.Onus.map(({ Ato, Alocado }) => [Ato, Alocado])),
      );
    }
  },
);

const kinds = ['hipoteca', 'hipoteca_cedular', 'alienacao_fiduciaria', 'caucao', null] as const;

test('history and calculation rank the guarantees of one day alike', () => {
  const roll = dice(11);
  for (let turn = 0; turn < 300; turn += 1) {
    const events = randomGuarantees(roll).map((event) =>
      event.Evento === 'constituicao'
        ? { ...event, Grau: roll(4) || null, EventoGarantia: kinds[roll(5)] ?? null }
        : event,
    );
    const day = addDays('1990-03-20', roll(3000));
    const { Garantias, Total } = positionOn(guaranteeHistory(events), day);
    const { Onus } = calculateMortgage(
      { DataReferencia: day, ValorImovel: '1', Onus: encumbrancesOn(events, day) },
      termsOn(day),
    );
    expect(new Map(Garantias.map((one) => [one.Garantia, one.PosicaoEfetiva]))).toEqual(
      new Map(Onus.map(({ Ato, Posicao }) => [Ato, Posicao])),
    );
    expect(Garantias).toHaveLength(Onus.length);
    expect(rounded(sum(Garantias.map(({ Valor }) => new Precise(Valor))), 2)).toBe(Total);
  }
});

const ranksOf = (...given: readonly (readonly [string, number | null, string?])[]) => {
  const rows = guaranteeHistory(
    given.map(([Ato, Grau, EventoGarantia = 'hipoteca'], index) => ({
      Data: addDays('2019-01-01', index),
      Ato,
      Evento: 'constituicao',
      EventoGarantia,
      Grau,
      Valor: '50',
    })),
  );
  const { Garantias, PorGrau, Total } = positionOn(rows, '2024-01-01');
  return { ranks: Garantias.map(({ Garantia }) => Garantia).join(' '), PorGrau, Total };
};

test('a mortgage without a degree ranks after those before it, and is summed as one without', () => {
  const late = ranksOf(['R-2', 3], ['R-5', null]);
  expect(late.ranks).toBe('R-5 R-2');
  expect(late.PorGrau).toEqual([
    { Grau: 3, Total: '50.00' },
    { Grau: null, Total: '50.00' },
  ]);
  expect(ranksOf(['R-2', 2], ['R-3', null], ['R-4', 1]).ranks).toBe('R-4 R-2 R-3');
});

test('what is no mortgage has no degree to rank by', () => {
  const { ranks, PorGrau } = ranksOf(['R-2', 2], ['R-3', 1, 'caucao']);
  expect(ranks).toBe('R-2 R-3');
  expect(PorGrau.map(({ Grau }) => Grau)).toEqual([2, null]);
});

test('a fiduciary transfer with a degree stands once', () => {
  const { ranks, Total } = ranksOf(['R-2', 1], ['R-3', 1, 'alienacao_fiduciaria']);
  expect(ranks).toBe('R-3 R-2');
  expect(Total).toBe('100.00');
});

test('degrees and guarantees add up to the total of their day', () => {
  const rows = guaranteeHistory([1, 2].map((Grau) => ({ ...made(`R-${Grau}`, '3.635', 'BRL'), Grau })));
  const { Garantias, PorGrau, Total } = positionOn(rows, '1994-01-03');
  expect(Total).toBe('7.27');
  expect(PorGrau.map((one) => one.Total)).toEqual(['3.64', '3.63']);
  expect(Garantias.map(({ Valor }) => Valor)).toEqual(['3.64', '3.63']);
});

test('a movement of a guarantee that nothing made by then is refused beside it', () => {
  const row = (Data: string, Ato: string, Evento: string, Garantia?: string) => ({
    Data,
    Ato,
    Evento,
    Garantia,
    Valor: '350000',
  });
  const refused = (...Eventos: readonly ReturnType<typeof row>[]) => {
    try {
      run({ DataReferencia: '2026-11-20', ValorImovel: '1', Eventos }, termsOn('2026-11-20'));
      return [];
    } catch (error) {
      if (!(error instanceof CalculationRefused)) throw error;
      return error.problems.map(({ field, code }) => `${field} ${code}`);
    }
  };
  const first = row('2019-05-10', 'R-2', 'constituicao');
  expect(refused(first, row('2020-08-01', 'AV-3', 'aditivo', 'R-2'))).toEqual([]);
  expect(
    refused(
      row('2021-01-20', 'AV-4', 'cancelamento', 'R2'),
      first,
      row('2020-08-01', 'AV-3', 'aditivo'),
      row('2019-05-09', 'AV-1', 'amortizacao', 'R-2'),
    ),
  ).toEqual([
    'Eventos.0.Garantia guarantee-unknown',
    'Eventos.2.Garantia guarantee-missing',
    'Eventos.3.Garantia guarantee-unknown',
  ]);
});

const made = (Ato: string, Valor: string, Moeda: GuaranteeEvent['Moeda'] = 'CRR'): GuaranteeEvent => ({
  Data: '1994-01-03',
  Ato,
  Evento: 'constituicao',
  Grau: 1,
  Valor,
  Moeda,
});

test('amounts are rounded once, by the rule of the company', () => {
  // CR$ 2.750 make a real: 1.41454… twice is 2.83, not 2.82.
  const rows = guaranteeHistory([made('R-1', '3890'), made('R-2', '3890')]);
  expect(rows.map(({ ValorPosterior }) => ValorPosterior)).toEqual(['1.41', '1.41']);
  expect(positionOn(rows, '1994-01-03')).toMatchObject({ Total: '2.83', PorGrau: [{ Total: '2.83' }] });
  const half = guaranteeHistory([made('R-1', '0.125', 'BRL')], 'HALF_EVEN');
  expect(positionOn(half, '1994-01-03')).toMatchObject({ Total: '0.12', Garantias: [{ Valor: '0.12' }] });
});

test('a row adds up as it is shown', () => {
  const [, row] = guaranteeHistory([
    made('R-1', '0.446', 'BRL'),
    { Data: '1995-01-01', Ato: 'AV-2', Evento: 'reforco', Garantia: 'R-1', Valor: '0.446' },
  ]);
  expect(row).toMatchObject({ ValorAnterior: '0.45', Movimento: '0.44', ValorPosterior: '0.89' });
});

test('old money worth less than a real by now counts as nothing, and is told of', () => {
  const [row] = guaranteeHistory([{ ...made('R-1', '1200000', 'NCZ'), Data: '1989-06-10' }]);
  expect(row).toMatchObject({ ValorPosterior: '0.00' });
  expect(row?.Alertas.map(({ Codigo }) => Codigo)).toEqual(['RF-45', 'value-to-confirm']);
});
