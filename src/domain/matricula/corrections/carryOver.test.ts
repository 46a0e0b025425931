import { describe, expect, test } from 'vitest';
import { act, inOrder, opening, owner, people, reading } from '../../../../test/support/papers/matricula.ts';
import type { Correction, CorrectionBody } from '../model/model.ts';
import { carryOver } from './carryOver.ts';

const by = (body: CorrectionBody): Correction => ({
  ...body,
  reason: 'conferido',
  by: 'ana',
  at: '2026-11-21T10:00:00Z',
});

describe('corrections on their way to the next reading', () => {
  const first = reading(
    opening([owner('ANA', '1/2'), owner('BIA', '1/2')]),
    inOrder(act('R-1', 'hipoteca', { date: '2001-01-01', value: '100', grantees: people('CAIO', 'DAVI') })),
  );
  const value = by({ type: 'change', act: 'R-1', field: 'value', value: '120', from: '100' });

  test('go along with their act', () => {
    const next = reading(
      first.opening,
      inOrder(act('R-1', 'hipoteca', { id: 'novo', date: '2001-01-01', value: '180' })),
    );
    expect(carryOver([value], first, next, true)).toEqual({
      corrections: [{ ...value, act: 'novo' }],
      lost: [],
      confirmed: [],
    });
  });

  test('of the certificate itself go along with the same paper, and stay with it when there is another', () => {
    const day = by({ type: 'change', act: null, field: 'closing.issuedOn', value: '2024-01-30', from: null });
    const protocols = by({
      type: 'change',
      act: null,
      field: 'closing.openProtocols',
      value: [],
      from: ['12'],
    });
    expect(carryOver([day, protocols, value], first, first, true).corrections).toEqual([
      day,
      protocols,
      value,
    ]);
    expect(carryOver([day, protocols, value], first, first, false)).toEqual({
      corrections: [value],
      lost: [],
      confirmed: [],
    });
  });

  test('are named as lost when the act is gone', () => {
    expect(carryOver([value], first, reading(first.opening, []), true)).toEqual({
      corrections: [],
      lost: [value],
      confirmed: [],
    });
  });

  test('of one person in a list never land on somebody else', () => {
    const document = by({
      type: 'change',
      act: 'R-1',
      field: 'grantees.1.document',
      value: '52998224725',
      from: null,
    });
    const same = reading(first.opening, first.acts);
    const swapped = reading(
      first.opening,
      inOrder(act('R-1', 'hipoteca', { date: '2001-01-01', grantees: people('DAVI', 'CAIO') })),
    );
    expect(carryOver([document], first, same, true).corrections).toEqual([document]);
    expect(carryOver([document], first, swapped, true).lost).toEqual([document]);
    const share = by({ type: 'change', act: null, field: 'owners.0.share', value: '1/3', from: '1/2' });
    expect(carryOver([share], first, reading(opening([owner('ANA', '1/1')]), []), true).lost).toEqual([
      share,
    ]);
  });

  test('an act added by hand and read at last is confirmed, and hands its corrections over', () => {
    const added = by({
      type: 'add-act',
      act: 'mão',
      value: { kind: 'R', order: 2, date: '2003-03-03', event: 'penhora' },
    });
    const fixed = by({ type: 'change', act: 'mão', field: 'value', value: '9', from: null });
    const next = reading(
      first.opening,
      inOrder(first.acts[0]!, act('R-2', 'penhora', { date: '2003-03-03' })),
    );
    expect(carryOver([added, fixed], first, next, true)).toEqual({
      corrections: [{ ...fixed, act: 'R-2' }],
      lost: [],
      confirmed: [added],
    });
    expect(carryOver([added, fixed], first, first, true)).toEqual({
      corrections: [added, fixed],
      lost: [],
      confirmed: [],
    });
  });
});
