import { expect, test } from 'vitest';
import { act, person, proof } from '../../../../../test/support/papers/matricula.ts';
import { isCut } from './actSignals.ts';
import { isOddName } from './namesInRecord.ts';
import { transferSignals } from './transferSignals.ts';

const promise = (grantees: readonly string[]) =>
  act('R-2', 'compromisso_venda', {
    grantors: [person('ANA PRADO'), person('RUI PRADO')],
    grantees: grantees.map((name) => person(name)),
    evidence: {
      'grantors.0.name': proof('ANA PRADO'),
      'grantees.0.name': proof(grantees[0] ?? ''),
    },
  });

test('nobody promises to himself: who stands on both sides puts all the parties in doubt', () => {
  const paths = transferSignals(promise(['RUI PRADO', 'CAIO LIMA']), new Set()).map(({ path }) => path);
  expect(paths).toEqual(['grantors.0.name', 'grantees.0.name']);
  expect(transferSignals(promise(['CAIO LIMA']), new Set())).toEqual([]);
});

test('a town is nobody, also where its name sounds like a company', () => {
  expect(['PASSO FUNDO', 'PASSO FUNDO-RS', 'LONDRINA'].filter((name) => !isOddName(name))).toEqual([]);
  expect(['FUNDO VERDE LTDA', 'CAIO LIMA'].filter(isOddName)).toEqual([]);
});

test('a name beside a word spoilt by recognition is cut', () => {
  expect(isCut('BRASIL S.A.', 'CREDOR: BANCO D0 BRASIL S.A., com sede')).toBe(true);
  expect(isCut('BRASIL S.A.', 'AO BANCO DO N0RDESTE DO BRASIL S.A.')).toBe(true);
  expect(isCut('BANCO BAMERINDUS', 'BANCO BAMERINDUS DO 8RASIL S.A., com')).toBe(true);
  expect(isCut('BANCO DO BRASIL S.A.', 'R-12. CREDOR: BANCO DO BRASIL S.A., com sede')).toBe(false);
  expect(isOddName('ERNESTO RlBEIRO')).toBe(true);
});
