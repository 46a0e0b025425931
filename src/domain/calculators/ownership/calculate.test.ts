import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOfPercent } from '../../text/shareText.ts';
import { sumShares } from '../../units.ts';
import { calculateOwnership, type OwnerInput, type OwnershipInput, type TransferInput } from './calculate.ts';

/** The worked rows of the rule, by their numbers there. */
const sale = (
  Ato: string,
  from: readonly string[],
  to: Readonly<Record<string, string | null>>,
  given: Partial<TransferInput> = {},
): TransferInput => ({
  Ato,
  Transmitentes: from,
  Adquirentes: Object.entries(to).map(([Nome, Fracao]) => ({ Nome, Fracao })),
  ...given,
});
const owners = (shares: Readonly<Record<string, string>>): OwnershipInput['Proprietarios'] =>
  Object.entries(shares).map(([Nome, Fracao]) => ({ Nome, Fracao }));
const run = (shares: Readonly<Record<string, string>>, ...Atos: TransferInput[]) =>
  calculateOwnership({ Proprietarios: owners(shares), Atos });
const percents = (result: ReturnType<typeof run>) =>
  Object.fromEntries(result.Proprietarios.map(({ Nome, Percentual }) => [Nome, Percentual]));

test('O1, O2: all of it, a half, and a half of one’s part', () => {
  expect(percents(run({ A: '1/1' }, sale('R-1', ['A'], { B: null })))).toEqual({ B: '100.0000' });
  const halves = run(
    { A: '1/1' },
    sale('R-1', ['A'], { B: null }, { Fracao: '1/2' }),
    sale('R-2', ['B'], { C: null }, { Fracao: '1/2', Sobre: 'PARTE' }),
  );
  expect(percents(halves)).toEqual({ A: '50.0000', B: '25.0000', C: '25.0000' });
});

test('O3: a part of the property out of a larger one', () => {
  const result = run({ A: '2/3', B: '1/3' }, sale('R-1', ['A'], { C: null }, { Fracao: '1/4' }));
  expect(percents(result)).toEqual({ A: '41.6667', B: '33.3333', C: '25.0000' });
  expect(result.Proprietarios[0]?.Fracao).toBe('5/12');
});

test('O4: thirds sum to a hundred', () => {
  const result = run({ A: '1/1' }, sale('R-1', ['A'], { B: null, C: null, D: null }, { Evento: 'doacao' }));
  expect(Object.values(percents(result))).toEqual(['33.3334', '33.3333', '33.3333']);
  expect(result.Soma).toBe('1/1');
});

test('O5, O6: a partition of the whole, and of the half of who died', () => {
  const estate = { Evento: 'partilha_inventario' } as const;
  const whole = run({ H: '1/2', W: '1/2' }, sale('R-1', ['H'], { W: '1/2', X: '1/4', Y: '1/4' }, estate));
  const half = run(
    { H: '1/2', W: '1/2' },
    sale('R-1', ['H'], { X: '1/2', Y: '1/2' }, { ...estate, Sobre: 'PARTE' }),
  );
  for (const result of [whole, half])
    expect(percents(result)).toEqual({ W: '50.0000', X: '25.0000', Y: '25.0000' });
});

test('O7: two sell all they have to two in other parts', () => {
  const result = run({ A: '1/2', B: '1/2' }, sale('R-1', ['A', 'B'], { C: '7/10', D: '3/10' }));
  expect(percents(result)).toEqual({ C: '70.0000', D: '30.0000' });
});

test('O8: an auction of a half, which goes into a company', () => {
  const result = run(
    { A: '1/1' },
    sale('R-1', ['A'], { B: null }, { Fracao: '1/2', Evento: 'arrematacao' }),
    sale('R-2', ['B'], { E: null }, { Evento: 'integralizacao_capital' }),
  );
  expect(percents(result)).toEqual({ A: '50.0000', E: '50.0000' });
});

