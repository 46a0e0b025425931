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
} from '../units.ts';
import { isAcquisition } from './events.ts';
import {
  applyPersons,
  areSpouses,
  describedBy,
  findHolder,
  findSameHolder,
  type Holder,
  partyNamed,
  toHolder,
  totalOf,
} from './holders.ts';
import type { Act, Opening, Owner, Transfer, Warning, WarningCode } from './model.ts';
import { transfersOf } from './transfers.ts';
import { usufructsOf } from './usufruct.ts';

/**
 * Who owns which fraction after the valid ones of `acts`, from the opening on.
 * Shares are exact. A transfer never creates or destroys share: what exceeds the givers' holding is capped and
 * warned about; what unknown givers sell is taken from all owners in proportion and warned about.
 * @see domain rules of the matrícula, section 6
 */
export function ownershipOf(
  opening: Opening,
  acts: readonly Act[],
  valid: Readonly<Record<string, boolean>>,
): { readonly owners: readonly Owner[]; readonly warnings: readonly Warning[] } {
  const standing = acts.filter((act) => valid[act.id]);
  const start: State = {
    holders: opening.owners.map(toHolder),
    warnings: checkTotal(opening.owners.map(toHolder), null),
  };
  const usufructs = usufructsOf(standing);
  const end = acts.reduce((state, act) => {
    if (!valid[act.id]) return state;
    const moved = transfersOf(act, acts).reduce((now, transfer) => applyTransfer(now, act, transfer), state);
    const after = { ...moved, warnings: [...moved.warnings, ...dependence(act, state.holders, acts, valid)] };
    const holders = applyPersons(after.holders, act);
    const burden = usufructs.find(({ id }) => id === act.id);
    return { ...after, holders: burden ? burden.weighOn(holders) : holders };
  }, start);
  return {
    owners: end.holders.map(({ formerNames: _, usufructs: weights, ...owner }) => ({
      ...owner,
      kind: usufructs.some((right) => weights.includes(right.id) && !right.belongsTo(owner))
        ? 'bare'
        : 'full',
    })),
    warnings: unique(end.warnings),
  };
}

interface State {
  readonly holders: readonly Holder[];
  readonly warnings: readonly Warning[];
}

function applyTransfer(state: State, act: Act, transfer: Transfer): State {
  if (transfer.to.length === 0) return state;
  const warnings: Warning[] = [];
  const warn = (code: WarningCode, params: Warning['params'] = {}) =>
    warnings.push({ code, acts: [act.code], params });
  const { givers, taken } =
    transfer.mode === 'replace' || state.holders.length === 0
      ? { givers: state.holders, taken: wholeShare }
      : takingOf(state.holders, act, transfer, warn);
  const parts = split(taken, transfer, warn);
  const left = takeFrom(
    state.holders,
    givers,
    state.holders.length === 0 ? wholeShare : taken,
    transfer.mode,
  );
  const inherited =
    transfer.mode === 'replace' && act.event === 'usucapiao'
      ? []
      : givers.flatMap(({ usufructs }) => usufructs);
  const given = transfer.to.reduce<readonly Holder[]>(
    (holders, { name }, index) => give(holders, act, name, parts[index] ?? '0/1', inherited),
    left,
  );
  const holders = given.filter(({ share }) => compareShares(share, '0/1') > 0);
  return { holders: widowed(holders, act, givers), warnings: [...state.warnings, ...warnings] };
}

type Warn = (code: WarningCode, params?: Warning['params']) => void;

/** From whom an act takes how much of the property. */
function takingOf(holders: readonly Holder[], act: Act, transfer: Transfer, warn: Warn): Taking {
  const named = giversOf(holders, act, transfer);
  if (named.length === 0 && transfer.from.length > 0) {
    warn('grantor-not-owner', { names: transfer.from.join(', ') });
  }
  const givers = named.length > 0 ? named : holders;
  const held = totalOf(givers);
  const wanted = wantedShare(transfer, held);
  if (act.event === 'partilha_inventario' && wanted !== null && transfer.of === 'property') {
    return partition(holders, givers, act, wanted, warn);
  }
  if (wanted === null || isNear(wanted, held)) return { givers, taken: held };
  if (compareShares(wanted, held) <= 0) return { givers, taken: wanted };
  // Shares that add up to the whole are proportions of what is sold.
  if (transfer.share === null && isNear(wanted, wholeShare)) return { givers, taken: held };
  warn('share-exceeds-holding', { wanted, held });
  return { givers, taken: held };
}

interface Taking {
  readonly givers: readonly Holder[];
  readonly taken: Share;
}

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
  const spouses = holders.filter((holder) => givers.some((giver) => areSpouses(giver, holder)));
  const receivers = holders.filter(receives);
  const alone = givers.length > 1 ? givers.toSorted((a, b) => Number(receives(a)) - Number(receives(b))) : [];
  const pools = [
    givers,
    [...givers, ...spouses],
    ...receivers.map((one) => [...givers, one]),
    [...givers, ...receivers],
    ...alone.map((one) => [one]),
  ];
  const distinct = pools.map((pool) => [...new Set(pool)]);
  const fitting = distinct.find((pool) => isNear(totalOf(pool), wanted));
  if (fitting) return { givers: fitting, taken: totalOf(fitting) };
  const held = totalOf(givers);
  if (isNear(wanted, wholeShare)) return { givers, taken: held };
  warn('shares-do-not-close', { wanted, held });
  const enough = distinct.find((pool) => compareShares(wanted, totalOf(pool)) <= 0);
  return enough ? { givers: enough, taken: wanted } : { givers, taken: held };
}

