import { type Share, sumShares } from '../../../units.ts';
import type { Act, Owner, Party, PersonChange } from '../model.ts';
import { findParty, foldName, isSameParty } from '../persons/names.ts';

/** An owner while the fold runs: what it was called before, and which usufructs weigh on its share. */
export interface Holder extends Party {
  readonly share: Share;
  readonly origin: string | null;
  readonly formerNames: readonly string[];
  /** Who died or left: what the marriage made common stays so until it is shared out. */
  readonly formerSpouse: string | null;
  /** Ids of acts. */
  readonly usufructs: readonly string[];
}

export const toHolder = (owner: Owner): Holder => ({
  name: owner.name,
  document: owner.document,
  maritalRegime: owner.maritalRegime,
  spouse: owner.spouse,
  share: owner.share,
  origin: owner.origin,
  formerNames: [],
  formerSpouse: null,
  usufructs: [],
});

export const totalShare = (holders: readonly Holder[]): Share => sumShares(holders.map(({ share }) => share));

/** Index of the holder a name means, by what the act knows of that person; -1 when nobody. */
export function findHolder(name: string, known: readonly Party[], holders: readonly Holder[]): number {
  const wanted = partyNamed(name, known);
  const now = findParty(wanted, holders);
  if (now >= 0) return now;
  return holders.findIndex(({ formerNames }) => formerNames.some((old) => foldName(old) === foldName(name)));
}

/** Index of the holder who is surely `party`: a doubtful likeness must not join two people. */
export const findSameHolder = (party: Party, holders: readonly Holder[]): number => {
  const byIdentity = holders.findIndex((holder) => isSameParty(party, holder));
  if (byIdentity >= 0) return byIdentity;
  return holders.findIndex(
    (holder) =>
      !(holder.document && party.document && holder.document !== party.document) &&
      holder.formerNames.some((old) => foldName(old) === foldName(party.name)),
  );
};

/** What the act says of the person of that name. */
export function partyNamed(name: string, known: readonly Party[]): Party {
  const folded = foldName(name);
  const party = known.find((other) => foldName(other.name) === folded);
  return party ?? { name, document: null, maritalRegime: null, spouse: null };
}

/** The holder as a later act describes the same person: what it states replaces, what it leaves out stays. */
export function describedBy(holder: Holder, party: Party): Holder {
  const statesMarriage = party.maritalRegime !== null || party.spouse !== null;
  const renamed = foldName(party.name) !== foldName(holder.name);
  return {
    ...holder,
    name: renamed ? party.name : holder.name,
    formerNames: renamed ? [...holder.formerNames, holder.name] : holder.formerNames,
    document: party.document ?? holder.document,
    // Named with the spouse known already, the regime goes without saying.
    maritalRegime:
      statesMarriage && !(party.maritalRegime === null && party.spouse === holder.spouse)
        ? party.maritalRegime
        : holder.maritalRegime,
    spouse: statesMarriage ? party.spouse : holder.spouse,
  };
}

/**
 * Owners after the facts of persons an act brings: marriage, divorce, new name, corrected document, and what
 * its parties' qualification adds.
 */
export function applyPersons(holders: readonly Holder[], act: Act): readonly Holder[] {
  const changed = act.personChanges.reduce(applyChange, holders);
  return [...act.grantors, ...act.grantees].reduce((known, party) => {
    const index = findSameHolder(party, known);
    return index < 0
      ? known
      : known.map((holder, at) => (at === index ? describedBy(holder, party) : holder));
  }, changed);
}

function applyChange(holders: readonly Holder[], change: PersonChange): readonly Holder[] {
  const index = findHolder(change.name, [{ ...partyNamed(change.name, []), document: null }], holders);
  return holders.map((holder, at) => {
    if (at === index) return changedPerson(holder, change);
    const isSpouse = holder.spouse !== null && foldName(holder.spouse) === foldName(change.name);
    return isSpouse && change.newName ? { ...holder, spouse: change.newName } : holder;
  });
}

function changedPerson(holder: Holder, change: PersonChange): Holder {
  const renamed = Boolean(change.newName) && change.newName !== holder.name;
  return {
    ...holder,
    name: change.newName || holder.name,
    formerNames: renamed ? [...holder.formerNames, holder.name] : holder.formerNames,
    document: change.document ?? holder.document,
    maritalRegime: change.maritalRegime === undefined ? holder.maritalRegime : change.maritalRegime,
    spouse: change.spouse === undefined ? holder.spouse : change.spouse,
    formerSpouse: change.spouse === undefined ? holder.formerSpouse : holder.spouse,
  };
}

/** Two holders married to each other, as far as either's qualification says. */
export const areSpouses = (a: Holder, b: Holder): boolean =>
  [a.name, ...a.formerNames].some((name) => isSpouseOf({ name }, b)) ||
  [b.name, ...b.formerNames].some((name) => isSpouseOf({ name }, a));

/** Whether `holder` is or was married to the person of that name. */
export const isSpouseOf = ({ name }: Pick<Party, 'name'>, { spouse, formerSpouse }: Holder): boolean =>
  [spouse, formerSpouse].some(
    (known) => known !== null && findParty({ name, document: null }, [{ name: known, document: null }]) === 0,
  );
