import type { Act, CertificateClosing, Opening } from '../matricula/model/index.ts';
import type { Evidence } from '../pages/evidence.ts';
import { firstPage, pageAt, provingWords } from '../pages/evidence.ts';
import { folded } from './context.ts';
import type { FindingEvidence } from './finding.ts';

/**
 * Words that prove a finding: those of a value the reader proved, else those a pattern meets in the text, else the
 * beginning of the act. A flag without words is allowed only where something is absent.
 */

/** Proof of the first of several fields that has one; the beginning of the act where none has. */
export function proofOfField(act: Act, ...fields: readonly string[]): FindingEvidence[] {
  const field = fields.find((name) => act.evidence[name]);
  const evidence = field ? act.evidence[field] : undefined;
  return field && evidence ? [ofField(act, field, evidence)] : proofOfHead(act);
}

/** The words a pattern meets in the act; its beginning where it meets none. */
export function proofOfWords(act: Act, pattern: RegExp): FindingEvidence[] {
  const match = pattern.exec(folded(act.text));
  if (!match) return proofOfHead(act);
  return [inText(act, act.text, match.index, match.index + match[0].length)];
}

/** The first words of the act: its code, date and title. */
export function proofOfHead(act: Act): FindingEvidence[] {
  if (act.evidence.event && act.text === '') return [ofField(act, 'event', act.evidence.event)];
  if (act.text === '') return [];
  const end = act.text.length <= headLength ? act.text.length : act.text.lastIndexOf(' ', headLength);
  return [inText(act, act.text, 0, end > 0 ? end : headLength)];
}

const headLength = 90;

export function openingField(opening: Opening, ...fields: readonly string[]): FindingEvidence[] {
  const field = fields.find((name) => opening.evidence[name]);
  const evidence = field ? opening.evidence[field] : undefined;
  return field && evidence
    ? [{ act: null, code: null, field, page: firstPage(evidence), quote: provingWords(evidence) }]
    : [];
}

export function openingWords(opening: Opening, pattern: RegExp): FindingEvidence[] {
  const match = pattern.exec(folded(opening.text));
  return match ? [inText(opening, opening.text, match.index, match.index + match[0].length)] : [];
}

/** Of the certificate's own closing: the first of several fields that has a proof. */
export function closingProof(
  { evidence }: CertificateClosing,
  ...fields: readonly string[]
): FindingEvidence[] {
  const name = fields.find((one) => evidence[one]);
  const proof = name ? evidence[name] : undefined;
  const field = name ? `closing.${name}` : null;
  return proof ? [{ act: null, code: null, field, page: firstPage(proof), quote: provingWords(proof) }] : [];
}

const ofField = (act: Act, field: string, evidence: Evidence): FindingEvidence => ({
  act: act.id,
  code: act.code,
  field,
  page: firstPage(evidence),
  quote: provingWords(evidence),
});

function inText(thing: Act | Opening, text: string, start: number, end: number): FindingEvidence {
  const isAct = 'code' in thing;
  return {
    act: isAct ? thing.id : null,
    code: isAct ? thing.code : null,
    field: null,
    page: pageAt(thing, start),
    quote: text.slice(start, end).replace(/\s+/g, ' ').trim(),
  };
}