test('O9: a printed percentage is the simplest fraction that prints so', () => {
  const [sixth, rest] = ['16,6667', '83,3333'].map((printed) => shareOfPercent(printed) ?? '');
  expect(run({ A: sixth ?? '', B: rest ?? '' }).Proprietarios.map(({ Fracao }) => Fracao)).toEqual([
    '1/6',
    '5/6',
  ]);
});

test('O10: nobody sells more than they hold', () => {
  const result = run({ A: '1/2', B: '1/2' }, sale('R-1', ['A'], { C: null }, { Fracao: '3/5' }));
  expect(percents(result)).toEqual({ B: '50.0000', C: '50.0000' });
  expect(result.Alertas.map(({ Codigo, De }) => [Codigo, De])).toEqual([['RF-16', 'R-1']]);
});

test('whoever sells and owns nothing is told of; a share above one is refused', () => {
  expect(run({ A: '1/1' }, sale('R-1', ['Z'], { B: null })).Alertas[0]?.Codigo).toBe('RF-17');
  expect(() => run({ A: '3/2' })).toThrow('Proprietarios.0.Fracao: share-above-one');
  expect(() => run({ A: '1/1' }, sale('AV-2', ['A'], { B: null }, { Evento: 'cancelamento' }))).toThrow(
    'Atos.0.Evento: not-a-transfer',
  );
  expect(() => run({ A: '2/3', B: '2/3' })).toThrow('Proprietarios: share-above-one');
});

test('every act leaves the owners it made in the memory', () => {
  const { Memoria } = run({ A: '1/1' }, sale('R-1', ['A'], { B: null }, { Fracao: '1/2' }));
  expect(Memoria).toMatchObject([{ De: 'R-1', Valores: { A: '1/2', B: '1/2' }, Resultado: '1/1' }]);
});

const passing = (to: readonly OwnerInput[], given: Partial<TransferInput> = {}): TransferInput => ({
  Ato: 'R-1',
  Adquirentes: to,
  ...given,
});

test('parts of one act above what passes are refused beside them, never cut to size', () => {
  const act =
    (parts: readonly (string | null)[], given: Partial<TransferInput> = {}) =>
    () =>
      calculateOwnership({
        Proprietarios: [{ Nome: 'ANA' }],
        Atos: [
          passing(
            parts.map((Fracao, index) => ({ Nome: `PESSOA ${'BCD'[index]}`, Fracao })),
            given,
          ),
        ],
      });
  expect(act(['2/3', '2/3'])).toThrow('Atos.0.Adquirentes: parts-above-whole');
  expect(act(['1/2', '1/4'], { Fracao: '1/2' })).toThrow('Atos.0.Adquirentes: parts-above-whole');
  expect(act(['2/3', '2/3'], { Sobre: 'PARTE' })).toThrow('Atos.0.Adquirentes: parts-above-whole');
  expect(act(['1/2', '1/2', null])).toThrow('Atos.0.Adquirentes.2.Fracao: nothing-left');
  expect(act(['0/1'])).toThrow('Atos.0.Adquirentes.0.Fracao: share-zero');
  expect(act(['1/2', '1/2'], { Fracao: '1/2' })().Soma).toBe('1/1');
  expect(act([])).toThrow('Atos.0.Adquirentes: acquirers-missing');
  const without = { Ato: 'R-1' } as TransferInput;
  expect(() => calculateOwnership({ Proprietarios: [{ Nome: 'ANA' }], Atos: [without] })).toThrow(
    'Atos.0.Adquirentes: acquirers-missing',
  );
});

test('an owner without a share holds what the others leave', () => {
  const of = (...shares: (string | null)[]) =>
    calculateOwnership({
      Proprietarios: shares.map((Fracao, index) => ({ Nome: `PESSOA ${'ABC'[index]}`, Fracao })),
    });
  expect(of('1/2', null, null).Proprietarios.map(({ Fracao }) => Fracao)).toEqual(['1/2', '1/4', '1/4']);
  expect(() => of('1/1', null)).toThrow('Proprietarios.1.Fracao: nothing-left');
  expect(() => of('1/1', '0/1')).toThrow('Proprietarios.1.Fracao: share-zero');
});

