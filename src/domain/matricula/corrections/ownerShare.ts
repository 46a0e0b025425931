import { AppError } from '../../errors.ts';
import {
  compareShares,
  divideShares,
  isShare,
  multiplyShares,
  type Share,
  subtractShares,
  sumShares,
} from '../../units.ts';
import { valueAt } from '../model/fields/valueAt.ts';
import { actCodec, openingCodec } from '../model/fields/wireFields.ts';
import type { Act, CorrectionBody, Owner, Transfer } from '../model/model.ts';
import { isSameParty } from '../model/persons/names.ts';
import { situation } from '../model/situation/situation.ts';
import { transfersOf } from '../model/situation/transfers.ts';
import type { Truth } from './corrections.ts';
import { setField } from './setField.ts';

/**
 * A derived share is never edited, only what it derives from. Given that an owner's share is to be `wanted`,
 * names the field of the opening or of the act of origin to correct, as the correction that does it. Each
 * candidate is tried on the fold, so what comes back is known to give the share asked for.
 * @throws AppError 'matricula-value-invalid' when `wanted` is no share above 0, 'owner-unknown' when nobody
 * owns under that name, 'owner-share-has-other-source' (acts) when no single field gives that share
 */
export function correctOwnerShare(
  truth: Truth,
  owner: Pick<Owner, 'name' | 'document'>,
  wanted: Share,
): CorrectionBody {
  if (!isShare(wanted) || compareShares(wanted, '0/1') <= 0) {
    throw new AppError('matricula-value-invalid', { field: 'Fracao' }, { field: 'Fracao' });
  }
  const current = situation(truth.opening, truth.acts).owners.find((other) => isSameParty(other, owner));
  if (!current) throw new AppError('owner-unknown', { name: owner.name });
  const origin = truth.acts.findLast(({ code }) => code === current.origin) ?? null;
  const candidates = origin
    ? actChanges(truth, origin, current, wanted)
    : openingChanges(truth, current, wanted);
  const found = candidates.find((change) => gives(truth, change, current, wanted));
  if (!found)
    throw new AppError('owner-share-has-other-source', {
      name: owner.name,
      acts: actsOf(truth, current).join(', '),
    });
  return found;
}

type Change = Extract<CorrectionBody, { type: 'change' }>;

/** The opening's own share, or the one that leads to `wanted` after what was sold since. */
function openingChanges(truth: Truth, owner: Owner, wanted: Share): Change[] {
  const index = truth.opening.owners.findIndex((other) => isSameParty(other, owner));
  const stated = truth.opening.owners[index]?.share;
  if (stated === undefined) return [];
  const path = `owners.${index}.share`;
  return [wanted, scaled(stated, owner.share, wanted)].map((value) => change(truth, null, path, value));
}

function actChanges(truth: Truth, act: Act, owner: Owner, wanted: Share): Change[] {
  const before = situation(
    truth.opening,
    truth.acts.filter(({ place }) => place < act.place),
  ).owners;
  const after = situation(
    truth.opening,
    truth.acts.filter(({ place }) => place <= act.place),
  ).owners;
  const had = before.find((other) => isSameParty(other, owner))?.share ?? '0/1';
  const got = after.find((other) => isSameParty(other, owner))?.share ?? '0/1';
  const transfers = transfersOf(act, truth.acts);
  const at = transfers.findLastIndex(({ to }) => to.some(({ name }) => isReceiver(act, name, owner)));
  const transfer = transfers[at];
  if (!transfer) return [];
  // After a partition the act says what the owner holds, otherwise what is added to it.
  const targets = [wanted, scaled(got, owner.share, wanted)].flatMap((share) => [
    share,
    subtractShares(share, had),
  ]);
  const explicit = act.transfers.length > 0;
  return targets
    .filter(isPositive)
    .flatMap((share) => [
      ...(explicit ? fieldChanges(truth, act, transfer, at, owner, share, before) : []),
      wholeChange(truth, act, transfers, at, owner, share, before, after),
    ]);
}

/** One field of a transfer that is written out: its share when one person receives, else the receiver's. */
function fieldChanges(
  truth: Truth,
  act: Act,
  transfer: Transfer,
  at: number,
  owner: Owner,
  share: Share,
  before: readonly Owner[],
): Change[] {
  const path = `transfers.${at}`;
  const receiver = transfer.to.findIndex(({ name }) => isReceiver(act, name, owner));
  const own = change(truth, act.id, `${path}.to.${receiver}.share`, share);
  if (transfer.to.length > 1) return [own];
  const givers = before.filter((other) => transfer.from.some((name) => isReceiver(act, name, other)));
  const held = sumShares(givers.map((giver) => giver.share));
  const value = transfer.of === 'holding' && isPositive(held) ? divideShares(share, held) : share;
  return [change(truth, act.id, `${path}.share`, value), own];
}

/** The whole transfer written out, everybody else receiving what they receive now. */
function wholeChange(
  truth: Truth,
  act: Act,
  transfers: readonly Transfer[],
  at: number,
  owner: Owner,
  share: Share,
  before: readonly Owner[],
  after: readonly Owner[],
): Change {
  const written = transfers.map((transfer, index): Transfer => {
    if (index !== at) return transfer;
    const to = transfer.to.map(({ name }) => ({
      name,
      share: isReceiver(act, name, owner) ? share : received(act, name, before, after),
    }));
    return { ...transfer, of: 'property', share: sumShares(to.map((part) => part.share)), to };
  });
  return change(truth, act.id, 'transfers', written);
}

function received(act: Act, name: string, before: readonly Owner[], after: readonly Owner[]): Share {
  const shareIn = (owners: readonly Owner[]) =>
    owners.find((other) => isReceiver(act, name, other))?.share ?? '0/1';
  const gained = subtractShares(shareIn(after), shareIn(before));
  return isPositive(gained) ? gained : shareIn(after);
}

function gives(truth: Truth, { act: id, field, value }: Change, owner: Owner, wanted: Share): boolean {
  try {
    const opening = id === null ? setField(truth.opening, openingCodec, field, value) : truth.opening;
    const acts = truth.acts.map((act) => (act.id === id ? setField(act, actCodec, field, value) : act));
    return situation(opening, acts).owners.some(
      (other) => isSameParty(other, owner) && other.share === wanted,
    );
  } catch (error) {
    // A candidate beyond 100% is no share at all; the next one is tried.
    if (error instanceof AppError) return false;
    throw error;
  }
}

const change = (truth: Truth, act: string | null, field: string, value: unknown): Change => ({
  type: 'change',
  act,
  field,
  value,
  from: valueAt(act === null ? truth.opening : truth.acts.find(({ id }) => id === act), field) ?? null,
});

/** What leads to `wanted` when `stated` leads to `given`. */
const scaled = (stated: Share, given: Share, wanted: Share): Share =>
  isPositive(given) ? divideShares(multiplyShares(stated, wanted), given) : wanted;

const isPositive = (share: Share): boolean => compareShares(share, '0/1') > 0;

/** Whether a name in a transfer of `act` means that owner. */
function isReceiver(act: Act, name: string, owner: Pick<Owner, 'name' | 'document'>): boolean {
  const document = [...act.grantees, ...act.grantors].find((party) => party.name === name)?.document ?? null;
  return isSameParty({ name, document }, owner);
}

const actsOf = ({ acts }: Truth, owner: Owner): string[] =>
  acts
    .filter((act) => [...act.grantors, ...act.grantees].some((party) => isSameParty(party, owner)))
    .map(({ code }) => code);
