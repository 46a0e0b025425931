import type { Range } from '../../../text/found.ts';
import type { Mention } from './parties.ts';

/**
 * Words that give or keep a usufruct; `respeitado o usufruto do R.11` only tells of one. A point before a digit
 * (of a CPF, a price, an area) ends no sentence.
 */
const gives =
  /\b(?:RESERV|INSTITU|CONSTITU)\w+\b(?:[^.;]|\.(?=\d)){0,70}\bUSUFRUTO\b(?! (?:OBJETO|CONSTANTE|REGISTRAD|D[OA] (?:R|AV)\b))|\bUSUFRUTO\b(?:[^.;]|\.(?=\d)){0,40}\b(?:RESERVAD|INSTITUID|CONSTITUID|EM FAVOR|A FAVOR|PARA)|\bRESERV\w+(?:-SE)?\b(?:[^.;]|\.(?=\d)){0,30}\bPARA SI\b|\bUSUFRUTUARI[OA]S?\b|\b[OE] USUFRUTO(?: VITALICIO)? (?:AO?S?|PARA)\s$/;
const bare = /\bNUA.?PROPRIEDADE\b/;

/**
 * Parts the receivers of a deed into those who get the land and those who only hold the usufruct that the same
 * deed keeps or gives (`reservando o usufruto para si e sua mulher ANA`) and become no owners. Everybody is in
 * one of the two.
 * @see domain rules of the matrícula, section 6.4
 */
export function partReceivers(
  folded: string,
  from: number,
  receivers: readonly Mention[],
): { readonly owners: readonly Mention[]; readonly usufructuaries: readonly Mention[] } {
  const gaps = receivers.map(({ start }, index) => folded.slice(receivers[index - 1]?.end ?? from, start));
  const splits = gaps.some((gap) => gives.test(gap)) && gaps.some((gap) => bare.test(lastOf(gap)));
  const kept: Mention[] = [];
  let holds = false;
  for (const [index, mention] of receivers.entries()) {
    const gap = gaps[index] ?? '';
    if (bare.test(lastOf(gap))) holds = false;
    else if (gives.test(gap))
      holds = kept.length > 0 || (splits && gaps.slice(index + 1).some((next) => bare.test(next)));
    if (!holds) kept.push(mention);
  }
  if (kept.length === 0) return { owners: receivers, usufructuaries: [] };
  const usufructuaries = receivers.filter((mention) => !kept.includes(mention));
  const ofGivers = usufructuaries.filter((mention) =>
    besideGiver.test(gaps[receivers.indexOf(mention)] ?? ''),
  );
  return {
    owners: kept.map((owner) => apart(owner, ofGivers)),
    usufructuaries: usufructuaries.map((holder) =>
      ofGivers.includes(holder) ? apart(holder, kept) : holder,
    ),
  };
}

/**
 * The same of a partition, which may also say the part behind each name: `coube à viúva RITA o usufruto e aos filhos
 * JONAS e LIA a nua-propriedade`.
 */
export function partHeirs(
  folded: string,
  from: number,
  end: number,
  receivers: readonly Mention[],
): ReturnType<typeof partReceivers> {
  const before = partReceivers(folded, from, receivers);
  if (before.usufructuaries.length > 0) return before;
  const behind = receivers.map((mention, index) =>
    said(folded.slice(mention.end, Math.min(receivers[index + 1]?.start ?? end, mention.end + 240))),
  );
  // Of several named together the part stands behind the last.
  const parts = behind.map((_, index) => behind.slice(index).find((part) => part !== null) ?? null);
  if (!parts.includes('bare') || !parts.includes('usufruct')) return before;
  return {
    owners: receivers.filter((_, index) => parts[index] !== 'usufruct'),
    usufructuaries: receivers.filter((_, index) => parts[index] === 'usufruct'),
  };
}

/** The part said behind a name; nothing where the words lead on to the next name with it: `o usufruto a RITA`. */
function said(words: string): 'bare' | 'usufruct' | null {
  const found = /^(?:[^.;]|\.(?=\d))*?\b([OE] USUFRUTO|A NUA.?PROPRIEDADE)\b(?! D[OA] (?:R|AV)\b)(.*)$/s.exec(
    words,
  );
  if (!found || /^(?: VITALICIO)?,? (?:AO?S?|PARA)(?: [A-Z]+){0,2},? $/.test(found[2] ?? '')) return null;
  return found[1]?.endsWith('USUFRUTO') ? 'usufruct' : 'bare';
}

/** `para si e sua mulher ANA`: the giver's wife, though the name before hers is another's. */
const besideGiver =
  /\b(?:SI|DOADORA?|VENDEDORA?|TRANSMITENTE)(?: [A-Z]+)?,? E (?:[AO] )?(?:SUA|SEU) [A-Z]+,?\s*$/;

const apart = (mention: Mention, others: readonly Mention[]): Mention =>
  mention.partner && others.includes(mention.partner) ? { ...mention, partner: null, regime: null } : mention;

/** What is said last before a name: of the bare land and of the usufruct the nearer one counts. */
const lastOf = (gap: string): string => gap.slice(Math.max(0, gap.lastIndexOf('USUFRUTO')));

/** Whether the deed keeps the usufruct back rather than giving it. */
export const isReserved = (folded: string, body: Range): boolean =>
  /RESERV/.test(folded.slice(body.start, body.end));
