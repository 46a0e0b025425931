import { expect, test } from 'vitest';
import { ageClasses, countBy, hourClasses, isIn, timeClasses } from './classes.ts';

const classOf = (classes: typeof ageClasses, value: number) =>
  classes.filter((one) => isIn(one, value)).map(({ code }) => code);

test.each([
  ['ages', ageClasses, 1],
  ['times', timeClasses, 0.001],
  ['hours', hourClasses, 0.01],
])('classes of %s leave no number between them, nor hold one twice', (_name, classes, step) => {
  for (const [index, { to }] of classes.slice(0, -1).entries()) {
    const next = classes[index + 1]?.from ?? Number.NaN;
    expect(next).toBe(Number(((to ?? 0) + step).toFixed(3)));
    expect(classOf(classes, to ?? 0)).toEqual([classes[index]?.code]);
    expect(classOf(classes, next)).toEqual([classes[index + 1]?.code]);
  }
});

test.each([
  [ageClasses, -1, '0-1'],
  [ageClasses, 1, '0-1'],
  [ageClasses, 2, '2-3'],
  [ageClasses, 30, '16-30'],
  [ageClasses, 31, '31-'],
  [timeClasses, 30, '30-60'],
  [timeClasses, 29.999, '0-30'],
  [timeClasses, 900, '300-900'],
  [hourClasses, 4, '0-4'],
  [hourClasses, 4.01, '4-8'],
  [hourClasses, 40, '16-40'],
  [hourClasses, 400, '40-'],
])('a bound falls where the rule puts it', (classes, value, code) => {
  expect(classOf(classes, value)).toEqual([code]);
});

test('numbers are counted class by class', () => {
  expect(countBy(hourClasses, [0, 4, 4.01, 40, 41, 1000])).toEqual([2, 1, 0, 1, 2]);
  expect(countBy(ageClasses, [])).toEqual([0, 0, 0, 0, 0, 0]);
});
