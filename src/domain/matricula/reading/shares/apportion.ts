import type { AreaRead } from '../../../text/areaText.ts';
import type { Found, Range } from '../../../text/found.ts';
import { findShares } from '../../../text/shareText.ts';
import { divideShares, type Share, sumShares, toShare } from '../../../units.ts';
import type { Mention } from '../persons/parties.ts';
import { findLandShares } from './landShares.ts';

/** The share each of several people gets, as the text around their names says; null where it says nothing. */
export function apportion(
  folded: string,
  people: readonly Mention[],
  { start, end }: Range,
  total: AreaRead | null = null,
): (Share | null)[] {
  const none = people.map(() => null);
  const [first, last] = [people[0], people.at(-1)];
  if (!first || !last) return none;
  const stated = withTheOther(folded, findShares(folded, start, end), end);
  const shares =
    stated.length > 0 || people.length < 2 ? stated : findLandShares(folded, { start, end }, total);
  if (shares.length === 0) return none;
  const each = shares.find(
    (item) =>
      /^[^.;,]{0,24}\b(?:PARA |A |POR )?CADA\b|^\s?,\s?(?:PARA |A |POR )CADA\b|^\s*(?:\([^)]*\)\s*)?(?:PARA |A )?(?:CADA|UM)\b/.test(
        folded.slice(item.end, item.end + 60),
      ) ||
      /\bCADA\s(?:\w+\s){0,6}$|\b(?:PARTES|QUINHOES|QUOTAS|COTAS|FRACOES)\s(?:IDEAIS\s)?IGUAIS,?\s(?:DE|CORRESPONDENTES? A|EQUIVALENTES? A|OU SEJA,?|SENDO)\s$/.test(
        folded.slice(Math.max(0, item.start - 60), item.start),
      ),
  );
  const after = shares.filter((item) => item.start >= last.end);
  const placed =
    people.length > 1 ? (byPlace(folded, people, after) ?? byPronoun(folded, people, shares, end)) : null;
  if (placed) return placed;
  if (after.length === people.length && people.length > 1 && !each && tellsWho(folded, after, end))
    return inOrder(folded, people, after);
  const following = people.map((person, index) => {
    const next = people[index + 1];
    const until = next?.start ?? end;
    const within = shares.filter((item) => item.start >= person.end && item.end <= until);
    if (each && within.includes(each)) return each.value;
    return within.find((item) => !announcesNext(folded, item.end, until, next))?.value ?? null;
  });
  const preceding = people.map((person, index) => {
    const from = people[index - 1]?.end ?? start;
    return (
      shares
        .filter(
          (item) => item.start >= from && item.end <= person.start && leadsTo(folded, item.end, person.start),
        )
        .at(-1)?.value ?? null
    );
  });
  // `venderam 60% do imóvel a X e 40% a Y`: the first share stands before the names begin.
  const lead = findShares(folded, Math.max(0, start - 60), start).findLast(
    (item) => leadsTo(folded, item.end, first.start) && item.end <= first.start,
  );
  if (people.length > 1 && lead && preceding[0] === null) {
    const told = [lead.value, ...preceding.slice(1)];
    if (told.every((share) => share !== null) && closes(told)) return told;
  }
  const count = (list: readonly (Share | null)[]) => list.filter((item) => item !== null).length;
  const best =
    count(preceding) > count(following) || (count(preceding) === count(following) && preceding[0] !== null)
      ? preceding
      : following;
  if (best.some((share) => share !== null) && best.some((share) => share === null) && !each) {
    const grouped = shareGroups(folded, people, best, best === preceding, start);
    if (grouped) return grouped;
  }
  const eachShare = each?.value ?? null;
  if (people.length > 1 && count(best) === people.length)
    return closes(best) || eachShare === null ? best : people.map(() => eachShare);
  if (eachShare === null) return people.length > 1 && count(best) > 1 ? best : none;
  return people.map((_, index) => best[index] ?? eachShare);
}

/** How a partition between spouses calls either. */
export const spouses = 'EL[EA]|SEPARAND[OA]|DIVORCIAND[OA]|MARIDO|MULHER|ESPOS[OA]|VARAO|VIRAGO';

