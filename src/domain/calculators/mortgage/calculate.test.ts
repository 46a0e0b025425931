import { expect, test } from 'vitest';
import { indexTable } from '../indexTable.ts';
import { CalculationRefused } from '../problems.ts';
import { inventedIndex, termsOn } from '../testing.ts';
import { calculateMortgage, type EncumbranceRow, type MortgageInput } from './calculate.ts';

/** The worked rows of the rule, by their numbers there. */
const on = '2026-11-20';
const run = (input: Partial<MortgageInput>, given: Parameters<typeof termsOn>[1] = {}) => {
  const day = input.DataReferencia ?? on;
  const appraised = { ValorImovel: '1000000', DataAvaliacao: day };
  return calculateMortgage({ DataReferencia: day, ...appraised, ...input }, termsOn(day, given));
};
const updated = (item: EncumbranceRow, day: string, given: Parameters<typeof termsOn>[1] = {}) =>
  run({ DataReferencia: day, Onus: [item] }, given).Onus[0];
const two: readonly EncumbranceRow[] = [
  { Evento: 'hipoteca', Grau: 1, Valor: '250000' },
  { Evento: 'hipoteca', Grau: 2, Valor: '180000' },
];
const indexed: EncumbranceRow = { Valor: '200000', DataBase: '2024-01-10', Indice: 'IPCA' };

test('H1: a property without encumbrances', () => {
  expect(run({ NovaOperacao: '600000', LimiteLtvPct: '80' })).toMatchObject({
    Margem: '1000000.00',
    LTVatual: '0.0000',
    LTVnovo: '60.0000',
    MaxNova: '800000.00',
    ProximoGrau: 1,
  });
});

test('H2: two degrees without index', () => {
  const result = run({ Onus: two, NovaOperacao: '200000' });
  expect(result).toMatchObject({
    Total: '430000.00',
    Margem: '570000.00',
    LTVatual: '43.0000',
    LTVnovo: '63.0000',
    MaxNova: '370000.00',
    ProximoGrau: 3,
  });
  expect(result.PorGrau).toEqual([
    { Grau: 1, Total: '250000.00', Margem: '750000.00' },
    { Grau: 2, Total: '180000.00', Margem: '570000.00' },
  ]);
});

test('H3, H4: whole periods, and the days of one that has begun', () => {
  expect(updated(indexed, '2024-04-10')).toMatchObject({ Fator: '1.01820506', Atualizado: '203641.01' });
  expect(updated(indexed, '2024-04-25')).toMatchObject({ Fator: '1.01901929', Atualizado: '203803.86' });
});

test('H5, H6: interest runs on the corrected principal', () => {
  const simple = updated({ ...indexed, JurosAa: '12', Regime: 'SIMPLES' }, '2024-04-25');
  expect(simple).toMatchObject({ Juros: '7102.42', Atualizado: '210906.28' });
  const compound = updated({ ...indexed, JurosAa: '12', Regime: 'COMPOSTO' }, '2024-04-25');
  expect(compound).toMatchObject({ Juros: '6819.17', Atualizado: '210623.03' });
});

test('H7: interest over years', () => {
  const debt: EncumbranceRow = { Valor: '150000', DataBase: '2024-03-15', JurosAa: '10', Regime: 'COMPOSTO' };
  expect(updated(debt, '2026-03-15')?.Atualizado).toBe('181500.00');
  expect(updated(debt, '2026-11-20')?.Atualizado).toBe('193743.79');
  expect(updated({ ...debt, Regime: 'SIMPLES' }, '2026-11-20')?.Atualizado).toBe('190273.97');
});

test('H8: a haircut for a forced sale', () => {
  expect(run({ Onus: two, NovaOperacao: '200000', DesagioPct: '20' })).toMatchObject({
    Base: '800000.00',
    Margem: '370000.00',
    LTVnovo: '78.7500',
    MaxNova: '210000.00',
  });
});

