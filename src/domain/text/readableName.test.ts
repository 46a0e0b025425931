import { expect, test } from 'vitest';
import { readableName } from './readableName.ts';

test.each([
  ['SÉRGIO DE ASSIS FURLANETO', 'Sérgio de Assis Furlaneto'],
  ['AGROPECUÁRIA TRÊS CÓRREGOS LTDA.', 'Agropecuária Três Córregos Ltda.'],
  ['BANCO DO BRASIL S.A.', 'Banco do Brasil S.A.'],
  ['ANA-MARIA D’ÁVILA', 'Ana-Maria D’Ávila'],
  ['JOÃO XAVIER III', 'João Xavier III'],
  ['Já em caixa mista', 'Já em caixa mista'],
])('writes %s as %s', (printed, readable) => expect(readableName(printed)).toBe(readable));
