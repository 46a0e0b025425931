import { formatCnm, isCnm, splitCnm } from '../documents/cnm.ts';
import { isState } from '../documents/states.ts';
import { dateAfter, findDates } from '../text/dateText.ts';
import { fold } from '../text/fold.ts';
import type { Found, Range } from '../text/found.ts';
import { compareShares, divideShares, type Share, subtractShares, sumShares, toShare } from '../units.ts';
import { apportion } from './apportion.ts';
import { readIdentifiers } from './identifiersText.ts';
import type { Evidence, Opening, Owner } from './model.ts';
import { readOffice } from './office.ts';
import { findMentions, type Mention, toParty } from './parties.ts';
import { stateOfCapital } from './placeNames.ts';
import { readArea, readKind, readMunicipality, readName } from './property.ts';
import { sentenceEnd } from './sentences.ts';
import { evidenceOf, type Line, type SourcedText, toSourcedText } from './sourcedText.ts';
import type { RecordLines } from './splitRecords.ts';

/** What a record said on the day it was opened: number, office, property, owners, where it came from. */
export function readOpening(sourced: SourcedText, range: Range, record: RecordLines): Opening {
  const { folded, text } = sourced;
  const evidence: Record<string, Evidence> = {};
  const note = <Value>(key: string, found: Found<Value> | null, doubt = 0): Value | null => {
    if (found) evidence[key] = evidenceOf(sourced, found, doubt);
    return found?.value ?? null;
  };
  const head = toSourcedText([
    ...record.head,
    ...record.furniture.filter((line) => !record.head.includes(line)),
  ]);
  const headLines = [...record.head, ...record.furniture].slice(0, 60);
  const parts = partsOf(folded, range);
  const place = dateWithPlace(folded, text, range, parts);
  const municipality = readMunicipality(folded, text, parts.property);
  const office = readOffice(headLines, folded, place.town ?? municipality?.name.value ?? null);
  const officeProof = wordsProof(office.words);
  const { district } = office;
  const ids = readIdentifiers(folded, { start: range.start, end: range.end }, true);
  const state =
    office.state ??
    municipality?.state ??
    ids.car?.value.slice(0, 2) ??
    (district ? stateOfCapital(district) : null) ??
    issuerState(folded);
  const kind = readKind(folded, parts.property);
  const cnm = readCnm(head, sourced, record.number);
  if (office.name && officeProof) evidence.registryOffice = officeProof;
  if (office.district && officeProof) evidence.district = officeProof;
  if (office.state && officeProof) evidence.state = officeProof;
  if (cnm) evidence.cnm = cnm.proof;
  const number = numberProof(head, sourced, record.number);
  if (number) evidence.number = number;
  const owners = readOwners(sourced, parts.owners, evidence);
  const area = readArea(folded, parts.property, kind);
  if (municipality) evidence['property.municipality'] = evidenceOf(sourced, municipality.name);
  const propertyState = municipality?.state && isState(municipality.state) ? municipality.state : state;
  evidence.text = evidenceOf(sourced, range);
  if (kind)
    evidence['property.kind'] = evidenceOf(
      sourced,
      { start: parts.property.start, end: Math.min(parts.property.end, parts.property.start + 120) },
      5,
    );
  return {
    number: record.number,
    cnm: cnm?.value ?? null,
    registryOffice: office.name,
    district,
    state,
    openedOn: note('openedOn', place.date),
    previousRecord: note('previousRecord', previousRecord(folded, text, parts.previous)),
    property: {
      kind,
      name: note('property.name', readName(folded, text, parts.property, kind), 5),
      municipality: municipality?.name.value ?? district,
      state: propertyState,
      area: note('property.area', area),
      incraCode: note('property.incraCode', ids.incraCode),
      nirf: ids.nirf.map((item, index) => note(`property.nirf.${index}`, item) ?? ''),
      ccir: note('property.ccir', ids.ccir),
      car: note('property.car', ids.car),
      municipalRegistration: note('property.municipalRegistration', ids.municipalRegistration),
    },
    owners,
    text: text.slice(range.start, range.end).trim(),
    evidence,
  };
}

interface Parts {
  readonly property: Range;
  readonly owners: Range | null;
  readonly previous: Range | null;
}

const propertyLabel =
  /\bIM[O0]VE[IL1]\s*[:;.-]|\bIDENTIFICACAO\s+D[OE]\s+IMOVEL\s*[:;-]|\bDESCRICAO\s+DO\s+IMOVEL\s*[:;-]/;
