import { describe, expect, test } from 'vitest';
import {
  type CertificateContent,
  compareCertificate,
  type PersonHeld,
  type PropertyHeld,
} from './comparison.ts';

const said = (facts: CertificateContent, held: Parameters<typeof compareCertificate>[1]) =>
  compareCertificate(facts, held).map(({ field, severity }) => `${field} ${severity}`);

const client: PersonHeld = { name: 'Laticínios Pedra Branca Ltda', document: '11222333000181' };

describe('kind', () => {
  test('the wrong file is critical, with both kinds', () => {
    expect(compareCertificate({ type: 'CNDT' }, { type: 'CND_FED' })).toEqual([
      { field: 'type', here: 'CNDT', there: 'CND_FED', severity: 'CRITICA' },
    ]);
  });

  test("a state's own kind is the general one", () => {
    expect(said({ type: 'CND_EST' }, { type: 'CND_EST_SP' })).toEqual([]);
    expect(said({ type: 'CND_EST' }, { type: 'CND_ESTRANHA' })).toEqual(['type CRITICA']);
  });
});

describe('holder', () => {
  test('a certificate of somebody else is critical, though the name is the same', () => {
    expect(
      compareCertificate({ name: client.name, document: '529.982.247-25' }, { people: [client] }),
    ).toEqual([{ field: 'document', here: '52998224725', there: '11222333000181', severity: 'CRITICA' }]);
  });

  test.each([
    ['the same number with points', { document: '11.222.333/0001-81' }, []],
    ['a branch', { document: '11222333000262' }, ['document INFO']],
    ['the root alone', { document: '11222333' }, []],
    ['the root of another', { document: '11222334' }, ['document CRITICA']],
    [
      'another name of the same number',
      { name: 'Queijos Unaí SA', document: '11222333000181' },
      ['name MEDIA'],
    ],
    ['nobody named', {}, []],
  ])('%s', (_case, facts, differences) => {
    expect(said(facts, { people: [client] })).toEqual(differences);
  });

  test.each([
    ['LATICINIOS PEDRA BRANCA LIMITADA', []],
    ['Laticínios Pedra Branca Ltda (MATRIZ E FILIAIS)', []],
    ['Laticinios P. Branca Ltda - EPP', []],
    ['Laticinios Pedra Brauca Ltda', ['name BAIXA']],
    ['Laticinios Pedra Negra Ltda', ['name ALTA']],
  ])('named without a number: %s', (name, differences) => {
    expect(said({ name }, { people: [client] })).toEqual(differences);
  });

  test('as searched: the very number minds a branch, a loose search takes it and longer names', () => {
    const branch = { document: '11222333000262' };
    expect(said(branch, { people: [client], isExact: true })).toEqual(['document MEDIA']);
    expect(said(branch, { people: [client], isExact: false })).toEqual([]);
    const searched = { name: 'Maria Lima', document: null };
    const found = { name: 'Maria de Souza Lima' };
    expect(said(found, { people: [searched], isExact: true })).toEqual(['name ALTA']);
    expect(said(found, { people: [searched], isExact: false })).toEqual([]);
    expect(said({ name: 'Marta Reis' }, { people: [searched], isExact: false })).toEqual(['name ALTA']);
  });

  test('an owner of the property may hold it as well as the client', () => {
    const owner = { name: 'Helena Vidigal', document: '52998224725' };
    expect(said({ name: 'HELENA VIDIGAL', document: '52998224725' }, { people: [client, owner] })).toEqual(
      [],
    );
  });
});

describe('property', () => {
  const property: PropertyHeld = {
    incraCode: '404.039.012.776-4',
    ccir: '55120938261',
    car: 'MG-3170404-53142D1D03DAAA9888095E8DDC79CD4A',
    nirf: ['1234567-8', '8765432-1'],
    municipality: 'Unaí',
    state: 'MG',
    area: '812.5 ha',
  };
  test.each([
    [{ incraCode: '4040390127764', municipality: 'UNAI', state: 'MG', nirf: '87654321' }, []],
    [{ incraCode: '4040390127765' }, ['incraCode ALTA']],
    [{ municipality: 'PARACATU' }, ['municipality ALTA']],
    [{ nirf: '11111111' }, ['nirf ALTA']],
    [{ ccir: '55120938262' }, ['ccir INFO']],
    [{ area: '812.51 ha' }, []],
    [{ area: '8125000 m2' }, []],
    [{ area: '812.52 ha' }, ['area BAIXA']],
    [{ area: '853.125 ha' }, ['area BAIXA']],
    [{ area: '853.126 ha' }, ['area ALTA']],
    [{ area: '20 alqueire' }, []],
  ])('%o', (facts, differences) => {
    expect(said(facts, { property })).toEqual(differences);
  });

  test('nothing is said where the record is silent', () => {
    expect(said({ area: '1 ha', car: 'X', municipality: 'Unaí' }, { property: {} })).toEqual([]);
    expect(said({ area: '1 ha' }, {})).toEqual([]);
  });
});

test('tells the gravest first', () => {
  const facts = { type: 'CCIR', document: '52998224725', ccir: '111', area: '900 ha', municipality: 'Unaí' };
  const held = {
    type: 'CAR_DEM',
    people: [client],
    property: { ccir: '222', area: '812.5 ha', municipality: 'Paracatu' },
  };
  expect(said(facts, held)).toEqual([
    'type CRITICA',
    'document CRITICA',
    'municipality ALTA',
    'area ALTA',
    'ccir INFO',
  ]);
});

describe('the registry record', () => {
  const property = { matricula: '18771', cns: '031088', municipalRegistration: '067.022.031.118' };
  test.each([
    [
      'the same with points',
      { matricula: '18.771', cns: '03.108-8', municipalRegistration: '67022031118' },
      [],
    ],
    ['another number', { matricula: '18772' }, ['matricula ALTA']],
    ['another office', { matricula: '18771', cns: '031096' }, ['cns ALTA']],
    [
      'another number at the city',
      { municipalRegistration: '67.022.031.119' },
      ['municipalRegistration MEDIA'],
    ],
  ])('%s', (_case, facts: CertificateContent, differences) => {
    expect(said(facts, { property })).toEqual(differences);
  });
});
