import type { Evidence, EvidenceMap } from '../../../pages/evidence.ts';
import { valueAt } from '../../model/fields/valueAt.ts';
import type { CoverageBlock, Reading } from '../../model/model.ts';
import { quoteHolds } from '../../model/proof/quoteHolds.ts';
import { situation } from '../../model/situation/situation.ts';
import { actSignals, areNumberedApart } from './actSignals.ts';
import { type NamesInRecord, namesInRecord } from './namesInRecord.ts';
import { openingSignals } from './openingSignals.ts';
import { weighed } from './signals.ts';
import { documentsKnown } from './transferSignals.ts';

/**
 * A reading whose confidences mean what they say: of values shown at 90 to 100 at least nine in ten are right. How
 * well the words were recognised and each rule's own doubt are there already; here values are weighed against each
 * other. A value whose words do not say it has no confidence at all.
 */
export function calibrated(reading: Reading): Reading {
  const { opening, acts, closing, coverage } = reading;
  const names = namesInRecord(opening, acts);
  const { warnings } = situation(opening, acts);
  const elsewhere = elsewhereIn(reading, names);
  const around = {
    acts,
    areApart: areNumberedApart(acts),
    names,
    warnings,
    documents: documentsKnown(opening, acts),
    swallowed: actsWithOpen(coverage),
  };
  return {
    opening: {
      ...opening,
      evidence: weighed(
        proved(opening, opening.evidence, elsewhere),
        openingSignals(opening, names, warnings),
      ),
    },
    acts: acts.map((act) => ({
      ...act,
      evidence: weighed(proved(act, act.evidence, elsewhere), actSignals(act, around)),
    })),
    closing: { ...closing, evidence: proved(closing, closing.evidence, elsewhere) },
    coverage,
  };
}

const actsWithOpen = (coverage: readonly CoverageBlock[]): ReadonlySet<string> =>
  new Set(
    coverage.flatMap(({ use, act, why }) =>
      use === 'open' && act !== null && why !== 'number-gap' && why !== 'unreadable' ? [act] : [],
    ),
  );

/** Words elsewhere in the record that say a value; null when nothing does. */
type Elsewhere = (path: string, value: unknown, apart: Evidence) => Evidence | null;

/**
 * Where references lead: somebody called `o proprietário` to the words that name him, the only mortgage to its own
 * heading, the district to the town.
 */
function elsewhereIn({ opening, acts }: Pick<Reading, 'opening' | 'acts'>, names: NamesInRecord): Elsewhere {
  const headings = new Map(acts.map(({ code, evidence }) => [code, evidence.code ?? null]));
  return (path, value, apart) => {
    if (path === 'district') return opening.evidence['property.municipality'] ?? null;
    if (/^links\.\d+\.code$/.test(path)) return headings.get(String(value)) ?? null;
    return /name$|spouse$|creditor$/i.test(path) && typeof value === 'string'
      ? names.words(value, apart)
      : null;
  };
}

/** Proofs that hold their values, together with the words they refer to where they say them not themselves. */
function proved(thing: unknown, evidence: EvidenceMap, elsewhere: Elsewhere): EvidenceMap {
  return Object.fromEntries(
    Object.entries(evidence).map(([path, proof]) => {
      const value = valueAt(thing, path);
      if (quoteHolds(path, value, proof.quote)) return [path, proof];
      const more = elsewhere(path, value, proof);
      const joined = more ? both(proof, more) : null;
      return [path, joined && quoteHolds(path, value, joined.quote) ? joined : { ...proof, confidence: 0 }];
    }),
  );
}

const both = (a: Evidence, b: Evidence): Evidence => ({
  spans: [...a.spans, ...b.spans],
  quote: `${a.quote} … ${b.quote}`,
  confidence: Math.min(a.confidence, b.confidence),
});