test('parts of the givers’ part are parts of it, those that nobody states too', () => {
  const half = (to: Readonly<Record<string, string | null>>) =>
    run({ A: '1/2', Z: '1/2' }, sale('R-1', ['A'], to, { Sobre: 'PARTE' }));
  const shares = (result: ReturnType<typeof run>) =>
    Object.fromEntries(result.Proprietarios.map(({ Nome, Fracao }) => [Nome, Fracao]));
  const open = half({ B: '1/4', C: null });
  expect([shares(open), open.Alertas]).toEqual([{ Z: '1/2', B: '1/8', C: '3/8' }, []]);
  const stated = half({ B: '1/4', C: '1/4' });
  expect([shares(stated), stated.Alertas]).toEqual([{ A: '1/4', Z: '1/2', B: '1/8', C: '1/8' }, []]);
});

test('an original acquisition of a part leaves the owners the rest', () => {
  const by = (Fracao: string | null) =>
    percents(run({ A: '1/1' }, sale('R-1', [], { B: null }, { Evento: 'usucapiao', Fracao })));
  expect(by('1/4')).toEqual({ A: '75.0000', B: '25.0000' });
  expect(by(null)).toEqual({ B: '100.0000' });
});

test('no act makes or loses any of the property, whatever passes', () => {
  const part = fc.option(
    fc.tuple(fc.integer({ min: 1, max: 97 }), fc.integer({ min: 97, max: 389 })).map(([n, d]) => `${n}/${d}`),
  );
  const names = fc.uniqueArray(fc.constantFrom('ANA', 'BIA', 'CAIO', 'DINO', 'EVA', 'FABIO'), {
    minLength: 1,
    maxLength: 3,
  });
  const act = fc.record({
    from: names,
    to: names,
    parts: fc.array(part, { minLength: 3, maxLength: 3 }),
    Fracao: part,
    Sobre: fc.constantFrom('IMOVEL' as const, 'PARTE' as const),
    Evento: fc.constantFrom('compra_venda', 'doacao', 'partilha_inventario', 'usucapiao', 'permuta'),
  });
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 5 }), (acts) => {
      const Atos = acts.map(({ from, to, parts, ...given }, index) => ({
        ...given,
        Ato: `R-${index + 1}`,
        Transmitentes: from,
        Adquirentes: to.map((Nome, place) => ({ Nome, Fracao: parts[place] ?? null })),
      })) as TransferInput[];
      let result: ReturnType<typeof run>;
      try {
        result = calculateOwnership({ Proprietarios: [{ Nome: 'ANA' }, { Nome: 'BIA' }], Atos });
      } catch (error) {
        expect(String(error)).toMatch(/parts-above-whole|nothing-left/);
        return;
      }
      for (const { Valores, Resultado } of result.Memoria)
        expect([sumShares(Object.values(Valores)), Resultado]).toEqual(['1/1', '1/1']);
      const printed = result.Proprietarios.map(({ Percentual }) => BigInt(Percentual.replace('.', '')));
      expect(printed.reduce((sum, value) => sum + value, 0n)).toBe(1_000_000n);
    }),
    { numRuns: 300 },
  );
});

test('a sum that is no whole is rounded as the company wants', () => {
  const of = (rounding: 'HALF_UP' | 'HALF_EVEN') =>
    calculateOwnership({ Proprietarios: [{ Nome: 'ANA', Fracao: '1/128' }] }, rounding);
  expect([of('HALF_UP'), of('HALF_EVEN')].map(({ Proprietarios: [one] }) => one?.Percentual)).toEqual([
    '0.7813',
    '0.7812',
  ]);
});
