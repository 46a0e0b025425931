import { isEncumbrance } from '../events.ts';
import type { Act, Encumbrance } from '../model.ts';
import { auctionThatSpent } from './auctions.ts';
import { reservesUsufruct } from './usufruct.ts';
import { principalOf, type Validity } from './validity.ts';

/**
 * The encumbrances in force, in order of the fold, each with what its amendments made of it: the last due
 * date, value and creditor win. Amendments are never listed by themselves. Being past due ends nothing.
 */
export function encumbrancesOf(acts: readonly Act[], { valid, partlyReleased }: Validity): Encumbrance[] {
  const standing = acts.filter((act) => valid[act.id]);
  const amending = Map.groupBy(standing, (act) => principalOf(act, acts)?.id);
  return standing.flatMap((act): Encumbrance[] => {
    const reserved = reservesUsufruct(act, acts);
    if (!reserved && !isEncumbrance(act)) return [];
    const amendments = amending.get(act.id) ?? [];
    const chain = [act, ...amendments];
    const valued = chain.findLast(({ value }) => value !== null);
    return [
      {
        act: act.id,
        code: act.code,
        event: reserved ? 'usufruto' : act.event,
        creditor: chain.findLast(({ creditor }) => creditor !== null)?.creditor ?? null,
        value: reserved ? null : (valued?.value ?? null),
        currency: reserved ? null : (valued?.currency ?? null),
        degree: act.degree,
        dueOn: chain.findLast(({ dueOn }) => dueOn !== null)?.dueOn ?? null,
        since: act.date,
        amendments: amendments.map(({ id }) => id),
        partlyReleased: partlyReleased.has(act.id),
        spentBy: auctionThatSpent(act, standing)?.code ?? null,
      },
    ];
  });
}
