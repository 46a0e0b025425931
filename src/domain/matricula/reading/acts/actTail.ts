import type { LocalDate } from '../../../dates.ts';
import { dateAfter, findDates } from '../../../text/dateText.ts';
import type { Found } from '../../../text/found.ts';

/** The closing formula: place and date, or `Em` and date, as a sentence of their own near the end. */
export function readTail(
  folded: string,
  text: string,
  start: number,
  end: number,
): { start: number; date: Found<LocalDate> | null } {
  const signature = signatureStart(folded, start, end);
  const from = Math.max(start, end - 420);
  const dates = findDates(folded, from, end);
  for (const date of dates.reverse()) {
    if (end - date.end > 330) break;
    if (!isSigned(folded, date.end, end)) continue;
    const window = Math.max(start, date.start - 64);
    const line = text.slice(window, date.start).lastIndexOf('\n');
    // A line of its own is a sentence of its own.
    const before =
      line >= 0 &&
      /^\p{Lu}/u.test(text.slice(window + line + 1)) &&
      placeOnly.test(folded.slice(window + line + 1, date.start))
        ? `.${folded.slice(window + line, date.start)}`
        : folded.slice(window, date.start);
    const lead =
      /(?:^|[.;)!"]\s*|\bFE\b[.,]?\s*)((?:(?:S\.|STO\.|STA\.)?\s?[A-Z][A-Z'-]*(?:\s+(?:[A-Z'-]+)){0,5}\s?(?:[-/(]\s?[A-Z]{2}\)?)?\s?[,.]\s{0,2})?(?:(?:REGISTRAD|AVERBAD|LANCAD|FEIT)[OA]\s)?(?:EM\s|AOS\s)?\s?)$/.exec(
        before,
      );
    const after = folded.slice(date.end, date.end + 6);
    if (!lead || !/^\s?[.,;:)]|^\s?$|^\s?-|^\s/.test(after)) continue;
    // `dada pelo BANCO S.A. em 25 de setembro, ficam cancelados`: a sentence that goes on.
    if (/^\s?,\s?(?!(?:o|a|eu)\s)\p{Ll}/u.test(text.slice(date.end, date.end + 6))) continue;
    const words = (lead[1] ?? '').trim();
    const at = date.start - (lead[1] ?? '').length;
    if (words === '' && !/^\s?[.;]/.test(after)) continue;
    if (
      words !== '' &&
      !/^(?:(?:REGISTRAD|AVERBAD|LANCAD|FEIT)[OA]\s)?(?:EM|AOS)$/.test(words) &&
      !/^\s*\p{Lu}/u.test(text.slice(at, at + 3))
    )
      continue;
    if (/\b(?:VENC|PRAZO|ATE|DESDE|TITULO|ESCRITURA|CEDULA|MANDADO|DATAD)[A-Z]*[^.]{0,12}[.:]?$/.test(words))
      continue;
    return { start: Math.min(signature, at), date };
  }
  return { start: signature, date: null };
}

/** `Certifico e dou fé que` begins a body, `dou fé.` ends one. */
const signaturePattern =
  /(?:\bO\s+REFERIDO\s+E\s+VERDADE\b|\bDOU\s+FE\b(?!,?\s+(?:QUE|DE QUE|HAVER|TER)\b)|\b[OA]\s+(?:OFICIAL|ESCREVENTE|TITULAR|REGISTRADOR|SUBSTITUT[OA]|PREPOST[OA]|SERVENTUARI[OA]|SUB-?OFICIAL|ESC\.)\b|\(A\)|\b(?:OFICIAL|ESCREVENTE|REGISTRADORA?|SUB-?OFICIAL)\s?:|\bEU,\s)/g;

/** Where the officer begins to sign: nothing behind it is about the act. */
function signatureStart(folded: string, start: number, end: number): number {
  const text = folded.slice(start, end);
  for (const match of text.matchAll(signaturePattern)) {
    const at = match.index;
    const isFormula = /^(?:O\s+REFERIDO|DOU\s+FE)/.test(match[0]);
    const before = text.slice(0, at).trimEnd();
    if (at < 12 || !(isFormula || /[.;,)"-]$/.test(before) || /DATA SUPRA$/.test(before))) continue;
    if (isFormula || text.length - at < Math.max(140, text.length * 0.35)) return start + at;
  }
  return end;
}

/** `Data: 07/06/1989.` as the last sentence of the act. */
export function labelledDate(folded: string, start: number, end: number): Found<LocalDate> | null {
  const from = Math.max(start, end - 200);
  const match = [
    ...folded.slice(from, end).matchAll(/[.;)]\s*DATA(?:\s+D[OA]\s+(?:ATO|REGISTRO|AVERBACAO))?\s*:\s*/g),
  ].at(-1);
  if (!match) return null;
  const date = dateAfter(folded, from + match.index + match[0].length, 0, end);
  return date && isSigned(folded, date.end, end) ? { ...date, start: from + match.index + 1 } : null;
}

const placeOnly =
  /^[A-Z][A-Z'-]*(?:\s+[A-Z'-]+){0,5}\s?(?:[-/(]\s?[A-Z]{2}\)?)?\s?[,.]\s{0,2}(?:EM\s|AOS\s)?$/;

/** Behind the closing date comes a signature or next to nothing, never the deed. */
function isSigned(folded: string, at: number, end: number): boolean {
  const rest = folded.slice(at, end).trim();
  if (rest.length <= 75) return true;
  const mark =
    /\b(?:OFICIALA?|SELO|ESCREVENTE|TITULAR|REGISTRADORA?|SUBSTITUT[OA]|PREPOST[OA]|SERVENTUARI[OA]|SUB-?OFICIAL|AGENTE DELEGADO)\b|\bDOU FE\b|\(A\)|\bEU,|\bO REFERIDO\b|\bEMOL/.exec(
      rest,
    );
  return mark !== null && mark.index <= 48;
}
