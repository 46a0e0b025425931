import { describe, expect, test } from 'vitest';
import { explainPhone, formatPhone, isPhone, punctuatePhone, readPhone } from './phone.ts';

describe('a telephone number as typed and pasted', () => {
  test.each([
    ['(11) 91234-5678', '+5511912345678'],
    ['11912345678', '+5511912345678'],
    ['011 91234 5678', '+5511912345678'],
    ['+55 (11) 91234-5678', '+5511912345678'],
    ['55 11 91234\u20115678', '+5511912345678'],
    ['Tel.: (11) 3123-4567', '+551131234567'],
    ['(55) 99123-4567', '+5555991234567'],
    ['0800 123 4567', '+558001234567'],
    ['0800 12 3456', '+55800123456'],
    ['+1 (212) 555-0100', '+12125550100'],
    ['00 44 20 7946 0958', '+442079460958'],
  ])('%s is %s', (text, value) => {
    expect(readPhone(text)).toBe(value);
    expect(isPhone(value)).toBe(true);
  });

  test.each(['91234-5678', '(11) 3123-4567 ramal 12', 'sem telefone', '', '1234567890123456'])(
    '%s is left as it is',
    (text) => expect(readPhone(text)).toBeNull(),
  );
});

test.each([
  ['+5511912345678', '(11) 91234-5678'],
  ['+551131234567', '(11) 3123-4567'],
  ['+558001234567', '0800 123 4567'],
  ['+55800123456', '0800 12 3456'],
  ['+12125550100', '+12125550100'],
])('%s is shown as %s, and read back from it', (value, shown) => {
  expect(formatPhone(value)).toBe(shown);
  expect(readPhone(shown)).toBe(value);
});

test.each([
  ['+5510912345678', 'unknown-area-code'],
  ['+5511812345678', 'phone'],
  ['+551161234567', 'phone'],
  ['+55119123456', 'phone-length'],
  ['+1234567', 'phone-length'],
  ['+1234567890123456', 'phone-length'],
  ['11912345678', 'phone-length'],
  ['91234-5678', 'phone-length'],
])('%s cannot exist: %s', (value, code) => expect(explainPhone(value)?.code).toBe(code));

test('is punctuated while it is typed, but for foreign and service numbers', () => {
  expect(punctuatePhone('119')).toBe('(11) 9');
  expect(punctuatePhone('1131234567')).toBe('(11) 3123-4567');
  expect(punctuatePhone('11912345678')).toBe('(11) 91234-5678');
  expect(punctuatePhone('+1212')).toBe('+1212');
  expect(punctuatePhone('0800')).toBe('0800');
});