test('H9: the whole answers for the whole debt, or each part for its own', () => {
  const half: Partial<MortgageInput> = {
    ValorImovel: '1200000',
    PercentualProprietario: '1/2',
    Onus: [{ Valor: '300000' }],
  };
  expect(run({ ...half, ModoFracao: 'INDIVISIVEL' })).toMatchObject({
    BaseProp: '600000.00',
    Margem: '300000.00',
    LTVatual: '50.0000',
  });
  expect(run({ ...half, ModoFracao: 'PROPORCIONAL' })).toMatchObject({
    Deducao: '150000.00',
    Margem: '450000.00',
    LTVatual: '25.0000',
  });
});

test('H10: one debt over three properties', () => {
  const values = ['400000', '600000', '1000000'];
  const share = (own: string, Alocacao: 'RATEIO' | 'INTEGRAL') =>
    run({
      ValorImovel: own,
      Onus: [
        {
          Valor: '900000',
          Alocacao,
          OutrosImoveis: values.filter((value) => value !== own).map((Valor) => ({ Valor })),
        },
      ],
    }).Onus[0]?.Alocado;
  expect(values.map((own) => share(own, 'RATEIO'))).toEqual(['180000.00', '270000.00', '450000.00']);
  expect(values.map((own) => share(own, 'INTEGRAL'))).toEqual(['900000.00', '900000.00', '900000.00']);
});

test('H11: an old currency that is worth nothing by now asks for the balance', () => {
  const old: EncumbranceRow = { Valor: '1200000', Moeda: 'NCZ', DataBase: '1989-06-10', Indice: 'IPCA' };
  const result = run({ Onus: [old] });
  expect(result).toMatchObject({ Total: '0.00', Margem: '1000000.00' });
  expect(result.Alertas.map(({ Codigo }) => Codigo)).toEqual(
    expect.arrayContaining(['RF-45', 'value-to-confirm']),
  );
  expect(result.Memoria.find(({ Passo }) => Passo === 'old-currency')?.Resultado).toBe('0.44');
  expect(run({ Onus: [{ ...old, SaldoInformado: '80000', DataSaldo: on }] }).Total).toBe('80000.00');
});

test('H12: a fiduciary transfer leaves no margin but to one that follows it', () => {
  const transferred: Partial<MortgageInput> = {
    ValorImovel: '500000',
    Onus: [{ Evento: 'alienacao_fiduciaria', Valor: '320000' }],
  };
  expect(run(transferred)).toMatchObject({
    Margem: '0.00',
    MargemAritmetica: '180000.00',
    MotivoMargem: 'alienacao-fiduciaria',
  });
  expect(run({ ...transferred, TipoGarantia: 'ALIENACAO_SUPERVENIENTE' })).toMatchObject({
    Margem: '180000.00',
    LTVatual: '64.0000',
    MotivoMargem: null,
  });
});

test('where nothing ranks behind, the account says why and comes to nothing', () => {
  const step = (input: Partial<MortgageInput>, name: string) =>
    run(input).Memoria.find(({ Passo }) => Passo === name);
  const transferred: Partial<MortgageInput> = {
    ValorImovel: '850000',
    Onus: [{ Evento: 'alienacao_fiduciaria', Valor: '260000' }],
  };
  expect(step(transferred, 'margin-arithmetic')).toMatchObject({
    Formula: 'max(0, B − D)',
    Resultado: '590000.00',
  });
  expect(step(transferred, 'margin')).toMatchObject({
    Formula: 'A · 0',
    Valores: { A: '590000.00', motivo: 'alienacao-fiduciaria' },
    Resultado: '0.00',
  });
  expect(step(transferred, 'most-new')).toMatchObject({
    Formula: 'max(0, B · L − D) · 0',
    Valores: { B: '850000.00', L: '80%', D: '260000.00', motivo: 'alienacao-fiduciaria' },
    Resultado: '0.00',
  });
  const frozen: Partial<MortgageInput> = {
    Onus: [{ Grau: 1, Valor: '100000' }, { Evento: 'indisponibilidade' }],
  };
  expect(step(frozen, 'degree-margin')).toMatchObject({
    Formula: 'max(0, B − D) · 0',
    Valores: { motivo: 'indisponibilidade' },
    Resultado: '0.00',
  });
  // What follows the transfer is worked out like any other.
  const later = { ...transferred, TipoGarantia: 'ALIENACAO_SUPERVENIENTE' } as const;
  expect(step(later, 'margin')).toMatchObject({ Formula: 'max(0, B − D)', Resultado: '590000.00' });
  expect(step(later, 'most-new')).toMatchObject({ Formula: 'max(0, B · L − D)', Resultado: '420000.00' });
});

