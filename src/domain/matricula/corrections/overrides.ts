import type { Act, Area, Opening, OverrideField, OverrideValues, Situation } from '../model/model.ts';
import { situation } from '../model/situation/situation.ts';

/**
 * Derived values that a person says otherwise. A derived value is never edited, only what it derives from; where
 * that is not enough (a share the record leaves open, an area of a survey not yet registered) it is overridden with
 * a reason, and stands as the person said until synchronising events drops it.
 * @see design, section 7; workflow, section 3: synchronise events
 */

export const overrideFields = ['owners', 'area', 'legalReserve'] as const satisfies readonly OverrideField[];

/** An override in force. */
export interface Override {
  readonly field: OverrideField;
  readonly value: OverrideValues[OverrideField];
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}

interface WithOverrides {
  readonly opening: Opening;
  readonly acts: readonly Act[];
  readonly overrides: readonly Override[];
}

/** Today's situation: the fold, with what people say otherwise over it. */
export function situationOf({ opening, acts, overrides }: WithOverrides): Situation {
  return overlaid(situation(opening, acts), overrides);
}

/** What people say otherwise over a situation at hand. */
export const overlaid = (folded: Situation, overrides: readonly Override[]): Situation =>
  overrides.reduce(lay, folded);

/** What synchronising events would change: what people said otherwise, and what the acts say. */
export function synchronisation(truth: WithOverrides): readonly {
  readonly field: OverrideField;
  readonly before: Override['value'];
  readonly after: Override['value'] | null;
}[] {
  const folded = situation(truth.opening, truth.acts);
  return truth.overrides.map(({ field, value }) => ({
    field,
    before: value,
    after: derivedValue(folded, field),
  }));
}

/** What a situation says of a field that may be overridden; null where it says nothing. */
export function derivedValue(now: Situation, field: OverrideField): Override['value'] | null {
  if (field === 'owners') return now.owners;
  if (field === 'area') return now.property.area;
  return { registered: now.legalReserve.registered, area: now.legalReserve.area };
}

/** One more override; a value of null takes the one of that field away. */
export function withOverride(
  overrides: readonly Override[],
  field: OverrideField,
  value: Override['value'] | null,
  { reason, by, at }: Pick<Override, 'reason' | 'by' | 'at'>,
): readonly Override[] {
  const others = overrides.filter((other) => other.field !== field);
  return value === null ? others : [...others, { field, value, reason, by, at }];
}

function lay(now: Situation, { field, value }: Override): Situation {
  if (field === 'owners') return { ...now, owners: value as OverrideValues['owners'] };
  if (field === 'area') return { ...now, property: { ...now.property, area: value as Area } };
  return { ...now, legalReserve: { ...(value as OverrideValues['legalReserve']), code: null } };
}
