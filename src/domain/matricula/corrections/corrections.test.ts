import { describe, expect, test } from 'vitest';
import {
  act,
  boaAurora,
  cancels,
  inOrder,
  linked,
  opening,
  owner,
  people,
  proof,
  reading,
} from '../../../../test/support/papers/matricula.ts';
import type { AppError } from '../../errors.ts';
import type { Act, Correction, CorrectionBody, Reading } from '../model/model.ts';
import { situation } from '../model/situation/situation.ts';
import { applyCorrections, type Truth, withFound } from './corrections.ts';

const by = (body: CorrectionBody): Correction => ({
  ...body,
  reason: 'conferido na página',
  by: 'ana',
  at: '2026-11-21T10:00:00Z',
});
const change = (field: string, value: unknown, on: string | null = null) =>
  by({ type: 'change', act: on, field, value, from: null });

const read = boaAurora();
const corrected = (...corrections: readonly Correction[]): Truth => applyCorrections(read, corrections);
const actOf = (truth: Truth, id: string): Act | undefined => truth.acts.find((item) => item.id === id);
const failure = (run: () => unknown): Partial<AppError> => {
  try {
    run();
  } catch (error) {
    return error as AppError;
  }
  return {};
};

describe('a changed field', () => {
  test('of the certificate itself is told with what was read, and nothing proves it by hand', () => {
    const truth = corrected(
      change('closing.issuedOn', '2024-03-05'),
      change('closing.openProtocols', ['125811']),
    );
    expect(truth.closing).toMatchObject({ issuedOn: '2024-03-05', openProtocols: ['125811'] });
    expect(truth.corrected).toMatchObject([
      { act: null, field: 'closing.issuedOn', from: read.closing.issuedOn, to: '2024-03-05' },
      { act: null, field: 'closing.openProtocols', from: [], to: ['125811'] },
    ]);
    expect(truth.opening).toEqual(read.opening);
    for (const field of ['closing.evidence', 'closing.evidence.issuedOn', 'closing.page', 'closing'])
      expect([field, failure(() => corrected(change(field, {}))).code]).toEqual([
        field,
        'correction-field-unknown',
      ]);
    expect(failure(() => corrected(change('closing.issuedOn', 'ontem'))).code).toBe(
      'matricula-value-invalid',
    );
  });

  test('replaces the value and keeps the original beside it', () => {
    const truth = corrected(change('value', '410000', 'R-7'));
    expect(actOf(truth, 'R-7')?.value).toBe('410000');
    expect(truth.corrected).toEqual([
      {
        type: 'change',
        act: 'R-7',
        field: 'value',
        from: '400000',
        to: '410000',
        reason: 'conferido na página',
        by: 'ana',
        at: '2026-11-21T10:00:00Z',
      },
    ]);
  });

  test('is stored with the value it found, in the reading or in what an earlier correction made of it', () => {
    const found = withFound(corrected(), [
      change('district', 'X'),
      change('district', 'Y'),
      change('cancels', ['R-1'], 'AV-8'),
      change('value', '1', 'R-7'),
    ]);
    expect(found.map((item) => item.type === 'change' && item.from)).toEqual([
      read.opening.district,
      'X',
      [],
      actOf(corrected(), 'R-7')?.value,
    ]);
  });

  test('corrected twice still keeps what was read, and set back is by hand no more', () => {
    const twice = corrected(change('value', '410000', 'R-7'), change('value', '420000', 'R-7'));
    expect(twice.corrected).toMatchObject([{ from: '400000', to: '420000' }]);
    expect(corrected(change('value', '410000', 'R-7'), change('value', '400000', 'R-7')).corrected).toEqual(
      [],
    );
  });

  test.each<[string, unknown, string | null, (truth: Truth) => unknown]>([
    ['creditor', 'BANCO NOVO', 'R-7', (truth) => actOf(truth, 'R-7')?.creditor],
    ['dueOn', '2028-01-01', 'R-7', (truth) => actOf(truth, 'R-7')?.dueOn],
    ['degree', 2, 'R-7', (truth) => actOf(truth, 'R-7')?.degree],
    ['event', 'hipoteca', 'R-7', (truth) => actOf(truth, 'R-7')?.event],
    ['date', null, 'R-7', (truth) => actOf(truth, 'R-7')?.date],
    ['transfers.0.share', '1/4', 'R-4', (truth) => actOf(truth, 'R-4')?.transfers[0]?.share],
    ['grantees.0.name', 'FÁBIO MOTTA TESTE', 'R-4', (truth) => actOf(truth, 'R-4')?.grantees[0]?.name],
    ['owners.0.share', '1/3', null, (truth) => truth.opening.owners[0]?.share],
    ['property.name', 'Fazenda Boa Aurora II', null, (truth) => truth.opening.property.name],
    ['property.area', { value: '50', unit: 'ha' }, null, (truth) => truth.opening.property.area],
    ['property.area.value', '50', null, (truth) => truth.opening.property.area?.value],
    ['owners.2', owner('GIL', '1/4'), null, (truth) => truth.opening.owners[2]],
  ])('may be %s', (field, value, on, get) => {
    expect(get(corrected(change(field, value, on)))).toEqual(value);
  });

  test('changes the situation and leaves the reading as it was', () => {
    const before = JSON.stringify(read);
    const truth = corrected(change('transfers.0.share', '1/4', 'R-4'));
    expect(
      situation(truth.opening, truth.acts).owners.find(({ name }) => name.startsWith('FÁBIO'))?.share,
    ).toBe('1/4');
    expect(JSON.stringify(read)).toBe(before);
  });

  test('renames the act when its number or kind was misread', () => {
    expect(actOf(corrected(change('order', 17, 'R-7')), 'R-7')?.code).toBe('R-17');
    expect(actOf(corrected(change('kind', 'AV', 'R-7')), 'R-7')?.code).toBe('AV-7');
  });

  test('may be the codes an act cancels, leaving its other links', () => {
    const start = reading(
      opening([owner('ANA', '1/1')]),
      inOrder(
        act('R-1', 'hipoteca'),
        act('R-2', 'hipoteca'),
        act('AV-3', 'cancelamento', { links: [...cancels('R-1'), ...linked('cites', 'R-2')] }),
      ),
    );
    const truth = applyCorrections(start, [change('cancels', ['R-2'], 'AV-3')]);
    expect(truth.acts[2]?.links).toEqual([
      { kind: 'cites', code: 'R-2' },
      { kind: 'cancels', code: 'R-2' },
    ]);
    expect(truth.corrected).toMatchObject([{ from: ['R-1'], to: ['R-2'] }]);
    expect(situation(truth.opening, truth.acts).valid).toMatchObject({ 'R-1': true, 'R-2': false });
  });

  test('may be validity by hand, which wins until lifted', () => {
    const set = change('manualValidity', { valid: true, reason: 'baixa de outra matrícula' }, 'R-1');
    const kept = corrected(set);
    expect(situation(kept.opening, kept.acts).valid['R-1']).toBe(true);
    const lifted = corrected(set, change('manualValidity', null, 'R-1'));
    expect(situation(lifted.opening, lifted.acts).valid['R-1']).toBe(false);
  });

  test('keeps the proof of a value, but not of the parts of a list written anew', () => {
    const proved: Reading = {
      ...read,
      acts: read.acts.map((item) => ({
        ...item,
        evidence: { value: proof('R$ 400.000,00'), 'grantors.0.name': proof('FÁBIO') },
      })),
    };
    const truth = applyCorrections(proved, [
      change('value', '1', 'R-7'),
      change('grantors', people('GIL'), 'R-7'),
    ]);
    expect(Object.keys(actOf(truth, 'R-7')?.evidence ?? {})).toEqual(['value']);
  });
});

