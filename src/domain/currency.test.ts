import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { currencies, currencyOf, currencyOfCode, toReais } from './currency.ts';

const inReais = (symbol: string, value: string, date: string) => {
  const found = currencyOf(symbol, date);
  expect(found?.late).toBe(false);
  return new Decimal(found ? toReais(value, found.currency) : NaN);
};

test.each([
  ['Cz$', '5000000', '1987-06-01', '0.00'],
  ['NCz$', '1200000', '1989-06-01', '0.44'],
  ['Cr$', '350000000', '1992-06-01', '127.27'],
  ['CR$', '68750000', '1994-03-01', '25000.00'],
  ['Cr$', '85000000', '1984-06-01', '0.00'],
  ['Cr$', '1500000', '1990-05-02', '0.55'],
  ['R$', '60000', '2001-08-15', '60000.00'],
])('%s %s of %s is R$ %s', (symbol, value, date, reais) => {
  expect(inReais(symbol, value, date).toFixed(2, Decimal.ROUND_HALF_UP)).toBe(reais);
});

test('keeps what two decimals would lose', () => {
  expect(inReais('Cz$', '5000000', '1987-06-01').toFixed(4)).toBe('0.0018');
});

test('each day has one currency, and each change falls on its day', () => {
  for (const [index, currency] of currencies.entries()) {
    const next = currencies[index + 1];
    if (!currency.to || !next?.from) continue;
    expect(new Date(`${currency.to}T00:00:00Z`).getTime() + 86_400_000).toBe(
      new Date(`${next.from}T00:00:00Z`).getTime(),
    );
    expect(currencyOf(currency.symbol, currency.to)).toEqual({ currency, late: false });
    expect(currencyOf(next.symbol, next.from)).toEqual({ currency: next, late: false });
  }
});

describe('a printed symbol', () => {
  test.each([
    ['Cr$', '1984-06-01', '2750000000000'],
    ['CR$', '1992-06-01', '2750000'],
    ['Cr$', '1993-09-01', '2750'],
    ['cr$', '1960-01-01', '2750000000000000'],
    ['NCr$', '1969-01-01', '2750000000000'],
    ['NCz$', '1989-06-01', '2750000'],
  ])('%s on %s goes by the date: %s a real', (symbol, date, perReal) => {
    expect(currencyOf(symbol, date)).toMatchObject({ currency: { perReal }, late: false });
  });

  test('lives on for twelve months after its currency, and is marked', () => {
    expect(currencyOf('Cz$', '1989-03-01')).toMatchObject({ currency: { code: 'CZ$' }, late: true });
    expect(currencyOf('Cz$', '1990-02-01')).toBeNull();
    expect(currencyOf('R$', '1990-02-01')).toBeNull();
    expect(currencyOf('US$', '2000-01-01')).toBeNull();
  });
});

test('a stored code is told apart by the day', () => {
  expect(currencyOfCode('CRZ', '1984-06-01').perReal).toBe('2750000000000');
  expect(currencyOfCode('CRZ', '1991-06-01').perReal).toBe('2750000');
  expect(currencyOfCode('BRL', '2020-01-01').perReal).toBe('1');
});
