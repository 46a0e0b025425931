import { describe, expect, test } from 'vitest';
import { boaAurora } from '../../../../test/support/papers/matricula.ts';
import { AppError } from '../../errors.ts';
import { carryOver } from '../corrections/carryOver.ts';
import { applyCorrections } from '../corrections/corrections.ts';
import { correctionFromWire, correctionToWire } from '../wire/wireCorrections.ts';
import type { Correction } from './model.ts';
import { type FactCode, type FactValue, statedFacts } from './statedFacts.ts';

const state = (fact: FactCode, value: FactValue | null, reason = 'CCIR 2026'): Correction => ({
  type: 'state',
  fact,
  value,
  reason,
  by: 'Helena Duarte',
  at: '2026-11-20T10:00:00Z',
});
const stated = (...corrections: Correction[]) => applyCorrections(boaAurora(), corrections).stated;

describe('a stated fact', () => {
  test('stands with who, when and why; the latest counts, and null takes it away', () => {
    expect(stated(state('fiscalModules', '2.4'), state('fiscalModules', '3'))).toEqual([
      {
        fact: 'fiscalModules',
        value: '3',
        reason: 'CCIR 2026',
        by: 'Helena Duarte',
        at: '2026-11-20T10:00:00Z',
      },
    ]);
    expect(stated(state('fiscalModules', '2.4'), state('fiscalModules', null))).toEqual([]);
  });

  test('changes nothing of the reading', () => {
    const { opening, acts, corrected } = applyCorrections(boaAurora(), [state('building', true)]);
    expect({ opening, acts }).toEqual({ opening: boaAurora().opening, acts: boaAurora().acts });
    expect(corrected).toEqual([]);
  });

  test('goes along to a later reading, whatever acts that has', () => {
    const later = { ...boaAurora(), acts: [] };
    expect(carryOver([state('building', true)], boaAurora(), later, true)).toMatchObject({
      corrections: [{ fact: 'building' }],
      lost: [],
    });
  });

  test.each<[FactCode, FactValue]>([
    ['familyWorked', false],
    ['minimumParcel', '4.0000'],
    ['biome', 'CERRADO_AML'],
    ['valuedOn', '2026-10-01'],
  ])('%s goes to the wire and back', (fact, value) => {
    const wire = correctionToWire(state(fact, value));
    expect(wire).toMatchObject({ Tipo: 'declarar', Ato: null, Campo: statedFacts[fact].name, Valor: value });
    expect(correctionFromWire(JSON.parse(JSON.stringify(wire)))).toEqual(state(fact, value));
  });

  test.each<[string, unknown, string]>([
    ['ModulosFiscais', '0', 'matricula-value-invalid'],
    ['ModulosFiscais', '-1', 'matricula-value-invalid'],
    ['ModulosFiscais', true, 'matricula-value-invalid'],
    ['TrabalhadoPelaFamilia', 'sim', 'matricula-value-invalid'],
    ['Bioma', 'MARCIANO', 'matricula-value-invalid'],
    ['DataDaAvaliacao', '2026-02-30', 'matricula-value-invalid'],
    ['constructor', true, 'correction-field-unknown'],
  ])('%s = %s is refused', (Campo, Valor, code) => {
    const read = () =>
      correctionFromWire({ Tipo: 'declarar', Campo, Valor, Motivo: 'x' }, { by: 'h', at: 't' });
    expect(read).toThrow(AppError);
    expect(read).toThrow(code);
  });
});
