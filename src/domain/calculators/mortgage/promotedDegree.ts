import { fold } from '../../text/fold.ts';
import { readOrdinal } from '../../text/numbersInWords.ts';
import { type Passage, saidInText, standingActs } from '../filling.ts';
import type { ReadRecord } from '../fromRecord.ts';

/**
 * The degree a later act in force says a guarantee moved up to (`passando a do R-18 a ser de 1º grau`); no guarantee
 * moves up by itself.
 * @param code of the guarantee: `R-18`
 */
export function promotedDegree(
  code: string,
  record: ReadRecord,
): { readonly degree: number; readonly said: Passage } | null {
  for (const act of standingActs(record).toReversed()) {
    for (const match of fold(act.text).replace(/\s/g, ' ').matchAll(promotion)) {
      const [words, kind, order, rank = ''] = match;
      if (`${kind}-${Number(order)}` !== code) continue;
      const degree = /^\d$/.test(rank) ? Number(rank) : readOrdinal(rank);
      const quote = act.text.slice(match.index, match.index + words.length);
      if (degree) return { degree, said: saidInText(act, quote, record.truth) };
    }
  }
  return null;
}

const promotion =
  /\bPASS(?:A|OU|ANDO|ARA)\b[^.;]{0,50}?\b(R|AV)[-. ]?0?(\d{1,3})\b[^.;]{0,30}?\bA SER\b(?: A?)?(?: DE| EM)?\s*(\d|PRIMEIR[OA]|SEGUND[OA]|TERCEIR[OA])\s?[ºO°]?\s?GRAU\b/g;
