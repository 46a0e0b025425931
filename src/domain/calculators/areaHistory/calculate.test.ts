import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Precise } from '../arithmetic.ts';
import { type AreaAct, type AreaHistoryInput, calculateAreaHistory } from './calculate.ts';

/** The worked rows of the rule, by their numbers there. */
const run = (input: AreaHistoryInput) => calculateAreaHistory(input, 'HALF_UP');
const from100 = (...Atos: AreaAct[]) => run({ AreaInicial: { Valor: '100' }, Atos });
const last = (input: ReturnType<typeof run>) => input.Linhas.at(-1);
const flags = ({ Alertas }: ReturnType<typeof run>) => Alertas.map(({ Codigo }) => Codigo);

test('A1: an alqueire beside which the hectares stand', () => {
  const result = run({
    AreaInicial: { Valor: '20', Unidade: 'alqueire-paulista' },
    AreaInicialDeclarada: { Valor: '48.40', Unidade: 'ha' },
  });
  expect(result).toMatchObject({ AreaAtual: '48.4000', Unidade: 'ha', Sugestao: null, Alertas: [] });
  expect(result.Memoria.find(({ Passo }) => Passo === 'alqueire')?.Resultado).toBe('48.4000');
  const wrong = run({
    AreaInicial: { Valor: '20', Unidade: 'alqueire-mineiro' },
    AreaInicialDeclarada: { Valor: '48.40', Unidade: 'ha' },
  });
  expect(flags(wrong)).toEqual(['RF-44']);
});

test('A2, A3: a measurement that changes little, and one that changes much', () => {
  const little = from100({ Ato: 'AV-4', Evento: 'georreferenciamento', Area: { Valor: '98.7432' } });
  expect(last(little)).toMatchObject({
    AreaNova: '98.7432',
    Movimento: '-1.2568',
    DiferencaHa: '-1.2568',
    DiferencaPct: '-1.2568',
  });
  expect(flags(little)).toEqual([]);
  const much = from100({ Ato: 'AV-4', Evento: 'retificacao_area', Area: { Valor: '112.4000' } });
  expect(last(much)?.DiferencaPct).toBe('12.4000');
  expect(flags(much)).toEqual(['RF-32']);
});

test('A4, A5: a part that leaves, with and without what remains', () => {
  const split = { Ato: 'AV-2', Evento: 'desmembramento', AreaDestacada: { Valor: '12.5' } };
  expect(last(from100(split))?.AreaNova).toBe('87.5000');
  const open = from100({ ...split, Area: { Valor: '87' } });
  expect(last(open)?.AreaNova).toBe('87.0000');
  expect(flags(open)).toEqual(['RF-33']);
});

test('A6: a part that leaves, then a measurement', () => {
  const result = from100(
    { Ato: 'AV-2', Evento: 'desmembramento', AreaDestacada: { Valor: '12.5' } },
    { Ato: 'AV-3', Evento: 'georreferenciamento', Area: { Valor: '88.1020' } },
  );
  expect(result.Linhas.map(({ AreaNova, DiferencaPct }) => [AreaNova, DiferencaPct])).toEqual([
    ['100.0000', null],
    ['87.5000', '-12.5000'],
    ['88.1020', '0.6880'],
  ]);
  expect(flags(result)).toEqual([]);
});

test('A7: square metres in a town', () => {
  const result = run({
    TipoImovel: 'Urbano',
    AreaInicial: { Valor: '360' },
    Atos: [{ Ato: 'AV-1', Evento: 'retificacao_area', Area: { Valor: '358.20' } }],
  });
  expect(last(result)).toMatchObject({
    Unidade: 'm2',
    AreaNova: '358.20',
    DiferencaPct: '-0.5000',
    DiferencaHa: '-0.0002',
  });
});

test('A8: a merger against what was merged', () => {
  const merger = (total: string) =>
    run({
      Atos: [
        {
          Ato: 'MATRICULA',
          Evento: 'unificacao',
          Area: { Valor: total },
          AreasOrigem: [{ Valor: '10.0000' }, { Valor: '15.2500' }],
        },
      ],
    });
  expect(last(merger('25.2500'))?.AreaNova).toBe('25.2500');
  expect(flags(merger('25.2500'))).toEqual([]);
  expect(flags(merger('26'))).toEqual(['RF-33']);
  expect(merger('26').Memoria.find(({ Passo }) => Passo === 'area-merged')).toMatchObject({
    De: 'MATRICULA',
    Valores: { parcelas: '10.0000, 15.2500' },
    Resultado: '25.2500',
  });
});

test('A9: an alqueire alone is only suggested as hectares', () => {
  const alone = { AreaInicial: { Valor: '10', Unidade: 'alqueire' } } as const;
  expect(run({ ...alone, Uf: 'MG' })).toMatchObject({
    AreaAtual: null,
    Sugestao: { AreaHa: '48.4000', HectaresPorAlqueire: '4.84' },
  });
  expect(run({ ...alone, Uf: 'PA' }).Sugestao).toBeNull();
});

