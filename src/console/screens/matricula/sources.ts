import type { Encumbrance, Owner, Reading } from '../../../domain/matricula/model.ts';
import { findParty } from '../../../domain/matricula/names.ts';
import { type Fact, factId } from './facts.ts';

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
  field: 'value' | 'dueOn' | 'creditor',
  facts: readonly Fact[],
): Fact | null {
  const acts = [...lien.amendments.toReversed(), lien.act];
  return first(
    facts,
    acts.map((act) => factId(act, field)),
  );
}

const listFields = (act: string | null, list: string, index: number, fields: readonly string[]): string[] =>
  index < 0 ? [] : fields.map((field) => factId(act, `${list}.${index}.${field}`));

function first(facts: readonly Fact[], ids: readonly string[]): Fact | null {
  for (const id of ids) {
    const fact = facts.find((item) => item.id === id);
    if (fact) return fact;
  }
  return null;
}
