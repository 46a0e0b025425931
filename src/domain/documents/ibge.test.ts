import { expect, test } from 'vitest';
import { checkDigitOfIbge, explainIbge, isIbge } from './ibge.ts';

const exceptions = [
  '2201919',
  '2201988',
  '2202251',
  '2611533',
  '3117836',
  '3152131',
  '4305871',
  '5203939',
  '5203962',
];

test.each([
  ['354340', '2'],
  ['355030', '8'],
  ['310620', '0'],
  ['330455', '7'],
  ['510340', '3'],
  ['520870', '7'],
])('gives municipality %s the digit %s', (base, digit) => {
  expect(checkDigitOfIbge(base)).toBe(digit);
  expect(isIbge(`${base}${digit}`)).toBe(true);
});

test.each(exceptions)('accepts the official code %s as it is, and no other digit behind it', (code) => {
  const corrected = `${code.slice(0, 6)}${checkDigitOfIbge(code.slice(0, 6))}`;
  expect(isIbge(code)).toBe(true);
  expect(corrected).not.toBe(code);
});

test('refuses any single wrong digit', () => {
  for (let at = 0; at < 7; at++) {
    const wrong = [...'3543402'].with(at, String((Number('3543402'[at]) + 1) % 10)).join('');
    expect(isIbge(wrong), wrong).toBe(false);
  }
});

test('refuses a state that does not exist', () => {
  expect(explainIbge('3443402')?.code).toBe('unknown-state');
});
