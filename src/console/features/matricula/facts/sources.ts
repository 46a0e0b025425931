import {
  type Encumbrance,
  findParty,
  type Owner,
  type Reading,
  type Situation,
} from '../../../../domain/matricula/model/index.ts';
import { ownerPlace, type Place } from '../place.ts';
import { type Fact, factId, isOfClosing } from './facts.ts';

/**
 * Which read value stands behind a derived one: a derived value is never edited, only what it comes from.
 */

/** The fact an owner's share comes from: what passed in the act of origin, or the opening's own share. */
export function shareSource(owner: Owner, truth: Reading, facts: readonly Fact[]): Fact | null {
  if (owner.origin === null) {
    return first(
      facts,
      listFields(null, 'owners', findParty(owner, truth.opening.owners), ['share', 'name']),
    );
  }
  const act = truth.acts.findLast(({ code }) => code === owner.origin);
  if (!act) return null;
  const transfers = act.transfers.flatMap(({ to }, index) => {
    const place = findParty(
      owner,
      to.map(({ name }) => ({ name, document: null })),
    );
    return place < 0
      ? []
      : [factId(act.id, `transfers.${index}.to.${place}.share`), factId(act.id, `transfers.${index}.share`)];
  });
  const grantee = listFields(act.id, 'grantees', findParty(owner, act.grantees), ['name']);
  return first(facts, [...transfers, ...grantee]);
}

/** Facts behind what a lien shows today: of the last amendment that says it, else of the act itself. */
export function lienSource(
  lien: Encumbrance,
  field: (typeof lienFields)[number],
  facts: readonly Fact[],
): Fact | null {
  const acts = [...lien.amendments.toReversed(), lien.act];
  return first(
    facts,
    acts.map((act) => factId(act, field)),
  );
}

/** Where a value is shown first: beside what it proves, else in its act or the opening. */
export function homesOf(truth: Reading, now: Situation, facts: readonly Fact[]): ReadonlyMap<string, Place> {
  const owners = now.owners.map((owner) => shareSource(owner, truth, facts));
  const liens = now.encumbrances.flatMap((lien) => lienFields.map((field) => lienSource(lien, field, facts)));
  const places: (readonly [string, Place])[] = [
    ...facts.map((fact) => [fact.id, homeOf(fact)] as const),
    ...liens.flatMap((fact) => (fact ? [[fact.id, 'liens'] as const] : [])),
    // Of owners who share a source the first row leads, so it is put last.
    ...owners.map((fact, row) => [fact?.id ?? '', ownerPlace(row)] as const).toReversed(),
  ];
  return new Map(places);
}

const homeOf = (fact: Fact): Place =>
  isOfClosing(fact) ? 'closing' : fact.act === null ? 'opening' : 'acts';

const lienFields = ['value', 'dueOn', 'creditor'] as const;

const listFields = (act: string | null, list: string, index: number, fields: readonly string[]): string[] =>
  index < 0 ? [] : fields.map((field) => factId(act, `${list}.${index}.${field}`));

/** The first that has a proof, else the first there is. */
function first(facts: readonly Fact[], ids: readonly string[]): Fact | null {
  const found = ids.flatMap((id) => facts.find((item) => item.id === id) ?? []);
  return found.find(({ evidence }) => evidence !== null) ?? found[0] ?? null;
}
