import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { findMoney, readAmount } from './moneyText.ts';

const sums = (text: string, day: string | null = '1999-01-01') =>
  findMoney(fold(text), day).map(({ value }) => `${value.value} ${value.currency}`);

test.each([
  ['R$ 250.000,00', '250000 BRL'],
  ['R$150.000,00 (cento e cinquenta mil reais)', '150000 BRL'],
  ['RS 82.000,00 (oitenta e dois mil reais)', '82000 BRL'],
  ['R$ 150.000.00', '150000 BRL'],
  ['Cz$ 80.000,00', '80000 CZ$'],
  [
    'NCz$ 78.650,40 (setenta e oito mil, seiscentos e cinquenta cruzados novos e quarenta centavos)',
    '78650.4 NCZ',
  ],
  ['Cr$ (três milhões de cruzeiros)', '3000000 CRZ'],
  ['noventa e cinco mil cruzeiros', '95000 CRZ'],
])('reads %s', (text, sum) => {
  expect(sums(text)).toEqual([sum]);
});

test('tells the cruzeiro from the cruzeiro real by the day, not by capitals', () => {
  expect(sums('Cr$ 1.000,00', '1992-05-01')).toEqual(['1000 CRZ']);
  expect(sums('Cr$ 1.000,00', '1993-09-01')).toEqual(['1000 CRR']);
  expect(sums('Cr$ 1.000,00', '1995-06-30')).toEqual(['1000 CRR']);
  expect(sums('Cr$ 1.000,00', '1997-10-20')).toEqual(['1000 CRZ']);
});

test('believes complete words more than digits and says that they disagree', () => {
  const [sum] = findMoney(fold('R$ 96.000,00 (noventa e oito mil reais)'), null);
  expect(sum?.value).toEqual({ value: '98000', currency: 'BRL', confirmed: false });
});

test('does not take a state for a currency', () => {
  expect(sums('Porto Belo-RS 12.345 habitantes')).toEqual([]);
});

test.each([
  ['1.500.000', '1500000.00'],
  ['12,50', '12.50'],
  ['abc', null],
])('reads the amount %s', (text, value) => {
  expect(readAmount(text)).toBe(value);
});
