import {
  compareShares,
  multiplyShares,
  type Share,
  subtractShares,
  sumShares,
  wholeShare,
} from '../../../units.ts';
import type { Act, Transfer, Warning, WarningCode } from '../model.ts';
import { areSpouses, findHolder, type Holder, isSpouseOf, totalShare } from './holders.ts';

/** From whom an act takes, and how much of the property. */
export interface Taking {
  readonly givers: readonly Holder[];
  readonly taken: Share;
}

export type Warn = (code: WarningCode, params: Warning['params']) => void;

/**
 * From whom an act takes how much. Never more than they hold: the excess is capped and warned about. What givers
 * nobody knows sell is taken from all owners, with a warning.
 * @see LRP arts. 195, 237 (continuity, availability)
 */
export function takingOf(holders: readonly Holder[], act: Act, transfer: Transfer, warn: Warn): Taking {
  const named = giversOf(holders, act, transfer);
  if (named.length === 0 && transfer.from.length > 0) {
    warn('grantor-not-owner', { names: transfer.from.join(', ') });
  }
  const givers = named.length > 0 ? named : holders;
  const held = totalShare(givers);
  const wanted = wantedShare(transfer, held);
  if (act.event === 'partilha_inventario' && wanted !== null && transfer.of === 'property') {
    return partition(holders, givers, act, wanted, warn);
  }
  if (wanted === null && tellsOfPart(act, transfer)) warn('share-not-read', {});
  if (wanted === null || isNear(wanted, held)) return { givers, taken: held };
  if (compareShares(wanted, held) <= 0) return { givers, taken: wanted };
  // Shares that add up to the whole are proportions of what is sold.
  if (transfer.share === null && isNear(wanted, wholeShare)) return { givers, taken: held };
  warn('share-exceeds-holding', { wanted, held });
  return { givers, taken: held };
}

/** The reader quotes words that tell of a part and could make no share of them. */
const tellsOfPart = (act: Act, transfer: Transfer): boolean =>
  act.evidence[`transfers.${act.transfers.indexOf(transfer)}.share`] !== undefined;

/**
 * An estate's shares may be of what the deceased had, of what the couple had, or of the estate alone.
 * The first pool whose holding is what the act hands out is meant; shares adding up to the whole are fractions
 * of the estate; anything else does not close, and is taken from the first pool that holds as much.
 * @see domain rules of the matrícula, section 6.3 cases a to d
 */
function partition(
  holders: readonly Holder[],
  givers: readonly Holder[],
  act: Act,
  wanted: Share,
  warn: Warn,
): Taking {
  const receives = (holder: Holder) =>
    act.grantees.some((party) => findHolder(party.name, act.grantees, [holder]) === 0);
  const receivers = holders.filter(receives);
  const alone = givers.length > 1 ? givers.toSorted((a, b) => Number(receives(a)) - Number(receives(b))) : [];
  const pools = [
    givers,
    withSpouses(givers, holders),
    ...receivers.map((one) => [...givers, one]),
    [...givers, ...receivers],
    ...alone.map((one) => [one]),
  ];
  const distinct = pools.map((pool) => [...new Set(pool)]);
  const fitting = distinct.find((pool) => isNear(totalShare(pool), wanted));
  if (fitting) return { givers: fitting, taken: totalShare(fitting) };
  const held = totalShare(givers);
  if (isNear(wanted, wholeShare)) return { givers, taken: held };
  warn('shares-do-not-close', { wanted, held });
  const enough = distinct.find((pool) => compareShares(wanted, totalShare(pool)) <= 0);
  return enough ? { givers: enough, taken: wanted } : { givers, taken: held };
}

/** Those who give: the named ones; nobody named = all owners. */
function giversOf(holders: readonly Holder[], act: Act, transfer: Transfer): readonly Holder[] {
  if (transfer.from.length === 0 && act.event !== 'partilha_divorcio') return holders;
  const named = holdersNamed(transfer.from, holders, act);
  if (act.event === 'partilha_divorcio') return couple(named, holders, act, transfer);
  // A couple gives in fiduciary transfer together, so its consolidation takes from both.
  if (act.event === 'consolidacao_propriedade' && transfer.share === null) return withSpouses(named, holders);
  if (act.event !== 'partilha_inventario' || named.length > 0) return named;
  // What one spouse bought alone is of both under a communion, so the estate of the other may hand it out.
  return holders.filter((holder) => transfer.from.some((name) => isSpouseOf({ name }, holder)));
}

/** A divorce hands out what both spouses held, whoever of them is named as giver, unless it moves a part of it. */
function couple(
  named: readonly Holder[],
  holders: readonly Holder[],
  act: Act,
  transfer: Transfer,
): readonly Holder[] {
  if (transfer.share !== null && compareShares(transfer.share, totalShare(named)) <= 0) return named;
  const receiving = holdersNamed(
    transfer.to.map(({ name }) => name),
    holders,
    act,
  );
  return withSpouses([...named, ...receiving], holders);
}

const withSpouses = (some: readonly Holder[], holders: readonly Holder[]): readonly Holder[] =>
  holders.filter((holder) => some.includes(holder) || some.some((one) => areSpouses(one, holder)));

function holdersNamed(names: readonly string[], holders: readonly Holder[], act: Act): readonly Holder[] {
  const known = [...act.grantors, ...act.grantees];
  const found = new Set(names.map((name) => findHolder(name, known, holders)));
  return holders.filter((_, index) => found.has(index));
}

/** What the act says it moves, as a fraction of the property; null = all that the givers hold. */
function wantedShare(transfer: Transfer, held: Share): Share | null {
  const stated = transfer.to.map(({ share }) => share);
  const share = transfer.share ?? (stated.every((item) => item !== null) ? sumShares(stated) : null);
  if (share === null) return null;
  return transfer.of === 'holding' ? multiplyShares(share, held) : share;
}

/**
 * Printed percentages are rounded: 33,33% of the property is what an owner of a third has. Within a hundredth of a
 * percent, and within half a percent of the share itself, so that the small shares of many owners stay apart.
 */
export function isNear(a: Share, b: Share): boolean {
  const [less, more] = compareShares(a, b) <= 0 ? [a, b] : [b, a];
  const gap = subtractShares(more, less);
  return compareShares(gap, '1/10000') <= 0 && compareShares(multiplyShares(gap, '200/1'), more) <= 0;
}