test('an appraisal of which nobody said the day is told of', () => {
  const undated = { Codigo: 'appraisal-undated', De: null, Valores: {} };
  expect(run({ DataAvaliacao: null }).Alertas).toEqual([undated]);
  expect(run({ DataAvaliacao: on }).Alertas).toEqual([]);
});

test('a debt past its due date is to be confirmed with its creditor', () => {
  const due = (...days: readonly (string | null)[]) =>
    run({ Onus: days.map((Vencimento) => ({ Grau: 1, Valor: '1', Vencimento })) }).Alertas;
  expect(due(null, '2026-11-19', on, '2026-11-21')).toEqual([
    { Codigo: 'due-to-confirm', De: 'Onus.1', Valores: { due: '2026-11-19' } },
  ]);
});

test('H13: deflation counts within the series and never takes a debt below its nominal amount', () => {
  const debt: EncumbranceRow = { Valor: '100000', DataBase: '2024-09-01', Indice: 'IPCA' };
  expect(updated(debt, '2024-10-01')).toMatchObject({ Fator: '1.00000000', Atualizado: '100000.00' });
  expect(updated({ ...debt, PisoNominal: false }, '2024-10-01')).toMatchObject({
    Fator: '0.99980000',
    Atualizado: '99980.00',
  });
  const { Memoria } = run({ DataReferencia: '2024-10-01', Onus: [debt] });
  expect(Memoria.find(({ Passo }) => Passo === 'corrected-floor')?.Valores.F).toBe('0.99980000');
});

test('H14: anniversaries of a month’s last day stay on the last day', () => {
  const debt: EncumbranceRow = { Valor: '100000', DataBase: '2024-01-31', Indice: 'IPCA' };
  expect(updated(debt, '2024-03-15')).toMatchObject({ Fator: '1.00764143', Atualizado: '100764.14' });
});

test('halves to even where the company rounds so', () => {
  const debt: EncumbranceRow = { Valor: '0.125' };
  expect(updated(debt, on)?.Atualizado).toBe('0.13');
  expect(updated(debt, on, { rounding: 'HALF_EVEN' })?.Atualizado).toBe('0.12');
});

test('the account rounds by the same rule as the result', () => {
  const told = (item: EncumbranceRow, rounding: 'HALF_UP' | 'HALF_EVEN', more: Partial<MortgageInput> = {}) =>
    run({ Onus: [item], ...more }, { rounding }).Memoria;
  // CR$ 3.863,75 / 2.750 = 1.405 exactly.
  const old: EncumbranceRow = { Valor: '3863.75', Moeda: 'CRR', DataBase: '1994-01-03' };
  const inReais = (rounding: 'HALF_UP' | 'HALF_EVEN') =>
    told(old, rounding).find(({ Passo }) => Passo === 'old-currency')?.Resultado;
  expect([inReais('HALF_UP'), inReais('HALF_EVEN')]).toEqual(['1.41', '1.40']);
  const indices = indexTable([{ Indice: 'IPCA', Competencia: '2024-01', Valor: '0.0000005' }]);
  const factor = (rounding: 'HALF_UP' | 'HALF_EVEN') =>
    run(
      {
        DataReferencia: '2024-03-10',
        Onus: [{ Valor: '1', DataBase: '2024-02-10', Indice: 'IPCA' }],
      },
      { rounding, indices },
    ).Memoria.find(({ Passo }) => Passo === 'corrected')?.Valores.F;
  expect([factor('HALF_UP'), factor('HALF_EVEN')]).toEqual(['1.00000001', '1.00000000']);
  const late: EncumbranceRow = {
    Valor: '1',
    JurosMora: 'CONTRATO',
    MoraAm: '0.000000005',
    MoraDesde: '2026-10-31',
  };
  const rate = (rounding: 'HALF_UP' | 'HALF_EVEN') =>
    told(late, rounding, { DataReferencia: '2026-11-30' }).find(({ Passo }) => Passo === 'arrears-agreed')
      ?.Valores.M;
  expect([rate('HALF_UP'), rate('HALF_EVEN')]).toEqual(['0.00000001%', '0.00000000%']);
});

