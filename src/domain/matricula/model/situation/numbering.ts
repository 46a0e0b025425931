import type { Act, Warning } from '../model.ts';

/**
 * Act numbers that repeat or are missing: pages get lost. Registration and averbação share one sequence; some
 * offices number them apart, which shows by the same number in both.
 * @see LRP art. 232
 */
export function numberingWarnings(acts: readonly Act[]): Warning[] {
  const seen = new Set<string>();
  const repeated = acts.filter(({ code }) => seen.size === seen.add(code).size);
  return [
    ...sequences(acts).flatMap(gapsOf),
    ...repeated.map(({ code }): Warning => ({ code: 'act-number-repeated', acts: [code], params: {} })),
  ];
}

function sequences(acts: readonly Act[]): (readonly Act[])[] {
  const orders = (kind: Act['kind']) =>
    new Set(acts.filter((act) => act.kind === kind).map(({ order }) => order));
  const registrations = orders('R');
  const apart = [...orders('AV')].some((order) => registrations.has(order));
  return apart ? [acts.filter(({ kind }) => kind === 'R'), acts.filter(({ kind }) => kind === 'AV')] : [acts];
}

function gapsOf(acts: readonly Act[]): Warning[] {
  return acts.flatMap((act, index): Warning[] => {
    const before = acts[index - 1];
    const expected = (before?.order ?? 0) + 1;
    if (act.order <= expected) return [];
    const missing = act.order - 1 === expected ? `${expected}` : `${expected}-${act.order - 1}`;
    return [
      { code: 'act-number-gap', acts: before ? [before.code, act.code] : [act.code], params: { missing } },
    ];
  });
}
