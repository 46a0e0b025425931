import { expect, test } from 'vitest';
import { owner, property } from '../../../test/support/papers/matricula.ts';
import { agreesWithRecord } from './landAgreement.ts';
import { type LandStatement, sayingsOf } from './landStatements.ts';

const record = {
  property: property({
    municipality: 'Vale Claro',
    state: 'SP',
    area: { value: '500', unit: 'ha' },
    nirf: ['12345679', '87654321'],
    car: null,
  }),
  owners: [owner('ANA LIMA TESTE', '1/1', { spouse: 'RUI COSTA TESTE' })],
};

test.each([
  ['municipality', 'VALE CLARO', true],
  ['municipality', 'Serra Alta', false],
  ['area', '500.004 ha', true],
  ['area', '480 ha', false],
  ['nirf', '8.765.432-1', true],
  ['car', 'SP-1', null],
  ['exercise', '2026', null],
  ['classification', 'Pequena propriedade', null],
  ['declarant', 'Ana Lima Testa', false],
  ['declarant', 'Ana L. Teste', true],
  ['declarant', 'Rui Costa Teste', true],
] as const)('%s %s against the record: %s', (field, value, agrees) => {
  expect(agreesWithRecord(field, value, record)).toBe(agrees);
});

test('a declarant is held against nobody where the record has no owner', () => {
  expect(agreesWithRecord('declarant', 'Ana', { ...record, owners: [] })).toBeNull();
});

test('certificates speak newest first, of one day the one asked for last; an undated one is the oldest', () => {
  const by = (certificate: number, issuedOn: string | null): LandStatement => ({
    certificate,
    type: 'CCIR',
    name: 'CCIR',
    issuedOn,
    values: { exercise: { value: String(certificate), page: 1, quote: '' } },
  });
  const all = [by(1, '2026-01-02'), by(2, null), by(3, '2026-05-02'), by(4, '2026-05-02')];
  expect(sayingsOf(all, 'exercise').map(({ value }) => value)).toEqual(['4', '3', '1', '2']);
  expect(sayingsOf(all, 'car')).toEqual([]);
});
