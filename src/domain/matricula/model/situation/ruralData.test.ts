import { describe, expect, test } from 'vitest';
import { property } from '../../../../../test/support/papers/matricula.ts';
import { ruralData } from './ruralData.ts';

const verdicts = (more: Parameters<typeof property>[0]) =>
  Object.fromEntries(ruralData(property(more)).map(({ kind, verdict }) => [kind, verdict]));

const car = 'SP-3543402-0A1B2C3D4E5F60718293A4B5C6D7E8F9';

describe('rural data', () => {
  test('that is absent is said to be', () => {
    expect(verdicts({})).toEqual({ incra: 'absent', ccir: 'absent', nirf: 'absent', car: 'absent' });
  });

  test('of an urban property is asked only where it names some', () => {
    expect(ruralData(property({ kind: 'urban' }))).toEqual([]);
    expect(verdicts({ kind: 'urban', nirf: ['12345679'] })).toMatchObject({ nirf: 'checked' });
  });

  test('is checked by digit, place and shape', () => {
    expect(
      verdicts({ state: 'SP', incraCode: '9500411234567', ccir: '07714438096', nirf: ['12345679'], car }),
    ).toEqual({ incra: 'shape', ccir: 'shape', nirf: 'checked', car: 'checked' });
  });

  test.each([
    ['a NIRF with a wrong digit', { nirf: ['12345678'] }, 'nirf', 'last-digit'],
    ['an INCRA code of twelve digits', { incraCode: '950041123456' }, 'incra', 'length'],
    [
      'a CAR whose municipality is in another state',
      { car: car.replace('SP', 'MG') },
      'car',
      'state-mismatch',
    ],
    ['a CCIR of five digits', { ccir: '12345' }, 'ccir', 'length'],
  ] as const)('says what is wrong with %s', (_case, more, kind, code) => {
    const found = ruralData(property(more)).find((item) => item.kind === kind);
    expect(found).toMatchObject({ verdict: 'wrong', problem: { code } });
  });

  test.each([
    ['a CAR of another state than the property', { state: 'MG', car }, 'car', 'car-elsewhere'],
    [
      'a CCIR that is the INCRA code',
      { incraCode: '9500411234567', ccir: '9500411234567' },
      'ccir',
      'ccir-is-incra',
    ],
    [
      'a CCIR that is another property’s code',
      { incraCode: '9500411234567', ccir: '9500411234000' },
      'ccir',
      'ccir-of-other-property',
    ],
  ] as const)('tells %s', (_case, more, kind, verdict) => {
    expect(verdicts(more)).toMatchObject({ [kind]: verdict });
  });
});