/** `a ela 2/3 e a ele 1/3`, `25% para ele e 75% para ela`; null unless both are told and these close. */
function byPronoun(
  folded: string,
  people: readonly Mention[],
  shares: readonly Found<Share>[],
  end: number,
): Share[] | null {
  if (people.length !== 2) return null;
  const [a, b] = people.map(genderOf);
  const first = a ?? (b === 'f' ? 'm' : b === 'm' ? 'f' : null);
  if (first === null || a === b) return null;
  const told = new Map<string, Share>();
  for (const [index, share] of shares.entries()) {
    const previous = shares[index - 1]?.end ?? 0;
    const before = folded.slice(Math.max(previous, share.start - 24), share.start);
    const after = folded.slice(share.end, Math.min(end, share.end + 60, shares[index + 1]?.start ?? end));
    const pronoun =
      new RegExp(`\\b(?:A|AO|PARA)\\s(?:[OA]\\s)?(${spouses}),?\\s(?:[OA]S?\\s)?$`).exec(before)?.[1] ??
      new RegExp(`^\\s?(?:\\([^)]*\\)\\s?)?(?:DEL[EA]\\s)?(?:A|AO|PARA)\\s(?:[OA]\\s)?(${spouses})\\b`).exec(
        after,
      )?.[1];
    const side = pronoun && /^(?:ELA|MULHER|ESPOSA|VIRAGO)$|DA$/.test(pronoun) ? 'ELA' : 'ELE';
    if (pronoun && !told.has(side)) told.set(side, share.value);
  }
  const [his, hers] = [told.get('ELE'), told.get('ELA')];
  if (!his || !hers || !closes([his, hers])) return null;
  return first === 'm' ? [his, hers] : [hers, his];
}

/** `50% para o primeiro e 25% para cada uma das demais`; null unless it tells the share of each and these close. */
function byPlace(
  folded: string,
  people: readonly Mention[],
  shares: readonly Found<Share>[],
): Share[] | null {
  const count = people.length;
  // `metade para o casal e metade para o último`
  const couple = people.map((person) => person.partner !== null && people.includes(person.partner));
  const together = shares.find(({ end }) =>
    /^[^.;]{0,30}?\b(?:PARA O|AO) CASAL\b/.test(folded.slice(end, end + 50)),
  );
  const ofCouple =
    together && couple.filter(Boolean).length === 2 ? divideShares(together.value, '2/1') : null;
  const result: (Share | null)[] = couple.map((isOne) => (isOne ? ofCouple : null));
  const rest: Share[] = [];
  for (const { value, end } of shares) {
    if (ofCouple !== null && together?.end === end) continue;
    const said =
      /^[^.;]{0,40}?\b(?:PARA|A|AO|AOS|AS)\s(?:[OA]S?\s)?(?:(CADA\s(?:UM[A]?\s)?(?:D[OA]S\s)?(?:DEMAIS|OUTR[OA]S|RESTANTES)|DEMAIS|OUTR[OA]S)|(ULTIM[OA]|PRIMEIR[OA]|SEGUND[OA]|TERCEIR[OA]|QUART[OA]|QUINT[OA])\b)/.exec(
        folded.slice(end, end + 90),
      );
    if (!said) return null;
    if (said[1]?.startsWith('CADA')) rest.push(value);
    else if (said[2]) {
      const at = said[2].startsWith('ULTIM') ? count - 1 : places.indexOf(said[2].slice(0, -1));
      if (at < 0 || at >= count) return null;
      result[at] = value;
    }
  }
  if (rest.length !== 1 && (ofCouple === null || result.some((share) => share === null))) return null;
  const all = result.map((share) => share ?? rest[0] ?? '0/1');
  return closes(all) ? all : null;
}

const places = ['PRIMEIR', 'SEGUND', 'TERCEIR', 'QUART', 'QUINT'];

/** `uma metade à meeira, e a outra aos filhos`: the other is a half too. */
function withTheOther(folded: string, shares: Found<Share>[], end: number): Found<Share>[] {
  const half = shares.find(({ value }) => value === '1/2');
  const other = half && /\bE\s+A\s+OUTRA(?:\s+METADE)?\b/.exec(folded.slice(half.end, end));
  if (!half || !other) return shares;
  const start = half.end + other.index;
  const found = { value: half.value, start, end: start + other[0].length };
  return [...shares.filter((item) => item.end <= start || item.start >= found.end), found].sort(
    (a, b) => a.start - b.start,
  );
}