test('A10: hectares, ares and centiares are one number by the time they come here', () => {
  expect(run({ AreaInicial: { Valor: '48.4050' } }).AreaAtual).toBe('48.4050');
});

test('a farm that becomes a town lot goes on in square metres', () => {
  const result = from100({
    Ato: 'AV-9',
    Evento: 'retificacao_area',
    TipoImovel: 'Urbano',
    Area: { Valor: '1000010', Unidade: 'm2' },
  });
  expect(last(result)).toMatchObject({
    AreaAnterior: '1000000.00',
    AreaNova: '1000010.00',
    DiferencaHa: '0.0010',
  });
});

test('nothing known gives one empty row; no area is below zero', () => {
  expect(run({})).toMatchObject({ AreaAtual: null, Linhas: [{ AreaNova: null }] });
  expect(() => run({ AreaInicial: { Valor: '0' } })).toThrow('AreaInicial: area-missing');
});

test('more detached than there was leaves no area, and both areas are named', () => {
  const split = { Ato: 'AV-1', Evento: 'desmembramento', AreaDestacada: { Valor: '60' } };
  const from = (...Atos: readonly AreaAct[]) => run({ AreaInicial: { Valor: '55.1234' }, Atos });
  const result = from(split);
  expect(last(result)).toMatchObject({ AreaAnterior: '55.1234', Movimento: null, AreaNova: null });
  expect(result.AreaAtual).toBeNull();
  expect(result.Alertas).toEqual([
    { Codigo: 'RF-33', De: 'AV-1', Valores: {} },
    {
      Codigo: 'detached-above-area',
      De: 'AV-1',
      Valores: { detached: '60.0000', before: '55.1234', unit: 'ha' },
    },
  ]);
  // No step below zero that the next would not go on from.
  expect(result.Memoria.map(({ Passo }) => Passo)).toEqual(['rounding']);
  const stated = from({ ...split, Area: { Valor: '50' } });
  expect(flags(stated)).toEqual(['RF-33', 'detached-above-area']);
  expect(stated.Memoria.map(({ Passo }) => Passo)).toEqual(['rounding', 'area-change']);
  const measured = { Ato: 'AV-2', Evento: 'georreferenciamento', Area: { Valor: '54' } };
  expect(from(split, measured).AreaAtual).toBe('54.0000');
  expect(flags(from({ ...split, AreaDestacada: { Valor: '55.1234' } }))).toEqual([]);
});

test('an act earlier than the one above it is told, with both days', () => {
  const on = (Ato: string, Data: string | null) => ({
    Ato,
    Data,
    Evento: 'georreferenciamento',
    Area: { Valor: '100' },
  });
  const outOfOrder = (...days: readonly (string | null)[]) =>
    from100(...days.map((day, index) => on(`AV-${index + 1}`, day))).Alertas;
  expect(outOfOrder('2010-05-10', null, '2009-05-10', '2009-05-10')).toEqual([
    { Codigo: 'act-out-of-order', De: 'AV-3', Valores: { day: '2009-05-10', above: '2010-05-10' } },
  ]);
  expect(outOfOrder(null, '2009-05-10', '2009-05-10', '2010-01-01')).toEqual([]);
});

test('a change of kind alone says the same land in another unit', () => {
  const town: AreaAct = { Ato: 'AV-1', Evento: 'outro', TipoImovel: 'Urbano' };
  expect(run({ AreaInicial: { Valor: '10' }, Atos: [town] })).toMatchObject({
    AreaAtual: '100000.00',
    Unidade: 'm2',
    Linhas: [
      { AreaNova: '10.0000', Unidade: 'ha' },
      { Ato: 'AV-1', AreaAnterior: '100000.00', Movimento: '0.00', AreaNova: '100000.00', Unidade: 'm2' },
    ],
  });
  const corrected: AreaAct = { Ato: 'AV-2', Evento: 'retificacao_area', Area: { Valor: '100500' } };
  const { Linhas } = run({ AreaInicial: { Valor: '10' }, Atos: [town, corrected] });
  expect(Linhas.at(-1)).toMatchObject({ AreaAnterior: '100000.00', AreaNova: '100500.00', Alertas: [] });
});