/** A divorce hands out what both spouses held, whoever of them is named as giver. */
function giversOf(holders: readonly Holder[], act: Act, transfer: Transfer): readonly Holder[] {
  if (transfer.from.length === 0 && act.event !== 'partilha_divorcio') return holders;
  const known = [...act.grantors, ...act.grantees];
  const chosen = new Set(transfer.from.map((name) => findHolder(name, known, holders)));
  const named = holders.filter((_, index) => chosen.has(index));
  if (act.event !== 'partilha_divorcio' || transfer.share !== null) return named;
  const receiving = new Set(transfer.to.map(({ name }) => findHolder(name, known, holders)));
  const couple = holders.filter(
    (holder, index) =>
      chosen.has(index) || receiving.has(index) || named.some((one) => areSpouses(one, holder)),
  );
  return couple.length > 0 ? couple : named;
}

/** What the act says it moves, as a fraction of the property; null = all that the givers hold. */
function wantedShare(transfer: Transfer, held: Share): Share | null {
  const stated = transfer.to.map(({ share }) => share);
  const share = transfer.share ?? (stated.every((item) => item !== null) ? sumShares(stated) : null);
  if (share === null) return null;
  return transfer.of === 'holding' ? multiplyShares(share, held) : share;
}

/** `taken` among the receivers: as stated, in proportion where the statements are fractions of it, else equally. */
function split(taken: Share, transfer: Transfer, warn: Warn): Share[] {
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

function takeFrom(
  holders: readonly Holder[],
  givers: readonly Holder[],
  taken: Share,
  mode: Transfer['mode'],
): Holder[] {
  if (mode === 'replace') return holders.map((holder) => ({ ...holder, share: '0/1' }));
  const held = totalOf(givers);
  return holders.map((holder) => {
    if (!givers.includes(holder) || compareShares(held, '0/1') <= 0) return holder;
    const part = divideShares(multiplyShares(holder.share, taken), held);
    return { ...holder, share: subtractShares(holder.share, part) };
  });
}

function give(
  holders: readonly Holder[],
  act: Act,
  name: string,
  share: Share,
  inherited: readonly string[],
): readonly Holder[] {
  const party = partyNamed(name, [...act.grantees, ...act.grantors]);
  const index = findSameHolder(party, holders);
  const usufructs = [...new Set([...(holders[index]?.usufructs ?? []), ...inherited])];
  if (index < 0) return [...holders, { ...party, share, origin: act.code, formerNames: [], usufructs }];
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
function widowed(holders: readonly Holder[], act: Act, givers: readonly Holder[]): readonly Holder[] {
  if (act.event !== 'partilha_inventario') return holders;
  const gone = givers.filter((giver) => !holders.some((holder) => holder.name === giver.name));
  return holders.map((holder) =>
    gone.some((giver) => areSpouses(giver, holder)) && partyNamed(holder.name, act.grantees).spouse === null
      ? { ...holder, maritalRegime: null, spouse: null }
      : holder,
  );
}

/** An act whose giver got the property by an act that fell. */
function dependence(
  act: Act,
  before: readonly Holder[],
  acts: readonly Act[],
  valid: Readonly<Record<string, boolean>>,
): Warning[] {
  const strangers = act.grantors.filter(
    ({ name }) => before.length > 0 && findHolder(name, act.grantors, before) < 0,
  );
  const fallen = acts.filter(
    (other) =>
      other.place < act.place &&
      !valid[other.id] &&
      isAcquisition(other.event) &&
      strangers.some(({ name }) =>
        other.grantees.some(
          (party) =>
            findHolder(name, strangers, [
              toHolder({ ...party, share: '0/1', kind: 'full', origin: null }),
            ]) === 0,
        ),
      ),
  );
  return fallen.map((other) => ({
    code: 'depends-on-cancelled-act',
    acts: [act.code, other.code],
    params: {},
  }));
}

function checkTotal(holders: readonly Holder[], code: string | null): Warning[] {
  const total = totalOf(holders);
  if (holders.length === 0 || compareShares(total, wholeShare) === 0) return [];
  return [
    { code: 'shares-do-not-close', acts: code ? [code] : [], params: { wanted: wholeShare, held: total } },
  ];
}

/** Printed percentages are rounded: 33,33% of the property is what an owner of a third has. */
const isNear = (a: Share, b: Share): boolean => {
  const gap = subtractShares(a, b);
  return compareShares(gap, '1/10000') <= 0 && compareShares(gap, '-1/10000') >= 0;
};

const unique = (warnings: readonly Warning[]): Warning[] => [
  ...new Map(warnings.map((item) => [JSON.stringify(item), item])).values(),
];