test('base 360 and 252', () => {
  const debt: EncumbranceRow = { Valor: '100000', DataBase: '2026-01-02', JurosAa: '12', Regime: 'SIMPLES' };
  expect(updated({ ...debt, Base: 'COMERCIAL_360' }, '2026-04-02')?.Juros).toBe('3000.00');
  // January to Carnival and Good Friday: 90 days, 62 of them with business (16 and 17 February without).
  expect(updated({ ...debt, Base: 'UTEIS_252' }, '2026-04-02')?.Juros).toBe('2952.38');
});

test('a court constraint counts where it stands, a freeze leaves no margin', () => {
  const result = run({
    Onus: [
      { Grau: 1, Valor: '100000' },
      { Evento: 'penhora', Valor: '50000' },
      { Grau: 2, Valor: '70000' },
    ],
  });
  expect(result.Onus.map(({ Posicao }) => Posicao)).toEqual([1, 2, 3]);
  expect(result).toMatchObject({ Total: '220000.00', Margem: '780000.00' });
  expect(result.PorGrau.map(({ Margem }) => Margem)).toEqual(['850000.00', '780000.00']);
  const frozen = run({ Onus: [{ Evento: 'indisponibilidade' }] });
  expect(frozen).toMatchObject({
    Margem: '0.00',
    MargemAritmetica: '1000000.00',
    MotivoMargem: 'indisponibilidade',
  });
});

test('a degree that is missing follows the mortgages before it, and is said to be inferred', () => {
  const { Onus, ProximoGrau, Alertas } = run({ Onus: [{ Valor: '1' }, { Valor: '1' }] });
  expect(Onus.map(({ Grau, GrauInferido }) => [Grau, GrauInferido])).toEqual([
    [1, true],
    [2, true],
  ]);
  expect(ProximoGrau).toBe(3);
  expect(Alertas.map(({ Codigo }) => Codigo)).toContain('degree-inferred');
});

test('warns of an old appraisal, a second degree in housing credit, an old balance, a limit passed', () => {
  const { Alertas } = run({
    DataAvaliacao: '2025-11-19',
    PermiteGrauSuperior: false,
    NovaOperacao: '900000',
    Onus: [{ Grau: 1, SaldoInformado: '10', DataSaldo: '2026-08-21' }],
  });
  expect(Alertas.map(({ Codigo }) => Codigo).sort()).toEqual([
    'RF-62',
    'above-limit',
    'appraisal-old',
    'balance-old',
  ]);
  expect(run({ DataAvaliacao: '2025-11-20' }).Alertas).toEqual([]);
});

test('an appraisal and a balance hold as long as the company lets them, and no day longer', () => {
  const said = (given: Parameters<typeof termsOn>[1], DataAvaliacao: string, DataSaldo: string) =>
    run({ DataAvaliacao, Onus: [{ Grau: 1, SaldoInformado: '10', DataSaldo }] }, given).Alertas;
  const strict = { appraisalMonths: 6, balanceDays: 30 };
  expect(said(strict, '2026-05-20', '2026-10-21')).toEqual([]);
  expect(said(strict, '2026-05-19', '2026-10-20')).toEqual([
    {
      Codigo: 'balance-old',
      De: 'Onus.0',
      Valores: { day: '2026-10-20', until: '2026-11-19', days: '30' },
    },
    {
      Codigo: 'appraisal-old',
      De: null,
      Valores: { day: '2026-05-19', until: '2026-11-19', months: '6' },
    },
  ]);
  expect(said({ appraisalMonths: 24, balanceDays: 365 }, '2024-11-20', '2025-11-20')).toEqual([]);
});

