import { describe, expect, test } from 'vitest';
import {
  addressParts,
  isSameDuration,
  isSameLegalType,
  isSameStreet,
  registrationStatus,
  statusSeverity,
} from './companyRegistry.ts';

describe('a registration', () => {
  test.each([
    ['ATIVA', 'Ativa', null],
    ['REGISTRO ATIVO', 'Ativa', null],
    ['Ativa', 'Ativa', null],
    ['INAPTA', 'Inapta', 'ALTA'],
    ['SUSPENSA', 'Suspensa', 'ALTA'],
    ['INATIVA', 'INATIVA', 'ALTA'],
    ['NÃO ATIVA', 'NÃO ATIVA', 'ALTA'],
    ['BAIXADA', 'Baixada', 'CRITICA'],
    ['NULA', 'Nula', 'CRITICA'],
    ['EXTINTA', 'EXTINTA', 'CRITICA'],
    ['', '', null],
  ])('%s is kept as %s and is %s', (text, status, severity) => {
    expect(registrationStatus(text)).toBe(status);
    expect(statusSeverity(text)).toBe(severity);
  });
});

describe('writing alone is no difference', () => {
  test.each([
    ['206-2 - Sociedade Empresária Limitada', 'SOCIEDADE EMPRESARIA LIMITADA', true],
    ['206-2 - Sociedade Empresária Limitada', '2062 Sociedade empresária limitada', true],
    ['206-2 - Sociedade Empresária Limitada', 'Sociedade anônima fechada', false],
  ])('legal types %s and %s', (a, b, same) => expect(isSameLegalType(a, b)).toBe(same));

  test.each([
    ['INDETERMINADO', 'Prazo indeterminado', true],
    ['Indeterminada', 'por prazo indeterminado', true],
    ['INDETERMINADO', 'até 31/12/2030', false],
  ])('durations %s and %s', (a, b, same) => expect(isSameDuration(a, b)).toBe(same));

  test.each([
    ['ROD GO 184 KM 32', 'Rodovia GO 184 km 32', true],
    ['R DAS ACACIAS', 'Rua das Acácias', true],
    ['R DAS ACACIAS', 'Av. das Acácias', false],
    ['RUA A', 'RUA B', false],
    ['CENTRO', 'CEN', false],
  ])('streets %s and %s', (a, b, same) => expect(isSameStreet(a, b)).toBe(same));
});

describe('an address in one line', () => {
  const empty = { number: null, complement: null, district: null, postalCode: null };
  test.each([
    [
      'RUA DOS INCONFIDENTES, 88, CENTRO, PATOS DE MINAS, MG, 38700-000',
      {
        street: 'RUA DOS INCONFIDENTES',
        number: '88',
        district: 'CENTRO',
        city: 'PATOS DE MINAS',
        state: 'MG',
        postalCode: '38700000',
      },
    ],
    [
      'ROD GO 184 KM 32, SN, GALPAO 2, ZONA RURAL, JATAI, GO, 75800-000',
      {
        street: 'ROD GO 184 KM 32',
        number: 'SN',
        complement: 'GALPAO 2',
        district: 'ZONA RURAL',
        city: 'JATAI',
        state: 'GO',
        postalCode: '75800000',
      },
    ],
    [
      'Av. Brasil, nº 1200 - Centro - Sorriso/MT - CEP 78.890-000',
      {
        street: 'Av. Brasil',
        number: 'nº 1200',
        district: 'Centro',
        city: 'Sorriso',
        state: 'MT',
        postalCode: '78890000',
      },
    ],
    ['Rua Um, 5, Bela Vista - SP', { street: 'Rua Um', number: '5', city: 'Bela Vista', state: 'SP' }],
    [
      'Fazenda Santa Rita, Zona Rural, Rio Verde, GO',
      {
        street: 'Fazenda Santa Rita',
        district: 'Zona Rural',
        city: 'Rio Verde',
        state: 'GO',
      },
    ],
  ])('%s is parted', (text, parts) => expect(addressParts(text)).toEqual({ ...empty, ...parts }));

  test.each([
    'Rua Um, 5, sala 2, bloco B, Centro, Sorriso, MT',
    'Rua Um, 5, Centro, Sorriso',
    'Sorriso - MT',
    'Rua Um, XX',
    '',
  ])('%s is left whole', (text) => expect(addressParts(text)).toBeNull());
});
