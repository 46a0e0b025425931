import { expect, test } from 'vitest';
import { pageRange } from './pageRange.ts';

test.each([
  [[], ''],
  [[3], '3'],
  [[2, 3, 4], '2–4'],
  [[1, 2, 5, 9, 10], '1–2, 5, 9–10'],
])('%j is written %s', (pages, written) => {
  expect(pageRange(pages)).toBe(written);
});
