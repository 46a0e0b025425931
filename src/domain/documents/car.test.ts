import { expect, test } from 'vitest';
import { explainCar, isCar, normaliseCar } from './car.ts';

const car = 'SP-3543402-0A1B2C3D4E5F60718293A4B5C6D7E8F9';

test('accepts a registry number, and one with dots, spaces and small letters once normalised', () => {
  expect(isCar(car)).toBe(true);
  expect(normaliseCar('sp-3543402-0A1B.2C3D.4E5F.6071.8293.A4B5.C6D7.E8F9')).toBe(car);
  expect(normaliseCar('SP-3543402-0A1B2C3D4E5F6071 8293A4B5C6D7E8F9')).toBe(car);
});

test('says when the municipality belongs to another state', () => {
  expect(explainCar(car.replace('SP', 'MG'))).toEqual({
    code: 'state-mismatch',
    params: { state: 'MG', municipality: '3543402' },
  });
});

test('refuses an unknown state, an unknown municipality and a short or foreign hash', () => {
  expect(explainCar(car.replace('SP', 'XX'))?.code).toBe('unknown-state');
  expect(explainCar(car.replace('3543402', '3543403'))?.code).toBe('unknown-municipality');
  expect(explainCar(car.slice(0, -1))).toEqual({ code: 'length', params: { expected: 32, found: 31 } });
  expect(explainCar(`${car.slice(0, -1)}G`)?.code).toBe('characters');
});

test("leaves a state system's own protocol as printed, and does not take it for a number", () => {
  expect(normaliseCar(' 12345/2019 ')).toBe('12345/2019');
  expect(isCar('12345/2019')).toBe(false);
});
