import { type Act, findParty, isSameParty, type Owner } from '../matricula/model/index.ts';
import type { FindingContext } from './context.ts';
import type { FindingEvidence } from './finding.ts';
import { openingField, proofOfField } from './proofs.ts';

/** Owners, each once, however many acts their shares come from. */
export const people = ({ owners }: FindingContext): Owner[] =>
  owners.filter((owner, index) => owners.findIndex((other) => isSameParty(owner, other)) === index);

export const originOf = ({ origin }: Owner, { truth }: FindingContext): Act[] =>
  truth.acts.filter(({ code }) => code === origin).slice(-1);

/** Where the record names the owner: in the act the share comes from, or in the opening. */
export function proofOfOwner(
  owner: Owner,
  context: FindingContext,
  field: 'name' | 'document',
): FindingEvidence[] {
  const [act] = originOf(owner, context);
  if (!act) {
    const index = findParty(owner, context.opening.owners);
    return openingField(context.opening, `owners.${index}.${field}`, `owners.${index}.name`);
  }
  const index = findParty(owner, act.grantees);
  return proofOfField(act, `grantees.${index}.${field}`, `grantees.${index}.name`, 'event');
}