/** `metade aos filhos A, B e C`: one share of several people, who divide it equally; null when nobody is left over. */
function shareGroups(
  folded: string,
  people: readonly Mention[],
  stated: readonly (Share | null)[],
  precedes: boolean,
  start: number,
): Share[] | null {
  const result: (Share | null)[] = [...stated];
  for (let index = 0; index < people.length; index += 1) {
    if (stated[index] === null) continue;
    const group = [index];
    const step = precedes ? 1 : -1;
    for (let at = index + step; at >= 0 && at < people.length && stated[at] === null; at += step)
      group.push(at);
    const said = folded.slice(
      people[index]?.end ?? 0,
      people[index + 1]?.start ?? (people[index]?.end ?? 0) + 260,
    );
    const jointly = /\b(?:EM CONJUNTO|CONJUNTAMENTE|O CASAL|AO CASAL|PARA AMBOS)\b/.test(
      said.split(';')[0] ?? '',
    );
    const first = people[Math.min(...group)];
    const lead = folded.slice(
      Math.max(start, people[Math.min(...group) - 1]?.end ?? start, (first?.start ?? 0) - 90),
      first?.start,
    );
    if (
      group.length < 2 ||
      (!jointly && !/\b(?:AOS|AS|FILH[OA]S|HERDEIR[OA]S|NET[OA]S|DEMAIS|IRMAOS)\b[^;]*$/.test(lead))
    )
      continue;
    for (const at of group) result[at] = divideShares(stated[index] ?? '0/1', toShare(group.length));
  }
  return result.every((share) => share !== null) ? result : null;
}

/** `1/2 à viúva meeira SUZANA`: between share and name stands nothing but the way to the name. */
const leadsTo = (folded: string, from: number, to: number): boolean =>
  to - from < 90 &&
  /^[^.;]*\b(?:AO?S?|PARA|PERTENCENTES? A|COUBE A|A FAVOR D[EOA]|EM NOME D[EOA])\b[^.;\d]{0,50}$/.test(
    folded.slice(from, to),
  );

const announcesNext = (folded: string, from: number, until: number, next: Mention | undefined): boolean =>
  next !== undefined && leadsTo(folded, from, until) && /^[^;,]*$/.test(folded.slice(from, until));

/** `60% para ele e 40% para ela`, `2/3 para o primeiro`, `..., respectivamente`. */
const tellsWho = (folded: string, shares: readonly Range[], end: number): boolean =>
  shares.every((item) =>
    /^[^.;,]{0,40}\b(?:PARA\b|A[OS]?\s+(?:PRIMEIR|SEGUND|TERCEIR|QUART|ULTIM)[OA])/.test(
      folded.slice(item.end, item.end + 60),
    ),
  ) || /RESPECTIVAMENTE/.test(folded.slice(shares.at(-1)?.end ?? end, end).slice(0, 60));

function inOrder(
  folded: string,
  people: readonly Mention[],
  shares: readonly { value: Share; end: number }[],
): Share[] {
  const genders = shares.map(
    (item) => /^[^.;,]{0,40}?\bPARA\s+(?:O\s+)?(EL[EA])\b/.exec(folded.slice(item.end, item.end + 60))?.[1],
  );
  const [a, b] = people.map(genderOf);
  const isTurned =
    people.length === 2 && a && b && a !== b && genders[0] && (genders[0] === 'ELA') !== (a === 'f');
  const values = shares.map(({ value }) => value);
  return isTurned ? values.reverse() : values;
}

/** As the act says, else as the first name ends. */
const genderOf = ({ gender, name }: Mention): Mention['gender'] =>
  gender ?? (/^\p{L}+A\s/iu.test(name) ? 'f' : /^\p{L}+O\s/iu.test(name) ? 'm' : null);

const closes = (shares: readonly (Share | null)[]): boolean =>
  sumShares(shares.map((item) => item ?? '0/1')) === '1/1';