test('land that leaves an area nobody knows has its row, and says what is missing', () => {
  const split: AreaAct = { Ato: 'AV-2', Evento: 'desmembramento', AreaDestacada: { Valor: '12.5' } };
  const result = run({ Atos: [split] });
  expect(last(result)).toMatchObject({
    Ato: 'AV-2',
    AreaAnterior: null,
    Movimento: '-12.5000',
    AreaNova: null,
    DiferencaHa: '-12.5000',
    DiferencaPct: null,
  });
  expect(result.Alertas).toEqual([{ Codigo: 'area-before-missing', De: 'AV-2', Valores: {} }]);
  const town = run({ TipoImovel: 'Urbano', Atos: [{ ...split, AreaDestacada: { Valor: '500' } }] });
  expect(last(town)).toMatchObject({ Movimento: '-500.00', DiferencaHa: '-0.0500' });
  const measured: AreaAct = { Ato: 'AV-3', Evento: 'georreferenciamento', Area: { Valor: '80' } };
  expect(run({ Atos: [split, measured] })).toMatchObject({ AreaAtual: '80.0000', Linhas: [{}, {}, {}] });
});

test('what remains is known where the act states it, whatever was there before', () => {
  const split: AreaAct = {
    Ato: 'AV-2',
    Evento: 'desmembramento',
    Area: { Valor: '87.5' },
    AreaDestacada: { Valor: '12.5' },
  };
  const result = run({ Atos: [split] });
  expect(last(result)).toMatchObject({ Movimento: '-12.5000', AreaNova: '87.5000', Alertas: [] });
});

test.each(['desmembramento', 'desapropriacao', 'retificacao_area', 'georreferenciamento', 'unificacao'])(
  '%s without any area has its row and is asked about; other acts have none',
  (Evento) => {
    const result = from100({ Ato: 'AV-2', Evento }, { Ato: 'R-3', Evento: 'compra_venda' });
    expect(result.Linhas.map(({ Ato }) => Ato)).toEqual([null, 'AV-2']);
    expect(last(result)).toMatchObject({ AreaAnterior: '100.0000', AreaNova: '100.0000' });
    expect(result.Alertas).toEqual([{ Codigo: 'ask-area', De: 'AV-2', Valores: { act: 'AV-2' } }]);
  },
);

test('by how much an act changed the area is left open where nobody can tell, and no figure is made of it', () => {
  const from = (Valor: string, act: Omit<AreaAct, 'Ato' | 'Evento'>) =>
    run({
      AreaInicial: { Valor, Unidade: 'ha' },
      Atos: [{ Ato: 'AV-2', Evento: 'desmembramento', ...act }],
    });
  const alqueires = from('48.4050', { AreaDestacada: { Valor: '2', Unidade: 'alqueire' } });
  const tooMuch = from('100', { AreaDestacada: { Valor: '120' } });
  const silent = from('100', {});
  for (const [result, code] of [
    [alqueires, 'alqueire-unknown'],
    [tooMuch, 'RF-33,detached-above-area'],
    [silent, 'ask-area'],
  ] as const) {
    expect(last(result)).toMatchObject({ Movimento: null, DiferencaHa: null, DiferencaPct: null });
    expect(flags(result).join()).toBe(code);
    expect(result.Memoria.map(({ Passo }) => Passo)).not.toContain('area-change');
  }
  // The last area that is known stands.
  expect(alqueires.AreaAtual).toBe('48.4050');
});

test('an alqueire in an act is told, or asked for where nobody knows which it is', () => {
  const Atos: AreaAct[] = [
    { Ato: 'AV-2', Evento: 'desmembramento', AreaDestacada: { Valor: '1', Unidade: 'alqueire' } },
  ];
  const known = run({ AreaInicial: { Valor: '100' }, Uf: 'MG', Atos });
  expect([last(known)?.AreaNova, ...flags(known)]).toEqual(['95.1600', 'act-in-alqueires']);
  const unknown = run({ AreaInicial: { Valor: '100' }, Uf: 'PA', Atos });
  expect([last(unknown)?.AreaNova, ...flags(unknown)]).toEqual(['100.0000', 'alqueire-unknown']);
  const merged: AreaAct = {
    Ato: 'MATRICULA',
    Evento: 'unificacao',
    Area: { Valor: '25.25' },
    AreasOrigem: [{ Valor: '10' }, { Valor: '3', Unidade: 'alqueire' }],
  };
  // Without one of its parts a sum is held against nothing.
  expect(flags(run({ Atos: [merged] }))).toEqual(['alqueire-unknown']);
});

test('no area of the input may be zero, below zero or left out', () => {
  const zero = { Valor: '0' };
  const act = { Ato: 'AV-1', Evento: 'unificacao', Area: zero, AreaDestacada: { Valor: '-1' } };
  const refused = () =>
    run({
      AreaInicial: { Valor: '1', Unidade: 'alqueire' },
      AreaInicialDeclarada: { Valor: '-0.5', Unidade: 'ha' },
      Atos: [{ ...act, AreasOrigem: [{ Valor: '1' }, zero, undefined] }],
    });
  expect(refused).toThrow(
    [
      'AreaInicialDeclarada',
      'Atos.0.Area',
      'Atos.0.AreaDestacada',
      'Atos.0.AreasOrigem.1.Area',
      'Atos.0.AreasOrigem.2.Area',
    ]
      .map((field) => `${field}: area-missing`)
      .join('; '),
  );
});

