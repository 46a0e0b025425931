import { readFileSync } from 'node:fs';
import english from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import { locales } from '../../../domain/locale.ts';
import { type Messages, makeTranslate } from './translate.ts';

const t = makeTranslate({ a: { b: 'Há 1 problema |||| Há %{smart_count} problemas', c: 'de %{x}' } });

test('chooses the form by the count, and fills in what it is given', () => {
  expect(t('a.b', { smart_count: 1 })).toBe('Há 1 problema');
  expect(t('a.b', { smart_count: 0 })).toBe('Há 0 problemas');
  expect(t('a.c', { x: 3 })).toBe('de 3');
});

test('gives a key back that has no text, and never a name of an object’s own', () => {
  expect(t('a.nothing')).toBe('a.nothing');
  expect(t('a.constructor')).toBe('a.constructor');
  expect(t('a')).toBe('a');
});

describe.each(locales)('%s', (locale) => {
  const messages = JSON.parse(readFileSync(`i18n/${locale}.json`, 'utf8')) as Messages;

  test('has every text of react-admin', () => {
    const wanted = keysOf((english as unknown as { ra: Messages }).ra);
    expect(wanted).toHaveLength(164);
    expect(keysOf(messages.ra as Messages)).toEqual(wanted);
  });
});

function keysOf(messages: Messages, path = ''): string[] {
  return Object.entries(messages)
    .flatMap(([key, value]) =>
      typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
    )
    .sort();
}
