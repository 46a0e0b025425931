import type { Evidence, EvidenceMap } from '../../pages/evidence.ts';
import type { Share } from '../../units.ts';
import { openBlocks } from '../corrections/accountedBlocks.ts';
import type { Truth } from '../corrections/corrections.ts';
import { isAcquisition } from '../model/events.ts';
import type { Act, Situation } from '../model/model.ts';

/**
 * How sure the owners of today are: as sure as the least sure of what made them so, which is the opening or the acts
 * from the oldest title that still counts, and nothing at all where their shares do not close.
 */
export function ownershipConfidence(
  { opening, acts, coverage }: Pick<Truth, 'opening' | 'acts' | 'coverage'>,
  now: Situation,
): number {
  const places = now.owners.map(({ origin }) => acts.findLast(({ code }) => code === origin)?.place ?? -1);
  const since = Math.min(...places, acts.length);
  const chain = acts.filter(({ place, id }) => place >= since && now.valid[id]);
  const moving = chain.filter(({ event }) => isAcquisition(event));
  const codes = new Set(moving.map(({ code }) => code));
  const isBroken = now.warnings.some(
    ({ code, acts: concerned }) => /^share|^grantor/.test(code) && concerned.some((item) => codes.has(item)),
  );
  return Math.min(
    isBroken ? 60 : 100,
    now.owners.some(({ share }) => isOddShare(share)) ? 75 : 100,
    // What nobody has accounted for may have moved the property.
    openBlocks({ acts, coverage }).some(({ why }) => why !== 'unreadable') ? 80 : 100,
    since < 0 ? least(opening.evidence, /^owners\.\d+\.(?:name|share)$/) : 100,
    ...moving.map(({ evidence }) =>
      least(evidence, /^(?:event|transfers\..*|(?:grantors|grantees)\.\d+\.name)$/),
    ),
    // An act of an unsure kind may have moved something.
    ...chain.map(({ evidence }) => evidence.event?.confidence ?? 100),
  );
}

/** Nobody buys 131/668: such a share was worked out from areas or sums that were none of its own. */
function isOddShare(share: Share): boolean {
  let under = Number(share.split('/')[1]);
  for (const factor of [2, 3, 5, 7, 11, 13]) while (under % factor === 0) under /= factor;
  return under > 1;
}

/** An act is in force as surely as it was read, and void as surely as what takes it down says so. */
export function validityProof(act: Act, acts: readonly Act[], now: Situation): Evidence | null {
  const own = act.evidence.event ?? act.evidence.text ?? null;
  if (now.valid[act.id]) return own;
  const killer = acts.findLast(({ links }) =>
    links.some(({ kind, code }) => kind === 'cancels' && code === act.code),
  );
  const index = killer?.links.findIndex(({ kind, code }) => kind === 'cancels' && code === act.code) ?? -1;
  return killer?.evidence[`links.${index}.code`] ?? killer?.evidence.event ?? own;
}

/** The same proof, no surer than `most`. */
export const atMost = (proof: Evidence, most: number): Evidence =>
  proof.confidence <= most ? proof : { ...proof, confidence: most };

const least = (evidence: EvidenceMap, fields: RegExp): number =>
  Math.min(
    100,
    ...Object.entries(evidence).flatMap(([path, { confidence }]) => (fields.test(path) ? [confidence] : [])),
  );