const ownersLabel =
  /\bPR[O0]PR[IL1]ET[A-Z]R[IL1][OA0]S?(?:\s*\/\s*[A-Z]+)?(?:\s?\(?[A-Z]{1,2}\)?)*\s*[:;]|\bPROPRIETARI[OA]S?\s?[-.]\s|\bADQUIRENTES?\s*:|\bTRANSMITID[OA]\s+A\s*:/;
const previousLabels = [
  /\bREG(?:ISTROS?|S?\.)?\s*ANT(?:ERIOR(?:ES)?|\.)\s*[:;.-]?/,
  /(?<=[.;:)]\s{0,3})(?:TITULO\s+(?:AQUISITIVO|ANTERIOR)|(?:MATRICULA|TRANSCRICAO)\s+ANTERIOR|PROCEDENCIA|ORIGEM)\s*[:;.-]/,
  /\bTITULO\s+AQUISITIVO\s*[:;.-]?/,
  /\bTRANSCRIT[OA]S?\s+(?:N[OA]S?\s+|SOB\s+)?(?=LIVRO|N[ºO.]|L[ºO.])/,
];

/** The blocks of an opening by their labels, wherever the office puts them. */
function partsOf(folded: string, { start, end }: Range): Parts {
  const text = folded.slice(start, end);
  const find = (pattern: RegExp, from = 0) => {
    const match = pattern.exec(text.slice(from));
    return match
      ? { at: start + from + match.index, end: start + from + match.index + match[0].length }
      : null;
  };
  const property = find(propertyLabel);
  const owners = find(ownersLabel, property ? property.end - start : 0) ?? find(ownersLabel);
  const previous = previousLabels.map((label) => find(label)).find((place) => place !== null) ?? null;
  const stops = [property?.at, owners?.at, previous?.at]
    .filter((at) => at !== undefined)
    .sort((a, b) => a - b);
  const until = (from: number) => stops.find((at) => at > from) ?? end;
  const propertyStart = property?.end ?? start;
  return {
    property: { start: propertyStart, end: until(propertyStart) },
    owners: owners
      ? { start: owners.end, end: Math.min(until(owners.end), nextLabel(folded, owners.end, end)) }
      : null,
    previous: previous ? { start: previous.end, end: until(previous.end) } : null,
  };
}

const nextLabel = (folded: string, from: number, end: number): number => {
  const match = /[.;]\s+(?:CONTRIBUINTE|CADASTRO|INSCRICAO|TITULO|OBS|ONUS|DATA|FORMA)[A-Z ]{0,24}:/.exec(
    folded.slice(from, end),
  );
  return match ? from + match.index : end;
};

function readOwners(sourced: SourcedText, range: Range | null, evidence: Record<string, Evidence>): Owner[] {
  if (!range) return [];
  const { folded, text } = sourced;
  const capitals = findMentions(folded, text, range).filter(({ role }) => role === 'party');
  const people =
    capitals.length > 0
      ? capitals
      : findMentions(folded, text, range, true).filter(({ role }) => role === 'party');
  const shares = closed(ownShares(folded, people, range));
  return people.map((mention, index) => {
    const key = `owners.${index}`;
    evidence[`${key}.name`] = evidenceOf(sourced, mention);
    if (mention.document) evidence[`${key}.document`] = evidenceOf(sourced, mention.document);
    if (mention.regime) evidence[`${key}.maritalRegime`] = evidenceOf(sourced, mention.regime);
    if (mention.partner) evidence[`${key}.spouse`] = evidenceOf(sourced, mention.partner);
    return { ...toParty(mention), share: shares[index] ?? '1/1', kind: 'full' as const, origin: null };
  });
}