test('what stands beside an alqueire is in hectares or square metres, and beside nothing else', () => {
  const beside = (Unidade: 'ha' | 'alqueire', stated: 'ha' | 'alqueire') => () =>
    run({ AreaInicial: { Valor: '20', Unidade }, AreaInicialDeclarada: { Valor: '20', Unidade: stated } });
  expect(beside('alqueire', 'alqueire')).toThrow('AreaInicialDeclarada: hectares-wanted');
  expect(beside('ha', 'ha')).toThrow('AreaInicialDeclarada: hectares-twice');
});

test('halves are rounded as the company wants, in every figure', () => {
  const both = (input: AreaHistoryInput) =>
    (['HALF_UP', 'HALF_EVEN'] as const).map((rounding) => calculateAreaHistory(input, rounding));
  const litres = { Valor: '0.00125', Unidade: 'alqueire-mineiro' } as const; // 0.00605 ha
  expect(
    both({ AreaInicial: { Valor: '0.00125', Unidade: 'ha' } }).map(({ AreaAtual }) => AreaAtual),
  ).toEqual(['0.0013', '0.0012']);
  expect(both({ AreaInicial: litres }).map(({ Sugestao }) => Sugestao?.AreaHa)).toEqual(['0.0061', '0.0060']);
  const compared = both({ AreaInicial: litres, AreaInicialDeclarada: { Valor: '1', Unidade: 'ha' } });
  expect(compared.map(({ Memoria }) => Memoria.find(({ Passo }) => Passo === 'alqueire')?.Resultado)).toEqual(
    ['0.0061', '0.0060'],
  );
  const town = both({
    TipoImovel: 'Urbano',
    AreaInicial: { Valor: '1000' },
    Atos: [{ Ato: 'AV-1', Evento: 'retificacao_area', Area: { Valor: '1000.5' } }],
  });
  expect(town.map(({ Linhas }) => Linhas.at(-1)?.DiferencaHa)).toEqual(['0.0001', '0.0000']);
  const percent = both({
    AreaInicial: { Valor: '2' },
    Atos: [{ Ato: 'AV-1', Evento: 'retificacao_area', Area: { Valor: '2.000001' } }],
  });
  expect(percent.map(({ Linhas }) => Linhas.at(-1)?.DiferencaPct)).toEqual(['0.0001', '0.0000']);
});

test('the account says by which rule halves are rounded', () => {
  const [first] = calculateAreaHistory({}, 'HALF_EVEN').Memoria;
  expect(first).toMatchObject({ Passo: 'rounding', Valores: { Arredondamento: 'HALF_EVEN' } });
});

test('rows and steps add up to the last unit, however fine the areas are', () => {
  const fine = fc.integer({ min: 1, max: 9_999_999 }).map((value) => new Precise(value).div(1e6).toFixed());
  const kind = fc.constantFrom('Rural' as const, 'Urbano' as const);
  const act = fc.record({
    Ato: fc.constant('AV-1'),
    Evento: fc.constant('desmembramento'),
    Area: fc.option(fine.map((Valor) => ({ Valor }))),
    AreaDestacada: fine.map((Valor) => ({ Valor })),
  });
  const rounding = fc.constantFrom('HALF_UP' as const, 'HALF_EVEN' as const);
  fc.assert(
    fc.property(kind, fine, fc.array(act, { maxLength: 4 }), rounding, (TipoImovel, Valor, Atos, way) => {
      const { Linhas, Memoria } = calculateAreaHistory({ TipoImovel, AreaInicial: { Valor }, Atos }, way);
      const adds = (a: string, b: string, total: string) =>
        expect(new Precise(a).plus(b).toFixed()).toBe(new Precise(total).toFixed());
      for (const [index, { AreaAnterior, Movimento, AreaNova }] of Linhas.slice(1).entries()) {
        expect(AreaAnterior).toBe(Linhas[index]?.AreaNova);
        // More left than was there: what nobody can tell adds up to nothing.
        if (Movimento === null) expect(AreaNova).toBeNull();
        else if (AreaAnterior !== null) adds(AreaAnterior, Movimento, AreaNova ?? '');
      }
      for (const { Passo, Valores, Resultado } of Memoria)
        if (Passo === 'area-detached') adds(Valores.S ?? '', Resultado, Valores.A ?? '');
    }),
  );
});

test('areas of forty digits lose none', () => {
  const Valor = '123456789012345678901234.5678';
  expect(run({ TipoImovel: 'Urbano', AreaInicial: { Valor, Unidade: 'ha' } }).AreaAtual).toBe(
    '1234567890123456789012345678.00',
  );
});
