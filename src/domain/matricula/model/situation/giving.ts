import {
  addShares,
  compareShares,
  divideShares,
  multiplyShares,
  type Share,
  subtractShares,
  sumShares,
  toShare,
  wholeShare,
} from '../../../units.ts';
import type { Act, Transfer } from '../model.ts';
import { findParty } from '../persons/names.ts';
import { describedBy, findSameHolder, type Holder, isSpouseOf, partyNamed, totalShare } from './holders.ts';
import { isNear, type Warn } from './taking.ts';

/** `taken` among the receivers: as stated, in proportion where the statements are fractions of it, else equally. */
export function splitAmongReceivers(taken: Share, transfer: Transfer, warn: Warn): Share[] {
  const stated = transfer.to.map(({ share }) => share);
  const sum = sumShares(stated.flatMap((share) => share ?? []));
  const open = stated.filter((share) => share === null).length;
  if (open === stated.length) return stated.map(() => divideShares(taken, toShare(open)));
  if (open > 0) {
    const rest = subtractShares(taken, sum);
    if (compareShares(rest, '0/1') > 0)
      return stated.map((share) => share ?? divideShares(rest, toShare(open)));
    warn('shares-do-not-close', { wanted: sum, held: taken });
    return stated.map(() => divideShares(taken, toShare(stated.length)));
  }
  if (compareShares(sum, '0/1') <= 0) return stated.map(() => divideShares(taken, toShare(stated.length)));
  const closes = [taken, wholeShare, transfer.share].some((whole) => whole !== null && isNear(sum, whole));
  if (!closes) warn('shares-do-not-close', { wanted: sum, held: taken });
  return stated.map((share) => divideShares(multiplyShares(share ?? '0/1', taken), sum));
}

/** Takes a share from the givers in proportion to what they hold; who has nothing left stays listed with 0. */
export function takeFrom(holders: readonly Holder[], givers: readonly Holder[], taken: Share): Holder[] {
  const held = totalShare(givers);
  return holders.map((holder) => {
    if (!givers.includes(holder) || compareShares(held, '0/1') <= 0) return holder;
    const part = divideShares(multiplyShares(holder.share, taken), held);
    return { ...holder, share: subtractShares(holder.share, part) };
  });
}

/**
 * Adds a share to whoever surely is the receiver, else to a new owner. The act's word on who that is counts, and
 * the usufructs on the share come along.
 */
export function give(
  holders: readonly Holder[],
  act: Act,
  name: string,
  share: Share,
  inherited: readonly string[],
): readonly Holder[] {
  const party = partyNamed(name, [...act.grantees, ...act.grantors]);
  const index = findSameHolder(party, holders);
  const usufructs = [...new Set([...(holders[index]?.usufructs ?? []), ...inherited])];
  if (index < 0)
    return [
      ...holders,
      { ...party, share, origin: act.code, formerNames: [], formerSpouse: null, usufructs },
    ];
  return holders.map((holder, at) => {
    if (at !== index) return holder;
    const single =
      act.event === 'partilha_divorcio' ? { ...holder, maritalRegime: null, spouse: null } : holder;
    return {
      ...describedBy(single, party),
      share: addShares(holder.share, share),
      origin: act.code,
      usufructs,
    };
  });
}

/** Who outlived the spouse whose estate is shared is married no more, unless the act says otherwise. */
export function widowed(holders: readonly Holder[], act: Act): readonly Holder[] {
  if (act.event !== 'partilha_inventario') return holders;
  const deceased = act.grantors.filter((giver) => findParty(giver, act.grantees) < 0);
  return holders.map((holder) => {
    const stated = partyNamed(holder.name, act.grantees).spouse !== null;
    return !stated && deceased.some((party) => isSpouseOf(party, holder))
      ? { ...holder, maritalRegime: null, spouse: null }
      : holder;
  });
}
