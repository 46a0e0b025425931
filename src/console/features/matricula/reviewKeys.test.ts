import { expect, test } from 'vitest';
import { locales } from '../../../domain/locale.ts';
import { hasText } from '../../../metadata/texts.ts';
import { capsOfKey, isReviewKey, reviewKeys } from './reviewKeys.ts';

test('every key does one thing, which the sheet tells in both languages', () => {
  const caps = reviewKeys.map((name) => capsOfKey(name).join(' '));
  expect(new Set(caps).size).toBe(caps.length);
  for (const locale of locales)
    for (const name of reviewKeys) expect(hasText(locale, `review.keys.${name}`), name).toBe(true);
});

test('a key is that of its name alone', () => {
  const d = { key: 'D', ctrlKey: false, metaKey: false, altKey: false, shiftKey: true };
  expect(reviewKeys.filter((name) => isReviewKey(d, name))).toEqual(['next-doubt']);
});
