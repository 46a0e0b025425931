import { compareProperty, isSameName, propertyHeld } from '../certificates/comparison.ts';
import { matchesName } from '../certificates/exactSearch.ts';
import type { Party, Situation } from '../matricula/model/index.ts';
import type { LandField } from './landStatements.ts';

/** Fields of the land of which a registry record tells nothing. */
const unrecorded: ReadonlySet<LandField> = new Set(['classification', 'exercise']);

/**
 * Whether the record says of a field what a certificate says of it.
 * @returns null where the record tells nothing to compare
 */
export function agreesWithRecord(
  field: LandField,
  value: string,
  { property, owners }: Pick<Situation, 'property' | 'owners'>,
): boolean | null {
  if (unrecorded.has(field)) return null;
  if (field === 'declarant') return owners.length === 0 ? null : isOneOf(value, owners);
  const held = propertyHeld(property);
  const own = held[field as keyof typeof held];
  if (own === null || own === undefined || own.length === 0) return null;
  return compareProperty({ [field]: value }, held).length === 0;
}

/** Whether a name is an owner's or a spouse's; one other letter in a long word is likely a slip of the cadastre. */
export const isOneOf = (name: string, owners: readonly Pick<Party, 'name' | 'spouse'>[]): boolean =>
  owners
    .flatMap((owner) => (owner.spouse ? [owner.name, owner.spouse] : [owner.name]))
    .some(
      (known) =>
        isSameName(name, known) || (matchesName(name, known, false) && matchesName(known, name, false)),
    );
