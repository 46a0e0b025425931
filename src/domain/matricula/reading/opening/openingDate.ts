import type { SourcedText } from '../../../pages/sourcedText.ts';
import { dateAfter, findDates } from '../../../text/dateText.ts';
import { fold } from '../../../text/fold.ts';
import type { Found, Range } from '../../../text/found.ts';

/** The opening's day: labelled, or before the description, or with the place at the opening's end. */
export function dateWithPlace(
  folded: string,
  text: string,
  range: Range,
  property: Range,
): { date: Found<string> | null; town: string | null } {
  const label = /\bDATA(?:\s+D[AE]\s+(?:MATRICULA|ABERTURA))?\s*:?\s*/.exec(
    folded.slice(range.start, range.end),
  );
  const labelled = label && dateAfter(folded, range.start + label.index + label[0].length, 2, range.end);
  const placed = [
    ...folded
      .slice(range.start, range.end)
      .matchAll(
        /(?:^|[.;)\]]\s*|\s\s|\d\s+)([A-Z][A-Z'-]+?(?:\s[A-Z'-]+?){0,4})(?:\s?[-/]\s?[A-Z]{2})?\s?,\s{1,2}(?:AOS\s|EM\s)?/g,
      ),
  ]
    .map((match) => ({
      town: match,
      date: dateAfter(folded, range.start + match.index + match[0].length, 0, range.end),
    }))
    .filter(({ date }) => date !== null);
  const town = placed.map(({ town: match }) => match[1] ?? '').at(-1) ?? null;
  const before = findDates(folded, range.start, property.start)[0] ?? null;
  const behind = placed.findLast(({ date }) => date !== null && date.start > property.start)?.date ?? null;
  const last = findDates(folded, Math.max(range.start, range.end - 260), range.end).at(-1) ?? null;
  const name = town === null ? null : text.slice(range.start + (placed.at(-1)?.town.index ?? 0)).slice(0, 80);
  const printed =
    town && name ? name.slice(fold(name).indexOf(town), fold(name).indexOf(town) + town.length) : null;
  return { date: labelled ?? before ?? behind ?? last, town: printed };
}

/** The opening's day where only the page head has it, beside the number: `MATRÍCULA Nº 1.234   DATA: 7 de março de 2001`. */
export function dateInHead({ folded, lineStarts }: SourcedText): Found<string> | null {
  for (const [index, start] of lineStarts.entries()) {
    const end = lineStarts[index + 1] ?? folded.length;
    if (!/\bMATRICULA\b|\bFICHA\b|\bFLS?\b|\bDATA\s*:/.test(folded.slice(start, end))) continue;
    const date = findDates(folded, start, end)[0];
    if (date) return date;
  }
  return null;
}
