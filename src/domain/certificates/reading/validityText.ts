import type { LocalDate } from '../../dates.ts';
import { findDates } from '../../text/dateText.ts';
import { type Found, matchesIn } from '../../text/found.ts';
import { readNumberInWords } from '../../text/numbersInWords.ts';
import type { CertificateText } from './certificateText.ts';

const untilLead =
  /(?:VALID[AO]S?\s+(?:[A-Z]+\s){0,3}?ATE(?:\s+(?:O\s+DIA|A\s+DATA\s+DE|DIA))?|VALIDADE(?:\s+D[AEO]\s+[A-Z]{3,12})?(?:\s+ATE(?:\s+O\s+DIA)?)?|DATA\s+D[AE]\s+(?:VALIDADE|VENCIMENTO)|VENCIMENTO|VENCE\s+EM|EXPIRA\s+EM|(?:\d{1,4}|\))\s*(?:\([A-Z ]+\)\s*)?DIAS,?\s+(?:OU\s+SEJA,?\s+)?ATE(?:\s+O\s+DIA)?|VALID[AO]\s+[^.;]{0,40}\bATE)[\s:.,-]{0,4}$/;
/** `15/10/2026 a 13/11/2026`: the second day is the last. */
const between = /^\s*(?:A|ATE|-)\s+$/;

const spanOpen = /^\s*(?:A|ATE)\s+[\dOILSBZ]{1,2}\s?\S/;

/** Days said to be the last one of the validity. */
export function dueDates({ folded }: CertificateText): Found<LocalDate>[] {
  const dates = findDates(folded);
  return dates.flatMap((item, index) => {
    const lead = folded.slice(Math.max(0, item.start - 70), item.start);
    if (!untilLead.test(lead)) return [];
    const next = dates[index + 1];
    if (next && between.test(folded.slice(item.end, next.start))) return [next];
    // The last day is there, and nobody can read it.
    return spanOpen.test(folded.slice(item.end, item.end + 12)) ? [] : [item];
  });
}

const term =
  /(?:VALID(?:ADE|[AO]S?)\b[^.;\d/]{0,60}?)(?:(\d{1,3})\s*(?:\([^)]{2,40}\)\s*)?|(?<=\s)((?:[A-Z]+\s+(?:E\s+)?){1,4}?)(?:\(\s?(\d{1,3})\s?\)\s*)?)(DIAS?|MES(?:ES)?|ANOS?)\b/g;
/** `14/02/2027 - 180 (cento e oitenta) dias`: the term behind the printed day. */
const behindDate =
  /^\s*[-,(]?\s*(?:OU\s+|COM\s+)?(?:PRAZO\s+DE\s+VALIDADE\s+DE\s+)?(\d{1,3})\s*(?:\([^)]{2,40}\)\s*)?(DIAS?|MES(?:ES)?)\b/;

export interface Term {
  readonly unit: 'days' | 'months';
  readonly count: number;
}

/** Terms of validity, in figures or words. Where a certificate may be checked for 90 days is none. */
export function terms(certificate: CertificateText): Found<Term>[] {
  const { folded } = certificate;
  const found: Found<Term>[] = [];
  for (const match of matchesIn(term, folded)) {
    const count = match[1] ?? match[3] ?? inWords(match[2] ?? '');
    const value = termOf(Number(count ?? 0), match[4] ?? '');
    if (value && !isOfSomethingElse(folded, match.index, match[0]))
      found.push({ value, start: match.index, end: match.index + match[0].length });
  }
  for (const { start, end } of dueDates(certificate)) {
    const match = behindDate.exec(folded.slice(end, end + 70));
    const value = match && termOf(Number(match[1]), match[2] ?? '');
    if (match && value) found.push({ value, start, end: end + match[0].length });
  }
  return found;
}

/** The number the last words spell: `POR TRINTA` is 30. */
function inWords(text: string): number | null {
  const words = text.trim().split(/\s+/);
  for (const at of words.keys()) {
    const number = readNumberInWords(words.slice(at).join(' '), 0);
    if (number) return number.value;
  }
  return null;
}

function termOf(count: number, unit: string): Term | null {
  if (count < 1 || count > 999) return null;
  if (unit.startsWith('D')) return { unit: 'days', count };
  return { unit: 'months', count: unit.startsWith('A') ? count * 12 : count };
}

const isOfSomethingElse = (folded: string, at: number, text: string): boolean =>
  /\b(?:ASSINATURA|VERIFICAD|AUTENTICIDADE|CONSULTAD)/.test(text) ||
  /INVALID[AO]?$/.test(folded.slice(Math.max(0, at - 2), at + 7));
