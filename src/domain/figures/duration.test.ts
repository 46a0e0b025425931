import { describe, expect, test } from 'vitest';
import { durationText } from './duration.ts';

describe('a time as figures show it', () => {
  test.each([
    [0, '00:00:00'],
    [0.4, '00:00:00'],
    [0.5, '00:00:01'],
    [38, '00:00:38'],
    [59.6, '00:01:00'],
    [7_110, '01:58:30'],
    [33_120, '09:12:00'],
    [86_399, '23:59:59'],
    [86_399.5, '1 d 00:00'],
    [110_400, '1 d 06:40'],
    [864_000 + 59, '10 d 00:00'],
  ])('%d s: %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});