test('nothing secured and no value at all give zeros, not errors', () => {
  expect(run({ Onus: [] })).toMatchObject({ Total: '0.00', Deducao: '0.00', Margem: '1000000.00' });
  expect(run({ PercentualProprietario: '0/1' })).toMatchObject({
    LTVatual: null,
    LTVnovo: null,
    MaxNova: '0.00',
  });
});

test('refuses what cannot be calculated, each beside its field', () => {
  const refusal = (input: Partial<MortgageInput>) => {
    try {
      run(input);
    } catch (error) {
      if (error instanceof CalculationRefused)
        return error.problems.map(({ field, code }) => `${field} ${code}`);
    }
    return [];
  };
  for (const ValorImovel of ['0', '-1', null])
    expect(refusal({ ValorImovel })).toEqual(['ValorImovel appraisal-missing']);
  expect(
    refusal({
      PercentualProprietario: '3/2',
      Onus: [
        { Valor: '1', DataBase: '2027-01-01' },
        { Valor: '1', DataBase: '2026-01-01', Vencimento: '2025-12-31' },
        { Valor: '1', DataBase: '2024-01-01', Indice: 'IPCA' },
        { Valor: '1', FracaoOnerada: '2/1' },
        { Valor: '1', JurosAa: '1' },
      ],
    }),
  ).toEqual([
    'PercentualProprietario share-above-one',
    'Onus.0.DataBase reference-before-base',
    'Onus.1.Vencimento due-before-act',
    'Onus.2.Indice index-missing',
    'Onus.3.FracaoOnerada share-above-one',
    'Onus.4.DataBase date-missing',
  ]);
});

test('months that are not published yet count as nothing and mark the result as projected', () => {
  const result = run(
    { DataReferencia: '2025-01-10', Onus: [{ ...indexed, DataBase: '2024-09-10' }] },
    { today: '2024-12-05' },
  );
  expect(result.Projetado).toBe(true);
  expect(result.Onus[0]?.Fator).toBe('1.00982264');
  expect(result.Alertas.find(({ Codigo }) => Codigo === 'projected')?.Valores.months).toBe('2024-11');
});

test('the new operation’s own creditor is told of and still deducted', () => {
  const result = run({ Onus: [{ Grau: 1, Valor: '250000', MesmoCredor: true }] });
  expect(result.Deducao).toBe('250000.00');
  expect(result.Alertas).toContainEqual({ Codigo: 'same-creditor', De: 'Onus.0', Valores: {} });
});

test('a debt that another encumbrance counts adds nothing, and that is told', () => {
  const Onus: readonly EncumbranceRow[] = [
    { Grau: 1, Valor: '250000', Credor: 'Banco A' },
    { Evento: 'penhora', Valor: '300000', Credor: 'Banco A', MesmaDivida: true },
    { Grau: 2, Valor: '100000' },
  ];
  const result = run({ Onus });
  expect(result).toMatchObject({
    Total: '350000.00',
    Deducao: '350000.00',
    Margem: '650000.00',
    ProximoGrau: 3,
  });
  expect(result.Onus[1]).toMatchObject({ Atualizado: '300000.00', Alocado: '0.00', Posicao: 2 });
  expect(result.Alertas).toContainEqual({ Codigo: 'same-debt-counted', De: 'Onus.1', Valores: {} });
  expect(result.Memoria).toContainEqual(
    expect.objectContaining({ Passo: 'same-debt', De: 'Onus.1', Resultado: '0.00' }),
  );
});

