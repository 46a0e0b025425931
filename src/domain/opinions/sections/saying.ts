import type { Encumbrance } from '../../matricula/model/index.ts';
import type { FactRef, Said } from '../model.ts';

/** What a sentence says, without what is not known. */
export const said = (facts: Readonly<Record<string, string | number | boolean | null | undefined>>): Said =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

export const ref = (act: string | null, field: string): FactRef => ({ act, field });
export const openingRef = (field: string): FactRef => ref(null, field);

/** What a lien shows today may have been said last by an amendment: its words prove it before the lien's own. */
export const lienRefs = ({ act, amendments }: Encumbrance, field: string): FactRef[] =>
  [...amendments.toReversed(), act].map((id) => ref(id, field));
