import { expect, test } from 'vitest';
import { toFilterBody, toFilterQuery } from './filters.ts';

test('asks for equality by the name of the field, repeated for any of several', () => {
  const query = toFilterQuery({
    Uf: { operator: 'igual', value: ['SP', 'MG'] },
    Ativo: { operator: 'igual', value: true },
  });
  expect(query.getAll('Uf')).toEqual(['SP', 'MG']);
  expect(query.get('Ativo')).toBe('true');
  expect(query.has('Filtro')).toBe(false);
});

test('puts every other operator into one filter, and free text beside it', () => {
  const query = toFilterQuery({
    q: ' são brás ',
    Valor: { operator: 'entre', value: [1, 2] },
    Nome: { operator: 'contem', value: 'x' },
  });
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
    toFilterBody({
      q: ' brás ',
      Uf: { operator: 'igual', value: ['SP', 'MG'] },
      Ativo: { operator: 'igual', value: true },
    }),
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
  expect(toFilterBody({ q: ' ' })).toEqual({});
});
