import { describe, expect, test } from 'vitest';
import { codesToDo, everyCode } from './effectiveCodes.ts';

describe('a profile for every code', () => {
  test('holds those of entities, of opinions only the one to read them', () => {
    const held = [...codesToDo([everyCode])];
    expect(held).toEqual(expect.arrayContaining(['CLIENTE.INCLUIR', 'MATRICULA.REABRIR']));
    expect(held.filter((code) => code.startsWith('PARECER'))).toEqual(['PARECER.CONSULTAR']);
  });

  test('signs opinions when that is given by name beside it', () => {
    expect(codesToDo([everyCode, 'PARECER.APROVAR'])).toContain('PARECER.APROVAR');
  });
});
