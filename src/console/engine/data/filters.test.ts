import { expect, test } from 'vitest';
import type { Field } from '../../../field-types/types.ts';
import { type ListFilter, searchOf, toFilterBody, toFilterQuery } from './filters.ts';
import { type Period, periodOn } from './periods.ts';

const fields = [
  { name: 'Vencimento', type: 'date' },
  { name: 'AlteradoEm', type: 'dateTime' },
] as Field[];
const context = { fields, today: '2026-03-31' };

test('asks for equality by the name of the field, repeated for any of several', () => {
  const query = toFilterQuery(
    {
      Uf: { operator: 'igual', value: ['SP', 'MG'] },
      Ativo: { operator: 'igual', value: true },
    },
    context,
  );
  expect(query.getAll('Uf')).toEqual(['SP', 'MG']);
  expect(query.get('Ativo')).toBe('true');
  expect(query.has('Filtro')).toBe(false);
});

test('puts every other operator into one filter, and free text beside it', () => {
  const query = toFilterQuery(
    {
      q: ' são brás ',
      Valor: { operator: 'entre', value: [1, 2] },
      Nome: { operator: 'contem', value: 'x' },
    },
    context,
  );
  expect(query.get('Busca')).toBe('são brás');
  expect(JSON.parse(query.get('Filtro') ?? '')).toEqual({
    E: [
      { Campo: 'Valor', Operador: 'entre', Valor: [1, 2] },
      { Campo: 'Nome', Operador: 'contem', Valor: 'x' },
    ],
  });
});

test('says in a body what a query says by names of fields', () => {
  expect(
    toFilterBody(
      {
        q: ' brás ',
        Uf: { operator: 'igual', value: ['SP', 'MG'] },
        Ativo: { operator: 'igual', value: true },
      },
      context,
    ),
  ).toEqual({
    Busca: 'brás',
    Filtro: {
      E: [
        {
          OU: [
            { Campo: 'Uf', Operador: 'igual', Valor: 'SP' },
            { Campo: 'Uf', Operador: 'igual', Valor: 'MG' },
          ],
        },
        { Campo: 'Ativo', Operador: 'igual', Valor: true },
      ],
    },
  });
  expect(toFilterBody({ q: ' ' }, context)).toEqual({});
});

const asked = (filter: ListFilter, today = context.today) =>
  (toFilterBody(filter, { ...context, today }).Filtro as { E: unknown[] } | undefined)?.E;

test.each<[Period, string, string]>([
  ['hoje', '2026-03-31', '2026-03-31'],
  ['ontem', '2026-03-30', '2026-03-30'],
  ['ultimos-7-dias', '2026-03-25', '2026-03-31'],
  ['ultimos-30-dias', '2026-03-02', '2026-03-31'],
  ['este-mes', '2026-03-01', '2026-03-31'],
  ['mes-passado', '2026-02-01', '2026-02-28'],
  ['este-ano', '2026-01-01', '2026-12-31'],
  ['proximos-30-dias', '2026-03-31', '2026-04-29'],
])('knows on the day of asking which days %s means', (period, from, to) => {
  expect(periodOn(period, '2026-03-31')).toEqual({ from, to });
});

test('asks for the days a period means today, not those it meant when it was chosen', () => {
  const filter: ListFilter = { Vencimento: { operator: 'entre', value: { periodo: 'este-mes' } } };
  const valueOn = (today: string) => asked(filter, today);
  expect(valueOn('2024-02-10')).toEqual([
    { Campo: 'Vencimento', Operador: 'entre', Valor: ['2024-02-01', '2024-02-29'] },
  ]);
  expect(valueOn('2024-03-10')).toEqual([
    { Campo: 'Vencimento', Operador: 'entre', Valor: ['2024-03-01', '2024-03-31'] },
  ]);
});

test.each<[ListFilter[string], unknown]>([
  [{ operator: 'entre', value: ['2026-03-01', null] }, ['2026-03-01T00:00:00', null]],
  [
    { operator: 'entre', value: ['2026-03-01', '2026-03-02'] },
    ['2026-03-01T00:00:00', '2026-03-02T23:59:59.999'],
  ],
  [{ operator: 'maiorIgual', value: '2026-03-01' }, '2026-03-01T00:00:00'],
  [{ operator: 'maior', value: '2026-03-01' }, '2026-03-01T23:59:59.999'],
  [{ operator: 'menor', value: '2026-03-01' }, '2026-03-01T00:00:00'],
  [{ operator: 'menorIgual', value: '2026-03-01' }, '2026-03-01T23:59:59.999'],
  [{ operator: 'entre', value: { periodo: 'hoje' } }, ['2026-03-31T00:00:00', '2026-03-31T23:59:59.999']],
])('takes days of an instant as whole days: %j', (condition, value) => {
  expect(asked({ AlteradoEm: condition })).toMatchObject([{ Valor: value }]);
});

test('asks for none of several by one condition each', () => {
  expect(asked({ Uf: { operator: 'diferente', value: ['SP', 'MG'] } })).toEqual([
    { Campo: 'Uf', Operador: 'diferente', Valor: 'SP' },
    { Campo: 'Uf', Operador: 'diferente', Valor: 'MG' },
  ]);
});

test.each<unknown>([null, 7, 'x', [], {}, { operator: 3 }])(
  'passes over %j of an address that lies',
  (junk) => {
    const filter = { Nome: junk, q: 'vale' } as unknown as ListFilter;
    expect(toFilterQuery(filter, context).toString()).toBe('Busca=vale');
    expect(searchOf({ q: junk } as unknown as ListFilter)).toBe(junk === 'x' ? 'x' : '');
  },
);
