import { describe, expect, test } from 'vitest';
import {
  act,
  boaAurora,
  inOrder,
  opening,
  owner,
  people,
  reading,
} from '../../../../test/support/papers/matricula.ts';
import type { AppError } from '../../errors.ts';
import type { Act, CorrectionBody, Opening, Transfer } from '../model/model.ts';
import { situation } from '../model/situation/situation.ts';
import { applyCorrection, applyCorrections } from './corrections.ts';
import { correctOwnerShare } from './ownerShare.ts';

const truthOf = (start: Opening, ...acts: readonly Act[]) =>
  applyCorrections(reading(start, inOrder(...acts)), []);
const named = (name: string) => ({ name, document: null });

/** The correction, and the shares once it is applied. */
function corrected(
  truth: ReturnType<typeof truthOf>,
  name: string,
  share: string,
): { change: CorrectionBody; shares: Record<string, string> } {
  const change = correctOwnerShare(truth, named(name), share);
  const after = applyCorrection(truth, {
    ...change,
    reason: 'conferido',
    by: 'ana',
    at: '2026-11-21T10:00:00Z',
  });
  const { owners } = situation(after.opening, after.acts);
  return { change, shares: Object.fromEntries(owners.map((item) => [item.name, item.share])) };
}

const failure = (run: () => unknown): Partial<AppError> => {
  try {
    run();
  } catch (error) {
    return error as AppError;
  }
  return {};
};

const transfer = (
  from: string,
  to: Record<string, string | null>,
  more: Partial<Transfer> = {},
): Pick<Act, 'grantors' | 'grantees' | 'transfers'> => ({
  grantors: people(from),
  grantees: people(...Object.keys(to)),
  transfers: [
    {
      from: [from],
      to: Object.entries(to).map(([name, share]) => ({ name, share })),
      share: null,
      of: 'property',
      mode: 'transfer',
      ...more,
    },
  ],
});

describe('setting an owner’s share leads back', () => {
  test('to the opening when it comes from there', () => {
    const truth = truthOf(opening([owner('ANA', '1/2'), owner('BIA', '1/2')]));
    expect(corrected(truth, 'ANA', '1/3').change).toEqual({
      type: 'change',
      act: null,
      field: 'owners.0.share',
      value: '1/3',
      from: '1/2',
    });
  });

  test('to the opening through what was sold since', () => {
    const truth = truthOf(
      opening([owner('ANA', '1/1')]),
      act('R-1', 'compra_venda', transfer('ANA', { BIA: null }, { share: '1/2', of: 'holding' })),
    );
    const { change } = corrected(truth, 'ANA', '1/4');
    expect(change).toMatchObject({ act: null, field: 'owners.0.share', value: '1/2' });
  });

  test('to the share an act moves when one person receives', () => {
    const truth = truthOf(
      opening([owner('ANA', '1/1')]),
      act('R-1', 'compra_venda', transfer('ANA', { BIA: null }, { share: '1/2' })),
    );
    expect(corrected(truth, 'BIA', '1/4')).toEqual({
      change: { type: 'change', act: 'R-1', field: 'transfers.0.share', value: '1/4', from: '1/2' },
      shares: { ANA: '3/4', BIA: '1/4' },
    });
  });

  test('in the terms of the act: a part of what the giver holds', () => {
    const truth = truthOf(
      opening([owner('ANA', '1/2'), owner('ZÉ', '1/2')]),
      act('R-1', 'compra_venda', transfer('ANA', { BIA: null }, { share: '1/2', of: 'holding' })),
    );
    expect(corrected(truth, 'BIA', '1/8').change).toMatchObject({ field: 'transfers.0.share', value: '1/4' });
  });

  test('to what one of several receives', () => {
    const { opening: start, acts } = boaAurora();
    const truth = applyCorrections(reading(start, acts), []);
    const { change, shares } = corrected(truth, 'JONAS PRADO TESTE', '1/16');
    expect(change).toMatchObject({ type: 'change', act: 'R-6' });
    expect(shares).toMatchObject({ 'JONAS PRADO TESTE': '1/16' });
  });

  test('to transfers written out where the act has only its parties', () => {
    const truth = truthOf(
      opening([owner('ANA', '1/1')]),
      act('R-1', 'compra_venda', { grantors: people('ANA'), grantees: people('BIA', 'CÉLIA') }),
    );
    const { change, shares } = corrected(truth, 'BIA', '1/4');
    expect(change).toMatchObject({ act: 'R-1', field: 'transfers', from: [] });
    expect(shares).toEqual({ ANA: '1/4', BIA: '1/4', CÉLIA: '1/2' });
  });

  test('to what was added when the owner had a share before', () => {
    const truth = truthOf(
      opening([owner('ANA', '1/2'), owner('BIA', '1/2')]),
      act('R-1', 'compra_venda', transfer('ANA', { BIA: null }, { share: '1/4' })),
    );
    expect(corrected(truth, 'BIA', '5/8')).toMatchObject({
      change: { field: 'transfers.0.share', value: '1/8' },
      shares: { ANA: '3/8', BIA: '5/8' },
    });
  });
});

describe('setting an owner’s share is refused', () => {
  const truth = truthOf(opening([owner('ANA', '1/2'), owner('BIA', '1/2')]));

  test('for somebody who owns nothing', () => {
    expect(failure(() => correctOwnerShare(truth, named('CÉLIA'), '1/4')).code).toBe('owner-unknown');
  });

  test.each(['0/1', '5/4', 'metade'])('to %s', (share) => {
    expect(failure(() => correctOwnerShare(truth, named('ANA'), share)).code).toBe('matricula-value-invalid');
  });

  test('when no single field gives it, naming the acts to look at', () => {
    const sold = truthOf(
      opening([owner('ANA', '1/2'), owner('BIA', '1/2')]),
      act('R-1', 'compra_venda', transfer('ANA', { BIA: null }, { share: '1/4' })),
    );
    expect(failure(() => correctOwnerShare(sold, named('BIA'), '1/3'))).toMatchObject({
      code: 'owner-share-has-other-source',
      params: { name: 'BIA', acts: 'R-1' },
    });
  });
});
