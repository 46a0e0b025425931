import type { Range } from '../../../text/found.ts';
import type { Party, PersonChange } from '../../model/model.ts';
import { foldName } from '../../model/persons/names.ts';
import type { SourcedParty } from '../acts/actParties.ts';
import { findMentions, toParty } from './parties.ts';

/** Everybody a record has qualified so far: `já qualificado` means what was said of them before. */
export interface PeopleSeen {
  /** Remembers all who are qualified in a range. */
  readonly note: (folded: string, text: string, range: Range) => void;
  /** Remembers what an act changes of people: a new name is as well qualified as the old one. */
  readonly change: (changes: readonly PersonChange[]) => void;
  /** The party with the document, and where the text refers back the regime and spouse, said of it earlier. */
  readonly complete: (item: SourcedParty, folded: string, owners: () => readonly Party[]) => Party;
}

export function peopleSeen(): PeopleSeen {
  const seen = new Map<string, Party>();
  return {
    note: (folded, text, range) => {
      for (const mention of findMentions(folded, text, range)) {
        const party = toParty(mention);
        const key = foldName(party.name);
        const before = seen.get(key);
        const isMarried = party.maritalRegime !== null || party.spouse !== null;
        seen.set(key, {
          name: party.name,
          document: party.document ?? before?.document ?? null,
          // Named again with the same spouse, the regime goes without saying.
          maritalRegime:
            (isMarried && party.spouse !== before?.spouse) || mention.isSingle
              ? party.maritalRegime
              : (party.maritalRegime ?? before?.maritalRegime ?? null),
          spouse: isMarried || mention.isSingle ? party.spouse : (before?.spouse ?? null),
        });
      }
    },
    change: (changes) => {
      for (const { name, newName, document, maritalRegime, spouse } of changes) {
        const before = seen.get(foldName(name));
        const now: Party = {
          name: newName ?? before?.name ?? name,
          document: document ?? before?.document ?? null,
          maritalRegime: maritalRegime === undefined ? (before?.maritalRegime ?? null) : maritalRegime,
          spouse: spouse === undefined ? (before?.spouse ?? null) : spouse,
        };
        seen.set(foldName(name), now);
        if (newName) seen.set(foldName(newName), now);
      }
    },
    complete: ({ party, mention }, folded, owners) => {
      const before = seen.get(foldName(party.name));
      if (!mention) return { ...party, document: party.document ?? before?.document ?? null };
      const after = folded.slice(mention.end, mention.end + 240);
      const refersBack =
        /^[^;.]{0,40}\bQUALIFICAD[OA]/.test(after.slice(0, 60)) || inListQualified.test(after);
      const isSilent = party.maritalRegime === null && party.spouse === null && !mention.isSingle;
      const known = before ?? owners().find(({ name }) => foldName(name) === foldName(party.name));
      if (party.spouse !== null && party.maritalRegime === null) {
        return {
          ...party,
          document: party.document ?? known?.document ?? null,
          maritalRegime: known?.maritalRegime ?? null,
        };
      }
      return {
        ...party,
        document: party.document ?? known?.document ?? null,
        ...(isSilent && refersBack && known
          ? { maritalRegime: known.maritalRegime, spouse: known.spouse }
          : {}),
      };
    },
  };
}

/** `A, B e C, já qualificados`: said of all of them. */
const inListQualified =
  /^(?:,|\sE)\s(?:[A-Z']+\s){1,8}?(?:[A-Z' ]|,\s(?!CPF|CIC|CASAD|SOLTEIR|VIUV)){0,150}?\b(?:JA|ACIMA|RETRO|SUPRA|ANTERIORMENTE|ANTES)\s(?:\w+\s)?QUALIFICAD[OA]S\b/;
