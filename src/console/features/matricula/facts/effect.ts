import type { Situation } from '../../../../domain/matricula/model/index.ts';
import {
  compareShares,
  type Share,
  subtractShares,
  sumShares,
  wholeShare,
} from '../../../../domain/units.ts';

/** What a correction does to the situation, as things a sentence can be made of. */
export interface Effect {
  readonly ownersIn: readonly string[];
  readonly ownersOut: readonly string[];
  readonly liensIn: readonly string[];
  readonly liensOut: readonly string[];
  /** Null while the sum is the same as before. */
  readonly sum: SumState | null;
  /** Something else of the situation changes: an area, a due date, a value in force. */
  readonly otherwise: boolean;
}

/** How a sum of shares stands to the whole. */
export type SumState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'missing'; readonly share: Share }
  | { readonly kind: 'excess'; readonly share: Share };

export function sumState(shares: readonly Share[]): SumState {
  const total = sumShares(shares);
  const order = compareShares(total, wholeShare);
  if (order === 0) return { kind: 'closed' };
  return order < 0
    ? { kind: 'missing', share: subtractShares(wholeShare, total) }
    : { kind: 'excess', share: subtractShares(total, wholeShare) };
}

export function effectOf(before: Situation, after: Situation): Effect {
  const names = ({ owners }: Situation) => [...new Set(owners.map(({ name }) => name))];
  const liens = ({ encumbrances }: Situation) => encumbrances.map(({ code }) => code);
  const sums = [before, after].map(({ owners }) => sumShares(owners.map(({ share }) => share)));
  return {
    ownersIn: without(names(after), names(before)),
    ownersOut: without(names(before), names(after)),
    liensIn: without(liens(after), liens(before)),
    liensOut: without(liens(before), liens(after)),
    sum: sums[0] === sums[1] ? null : sumState(after.owners.map(({ share }) => share)),
    otherwise: JSON.stringify(before) !== JSON.stringify(after),
  };
}

const without = (items: readonly string[], others: readonly string[]): string[] =>
  items.filter((item) => !others.includes(item));
