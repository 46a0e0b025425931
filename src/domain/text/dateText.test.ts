import { expect, test } from 'vitest';
import { dateAfter, findDates } from './dateText.ts';
import { fold } from './fold.ts';

const dates = (text: string) => findDates(fold(text)).map(({ value }) => value);

test.each([
  ['12/03/1987', '1987-03-12'],
  ['12-3-87', '1987-03-12'],
  ['1º de abril de 1991', '1991-04-01'],
  ['1o. de abril de 1991', '1991-04-01'],
  ['02 (dois) de maio de 2001', '2001-05-02'],
  ['aos doze dias do mês de março do ano de mil novecentos e oitenta e sete', '1987-03-12'],
  ['doze (12) de março (03) de um mil novecentos e oitenta e sete (1987)', '1987-03-12'],
  ['em 05.mai.2.005', '2005-05-05'],
  ['05/maio/2.005', '2005-05-05'],
  ['29 de novembro. de 1993', '1993-11-29'],
  ['14 de\nfevereiro de 1983', '1983-02-14'],
])('reads %s', (text, date) => {
  expect(dates(text)).toEqual([date]);
});

test.each([['31/02/1999'], ['processo 0003120-55.2014.4.01.3806'], ['12.10.00 ha'], ['R$ 12.000,00']])(
  'sees no day in %s',
  (text) => {
    expect(dates(text)).toEqual([]);
  },
);

test('reads a year no record wrote in as its century, misread by a scan', () => {
  expect(dates('em 19/07/2607 e 06/05/2918')).toEqual(['2007-07-19', '2018-05-06']);
});

test('gives all days in order', () => {
  expect(dates('Em 9 de agosto de 1976, cédula de 30 de julho de 1976')).toEqual([
    '1976-08-09',
    '1976-07-30',
  ]);
});

test('finds the next day only within reach', () => {
  const text = fold(`venc. ${'x'.repeat(60)} 01/02/2003`);
  expect(dateAfter(text, 5, 20)).toBeNull();
  expect(dateAfter(text, 5, 80)?.value).toBe('2003-02-01');
});

test.each([
  ['em l2/03/1987, o imóvel', '1987-03-12'],
  ['em 22,05.1991.', '1991-05-22'],
  ['Data: 12/02l2021', '2021-02-12'],
  ['em 1º/6/2021.-', '2021-06-01'],
])('reads a day through what a scan makes of it: %s', (text, day) => {
  expect(findDates(fold(text)).map(({ value }) => value)).toEqual([day]);
});
