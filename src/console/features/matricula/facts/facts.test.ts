import { expect, test } from 'vitest';
import {
  act,
  inOrder,
  opening,
  owner,
  proof,
  reading,
} from '../../../../../test/support/papers/matricula.ts';
import { applyCorrections } from '../../../../domain/matricula/corrections/index.ts';
import type { Act, Correction, Reading } from '../../../../domain/matricula/model/index.ts';
import { emptyFields, factsOf } from './facts.ts';

const read = (more: Partial<Omit<Act, 'kind' | 'order' | 'code' | 'event'>>) =>
  reading(opening([owner('ANA', '1/1')]), inOrder(act('R-1', 'compra_venda', more)));
const change = (field: string, value: unknown, from: unknown = null): Correction => ({
  type: 'change',
  act: 'R-1',
  field,
  value,
  from,
  reason: 'conferido',
  by: 'Helena',
  at: '2026-11-21T12:00:00Z',
});
const facts = (from: Reading, ...corrections: Correction[]) =>
  factsOf(applyCorrections(from, corrections), corrections);
const find = (all: ReturnType<typeof factsOf>, field: string) => all.find((fact) => fact.field === field);

test('what the certificate says of itself comes last, with its own proof and its own doubt', () => {
  const source = reading(
    opening([owner('ANA', '1/1')]),
    inOrder(act('R-1', 'compra_venda', { value: '10', evidence: { value: proof('R$ 10,00', 1, 60) } })),
    {
      closing: {
        kind: 'full',
        issuedOn: '2024-01-30',
        openProtocols: ['125811'],
        evidence: { issuedOn: proof('30 de janeiro de 2024', 2, 70), openProtocols: proof('125.811', 2) },
      },
    },
  );
  const all = facts(source);
  expect(all.slice(-3).map(({ id, doubt }) => [id, doubt])).toEqual([
    ['opening/closing.kind', null],
    ['opening/closing.issuedOn', 2],
    ['opening/closing.openProtocols', null],
  ]);
  expect(find(all, 'closing.openProtocols')?.evidence?.quote).toBe('125.811');
  const looked = facts(source, { ...change('closing.issuedOn', '2024-01-30'), act: null } as Correction);
  expect(find(looked, 'closing.issuedOn')?.doubtful).toBe(false);
});

test('takes the proof of a whole for its parts', () => {
  const all = facts(
    read({
      transfers: [
        {
          from: ['ANA'],
          to: [{ name: 'BIA', share: '1/2' }],
          share: null,
          of: 'property',
          mode: 'transfer',
        },
      ],
      evidence: { 'transfers.0': proof('metade') },
    }),
  );
  expect(find(all, 'transfers.0.to.0.share')?.evidence?.quote).toBe('metade');
});

test('doubts what was read with less than 90, until a person says what it is, even if the same', () => {
  const source = read({ value: '10', evidence: { value: proof('R$ 10,00', 1, 89) } });
  expect(find(facts(source), 'value')).toMatchObject({ doubtful: true, doubt: 1 });
  expect(find(facts(source, change('value', '10')), 'value')).toMatchObject({
    doubtful: false,
    corrected: null,
  });
  expect(find(facts(source, change('value', '12')), 'value')).toMatchObject({
    doubtful: false,
    corrected: { from: '10', by: 'Helena' },
  });
});

test('a correction taken back reopens its doubt; a value confirmed before it stays confirmed', () => {
  const source = read({ value: '10', evidence: { value: proof('R$ 10,00', 1, 60) } });
  const isDoubtful = (...corrections: Correction[]) => find(facts(source, ...corrections), 'value')?.doubtful;
  const [made, undone] = [change('value', '12', '10'), change('value', '10', '12')];
  expect(isDoubtful(made)).toBe(false);
  expect(isDoubtful(made, undone)).toBe(true);
  expect(isDoubtful(made, undone, change('value', '10', '10'))).toBe(false);
  expect(isDoubtful(change('value', '10', '10'), made, undone)).toBe(false);
});

test('a share corrected at the receiver settles the doubt about the transfer', () => {
  const source = read({
    transfers: [
      { from: ['ANA'], to: [{ name: 'BIA', share: null }], share: '1/2', of: 'property', mode: 'transfer' },
    ],
    evidence: { 'transfers.0.share': proof('metade', 1, 61) },
  });
  const field = 'transfers.0.share';
  expect(find(facts(source), field)?.doubtful).toBe(true);
  expect(find(facts(source, change('transfers.0.to.0.share', '1/4')), field)?.doubtful).toBe(false);
});

test('counts facts proved by the same words as one doubt', () => {
  const same = proof('R$ 10,00', 1, 50);
  const all = facts(
    read({
      value: '10',
      currency: 'BRL',
      creditor: 'X',
      evidence: { value: same, currency: same, creditor: proof('X', 2, 40) },
    }),
  );
  expect(all.filter(({ doubt }) => doubt !== null).map(({ field, doubt }) => [field, doubt])).toEqual([
    ['value', 1],
    ['currency', 1],
    ['creditor', 2],
  ]);
});

test('keeps a value that a correction took away, so that it can be given back', () => {
  const all = facts(read({ creditor: 'BANCO' }), change('creditor', null));
  expect(find(all, 'creditor')).toMatchObject({ value: null, corrected: { from: 'BANCO' } });
});

test('offers for typing what an act does not say', () => {
  const truth = applyCorrections(read({ value: '10' }), []);
  const [first] = truth.acts;
  const paths = first ? emptyFields(first, factsOf(truth, [])).map(({ path }) => path) : [];
  expect(paths).toContain('creditor');
  expect(paths).not.toContain('value');
});