test('a debt that no other encumbrance counts is not ticked away', () => {
  const first: EncumbranceRow = { Grau: 1, Valor: '400000' };
  const same: EncumbranceRow = { Evento: 'penhora', Valor: '450000', MesmaDivida: true };
  const refused = (...Onus: readonly EncumbranceRow[]) => {
    try {
      run({ Onus });
      return [];
    } catch (error) {
      if (!(error instanceof CalculationRefused)) throw error;
      return error.problems.map(({ field, code }) => `${field} ${code}`);
    }
  };
  const [at0, at1] = ['Onus.0.MesmaDivida same-debt-nowhere', 'Onus.1.MesmaDivida same-debt-nowhere'];
  expect(refused(first, same)).toEqual([]);
  expect(refused({ ...first, MesmaDivida: true }, same)).toEqual([at0, at1]);
  expect(refused(same)).toEqual([at0]);
  expect(refused({ Evento: 'alienacao_fiduciaria', Valor: '320000', MesmaDivida: true })).toEqual([at0]);
  // One without an amount, of old money worth nothing, outside the sums or on another's part counts no debt.
  expect(refused({ Grau: 1 }, same)).toEqual([at1]);
  expect(refused({ Grau: 1, Valor: '1', Moeda: 'CRZ', DataBase: '1989-01-02' }, same)).toEqual([at1]);
  expect(refused({ Evento: 'usufruto', Valor: '400000' }, same)).toEqual([at1]);
  expect(refused({ ...first, AtingeProprietario: false }, same)).toEqual([at1]);
  expect(refused({ ...first, AtingeProprietario: false }, { ...same, AtingeProprietario: false })).toEqual(
    [],
  );
});

test('what is out of the sums is not said to be deducted as well', () => {
  const same: EncumbranceRow = { Evento: 'penhora', Valor: '1', MesmaDivida: true, MesmoCredor: true };
  const { Alertas } = run({ Onus: [{ Grau: 1, Valor: '1' }, same] });
  expect(Alertas.map(({ Codigo }) => Codigo)).toEqual(['same-debt-counted']);
});

test('degrees, debts and their account add up to the total they stand under', () => {
  const half = { SaldoInformado: '3.635', DataSaldo: on };
  const { Memoria, Onus, PorGrau, Total, Deducao } = run({
    Onus: [
      { ...half, Ato: 'R-2', Grau: 2 },
      { ...half, Ato: 'R-3', Grau: 1 },
      { Evento: 'usufruto', Valor: '9' },
    ],
  });
  expect([Total, Deducao]).toEqual(['7.27', '7.27']);
  expect(PorGrau.map((one) => one.Total)).toEqual(['3.63', '3.64']);
  expect(Onus.map(({ Alocado, Atualizado }) => [Alocado, Atualizado])).toEqual([
    ['3.64', '3.64'],
    ['3.63', '3.64'],
    ['9.00', '9.00'],
  ]);
  const parts = (name: string) =>
    Memoria.filter(({ Passo }) => Passo === name).map(({ Valores }) => Valores.parcelas);
  expect(parts('deduction')).toEqual(['R-3 3.63, R-2 3.64']);
  expect(parts('degree')).toEqual(['R-3 3.63', 'R-2 3.64']);
});

test('a presumed index or rate makes an estimate, and says so beside the encumbrance', () => {
  const estimate = run({ Onus: [{ Valor: '1' }, { Valor: '1', Presumido: true }] });
  expect(estimate.Estimativa).toBe(true);
  expect(estimate.Alertas).toContainEqual({ Codigo: 'estimate', De: 'Onus.1', Valores: {} });
  expect(run({ Onus: [{ Valor: '1' }] }).Estimativa).toBe(false);
});

test('the account tells the months a correction took, and of a long one only their ends', () => {
  const on = (DataReferencia: string, more: Partial<EncumbranceRow> = {}) =>
    run({ DataReferencia, Onus: [{ ...indexed, ...more }] }).Memoria.find(
      ({ Passo }) => Passo === 'corrected',
    )?.Valores;
  expect(on('2024-04-25')?.variacoes).toBe('2023-12 0.56%, 2024-01 0.42%, 2024-02 0.83%, 2024-03 0.16%');
  const long = indexTable(
    Array.from({ length: 14 }, (_, index) => ({
      Indice: 'IPCA',
      Competencia: `${2023 + Math.floor((index + 11) / 12)}-${String(((index + 11) % 12) + 1).padStart(2, '0')}`,
      Valor: '0.5',
    })),
  );
  const year = calculateMortgage(
    { DataReferencia: '2025-02-10', ValorImovel: '1000000', Onus: [indexed] },
    termsOn('2025-02-10', { indices: long }),
  ).Memoria.find(({ Passo }) => Passo === 'corrected')?.Valores;
  expect(year).toMatchObject({ Indice: 'IPCA', de: '2023-12', ate: '2024-12', periodos: '13' });
  expect(year).not.toHaveProperty('variacoes');
});

