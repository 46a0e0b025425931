import type { LocalDate } from '../../../dates.ts';
import { compareShares, type Share, subtractShares } from '../../../units.ts';
import type { Act, EventCode, Opening, Owner, Situation } from '../model.ts';
import { foldName } from '../persons/names.ts';
import { situationsOf } from './situation.ts';

/** How the property came from its first owners to today's: who passed which fraction to whom, act by act. */
export interface Chain {
  readonly start: readonly Holding[];
  readonly links: readonly ChainLink[];
}

/** What somebody holds after an act. */
export interface Holding {
  readonly name: string;
  readonly share: Share;
  readonly spouse: string | null;
}

/** An act that moved shares, or tried to. */
export interface ChainLink {
  /** Id of the act. */
  readonly act: string;
  readonly code: string;
  readonly date: LocalDate | null;
  readonly event: EventCode;
  readonly given: readonly Passed[];
  readonly received: readonly Passed[];
  /** Names the act passes from that owned nothing then: the chain breaks here. @see LRP arts. 195, 237 */
  readonly strangers: readonly string[];
  /** More was passed than the givers had. */
  readonly exceeds: boolean;
  /** Everybody's holding once the act is done. */
  readonly holdings: readonly Holding[];
}

export interface Passed {
  readonly name: string;
  readonly share: Share;
}

/**
 * The chain of title over the acts that stand. What an act passed is read from the holdings before and after it, so
 * the chain never says other than the owners' table.
 * @param valid today's validity by act id: acts that fell passed nothing
 */
export function chainOf(
  opening: Opening,
  acts: readonly Act[],
  valid: Readonly<Record<string, boolean>>,
): Chain {
  const standing = acts.filter(({ id }) => valid[id] !== false);
  const cuts = situationsOf(opening, standing);
  return {
    start: (cuts[0]?.owners ?? []).map(holding),
    links: standing.flatMap((act, index) => {
      const [before, after] = [cuts[index], cuts[index + 1]];
      return before && after ? (linkOf(act, before, after) ?? []) : [];
    }),
  };
}

const holding = ({ name, share, spouse }: Owner): Holding => ({ name, share, spouse });

/** @returns null for an act that passed nothing and broke nothing */
function linkOf(act: Act, before: Situation, after: Situation): ChainLink | null {
  const [had, has] = [sharesOf(before.owners), sharesOf(after.owners)];
  const names = new Map([...before.owners, ...after.owners].map(({ name }) => [foldName(name), name]));
  const changes = [...names].map(([key, name]) => ({
    name,
    share: subtractShares(has.get(key) ?? '0/1', had.get(key) ?? '0/1'),
  }));
  const warned = after.warnings.filter(({ acts: [code] }) => code === act.code);
  const strangers = warned
    .filter(({ code }) => code === 'grantor-not-owner')
    .flatMap(({ params }) => (params.names ?? '').split(', ').filter(Boolean));
  const exceeds = warned.some(({ code }) => code === 'share-exceeds-holding');
  // A new name of the same person moves no share: out goes what comes in.
  const isRenamed = act.transfers.length === 0 && act.personChanges.length > 0;
  const moved = isRenamed ? [] : changes.filter(({ share }) => compareShares(share, '0/1') !== 0);
  if (moved.length === 0 && strangers.length === 0 && !exceeds) return null;
  return {
    act: act.id,
    code: act.code,
    date: act.date,
    event: act.event,
    given: moved
      .filter(({ share }) => compareShares(share, '0/1') < 0)
      .map(({ name, share }) => ({ name, share: subtractShares('0/1', share) })),
    received: moved.filter(({ share }) => compareShares(share, '0/1') > 0),
    strangers,
    exceeds,
    holdings: after.owners.map(holding),
  };
}

const sharesOf = (owners: readonly Owner[]): ReadonlyMap<string, Share> =>
  new Map(owners.map(({ name, share }) => [foldName(name), share]));
