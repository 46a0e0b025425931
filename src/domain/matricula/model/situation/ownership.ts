import {
  compareShares,
  divideShares,
  subtractShares,
  sumShares,
  toShare,
  wholeShare,
} from '../../../units.ts';
import { isAcquisition } from '../events.ts';
import type { Act, Opening, Owner, Transfer, Warning } from '../model.ts';
import { findParty } from '../persons/names.ts';
import { give, splitAmongReceivers, takeFrom, widowed } from './giving.ts';
import { applyPersons, findHolder, type Holder, toHolder } from './holders.ts';
import { takingOf, type Warn } from './taking.ts';
import { transfersOf } from './transfers.ts';
import { usufructsOf } from './usufruct.ts';

/** What the fold of owners knew after each act, so that a fold over a little more or less goes on from there. */
export type OwnershipTrail = readonly OwnershipStep[];

interface OwnershipStep {
  readonly act: Act;
  readonly stands: boolean;
  /** Whether a usufruct of this act weighs on shares. */
  readonly weighs: boolean;
  readonly holders: readonly Holder[];
  /** Of this act alone, each under a key of its own. */
  readonly warnings: readonly (readonly [string, Warning])[];
}

/**
 * Who owns which fraction after the valid ones of `acts`, from the opening on. Shares are exact, and a transfer
 * never creates or destroys any.
 * @param before trail of another fold over the same opening: what both have in common is not folded again
 * @see domain rules of the matrícula, section 6
 */
export function ownershipOf(
  opening: Opening,
  acts: readonly Act[],
  valid: Readonly<Record<string, boolean>>,
  before: OwnershipTrail = [],
): {
  readonly owners: readonly Owner[];
  readonly warnings: readonly Warning[];
  readonly trail: OwnershipTrail;
} {
  const standing = acts.filter((act) => valid[act.id]);
  const fallen = acts.filter((act) => !valid[act.id] && isAcquisition(act.event));
  const usufructs = new Map(usufructsOf(standing, acts).map((right) => [right.id, right]));
  const first = withOpenShares(opening.owners);
  const trail = sharedStart(before, acts, valid, (id) => usufructs.has(id));
  let holders: readonly Holder[] = trail.at(-1)?.holders ?? first.map(toHolder);
  for (const act of acts.slice(trail.length)) {
    const [stands, usufruct] = [valid[act.id] === true, usufructs.get(act.id)];
    const warnings: Warning[] = [];
    if (stands) {
      warnings.push(...dependence(act, holders, fallen));
      for (const transfer of transfersOf(act, acts)) {
        const moved = applyTransfer(holders, act, transfer);
        holders = moved.holders;
        warnings.push(...moved.warnings);
      }
      holders = applyPersons(holders, act);
      holders = usufruct?.weighOn(holders) ?? holders;
    }
    trail.push({ act, stands, weighs: usufruct !== undefined, holders, warnings: warnings.map(keyed) });
  }
  const isBare = ({ usufructs: weights, ...party }: Holder) =>
    weights.some((id) => usufructs.get(id)?.belongsTo(party) === false);
  return {
    owners: holders.map((holder) => toOwner(holder, isBare(holder) ? 'bare' : 'full')),
    warnings: [
      ...new Map([totalWarning(first).map(keyed), ...trail.map((step) => step.warnings)].flat()).values(),
    ],
    trail,
  };
}

/**
 * The steps that come out the same: an act's step follows from the act, from acts before it, and from whether
 * those stand and weigh. Links and givers only ever look back.
 */
function sharedStart(
  before: OwnershipTrail,
  acts: readonly Act[],
  valid: Readonly<Record<string, boolean>>,
  weighs: (id: string) => boolean,
): OwnershipStep[] {
  const differs = before.findIndex(
    (step, index) =>
      step.act !== acts[index] ||
      step.stands !== (valid[step.act.id] === true) ||
      step.weighs !== weighs(step.act.id),
  );
  return before.slice(0, differs < 0 ? before.length : differs);
}

const keyed = (warning: Warning): readonly [string, Warning] => [JSON.stringify(warning), warning];

const toOwner = (
  { formerNames: _, formerSpouse: __, usufructs: ___, ...rest }: Holder,
  kind: Owner['kind'],
): Owner => ({
  ...rest,
  kind,
});

function applyTransfer(
  before: readonly Holder[],
  act: Act,
  transfer: Transfer,
): { readonly holders: readonly Holder[]; readonly warnings: readonly Warning[] } {
  const warnings: Warning[] = [];
  if (transfer.to.length === 0) return { holders: before, warnings };
  const warn: Warn = (code, params) => warnings.push({ code, acts: [act.code], params });
  // Where nobody is known to own, and where all former owners leave, the whole is what there is to receive.
  const startsAnew = transfer.mode === 'replace' || before.length === 0;
  const { givers, taken } = startsAnew
    ? { givers: before, taken: wholeShare }
    : takingOf(before, act, transfer, warn);
  const parts = splitAmongReceivers(taken, transfer, warn);
  const weights = act.event === 'usucapiao' ? [] : givers.flatMap(({ usufructs }) => usufructs);
  const left = startsAnew
    ? before.map((holder) => ({ ...holder, share: '0/1' }))
    : takeFrom(before, givers, taken);
  const given = transfer.to.reduce<readonly Holder[]>(
    (holders, { name }, index) => give(holders, act, name, parts[index] ?? '0/1', weights),
    left,
  );
  const holders = given.filter(({ share }) => compareShares(share, '0/1') > 0);
  return { holders: widowed(holders, act), warnings };
}

/** An act whose giver got the property by an acquisition that fell. @see LRP arts. 252-253 */
function dependence(act: Act, holders: readonly Holder[], fallen: readonly Act[]): Warning[] {
  const earlier = fallen.filter(({ place }) => place < act.place);
  if (earlier.length === 0 || holders.length === 0) return [];
  const strangers = act.grantors.filter(({ name }) => findHolder(name, act.grantors, holders) < 0);
  return earlier
    .filter(({ grantees }) => strangers.some((stranger) => findParty(stranger, grantees) >= 0))
    .map((other) => ({ code: 'depends-on-cancelled-act', acts: [act.code, other.code], params: {} }));
}

/** Opening owners whose own share was not read hold what the others leave, in equal parts. */
function withOpenShares(owners: readonly Owner[]): readonly Owner[] {
  const open = owners.filter(({ share }) => compareShares(share, '0/1') <= 0).length;
  const rest = subtractShares(wholeShare, sumShares(owners.map(({ share }) => share)));
  if (open === 0 || compareShares(rest, '0/1') <= 0)
    return owners.filter(({ share }) => compareShares(share, '0/1') > 0);
  const part = divideShares(rest, toShare(open));
  return owners.map((owner) => (compareShares(owner.share, '0/1') <= 0 ? { ...owner, share: part } : owner));
}

function totalWarning(owners: readonly Owner[]): Warning[] {
  const held = sumShares(owners.map(({ share }) => share));
  if (owners.length === 0 || compareShares(held, wholeShare) === 0) return [];
  return [{ code: 'shares-do-not-close', acts: [], params: { wanted: wholeShare, held } }];
}
