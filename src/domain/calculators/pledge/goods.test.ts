import { expect, test } from 'vitest';
import { isCrop } from './goods.ts';
import { isSameProduct } from './productNames.ts';

test.each([
  [
    'soja',
    'Soja',
    'SOJA EM GRÃOS',
    'soja em grão',
    'Soja (grãos)',
    'grãos de soja',
    'soja brasileira a granel',
  ],
  ['milho', 'Milho em grãos', 'MILHO GRÃO', 'sacas de milho'],
  ['café', 'CAFE', 'café beneficiado', 'Café beneficiado em grãos', 'cafe em grao'],
  ['café arábica', 'Café Arábica beneficiado'],
  ['arroz', 'arroz em casca'],
  ['cana', 'Cana-de-açúcar', 'CANA DE ACUCAR'],
  ['boi', 'Bois', 'cabeças de boi'],
  ['bovinos', 'gado bovino', 'Cabeças de gado bovino'],
  ['algodão', 'Algodões'],
  ['feijão carioca', 'FEIJAO  CARIOCA'],
  [
    'milho safrinha',
    'Milho 2ª safra',
    'milho 2a safra',
    'MILHO 2.ª SAFRA',
    'milho (segunda safra)',
    'milho de 2ª safra em grãos',
    'milho 2ª safra 2025/2026',
    'safrinha de milho',
    '2ª safra de milho',
  ],
])('names of one product: %s', (first, ...others) => {
  expect(others.filter((other) => !isSameProduct(first, other))).toEqual([]);
});

test.each([
  ['soja', 'milho'],
  ['milho', 'milho safrinha'],
  ['milho 1ª safra', 'milho 2ª safra'],
  ['café', 'café em coco'],
  ['café arábica', 'café conilon'],
  ['algodão em pluma', 'algodão em caroço'],
  ['soja', 'farelo de soja'],
  ['soja', 'óleo de soja'],
  ['arroz', 'arroz beneficiado'],
])('%s and %s are two products', (a, b) => {
  expect(isSameProduct(a, b)).toBe(false);
});

test('crops grow on land; animals, whatever they are counted by, and machines do not', () => {
  expect(isCrop({ Produto: 'Soja', Unidade: 'sc60' })).toBe(true);
  expect(isCrop({ Produto: 'eucalipto', Unidade: 'm3' })).toBe(true);
  expect(isCrop({ Produto: 'Bois gordos', Unidade: '@' })).toBe(false);
  expect(isCrop({ Produto: 'novilhas', Unidade: 'cab' })).toBe(false);
  expect(isCrop({ Produto: 'trator', Unidade: 'un' })).toBe(false);
  for (const Produto of ['Gado', 'aves', 'frangos de corte', 'porcos', 'muares'])
    expect([Produto, isCrop({ Produto, Unidade: 'kg' })]).toEqual([Produto, false]);
  expect(isCrop({ Produto: 'milho para ração de aves', Unidade: 't' })).toBe(true);
  expect(isCrop({ Produto: 'aveia', Unidade: 't' })).toBe(true);
});
