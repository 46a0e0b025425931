import { isState } from '../../../documents/states.ts';
import type { Evidence } from '../../../pages/evidence.ts';
import { evidenceOf, type SourcedText, toSourcedText } from '../../../pages/sourcedText.ts';
import type { Found, Range } from '../../../text/found.ts';
import { readIdentifiers } from '../../../text/identifiersText.ts';
import { stateOfCapital } from '../../../text/placeNames.ts';
import { stateOfTown } from '../../../text/townStates.ts';
import {
  compareShares,
  divideShares,
  type Share,
  subtractShares,
  sumShares,
  toShare,
} from '../../../units.ts';
import type { Opening, Owner } from '../../model/model.ts';
import type { RecordLines } from '../acts/splitRecords.ts';
import { findMentions, type Mention, toParty } from '../persons/parties.ts';
import { apportion } from '../shares/apportion.ts';
import { sentenceEnd } from '../text/sentences.ts';
import { readOffice } from './office.ts';
import { dateInHead, dateWithPlace } from './openingDate.ts';
import { issuerState, numberProof, readCnm, townProof, wordsProof } from './openingProofs.ts';
import { readArea, readKind, readMunicipality, readName } from './property.ts';

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
  const parts = partsOf(folded, text, range);
  const dated = dateWithPlace(folded, text, range, parts.property);
  const headDate = dated.date ? null : dateInHead(head);
  const place = { ...dated, date: dated.date ?? headDate };
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
    (district ? stateOfTown(district) : null) ??
    issuerState(folded);
  const kind = readKind(folded, parts.property);
  const cnm = readCnm(head, sourced, record.number);
  if (office.name && officeProof) evidence.registryOffice = officeProof;
  const districtAt =
    office.district && (townProof(head, office.district) ?? townProof(sourced, office.district));
  if (districtAt || (office.district && officeProof))
    evidence.district = districtAt || (officeProof as Evidence);
  if (office.state && officeProof) evidence.state = officeProof;
  if (cnm) evidence.cnm = cnm.proof;
  const number = numberProof(head, sourced, record.number);
  if (number) evidence.number = number;
  if (headDate) evidence.openedOn = evidenceOf(head, headDate);
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
    openedOn: note('openedOn', dated.date) ?? headDate?.value ?? null,
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
  /\bIM[O0]VE[IL1]\s*[:;.-]|\bIDENTIFICACAO\s+D[OE]\s+IMOVEL\s*[:;-]|\bDESCRICAO\s+DO\s+IMOVEL\s*[:;-]|\bCARACTERISTIC[OA]S(?:\s+E\s+CONFRONTACOES)?\s*[:;-]/;
/** A label without a colon that has a line to itself. */
const lineLabels = {
  property: /^[^\p{L}\d\n]{0,60}I ?M ?[ÓO] ?V ?E ?L[^\p{L}\d\n]{0,6}$/imu,
  owners: /^[^\p{L}\d\n]{0,60}PROPRIET[ÁA]RI[OA]S?[^\p{L}\d\n]{0,6}$/imu,
  previous:
    /^[^\p{L}\d\n]{0,60}(?:REGISTROS? ANTERIOR(?:ES)?|T[IÍ]TULO AQUISITIVO|PROCED[ÊE]NCIA|ORIGEM)[^\p{L}\d\n]{0,6}$/imu,
};
const ownersLabel =
  /\bPR[O0]PR[IL1]ET[A-Z]R[IL1][OA0]S?(?:\s*\/\s*[A-Z]+)?(?:\s?\(?[A-Z]{1,2}\)?)*\s*[:;]|\bPROPRIETARI[OA]S?\s?[-.]\s|\bADQUIRENTES?\s*:|\bTRANSMITID[OA]\s+A\s*:/;
const previousLabels = [
  /\bREG(?:ISTROS?|S?\.)?\s*ANT(?:ERIOR(?:ES)?|\.)\s*[:;]/,
  /\bREG(?:ISTROS?|S?\.)?\s*ANT(?:ERIOR(?:ES)?|\.)\s*[:;.-]?/,
  /(?<=[.;:)]\s{0,3})(?:TITULO\s+(?:AQUISITIVO|ANTERIOR)|(?:MATRICULA|TRANSCRICAO)\s+ANTERIOR|PROCEDENCIA|ORIGEM)\s*[:;.-]/,
  /\bTITULO\s+AQUISITIVO\s*[:;.-]?/,
  /\bTRANSCRIT[OA]S?\s+(?:N[OA]S?\s+|SOB\s+)?(?=LIVRO|N[ºO.]|L[ºO.])/,
];

/** The blocks of an opening by their labels, wherever the office puts them. */
function partsOf(folded: string, printed: string, { start, end }: Range): Parts {
  const text = folded.slice(start, end);
  const find = (pattern: RegExp, from = 0, source = text) => {
    const match = pattern.exec(source.slice(from));
    return match
      ? { at: start + from + match.index, end: start + from + match.index + match[0].length }
      : null;
  };
  const onLine = (label: keyof typeof lineLabels) => find(lineLabels[label], 0, printed.slice(start, end));
  const property = find(propertyLabel) ?? onLine('property');
  const owners =
    find(ownersLabel, property ? property.end - start : 0) ?? find(ownersLabel) ?? onLine('owners');
  const previous =
    onLine('previous') ?? previousLabels.map((label) => find(label)).find((place) => place !== null) ?? null;
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

function readOwners(sourced: SourcedText, block: Range | null, evidence: Record<string, Evidence>): Owner[] {
  if (!block) return [];
  const { folded, text } = sourced;
  const signed = signature.exec(folded.slice(block.start, block.end));
  const range = { start: block.start, end: signed ? block.start + signed.index : block.end };
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

/** Where whoever keeps the record begins to sign it. */
const signature =
  /[.;,]\s*(?:[OA]\s+(?:OFICIAL|OFICIALA|SUB-?OFICIAL|ESCREVENTE|TITULAR|REGISTRADORA?|SUBSTITUT|PREPOST|REFERIDO)\b|DOU\s+FE\b|\(A\)|EU,\s)|[.;]\s*(?:OFICIALA?|REGISTRADORA?|SUB-?OFICIAL|ESCREVENTE)\b[A-Z ]{0,24}[,:]/;

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
  const signed = signature.exec(folded.slice(start, range.end));
  const end = Math.min(sentenceEnd(folded, start, range.end), signed ? start + signed.index : range.end);
  const value = text
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,]+$/, '')
    .trim();
  return value === '' || value.length > 400 ? null : { value, start, end };
}
