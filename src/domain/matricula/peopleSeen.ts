import type { Range } from '../text/found.ts';
import type { SourcedParty } from './actParties.ts';
import type { Party } from './model.ts';
import { foldName } from './names.ts';
import { findMentions, toParty } from './parties.ts';

/** Everybody a record has qualified so far: `já qualificado` means what was said of them before. */
export interface PeopleSeen {
  /** Remembers all who are qualified in a range. */
  readonly note: (folded: string, text: string, range: Range) => void;
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
          maritalRegime:
            isMarried || mention.isSingle ? party.maritalRegime : (before?.maritalRegime ?? null),
          spouse: isMarried || mention.isSingle ? party.spouse : (before?.spouse ?? null),
        });
      }
    },
    complete: ({ party, mention }, folded, owners) => {
      const before = seen.get(foldName(party.name));
      if (!mention) return { ...party, document: party.document ?? before?.document ?? null };
      const refersBack = /^[^;.]{0,40}\bQUALIFICAD[OA]/.test(folded.slice(mention.end, mention.end + 60));
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
