import { expect, test } from 'vitest';
import { catalogues } from './every.ts';
import { foretold, laterParts, serverSections, type TextPart, textsOfPart } from './parts.ts';

const whole = catalogues['pt-br'] ?? {};
const parts = ['first', ...Object.keys(laterParts)] as readonly TextPart[];

test('gives every section that a browser says whole with exactly one part', () => {
  const sections = Object.keys(whole).filter((section) => !serverSections.includes(section));
  for (const section of sections) {
    const holders = parts.filter((part) => textsOfPart(whole, part)[section] === whole[section]);
    expect(holders, section).toHaveLength(1);
  }
});

test('keeps failures out of the first part but for those that forms foretell', () => {
  expect(Object.keys(textsOfPart(whole, 'first').errors ?? {})).toEqual(foretold);
  expect(textsOfPart(whole, 'errors')).toEqual({ errors: whole.errors });
});

test('gives no part a section that only the server says', () => {
  for (const part of parts)
    for (const section of serverSections) expect(textsOfPart(whole, part)).not.toHaveProperty(section);
});
