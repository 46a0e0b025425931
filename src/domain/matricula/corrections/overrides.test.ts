import { describe, expect, test } from 'vitest';
import { boaAurora, owner } from '../../../../test/support/papers/matricula.ts';
import type { Correction, CorrectionBody } from '../model/model.ts';
import { situation } from '../model/situation/situation.ts';
import { correctionFromWire, correctionToWire } from '../wire/wireCorrections.ts';
import { carryOver } from './carryOver.ts';
import { applyCorrections } from './corrections.ts';
import { missingFacts } from './missingFacts.ts';
import { situationOf, synchronisation } from './overrides.ts';

const said = (body: CorrectionBody): Correction => ({
  ...body,
  reason: 'formal de partilha',
  by: 'Lídia',
  at: '2026-11-20',
});
const reading = boaAurora();
const folded = situation(reading.opening, reading.acts);
const area = said({ type: 'override', field: 'area', value: { value: '70', unit: 'ha' } });
const owners = said({ type: 'override', field: 'owners', value: [owner('ZÉLIA COSTA', '1/1')] });
const reserve = said({ type: 'override', field: 'legalReserve', value: { registered: true, area: null } });

describe('a derived value said otherwise', () => {
  test('counts today and changes neither acts nor opening', () => {
    const truth = applyCorrections(reading, [area, owners, reserve]);
    const today = situationOf(truth);
    expect(today.property.area).toEqual({ value: '70', unit: 'ha' });
    expect(today.owners.map(({ name }) => name)).toEqual(['ZÉLIA COSTA']);
    expect(today.legalReserve).toEqual({ registered: true, area: null, code: null });
    expect(truth.acts).toEqual(reading.acts);
    expect(situation(truth.opening, truth.acts)).toEqual(folded);
    expect(truth.corrected).toEqual([]);
  });

  test('gives way to a later word on the same, and to none at all', () => {
    const later = said({ type: 'override', field: 'area', value: { value: '71', unit: 'ha' } });
    expect(applyCorrections(reading, [area, later]).overrides).toMatchObject([{ value: { value: '71' } }]);
    const none = said({ type: 'override', field: 'area', value: null });
    expect(situationOf(applyCorrections(reading, [area, none]))).toEqual(folded);
  });

  test('is what synchronising drops, and nothing besides', () => {
    const validity = said({
      type: 'change',
      act: 'R-7',
      field: 'manualValidity',
      value: { valid: false, reason: 'quitada' },
      from: null,
    });
    const truth = applyCorrections(reading, [validity, area]);
    expect(synchronisation(truth)).toEqual([
      { field: 'area', before: { value: '70', unit: 'ha' }, after: folded.property.area },
    ]);
    const dropped = applyCorrections(reading, [
      validity,
      area,
      said({ type: 'override', field: 'area', value: null }),
    ]);
    expect(synchronisation(dropped)).toEqual([]);
    expect(situationOf(dropped).valid['R-7']).toBe(false);
  });

  test('comes along to the next reading', () => {
    expect(carryOver([area, owners], reading, reading, true).corrections).toEqual([area, owners]);
  });

  test('travels over the wire and back', () => {
    for (const correction of [area, owners, reserve]) {
      const wire = JSON.parse(JSON.stringify(correctionToWire(correction)));
      expect(wire).toMatchObject({ Tipo: 'substituir', Ato: null });
      expect(correctionFromWire(wire)).toEqual(correction);
    }
  });

  test.each([
    ['Area', { Valor: 'muita', Unidade: 'ha' }],
    ['Area', { Valor: 3, Unidade: 'alqueire' }],
    ['Proprietarios', [{ Nome: '', Fracao: '1/1' }]],
    ['Proprietarios', [{ Nome: 'ANA', Fracao: '3/2' }]],
    ['ReservaLegal', { Averbada: 'sim' }],
  ])('is refused where it cannot stand: %s %j', (Campo, Valor) => {
    expect(() =>
      correctionFromWire({ Tipo: 'substituir', Campo, Valor, Motivo: 'x', Quem: 'a', Quando: 'b' }),
    ).toThrow('matricula-value-invalid');
  });
});

describe('what a record lacks before its analysis ends', () => {
  const missing = (corrections: readonly Correction[]) => {
    const truth = applyCorrections(reading, corrections);
    return missingFacts(truth, situationOf(truth)).map(({ code, field }) => [code, field]);
  };

  test('is nothing where all is told and the shares close', () => {
    expect(missing([])).toEqual([]);
  });

  test('is named whole, each with its place', () => {
    const without = (field: string) => said({ type: 'change', act: null, field, value: null, from: null });
    const half = said({ type: 'override', field: 'owners', value: [owner('ZÉLIA COSTA', '1/2')] });
    expect(
      missing([without('number'), without('registryOffice'), without('property.municipality'), half]),
    ).toEqual([
      ['record-without-number', 'Numero'],
      ['record-without-office', 'Cartorio'],
      ['record-without-municipality', 'Imovel.Municipio'],
      ['shares-not-whole', 'Proprietarios'],
    ]);
    expect(missing([said({ type: 'override', field: 'owners', value: [] })])).toEqual([
      ['record-without-owners', 'Proprietarios'],
    ]);
  });
});
