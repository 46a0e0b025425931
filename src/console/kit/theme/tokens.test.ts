import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apart, sights } from '../../../../test/support/console/colourVision.ts';
import { colours, cssName } from './tokens.ts';

const css = readFileSync('src/console/kit/theme/tokens.css', 'utf8');
const blockOf = (selector: string) =>
  css.slice(css.indexOf(`${selector} {`), css.indexOf('}', css.indexOf(`${selector} {`)));
const variables = (selector: string) =>
  Object.fromEntries(
    [...blockOf(selector).matchAll(/(--[\w-]+): ([^;]+);/g)].map((match) => [match[1], match[2]]),
  );

describe.each([
  ['light', ':root'],
  ['dark', ':root[data-theme="dark"]'],
] as const)('%s', (scheme, selector) => {
  const declared = variables(selector);

  test('has the same colours in the style sheet and in code', () => {
    for (const [name, value] of Object.entries(colours[scheme])) {
      expect(declared[cssName(name)], name).toBe(value);
    }
  });

  test('keeps text readable on every ground', () => {
    for (const ground of ['canvas', 'paper', 'raised', 'sunken'] as const) {
      for (const ink of [
        'ink',
        'ink-2',
        'ink-3',
        'accent',
        'lien',
        'closed',
        'critica',
        'alta',
        'media',
        'baixa',
        'hand',
      ] as const) {
        const ratio = contrast(colours[scheme][ink], colours[scheme][ground]);
        expect(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(
        contrast(colours[scheme].edge, colours[scheme][ground]),
        `edge on ${ground}`,
      ).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(sights)('keeps the series of a chart apart to %s', (sight) => {
    const series = Object.keys(declared).filter((name) => name.startsWith('--chart-'));
    expect(series.length).toBeGreaterThan(4);
    for (const [index, one] of series.entries())
      for (const other of series.slice(index + 1))
        expect(
          apart(declared[one] ?? '', declared[other] ?? '', sight),
          `${one} beside ${other}`,
        ).toBeGreaterThan(12);
  });

  test('keeps the series of a chart apart from the ground', () => {
    for (const name of Object.keys(declared).filter((one) => one.startsWith('--chart-')))
      for (const ground of ['canvas', 'paper'] as const)
        expect(
          contrast(declared[name] ?? '', colours[scheme][ground]),
          `${name} on ${ground}`,
        ).toBeGreaterThanOrEqual(3);
  });
});

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