describe('a correction that does not fit', () => {
  test.each<[string, Correction, string]>([
    ['an unknown act', change('value', '1', 'R-99'), 'correction-act-unknown'],
    ['an unknown field', change('colour', 'red', 'R-7'), 'correction-field-unknown'],
    ['a field below a plain value', change('creditor.name', 'X', 'R-7'), 'correction-field-unknown'],
    ['the identity of an act', change('id', 'R-8', 'R-7'), 'correction-field-unknown'],
    ['a derived place', change('place', 0, 'R-7'), 'correction-field-unknown'],
    ['an element beyond the list', change('grantees.7.name', 'X', 'R-4'), 'correction-field-unknown'],
    ['a day that does not exist', change('date', '2020-02-31', 'R-7'), 'matricula-value-invalid'],
    ['an event that does not exist', change('event', 'venda', 'R-7'), 'matricula-value-invalid'],
    ['a share above the whole', change('owners.0.share', '3/2'), 'matricula-value-invalid'],
    ['a value that is no number', change('value', 'mil', 'R-7'), 'matricula-value-invalid'],
    ['nothing where something must stand', change('event', null, 'R-7'), 'matricula-value-invalid'],
    ['a removed act', by({ type: 'remove-act', act: 'R-99' }), 'correction-act-unknown'],
  ])('is refused by name: %s', (_, correction, code) => {
    expect(failure(() => corrected(correction)).code).toBe(code);
  });

  test('names the field for the person who typed it', () => {
    expect(failure(() => corrected(change('property.area.value', 'x')))).toMatchObject({
      field: 'Imovel.Area.Valor',
    });
  });
});