/** Stated shares; `60% para o casal (30% para cada um)` is the share of each of two. */
function ownShares(folded: string, people: readonly Mention[], range: Range): (Share | null)[] {
  if (people.length < 2) return people.map(() => null);
  const couples = people.map((mention, index) => {
    const said = folded.slice(mention.end, people[index + 1]?.start ?? range.end);
    const each = /\bCASAL\b[^;]{0,12}\(?\s*([\d,]+)\s?%\s*(?:PARA\s+)?CADA/.exec(said)?.[1];
    return mention.partner && each ? toShare(Number(each.replace(',', '.')) / 100) : null;
  });
  const stated = apportion(folded, people, range);
  return people.map((mention, index) => {
    const partner = mention.partner ? people.indexOf(mention.partner) : -1;
    return couples[index] ?? (partner >= 0 ? couples[partner] : null) ?? stated[index] ?? null;
  });
}

/** What nobody states is shared equally among those without a statement. */
function closed(shares: readonly (Share | null)[]): Share[] {
  const stated = shares.filter((share) => share !== null);
  const open = shares.length - stated.length;
  const rest = subtractShares('1/1', sumShares(stated));
  if (open > 0 && compareShares(rest, '0/1') > 0)
    return shares.map((share) => share ?? divideShares(rest, toShare(open)));
  if (open === 0) return shares.map((share) => share ?? '0/1');
  return shares.map(() => divideShares('1/1', toShare(shares.length)));
}

function previousRecord(folded: string, text: string, range: Range | null): Found<string> | null {
  if (!range) return null;
  const lead = /^[\s:;.-]*/.exec(folded.slice(range.start, range.end))?.[0].length ?? 0;
  const start = range.start + lead;
  const signature =
    /[.;,]\s*(?:[OA]\s+(?:OFICIAL|ESCREVENTE|TITULAR|SUBSTITUT|PREPOST|REFERIDO)|DOU\s+FE|\(A\))/.exec(
      folded.slice(start, range.end),
    );
  const end = Math.min(
    sentenceEnd(folded, start, range.end),
    signature ? start + signature.index : range.end,
  );
  const value = text
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,]+$/, '')
    .trim();
  return value === '' || value.length > 400 ? null : { value, start, end };
}

/** The opening's day: labelled, or before the description, or with the place at the opening's end. */
function dateWithPlace(
  folded: string,
  text: string,
  range: Range,
  parts: Parts,
): { date: Found<string> | null; town: string | null } {
  const label = /\bDATA(?:\s+D[AE]\s+(?:MATRICULA|ABERTURA))?\s*:?\s*/.exec(
    folded.slice(range.start, range.end),
  );
  const labelled = label && dateAfter(folded, range.start + label.index + label[0].length, 2, range.end);
  const placed = [
    ...folded
      .slice(range.start, range.end)
      .matchAll(
        /(?:^|[.;)\]]\s*|\s\s|\d\s+)([A-Z][A-Z'-]+(?:\s[A-Z'-]+){0,4})(?:\s?[-/]\s?[A-Z]{2})?\s?,\s{1,2}(?:AOS\s|EM\s)?/g,
      ),
  ]
    .map((match) => ({
      town: match,
      date: dateAfter(folded, range.start + match.index + match[0].length, 0, range.end),
    }))
    .filter(({ date }) => date !== null);
  const town = placed.map(({ town: match }) => match[1] ?? '').at(-1) ?? null;
  const before = findDates(folded, range.start, parts.property.start)[0] ?? null;
  const behind =
    placed.findLast(({ date }) => date !== null && date.start > parts.property.start)?.date ?? null;
  const last = findDates(folded, Math.max(range.start, range.end - 260), range.end).at(-1) ?? null;
  const name = town === null ? null : text.slice(range.start + (placed.at(-1)?.town.index ?? 0)).slice(0, 80);
  const printed =
    town && name ? name.slice(fold(name).indexOf(town), fold(name).indexOf(town) + town.length) : null;
  return { date: labelled ?? before ?? behind ?? last, town: printed };
}

const cnmPattern =
  /(?<!\d)([\dOIL]{6})\s?[.,]?\s?([23])\s?[.,]?\s?([\dOIL]{7})\s?[-.]?\s?([\dOIL]{2})(?!\d)/g;

/** The national code, wherever printed: the one whose check digits hold, else the one with this record's number. */
function readCnm(
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

function numberProof(head: SourcedText, body: SourcedText, number: string | null): Evidence | null {
  if (!number) return null;
  const printed = new RegExp(`(?<![\\d.])${number.replace(/\B(?=(\d{3})+$)/g, '[.,\\s]?')}(?![\\d])`);
  for (const sourced of [head, body]) {
    const match = printed.exec(sourced.folded);
    if (match) return evidenceOf(sourced, { start: match.index, end: match.index + match[0].length });
  }
  return null;
}

function wordsProof(words: OfficeWords): Evidence | null {
  if (words.length === 0) return null;
  const sourced = toSourcedText([{ page: words[0]?.page ?? 1, words, text: '' } satisfies Line]);
  return evidenceOf(sourced, { start: 0, end: sourced.text.length });
}

type OfficeWords = ReturnType<typeof readOffice>['words'];

/** The state that issued most identity cards named in the opening. */
function issuerState(folded: string): string | null {
  const votes = new Map<string, number>();
  for (const match of folded.matchAll(
    /\b(?:SSP|IFP|DETRAN|CREA|OAB|CRM)\s?[/-]\s?([A-Z]{2})\b|\b[\d.]{7,12}-([A-Z]{2})\b/g,
  )) {
    const state = match[1] ?? match[2] ?? '';
    if (isState(state)) votes.set(state, (votes.get(state) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
