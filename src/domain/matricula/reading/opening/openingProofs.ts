import { formatCnm, isCnm, splitCnm } from '../../../documents/cnm.ts';
import { isState } from '../../../documents/states.ts';
import type { Evidence } from '../../../pages/evidence.ts';
import { evidenceOf, type Line, type SourcedText, toSourcedText } from '../../../pages/sourcedText.ts';
import { fold } from '../../../text/fold.ts';
import type { readOffice } from './office.ts';

const cnmPattern =
  /(?<!\d)([\dOIL]{6})\s?[.,]?\s?([23])\s?[.,]?\s?([\dOIL]{7})\s?[-.]?\s?([\dOIL]{2})(?!\d)/g;

/** The national code, wherever printed: the one whose check digits hold, else the one with this record's number. */
export function readCnm(
  head: SourcedText,
  body: SourcedText,
  number: string | null,
): { value: string; proof: Evidence } | null {
  const all = [head, body].flatMap((sourced) =>
    [...sourced.folded.matchAll(cnmPattern)].slice(0, 40).map((match) => ({
      value: `${match[1]}${match[2]}${match[3]}${match[4]}`.replace(/O/g, '0').replace(/[IL]/g, '1'),
      label: /CNM|NACIONAL DE MATRICULA/.test(
        sourced.folded.slice(Math.max(0, match.index - 40), match.index),
      ),
      dotted: /\d\s?[.]\s?[23]\s?[.]/.test(match[0]),
      sourced,
      at: { start: match.index, end: match.index + match[0].length },
    })),
  );
  const known = all.filter(({ label, dotted }) => label || dotted);
  const best =
    known.find(({ value }) => isCnm(value)) ??
    known.find(({ value }) => splitCnm(value)?.number.replace(/^0+/, '') === number);
  return best ? { value: formatCnm(best.value), proof: evidenceOf(best.sourced, best.at) } : null;
}

export function numberProof(head: SourcedText, body: SourcedText, number: string | null): Evidence | null {
  if (!number) return null;
  const printed = new RegExp(`(?<![\\d.])${number.replace(/\B(?=(\d{3})+$)/g, '[.,\\s]?')}(?![\\d])`);
  for (const sourced of [head, body]) {
    const match = printed.exec(sourced.folded);
    if (match) return evidenceOf(sourced, { start: match.index, end: match.index + match[0].length });
  }
  return null;
}

/** The first words that name a town. */
export function townProof(sourced: SourcedText, town: string): Evidence | null {
  const start = sourced.folded.indexOf(fold(town));
  return start < 0 ? null : evidenceOf(sourced, { start, end: start + town.length });
}

export function wordsProof(words: OfficeWords): Evidence | null {
  if (words.length === 0) return null;
  const sourced = toSourcedText([{ page: words[0]?.page ?? 1, words, text: '' } satisfies Line]);
  return evidenceOf(sourced, { start: 0, end: sourced.text.length });
}

type OfficeWords = ReturnType<typeof readOffice>['words'];

/** The state that issued most identity cards named in the opening. */
export function issuerState(folded: string): string | null {
  const votes = new Map<string, number>();
  for (const match of folded.matchAll(
    /\b(?:SSP|IFP|DETRAN|CREA|OAB|CRM)\s?[/-]\s?([A-Z]{2})\b|\b[\d.]{7,12}-([A-Z]{2})\b/g,
  )) {
    const state = match[1] ?? match[2] ?? '';
    if (isState(state)) votes.set(state, (votes.get(state) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
