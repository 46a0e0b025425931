import { describe, expect, test } from 'vitest';
import { act, boaAurora } from '../../../../test/support/papers/matricula.ts';
import type { Correction, CorrectionBody, Reading } from '../model/model.ts';
import { situation } from '../model/situation/situation.ts';
import { readingChangesFromWire, readingChangesToWire } from '../wire/wireReadingChanges.ts';
import { applyCorrections } from './corrections.ts';
import { keeping, readingChanges } from './readingChanges.ts';

const truth = (reading: Reading, corrections: readonly Correction[] = []) =>
  applyCorrections(reading, corrections);
const said = (body: CorrectionBody): Correction => ({
  ...body,
  reason: 'lido',
  by: 'Lídia',
  at: '2026-11-20',
});

/** Another certificate of the same record: an act more, one less, a creditor read otherwise, a new municipality. */
function newer(): Reading {
  const before = boaAurora();
  const acts = before.acts
    .filter(({ code }) => code !== 'AV-8')
    .map((one) => (one.code === 'R-7' ? { ...one, creditor: 'BANCO SOL S.A.' } : one));
  return {
    ...before,
    opening: {
      ...before.opening,
      property: { ...before.opening.property, municipality: 'Vale Escuro' },
    },
    acts: [...acts, act('R-99', 'penhora', { date: '2024-05-02', place: acts.length })],
    closing: { ...before.closing, issuedOn: '2026-11-10' },
  };
}

describe('two readings', () => {
  test('of the same words say nothing otherwise', () => {
    expect(readingChanges(truth(boaAurora()), truth(boaAurora())).items).toEqual([]);
  });

  test('are compared field by field and act by act, in the order of the document', () => {
    const { items, closing } = readingChanges(truth(boaAurora()), truth(newer()));
    expect(items.map(({ id, kind }) => [id, kind])).toEqual([
      ['opening/property.municipality', 'value'],
      ['R-7/creditor', 'value'],
      ['AV-8', 'act-gone'],
      ['R-99', 'act-added'],
    ]);
    expect(items[1]).toMatchObject({ code: 'R-7', after: 'BANCO SOL S.A.', byHand: null });
    expect(closing.after.issuedOn).toBe('2026-11-10');
  });

  test('tell who had said what the new one says otherwise', () => {
    const correction = said({
      type: 'change',
      act: 'R-7',
      field: 'creditor',
      value: 'BANCO LUA S.A.',
      from: 'BANCO HORIZONTE S.A.',
    });
    const { items } = readingChanges(truth(boaAurora(), [correction]), truth(newer()));
    expect(items.find(({ id }) => id === 'R-7/creditor')).toMatchObject({
      before: 'BANCO LUA S.A.',
      byHand: { by: 'Lídia', reason: 'lido' },
    });
    // A correction that came along is said of both: nothing to decide.
    expect(readingChanges(truth(boaAurora(), [correction]), truth(boaAurora(), [correction])).items).toEqual(
      [],
    );
  });

  test('of which one has by itself what a person had typed in, are the same there', () => {
    const value = { kind: 'R', order: 99, date: '2024-05-02', event: 'penhora' } as const;
    const typed = said({ type: 'add-act', act: 'R-99+', value });
    const { items } = readingChanges(truth(boaAurora(), [typed]), truth(newer()));
    expect(items.map(({ id }) => id)).not.toContain('R-99');
    expect(items.map(({ id }) => id)).not.toContain('R-99+');
  });

  test('stand as before where every change is kept', () => {
    const { items } = readingChanges(truth(boaAurora()), truth(newer()));
    const kept = truth(
      newer(),
      items.map((change) => said(keeping(change))),
    );
    const before = boaAurora();
    const owners = ({ opening, acts }: Pick<Reading, 'opening' | 'acts'>) => {
      const now = situation(opening, acts);
      return [now.owners, now.encumbrances.map(({ code, dueOn, creditor }) => [code, dueOn, creditor])];
    };
    expect(owners(kept)).toEqual(owners(before));
    expect(kept.opening.property.municipality).toBe(before.opening.property.municipality);
    expect(kept.acts.map(({ code }) => code)).toEqual(before.acts.map(({ code }) => code));
    expect(readingChanges(truth(before), kept).items.filter(({ kind }) => kind !== 'value')).toEqual([]);
  });

  test('travel over the wire and back', () => {
    const changes = readingChanges(truth(boaAurora()), truth(newer()));
    const wire = JSON.parse(JSON.stringify(readingChangesToWire(changes)));
    expect(wire.Mudancas[1]).toMatchObject({ Tipo: 'valor', Campo: 'Credor', Para: 'BANCO SOL S.A.' });
    expect(readingChangesFromWire(wire)).toEqual(JSON.parse(JSON.stringify(changes)));
  });
});
