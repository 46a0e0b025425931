import { expect, test } from 'vitest';
import { enumItems } from './enumItems.ts';

const labels = (name: string) => enumItems(name, 'pt-br').map(({ label }) => label);

test('puts the states by their names, and leaves an order of meaning', () => {
  expect(labels('Uf').slice(0, 4)).toEqual(['Acre', 'Alagoas', 'Amapá', 'Amazonas']);
  expect(labels('Prioridade')).toEqual(['Baixa', 'Normal', 'Alta']);
  expect(labels('TipoPessoa')).toEqual(['Pessoa física', 'Pessoa jurídica']);
  expect(labels('Nenhuma')).toEqual([]);
});
