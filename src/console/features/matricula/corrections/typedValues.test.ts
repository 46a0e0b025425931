import { describe, expect, test } from 'vitest';
import {
  parseDate,
  parseDocument,
  parseInteger,
  parseNumber,
  parseProtocols,
  parseShare,
  parseText,
} from './typedValues.ts';

describe('protocols', () => {
  test.each([
    ['125.811', ['125811']],
    ['125.811, 126.002 e 7', ['125811', '126002', '7']],
    ['125811;126002', ['125811', '126002']],
    ['', []],
  ])('reads %j', (text, numbers) => expect(parseProtocols(text)).toEqual(numbers));

  test.each(['nenhuma', '12x', '1/2'])('refuses %j', (text) => expect(parseProtocols(text)).toBeNull());
});

describe('a share', () => {
  test.each([
    ['1/2', '1/2'],
    ['2/4', '1/2'],
    [' 1 / 3 ', '1/3'],
    ['33,33%', '3333/10000'],
    ['50 %', '1/2'],
    ['50', '1/2'],
    ['0,5', '1/2'],
    ['1', '1/1'],
    ['100%', '1/1'],
  ])('reads %s', (text, share) => expect(parseShare(text)).toBe(share));

  test.each(['', '0', '3/2', '101%', '1/0', '-1/2', 'metade', '1/2/3'])('refuses %j', (text) =>
    expect(parseShare(text)).toBeNull(),
  );
});

describe('a date', () => {
  test.each([
    ['3/2/98', '1998-02-03'],
    ['03021998', '1998-02-03'],
    ['03/02/1998', '1998-02-03'],
    ['3-2-24', '2024-02-03'],
    ['1998-02-03', '1998-02-03'],
  ])('reads %s day first', (text, day) => expect(parseDate(text, 'pt-br')).toBe(day));

  test('reads the month first in English', () => expect(parseDate('02/03/1998', 'en-us')).toBe('1998-02-03'));

  test.each(['31/02/2020', '00/01/2020', '1/13/2020', 'ontem', ''])('refuses %j', (text) =>
    expect(parseDate(text, 'pt-br')).toBeNull(),
  );
});

describe('a number', () => {
  test.each([
    ['1.234,56', '1234.56'],
    ['R$ 1234,5', '1234.5'],
    ['R$ 2.915.000,00', '2915000'],
    ['1.234', '1234'],
    ['48,4000', '48.4'],
    ['48.4', '48.4'],
    ['0,05', '0.05'],
  ])('reads %s in Portuguese', (text, value) => expect(parseNumber(text, 'pt-br')).toBe(value));

  test('mirrors in English', () => expect(parseNumber('1,234.56', 'en-us')).toBe('1234.56'));

  test.each(['', 'mil', '1,2,3', '1.23.4'])('refuses %j', (text) =>
    expect(parseNumber(text, 'pt-br')).toBeNull(),
  );

  test('keeps every digit of a long amount', () =>
    expect(parseNumber('123.456.789.012.345,67', 'pt-br')).toBe('123456789012345.67'));
});

test('takes a document with or without its punctuation, letters of the CNPJ included', () => {
  expect(parseDocument('271.918.985-50')).toBe('27191898550');
  expect(parseDocument('12.abc.345/01de-35')).toBe('12ABC34501DE35');
  expect(parseDocument('271.918')).toBeNull();
});

test('takes a degree with or without its sign', () => {
  expect(parseInteger('2º')).toBe(2);
  expect(parseInteger('0')).toBeNull();
});

test('joins lines of a text pasted from the page', () =>
  expect(parseText(' BANCO\n DO  BRASIL ')).toBe('BANCO DO BRASIL'));
