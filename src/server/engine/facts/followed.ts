import type { Fact, Followed, Follower, Follows } from './facts.ts';

export const noneFollow: Followed = { order: [], follows: [], told: new Map() };

/**
 * @param facts of every feature
 * @param follows of every feature, in their order
 * @throws Error where a name is given twice, a fact is not named by its owner, or followers stand in a circle
 */
export function followedOf(facts: readonly Fact[], follows: readonly Follows[]): Followed {
  const followers = [...new Set(follows.map(({ again }) => again))];
  refuseTwice('fact', facts);
  refuseTwice('follower', followers);
  const used = [...follows.flatMap(({ when }) => when), ...followers.flatMap(({ raises }) => raises)];
  const unnamed = used.find((fact) => !facts.includes(fact));
  if (unnamed)
    throw new Error(`No feature names the fact ${unnamed.name}: add it to "facts" of the one that owns it`);
  const followedFacts = facts.filter((fact) => follows.some(({ when }) => when.includes(fact)));
  return {
    order: inOrder(followers, follows),
    follows,
    told: Map.groupBy(
      followedFacts.filter(({ of }) => of !== undefined),
      ({ of }) => String(of),
    ),
  };
}

function refuseTwice(what: string, named: readonly { readonly name: string }[]): void {
  const names = named.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`The ${what} ${twice} is named twice: give one its own name`);
}

/** Depth first; among those that do not depend on each other as the features stand. */
function inOrder(followers: readonly Follower[], follows: readonly Follows[]): readonly Follower[] {
  const causes = (follower: Follower) =>
    followers.filter(({ raises }) =>
      follows.some(({ again, when }) => again === follower && when.some((fact) => raises.includes(fact))),
    );
  const ordered: Follower[] = [];
  const visit = (follower: Follower, path: readonly Follower[]): void => {
    if (ordered.includes(follower)) return;
    const circle = [...path, follower].slice(path.indexOf(follower)).map(({ name }) => name);
    if (path.includes(follower))
      throw new Error(`Followers stand in a circle: ${circle.reverse().join(' -> ')}`);
    for (const cause of causes(follower)) visit(cause, [...path, follower]);
    ordered.push(follower);
  };
  for (const follower of followers) visit(follower, []);
  return ordered;
}