test('interest tells its days, their count and from when to when', () => {
  const { Memoria } = run({
    DataReferencia: '2024-04-25',
    Onus: [{ ...indexed, JurosAa: '12', Base: 'COMERCIAL_360' }],
  });
  expect(Memoria.find(({ Passo }) => Passo === 'interest-simple')?.Valores).toMatchObject({
    d: '106',
    B: '360',
    de: '2024-01-10',
    ate: '2024-04-25',
    contagem: 'COMERCIAL_360',
  });
});

test('the account leads through every degree to the margin', () => {
  const { Memoria, PorGrau } = run({ Onus: two });
  const degrees = Memoria.filter(({ Passo }) => Passo.startsWith('degree'));
  expect(degrees.map(({ Passo, Valores, Resultado }) => `${Passo} ${Valores.grau} ${Resultado}`)).toEqual([
    `degree 1 ${PorGrau[0]?.Total}`,
    `degree-margin 1 ${PorGrau[0]?.Margem}`,
    `degree 2 ${PorGrau[1]?.Total}`,
    `degree-margin 2 ${PorGrau[1]?.Margem}`,
  ]);
  expect(Memoria.find(({ Passo }) => Passo === 'deduction')?.Valores.parcelas).toContain('250000.00');
});

test('a share that a debt does not touch in full shows the part it takes', () => {
  const { Memoria, Deducao } = run({
    ValorImovel: '1200000',
    PercentualProprietario: '1/2',
    ModoFracao: 'PROPORCIONAL',
    Onus: [{ Valor: '300000' }],
  });
  expect(Memoria.find(({ Passo }) => Passo === 'deducted')).toMatchObject({
    De: 'Onus.0',
    Valores: { A: '300000.00', f: '1/2', b: '1/1' },
    Resultado: Deducao,
  });
});

test('the same input gives the same output', () => {
  const input = { Onus: two, NovaOperacao: '1' };
  expect(run(input)).toEqual(run(input));
});

test('every result leads from its inputs to it', () => {
  const { Memoria, Onus } = run({ DataReferencia: '2024-04-25', Onus: [{ ...indexed, JurosAa: '12' }] });
  const steps = Memoria.map(({ Passo }) => Passo);
  expect(steps).toEqual([
    'rounding',
    'base',
    'base-owned',
    'corrected',
    'interest-simple',
    'updated',
    'degree',
    'degree-margin',
    'deduction',
    'margin',
    'ltv-now',
    'ltv-new',
    'most-new',
  ]);
  expect(Memoria.find(({ Passo }) => Passo === 'updated')?.Resultado).toBe(Onus[0]?.Atualizado);
  expect(Memoria.find(({ Passo }) => Passo === 'corrected')).toMatchObject({
    De: 'Onus.0',
    Valores: { de: '2023-12', ate: '2024-03', periodos: '3', d: '15', n: '30', F: '1.01901929' },
  });
});

