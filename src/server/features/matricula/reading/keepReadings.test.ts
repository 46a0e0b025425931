import { expect, test } from 'vitest';
import type { Reading } from '../../../../domain/matricula/model/index.ts';
import { newestLast } from './keepReadings.ts';

const reading = (number: string, issuedOn: string | null) =>
  ({ opening: { number, registryOffice: 'VALE CLARO', cnm: null }, closing: { issuedOn } }) as Reading;

const order = (...readings: Reading[]) => newestLast(readings).map(({ part }) => part);

test('of two certificates of one matrícula the one issued last stands', () => {
  expect(order(reading('1', '2024-03-01'), reading('1', '2019-03-01'))).toEqual([1, 0]);
  expect(order(reading('1', '2019-03-01'), reading('1', '2024-03-01'))).toEqual([0, 1]);
  expect(order(reading('1', '2024-03-01'), reading('1', null))).toEqual([1, 0]);
});

test('records of other numbers keep their place in the file', () => {
  expect(order(reading('1', '2024-03-01'), reading('2', '2001-01-01'), reading('1', '2019-03-01'))).toEqual([
    2, 1, 0,
  ]);
});
