import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { readIdentifiers } from './identifiersText.ts';

const read = (text: string) => {
  const ids = readIdentifiers(fold(text), { start: 0, end: text.length }, true);
  return {
    incra: ids.incraCode?.value, nirf: ids.nirf.map(({ value }) => value), ccir: ids.ccir?.value, car: ids.car?.value, town: ids.municipalRegistration?.value,
  }; // biome-ignore format: one line a field says it all
};

test('reads the numbers of a farm', () => {
  expect(
    read('Cadastrada no INCRA sob nº 612.065.003.417-1. NIRF 2.817.440-6. CCIR 2006/2009 nº 07714438096'),
  ).toMatchObject({
    incra: '6120650034171',
    nirf: ['28174406'],
    ccir: '07714438096',
  });
});

test('does not take a certification for a code', () => {
  expect(read('memorial certificado pelo INCRA sob nº 081209000117-42').incra).toBeUndefined();
});

test('joins the groups of a CAR', () => {
  expect(read('CAR: MT-5107925-0A1B.2C3D.4E5F.6071.8293.A4B5.C6D7.E8F9').car).toBe(
    'MT-5107925-0A1B2C3D4E5F60718293A4B5C6D7E8F9',
  );
});

test.each([
  ['Cadastro municipal: 01-042.155.300', '01-042.155.300'],
  ['CONTRIBUINTE: 042.117.0231-8 (em área maior)', '042.117.0231-8'],
  ['Indicação Fiscal: 22.041.015.047-3', '22.041.015.047-3'],
  ['Inscrição municipal: 021.447/001', '021.447/001'],
  ['inscrito na Prefeitura sob o nº 1.998.877-6', '1.998.877-6'],
  ['conforme Lei Municipal nº 1.234', undefined],
])('reads the town hall number of %s', (text, number) => {
  expect(read(text).town).toBe(number);
});
