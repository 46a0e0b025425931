import { expect, test } from 'vitest';
import { secondsOfRunning, secondsOfWaiting } from './timeLeft.ts';

const usual = { secondsPerPage: 2, filesAtOnce: 2 };

test('a file being read takes as long for the rest as it took so far', () => {
  expect(secondsOfRunning({ pages: 120, done: 30 }, { seconds: 45 }, usual)).toBe(135);
});

test('until two pages are done the usual pace is told, and nothing where none was ever measured', () => {
  expect(secondsOfRunning({ pages: 10, done: 1 }, { seconds: 40 }, usual)).toBe(18);
  expect(secondsOfRunning({ pages: 10, done: 1 }, { seconds: 40 }, null)).toBeNull();
});

test('a file taken up again after a crash is measured by the usual pace, not by the time it lay', () => {
  expect(secondsOfRunning({ pages: 10, done: 6 }, null, usual)).toBe(8);
});

test('never less than nothing', () => {
  expect(secondsOfRunning({ pages: 4, done: 5 }, { seconds: 9 }, null)).toBe(0);
});

test('a waiting file lets those before it pass, read side by side, and then needs its own time', () => {
  expect(secondsOfWaiting({ pagesAhead: 60, pages: 5 }, usual)).toBe(70);
  expect(secondsOfWaiting({ pagesAhead: 60, pages: 5 }, null)).toBeNull();
});