test('forty years of fifty debts are over before a key is up again', () => {
  const months = Array.from({ length: 480 }, (_, index) => ({
    Indice: 'IPCA',
    Competencia: `${1986 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
    Valor: '0.37',
  }));
  const long = indexTable([...months, ...inventedIndex.slice(0, 0)]);
  const Onus = Array.from(
    { length: 50 },
    (_, index): EncumbranceRow => ({
      Grau: index + 1,
      Valor: '1000.55',
      DataBase: '1986-02-10',
      Indice: 'IPCA',
      JurosAa: '6',
    }),
  );
  const result = run({ DataReferencia: '2025-12-28', Onus }, { indices: long });
  expect(result.Onus).toHaveLength(50);
  expect(new Set(result.Onus.map(({ Atualizado }) => Atualizado)).size).toBe(1);
});

test('the margin by degree is of what the margin is of', () => {
  const half: Partial<MortgageInput> = {
    ValorImovel: '1200000',
    PercentualProprietario: '1/2',
    ModoFracao: 'PROPORCIONAL',
    Onus: [{ Grau: 1, Valor: '300000' }],
  };
  expect(run(half)).toMatchObject({ Margem: '450000.00', PorGrau: [{ Margem: '450000.00' }] });
  const frozen = run({ Onus: [...two, { Evento: 'indisponibilidade' }] });
  expect(frozen.PorGrau.map(({ Margem }) => Margem)).toEqual(['0.00', '0.00']);
});

test('what burdens another owner’s part alone takes nothing from this one', () => {
  const result = run({
    PercentualProprietario: '7/8',
    Onus: [
      { Evento: 'alienacao_fiduciaria', Valor: '50000', AtingeProprietario: false },
      { Evento: 'indisponibilidade', AtingeProprietario: false },
      { Grau: 1, Valor: '75000' },
    ],
  });
  expect(result).toMatchObject({
    MotivoMargem: null,
    Margem: '800000.00',
    PorGrau: [{ Margem: '800000.00' }],
  });
});

test('nothing enters with zero or stays out of the sums without a word', () => {
  const codesOf = (...Onus: readonly EncumbranceRow[]) =>
    run({ Onus }).Alertas.map(({ Codigo, De }) => `${De} ${Codigo}`);
  expect(codesOf({ Grau: 1 }, { Evento: 'penhora' })).toEqual([
    'Onus.0 value-missing',
    'Onus.1 value-missing',
  ]);
  expect(codesOf({ Evento: 'usufruto', Valor: '100' })).toEqual(['Onus.0 not-counted']);
  expect(codesOf({ Evento: 'indisponibilidade' })).toEqual([]);
  expect(codesOf({ Grau: 1, SaldoInformado: '1000' })).toEqual(['Onus.0 balance-undated']);
});

test('an amount of old money without its day is asked for, not guessed', () => {
  const problems = () => run({ Onus: [{ Valor: '500000000000', Moeda: 'CRZ' }] });
  expect(problems).toThrow('Onus.0.DataBase: currency-day-missing');
});

test('debts above the limit are told of as such where no operation is asked for', () => {
  const codes = (NovaOperacao: string | null) =>
    run({ NovaOperacao, Onus: [{ Grau: 1, Valor: '900000' }] }).Alertas.map(({ Codigo }) => Codigo);
  expect(codes(null)).toEqual(['debt-above-limit']);
  expect(codes('1')).toEqual(['above-limit']);
});

test('a told balance needs its day for arrears, and an act that is there already', () => {
  const told: EncumbranceRow = {
    SaldoInformado: '1',
    Vencimento: '2025-01-01',
    JurosMora: 'CONTRATO',
    MoraAm: '1',
  };
  expect(() => run({ Onus: [told] })).toThrow('Onus.0.DataSaldo: balance-day-missing');
  const ahead: EncumbranceRow = { SaldoInformado: '1', DataSaldo: '2026-11-21' };
  expect(() => run({ Onus: [ahead] })).toThrow('Onus.0.DataSaldo: reference-before-balance');
  const later: EncumbranceRow = { SaldoInformado: '1', DataSaldo: '2026-01-01', DataBase: '2026-11-21' };
  expect(() => run({ Onus: [later] })).toThrow('Onus.0.DataBase: reference-before-base');
});

test('what the creditor told holds the arrears until its day', () => {
  const told: EncumbranceRow = {
    SaldoInformado: '100000',
    DataSaldo: '2026-11-19',
    Vencimento: '2025-01-01',
    JurosMora: 'CONTRATO',
    MoraAm: '1',
  };
  const [one] = run({ Onus: [told] }).Onus;
  expect(Number(one?.Atualizado)).toBeLessThan(100_100);
  expect(Number(one?.Atualizado)).toBeGreaterThan(100_000);
});