describe('an act by hand', () => {
  const missed = (id: string, more: Partial<Act> & Pick<Act, 'kind' | 'order' | 'date' | 'event'>) =>
    by({ type: 'add-act', act: id, value: more });

  test('is placed by its number, and moves ownership by its parties', () => {
    const start = reading(
      opening([owner('ANA', '1/1')]),
      inOrder(act('R-1', 'hipoteca'), act('R-3', 'hipoteca')),
    );
    const truth = applyCorrections(start, [
      missed('novo', {
        kind: 'R',
        order: 2,
        date: '2001-01-01',
        event: 'compra_venda',
        grantors: people('ANA'),
        grantees: people('BIA'),
      }),
    ]);
    expect(truth.acts.map(({ code, place }) => [code, place])).toEqual([
      ['R-1', 0],
      ['R-2', 1],
      ['R-3', 2],
    ]);
    expect(situation(truth.opening, truth.acts).owners).toMatchObject([
      { name: 'BIA', share: '1/1', origin: 'R-2' },
    ]);
    expect(truth.corrected).toMatchObject([{ type: 'add-act', act: 'novo', field: null }]);
  });

  test('is placed by its date where R and AV are numbered apart', () => {
    const start = reading(
      opening([]),
      inOrder(
        act('R-1', 'hipoteca', { date: '2000-01-01' }),
        act('AV-1', 'outro', { date: '2001-01-01' }),
        act('R-2', 'hipoteca', { date: '2003-01-01' }),
      ),
    );
    const truth = applyCorrections(start, [
      missed('novo', { kind: 'AV', order: 2, date: '2002-01-01', event: 'outro' }),
    ]);
    expect(truth.acts.map(({ code }) => code)).toEqual(['R-1', 'AV-1', 'AV-2', 'R-2']);
  });

  test('comes after all when its number is the greatest', () => {
    const truth = corrected(missed('novo', { kind: 'R', order: 10, date: null, event: 'penhora' }));
    expect(truth.acts.at(-1)).toMatchObject({ code: 'R-10', place: 9 });
  });

  test('may be corrected and removed like any other, and not added twice', () => {
    const add = missed('novo', { kind: 'R', order: 10, date: null, event: 'penhora' });
    expect(actOf(corrected(add, change('value', '5', 'novo')), 'novo')?.value).toBe('5');
    expect(corrected(add, by({ type: 'remove-act', act: 'novo' })).acts).toHaveLength(9);
    expect(failure(() => corrected(add, add)).code).toBe('correction-act-exists');
    expect(
      failure(() => corrected(missed('novo', { kind: 'R', order: 10, date: '2020-13-01', event: 'penhora' })))
        .code,
    ).toBe('matricula-value-invalid');
  });
});

test('a removed act leaves the fold and is remembered', () => {
  const truth = corrected(by({ type: 'remove-act', act: 'AV-9' }));
  expect(situation(truth.opening, truth.acts).encumbrances.map(({ code }) => code)).toEqual(['R-7']);
  expect(truth.corrected).toMatchObject([{ type: 'remove-act', act: 'AV-9', from: { code: 'AV-9' } }]);
});
