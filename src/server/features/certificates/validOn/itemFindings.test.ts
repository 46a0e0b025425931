import { describe, expect, test } from 'vitest';
import { results } from '../../../../domain/certificates/model/index.ts';
import { locales } from '../../../../domain/locale.ts';
import { hasText } from '../../../../metadata/texts.ts';
import { itemFindings } from './itemFindings.ts';

describe('what an item of the checklist is found to be', () => {
  test.each([
    ['falta', true, null, [['missing', 'ALTA']]],
    ['falta', false, null, []],
    ['dispensada', true, 'POSITIVA', []],
    ['valida', true, 'NEGATIVA', []],
    ['valida', true, 'INFORMATIVA', []],
    ['valida', false, 'POSITIVA', [['result-POSITIVA', 'ALTA']]],
    ['valida', true, 'POSITIVA_EFEITO_NEGATIVA', [['result-POSITIVA_EFEITO_NEGATIVA', 'INFO']]],
    ['valida', true, 'INDETERMINADA', [['result-INDETERMINADA', 'MEDIA']]],
    [
      'vence_antes',
      true,
      'CONSTA',
      [
        ['lapsed', 'ALTA'],
        ['result-CONSTA', 'ALTA'],
      ],
    ],
    ['vence_antes', false, 'NADA_CONSTA', []],
  ] as const)('%s, required %s, %s', (standing, isRequired, result, expected) => {
    const found = itemFindings(standing, isRequired, result, false);
    expect(found.map(({ code, severity }) => [code, severity])).toEqual(expected);
  });

  test('what an analyst has commented on waits for nobody; that it lapses still does', () => {
    const codes = (result: string) => itemFindings('vence_antes', true, result, true).map(({ code }) => code);
    expect(codes('POSITIVA')).toEqual(['lapsed']);
    expect(codes('INDETERMINADA')).toEqual(['lapsed']);
    expect(codes('POSITIVA_EFEITO_NEGATIVA')).toEqual(['lapsed', 'result-POSITIVA_EFEITO_NEGATIVA']);
  });

  test.each(locales)('is told in a sentence of its own in %s', (locale) => {
    const standings = ['falta', 'vence_antes', 'valida'] as const;
    const codes = standings.flatMap((standing) =>
      results.flatMap((result) => itemFindings(standing, true, result, false).map(({ code }) => code)),
    );
    expect(new Set(codes).size).toBeGreaterThan(6);
    for (const code of codes) expect(hasText(locale, `certificates.findings.${code}`), code).toBe(true);
  });
});
