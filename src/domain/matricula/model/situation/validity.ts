import { mayBeAccessory } from '../events.ts';
import type { Act, EventCode, Link, LinkKind, Warning } from '../model.ts';
import { foldName } from '../persons/names.ts';

export interface Validity {
  /** By act id. */
  readonly valid: Readonly<Record<string, boolean>>;
  /** Ids of acts that a valid act released in part. */
  readonly partlyReleased: ReadonlySet<string>;
  readonly warnings: readonly Warning[];
}

/**
 * Which acts still produce effects, given acts in the order of the fold.
 * An act stands until a later act takes it down, and that later act counts only while it stands itself: so a
 * cancelled cancellation gives back what it took, accessories included. Validity set by a person wins, and
 * its consequences follow.
 * @see LRP arts. 248-259 (cancellation), Lei 9.514/1997 art. 26 (consolidation absorbs the fiduciary act)
 */
export function validityOf(acts: readonly Act[]): Validity {
  const effects = Map.groupBy(
    acts.flatMap((act) => effectsOf(act, acts)),
    ({ target }) => target,
  );
  const own = new Map<string, boolean>();
  // Backwards, because whether an effect counts depends on acts that come later only.
  for (const act of acts.toReversed()) {
    const last = effects.get(act.id)?.findLast(({ source, lasts }) => lasts || own.get(source) === true);
    own.set(act.id, act.manualValidity?.valid ?? last?.stands ?? true);
  }
  const valid: Record<string, boolean> = {};
  for (const act of acts) {
    const parents = principalsOf(act, acts);
    const fallsWithParent = parents.length > 0 && parents.every((parent) => valid[parent.id] === false);
    valid[act.id] = act.manualValidity?.valid ?? (own.get(act.id) === true && !fallsWithParent);
  }
  const partlyReleased = new Set(
    acts
      .filter((act) => valid[act.id])
      .flatMap((act) => targetsOf(act, 'cancels-in-part', acts).map(({ id }) => id)),
  );
  return { valid, partlyReleased, warnings: acts.flatMap((act) => missingTargetOf(act, acts)) };
}

/**
 * The acts before `act` that its links of one kind name. Where lost pages repeat a number, the nearest
 * earlier act is meant.
 */
export function targetsOf(act: Act, kind: LinkKind, acts: readonly Act[]): Act[] {
  return linksOf(act, kind).flatMap((link) => targetOf(act, link, acts) ?? []);
}

/**
 * The principal act an amendment hangs on, through amendments of amendments.
 * @returns null when it amends nothing that was read
 */
export function principalOf(act: Act, acts: readonly Act[]): Act | null {
  const [parent] = principalsOf(act, acts);
  if (!parent) return null;
  return principalOf(parent, acts) ?? parent;
}

interface Effect {
  readonly source: string;
  readonly target: string;
  readonly stands: boolean;
  /** It goes on when its source falls. */
  readonly lasts: boolean;
}

const attachments: ReadonlySet<EventCode> = new Set(['penhora', 'arresto', 'sequestro']);

function effectsOf(act: Act, acts: readonly Act[]): Effect[] {
  // An arresto that became a penhora ended by that: the end of the penhora gives it back to nobody.
  const lasts = attachments.has(act.event);
  const set = (stands: boolean) => (target: Act) => ({ source: act.id, target: target.id, stands, lasts });
  return [
    ...targetsOf(act, 'cancels', acts).map(set(false)),
    ...absorbedBy(act, acts).map(set(false)),
    ...targetsOf(act, 'restores', acts).map(set(true)),
  ];
}

/**
 * The fiduciary transfer a consolidation ends: the one it names, of several its creditor's (a later one it only tells
 * of stays), else the creditor's latest, else the latest.
 */
function absorbedBy(act: Act, acts: readonly Act[]): Act[] {
  if (act.event !== 'consolidacao_propriedade') return [];
  const earlier = acts.filter((other) => other.event === 'alienacao_fiduciaria' && other.place < act.place);
  const named = earlier.filter((other) => act.links.some((link) => link.code === other.code));
  const creditors = [act.creditor ?? '', ...act.grantees.map(({ name }) => name)].map(foldName);
  const isOfCreditor = (other: Act) => creditors.includes(foldName(other.creditor ?? '?'));
  if (named.length > 1) {
    const own = named.filter(isOfCreditor);
    return own.length > 0 ? own : named.filter(({ code }) => code === firstNamed(act, named));
  }
  if (named.length === 1) return named;
  const ended = new Set(
    acts.filter((other) => other.place < act.place).flatMap((other) => targetsOf(other, 'cancels', acts)),
  );
  const open = earlier.filter((other) => !ended.has(other));
  const last = open.findLast(isOfCreditor) ?? open.at(-1);
  return last ? [last] : [];
}

const firstNamed = (act: Act, named: readonly Act[]): string | undefined =>
  act.links.find((link) => named.some(({ code }) => code === link.code))?.code;

const principalsOf = (act: Act, acts: readonly Act[]): Act[] =>
  mayBeAccessory(act.event) ? targetsOf(act, 'amends', acts) : [];

const linksOf = (act: Act, kind: LinkKind): Link[] => act.links.filter((link) => link.kind === kind);

const targetOf = (act: Act, link: Link, acts: readonly Act[]): Act | undefined =>
  byCodeOf(acts)
    .get(link.code)
    ?.findLast((other) => other.place < act.place);

/** Every fold asks for the same acts by code many times over: the index lives as long as the list. */
function byCodeOf(acts: readonly Act[]): ReadonlyMap<string, readonly Act[]> {
  const known = indexes.get(acts);
  if (known) return known;
  const index = Map.groupBy(acts, ({ code }) => code);
  indexes.set(acts, index);
  return index;
}

const indexes = new WeakMap<readonly Act[], ReadonlyMap<string, readonly Act[]>>();

/** A cancellation that names nothing, or nothing that was read. */
function missingTargetOf(act: Act, acts: readonly Act[]): Warning[] {
  const ending = act.links.filter(({ kind }) => kind !== 'cites' && kind !== 'amends');
  const lost = ending.filter((link) => link.kind.startsWith('cancels') && !targetOf(act, link, acts));
  if (lost.length > 0) {
    return lost.map(({ code }) => ({
      code: 'cancellation-without-target',
      acts: [act.code],
      params: { target: code },
    }));
  }
  if (act.event !== 'cancelamento' || ending.length > 0) return [];
  return [{ code: 'cancellation-without-target', acts: [act.code], params: {} }];
}
