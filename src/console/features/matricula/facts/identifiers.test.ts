import { expect, test } from 'vitest';
import { identifiers } from './identifiers.ts';

const { recordNumber, protocol, incra, nirf, car, ccir } = identifiers;
const receipt = 'SP-3543402-7A20.F652.910F.5281.0009.811A.E8AC.484F';
const kept = 'SP-3543402-7A20F652910F52810009811AE8AC484F';

test('numbers are shown as offices print them', () => {
  expect(recordNumber.format('48217')).toBe('48.217');
  expect(recordNumber.format('48217-A')).toBe('48217-A');
  expect(protocol.format('74802')).toBe('74.802');
  expect(protocol.format('74802/A')).toBe('74802/A');
  expect(incra.format('6120650034171')).toBe('612.065.003.417-1');
  expect(nirf.format('28174406')).toBe('2.817.440-6');
  expect(car.format(kept)).toBe(receipt);
  expect(car.format('SP-3543402-7A20')).toBe('SP-3543402-7A20');
});

test('what is typed with or without punctuation is kept without it', () => {
  expect(recordNumber.parse(' 48.217 ')).toBe('48217');
  expect(recordNumber.parse('48.217-A')).toBe('48.217-A');
  expect(protocol.parse('74.802')).toBe('74802');
  expect(incra.parse('612.065.003.417-1')).toBe('6120650034171');
  expect(ccir.parse('077.144.380-96')).toBe('07714438096');
  expect(nirf.parse('2.817.440-6')).toBe('28174406');
  expect(car.parse(receipt.toLowerCase())).toBe(kept);
  expect([recordNumber, incra, ccir, nirf, car].map(({ parse }) => parse('  '))).toEqual(Array(5).fill(null));
});
