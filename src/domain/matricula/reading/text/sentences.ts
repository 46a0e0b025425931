import type { Range } from '../../../text/found.ts';

const abbreviation =
  /(?:^|[\s(,;:/.])[A-Z]$|(?:^|[\s(,;:/-])(?:S\.?A|S\/A|NO|NS|N[ºO]S?|FLS?|FL|ART|ARTS|DR|DRA|SR|SRA|SRS|LIV|PAG|CIA|AV|INC|MAT|MATR|PROT|REG|RUA|TAB|CART|COM|CF|PUBL|EST|MUN|DES|ENG|PROF|STA|STO|JR|LTDA|C\/C|S\/M|VENC|EMOL|OF)$/;

/** Words no sentence begins with: the stop before them is a speck of dirt. */
const goesOn = /^\s+(?:E|OU|DE|DO|DA|QUE|COM)\s/;

/** Where the sentence at `from` ends: its full stop, those of abbreviations and numbers passed over; else `end`. */
export function sentenceEnd(folded: string, from: number, end: number): number {
  const stop = /[.](?=\s)/g;
  stop.lastIndex = from;
  for (let match = stop.exec(folded); match && match.index < end; match = stop.exec(folded)) {
    const before = folded.slice(Math.max(from, match.index - 12), match.index);
    const next = /\S/.exec(folded.slice(match.index + 1, match.index + 4))?.[0] ?? '';
    if (
      !abbreviation.test(before) &&
      !/[\d,;)]/.test(next) &&
      !goesOn.test(folded.slice(match.index + 1, match.index + 8))
    )
      return match.index;
    if (
      /LTDA$|S\.?A$/.test(before) &&
      /^\.\s(?:[OA]S?|VALOR|TITULO|EM|POR|PRECO|DOU|FICA|PELO|SEM|CONFORME|FOI)\s/.test(
        folded.slice(match.index, match.index + 10),
      )
    )
      return match.index;
  }
  return end;
}

/** The sentences of a range, in order. */
export function sentencesOf(folded: string, { start, end }: Range): Range[] {
  const found: Range[] = [];
  for (let at = start; at < end; ) {
    const stop = sentenceEnd(folded, at, end);
    found.push({ start: at, end: stop });
    at = stop + 1;
  }
  return found;
}
