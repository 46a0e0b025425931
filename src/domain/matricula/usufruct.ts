import type { Holder } from './holders.ts';
import { findHolder } from './holders.ts';
import type { Act, Party } from './model.ts';
import { isSameParty } from './names.ts';
import { targetsOf } from './validity.ts';

/** A right of use over others' shares while it stands. */
export interface Usufruct {
  /** Id of the act it comes from. */
  readonly id: string;
  readonly weighOn: (holders: readonly Holder[]) => readonly Holder[];
  readonly belongsTo: (party: Party) => boolean;
}

/**
 * The usufructs that valid acts create: acts of their own, and gifts that reserve one in the same act.
 * The weight follows a share to whoever gets it; an owner who is the usufructuary holds in full all the same.
 * @param standing the valid ones of `acts`: a gift's usufruct that had an act of its own ended with that act
 */
export function usufructsOf(standing: readonly Act[], acts: readonly Act[]): Usufruct[] {
  return standing.flatMap((act) => {
    if (act.event === 'usufruto') return [usufruct(act, act.grantees, burdened(act, acts))];
    if (reservesUsufruct(act, acts)) return [usufruct(act, act.grantors, new Set([act.code]))];
    return [];
  });
}

/**
 * Whether a gift keeps the usufruct for the giver within the same act, with no act of its own beside it (valid
 * or fallen) and nothing that ended it since.
 */
export function reservesUsufruct(act: Act, acts: readonly Act[]): boolean {
  if (act.event !== 'doacao' || !/reserv[^.;]{0,80}usufruto|usufruto[^.;]{0,80}reserv/i.test(act.text))
    return false;
  const apart = acts.some(
    (other) => other.event === 'usufruto' && other.place > act.place && other.date === act.date,
  );
  return !apart && !acts.some((other) => targetsOf(other, 'cancels-in-part', acts).includes(act));
}

const usufruct = (act: Act, holders: readonly Party[], origins: ReadonlySet<string> | null): Usufruct => ({
  id: act.id,
  weighOn: (owners) => {
    const givers = act.event === 'usufruto' ? owners.filter((owner) => isNamed(owner, act.grantors)) : [];
    const fromOrigin = owners.filter(({ origin }) => origin !== null && origins?.has(origin));
    const chosen =
      [givers.filter((owner) => !isNamed(owner, holders)), fromOrigin].find((some) => some.length > 0) ??
      owners;
    return owners.map((owner) =>
      chosen.includes(owner) ? { ...owner, usufructs: [...owner.usufructs, act.id] } : owner,
    );
  },
  belongsTo: (party) => holders.some((holder) => isSameParty(holder, party)),
});

const isNamed = (owner: Holder, parties: readonly Party[]): boolean =>
  parties.some(({ name }) => findHolder(name, parties, [owner]) === 0);

/** Codes of the acquisitions a usufruct hangs on: those it names, else those whose givers keep it. */
function burdened(act: Act, acts: readonly Act[]): ReadonlySet<string> {
  const linked = (['cites', 'amends'] as const).flatMap((kind) => targetsOf(act, kind, acts));
  const reserved = acts.filter(
    (other) =>
      other.place < act.place &&
      other.event === 'doacao' &&
      other.grantors.some((giver) => act.grantees.some((holder) => isSameParty(giver, holder))),
  );
  return new Set((linked.length > 0 ? linked : reserved).map(({ code }) => code));
}
