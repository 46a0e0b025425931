import type { Evidence, EvidenceMap } from '../../pages/evidence.ts';
import type { Truth } from '../corrections/corrections.ts';
import { isEncumbrance } from '../model/events.ts';
import { follow } from '../model/fields/codec.ts';
import { actCodec, closingCodec, evidenceCodec, openingCodec } from '../model/fields/wireFields.ts';
import type { Act, Opening, Owner, Party, Situation } from '../model/model.ts';
import { foldName, isSameParty } from '../model/persons/names.ts';
import { atMost, ownershipConfidence, validityProof } from './derivedConfidence.ts';

/**
 * The proof of every value of an extraction, by JSON pointer. A value read in an act is proved by the act's
 * words; a derived one (an owner, the area in force) by the words of the act or opening it derives from.
 */
export function evidencesOf(truth: Truth, now: Situation): Record<string, unknown> {
  const { opening, acts, closing } = truth;
  const pairs: (readonly [string, Evidence])[] = [
    ...header.flatMap(([key, pointer]) =>
      proof(opening.evidence, key === 'state' ? stateFields : [key], pointer),
    ),
    ...mapped('/Abertura', opening.evidence, (path) => follow(openingCodec, 'key', path)?.names),
    ...propertyProofs(truth, now),
    ...ownersProofs(truth, now),
    ...acts.flatMap((act, index) => mapped(`/Atos/${index}`, act.evidence, (path) => actName(act, path))),
    ...acts.flatMap((act, index) => valid(`/Atos/${index}/Valido`, validityProof(act, acts, now))),
    ...acts
      .filter((act) => now.valid[act.id] && isEncumbrance(act))
      .flatMap((act, index) => valid(`/OnusAtivos/${index}`, lienProof(act, acts, now))),
    ...now.areaHistory.flatMap(({ code, area }, index) => {
      const pointer = `/HistoricoArea/${index}/${area.unit === 'ha' ? 'AreaHa' : 'AreaM2'}`;
      return areaProof(truth, code, pointer);
    }),
    ...acts
      .filter(({ code }) => code === now.legalReserve.code)
      .flatMap((act) => [
        ...proof(act.evidence, ['event'], '/ReservaLegal/Ato'),
        ...proof(act.evidence, ['legalReserve', 'legalReserve.value'], '/ReservaLegal/AreaHa'),
      ]),
    ...mapped('/Certidao', closing.evidence, (path) => follow(closingCodec, 'key', path)?.names),
  ];
  return Object.fromEntries(pairs.map(([pointer, evidence]) => [pointer, evidenceCodec.toWire(evidence)]));
}

const header = [
  ['number', '/Numero'],
  ['cnm', '/Cnm'],
  ['registryOffice', '/Cartorio'],
  ['district', '/Comarca'],
  ['state', '/Uf'],
  ['openedOn', '/DataAbertura'],
  ['previousRecord', '/RegistroAnterior'],
] as const;

/** A state is told by itself, by its court or by its town. */
const stateFields = ['state', 'property.municipality', 'district'];

/** The first of several fields that has a proof. */
function proof(map: EvidenceMap, fields: readonly string[], pointer: string): [string, Evidence][] {
  const evidence = fields.map((field) => map[field]).find((item) => item !== undefined);
  return evidence ? [[pointer, evidence]] : [];
}

function mapped(
  prefix: string,
  map: EvidenceMap,
  nameOf: (path: string) => string | undefined,
): [string, Evidence][] {
  return Object.entries(map).map(([path, evidence]) => [
    `${prefix}/${(nameOf(path) ?? path).replaceAll('.', '/')}`,
    evidence,
  ]);
}

/** Parties are lists of names in the record, with their qualification beside; codes cancelled are a list of their own. */
function actName(act: Act, path: string): string | undefined {
  const party = /^(grantors|grantees)\.(\d+)(?:\.(\w+))?$/.exec(path);
  const names = follow(actCodec, 'key', path)?.names;
  if (party) return party[3] && party[3] !== 'name' ? `Partes${names}` : names?.replace(/\.Nome$/, '');
  const link = /^links\.(\d+)/.exec(path);
  if (!link || act.links[Number(link[1])]?.kind !== 'cancels') return path === 'cancels' ? 'Cancela' : names;
  const index = act.links.slice(0, Number(link[1])).filter(({ kind }) => kind === 'cancels').length;
  return `Cancela.${index}`;
}

const propertyFields = [
  'kind',
  'name',
  'municipality',
  'state',
  'incraCode',
  'nirf',
  'ccir',
  'car',
  'municipalRegistration',
] as const;

/** Each fact of the property is proved by the last standing act that changed it, else by the opening. */
function propertyProofs({ opening, acts }: Truth, now: Situation): [string, Evidence][] {
  const standing = acts.filter(({ id }) => now.valid[id]);
  const facts = propertyFields.flatMap((key) => {
    const pointer = `/Imovel/${follow(openingCodec, 'key', `property.${key}`)?.names.split('.')[1]}`;
    const act = standing.findLast(({ propertyChange }) => Object.hasOwn(propertyChange, key));
    if (!act && key === 'nirf')
      return opening.property.nirf.flatMap((_, index) =>
        proof(opening.evidence, [`property.nirf.${index}`], `${pointer}/${index}`),
      );
    return act
      ? proof(act.evidence, [`propertyChange.${key}`, `property.${key}`, key], pointer)
      : proof(opening.evidence, [`property.${key}`, ...placeFields(key, opening)], pointer);
  });
  const last = now.areaHistory.at(-1);
  const pointer = last?.area.unit === 'ha' ? '/Imovel/AreaHa' : '/Imovel/AreaM2';
  return last ? [...facts, ...areaProof({ opening, acts }, last.code, pointer)] : facts;
}

/** A property without a place of its own lies where the office is, and the office's words prove it. */
function placeFields(key: string, { property, district, state }: Opening): string[] {
  if (key === 'municipality' && property.municipality === district) return ['district'];
  if (key !== 'state') return [];
  return property.state === state ? stateFields : ['property.municipality'];
}

function areaProof(
  { opening, acts }: Pick<Truth, 'opening' | 'acts'>,
  code: string | null,
  pointer: string,
): [string, Evidence][] {
  if (code === null)
    return proof(opening.evidence, ['property.area', 'property.area.value', 'area'], pointer);
  const act = acts.find((other) => other.code === code);
  return act
    ? proof(act.evidence, ['area', 'area.value', 'detachedArea', 'detachedArea.value'], pointer)
    : [];
}

/** A proof where there is one. */
const valid = (pointer: string, evidence: Evidence | null): [string, Evidence][] =>
  evidence ? [[pointer, evidence]] : [];

/** A lien stands as surely as its act was read and nothing later takes it down. */
function lienProof(act: Act, acts: readonly Act[], now: Situation): Evidence | null {
  const own = act.evidence.event ?? null;
  const standing = validityProof(act, acts, now);
  return own && standing
    ? atMost(own, Math.min(standing.confidence, act.evidence.code?.confidence ?? 100))
    : own;
}

/** No owner is surer than the chain that made him one. */
function ownersProofs(truth: Truth, now: Situation): [string, Evidence][] {
  const most = ownershipConfidence(truth, now);
  return now.owners
    .flatMap((owner, index) => ownerProofs(owner, index, truth))
    .map(([pointer, evidence]) => [pointer, atMost(evidence, most)]);
}

const ownerFields = ['name', 'document', 'maritalRegime', 'spouse'] as const;

/** A share is proved where it comes from; who the owner is, by the last words that say what is shown. */
function ownerProofs(owner: Owner, index: number, { opening, acts }: Truth): [string, Evidence][] {
  const prefix = `/Proprietarios/${index}`;
  const origin = acts.findLast(({ code }) => code === owner.origin);
  const source = origin ? mentionsIn(origin) : openingMentions(opening);
  const names = namesOf(owner, acts);
  const isOwner = ({ party }: PersonMention) =>
    isSameParty(party, owner) || (names.has(foldName(party.name)) && !(party.document && owner.document));
  const own = source.find(isOwner);
  const mentions = [
    ...(own ? [own] : []),
    ...acts.toReversed().flatMap(mentionsIn),
    ...openingMentions(opening),
  ];
  const persons = mentions.filter(isOwner);
  const facts = ownerFields.flatMap((key) => {
    const pointer = `${prefix}/${follow(openingCodec, 'key', `owners.0.${key}`)?.names.split('.')[2]}`;
    const says = persons.find(({ party, path, evidence }) => {
      const proved = evidence[`${path}.${key}`] ?? (key === 'name' ? evidence[path] : undefined);
      return party[key] === owner[key] && proved !== undefined;
    });
    return says ? proof(says.evidence, [`${says.path}.${key}`, says.path], pointer) : [];
  });
  const shares = origin ? sharePaths(origin, names) : [];
  const named = own ? [`${own.path}.name`, own.path] : [];
  const shareFields = [...(own ? [`${own.path}.share`] : []), ...shares, ...named];
  return [...facts, ...(own ? proof(own.evidence, shareFields, `${prefix}/Percentual`) : [])];
}

/** A place in a reading that says who somebody is. */
interface PersonMention {
  readonly party: Party;
  readonly evidence: EvidenceMap;
  readonly path: string;
}

const openingMentions = ({ owners, evidence }: Opening): PersonMention[] =>
  owners.map((party, at) => ({ party, evidence, path: `owners.${at}` }));

/** Receivers first: the act describes them most fully. */
function mentionsIn({ grantees, grantors, personChanges, evidence }: Act): PersonMention[] {
  const of = (list: string) => (party: Party, at: number) => ({ party, evidence, path: `${list}.${at}` });
  const changed = personChanges.map(
    ({ name, newName, document, maritalRegime, spouse }): Party => ({
      name: newName ?? name,
      document: document ?? null,
      maritalRegime: maritalRegime ?? null,
      spouse: spouse ?? null,
    }),
  );
  return [
    ...grantees.map(of('grantees')),
    ...grantors.map(of('grantors')),
    ...changed.map(of('personChanges')),
  ];
}

/** What the owner is called and was called before, folded. */
function namesOf(owner: Owner, acts: readonly Act[]): ReadonlySet<string> {
  const names = new Set([foldName(owner.name)]);
  for (const { name, newName } of acts.toReversed().flatMap(({ personChanges }) => personChanges)) {
    if (newName && names.has(foldName(newName))) names.add(foldName(name));
  }
  return names;
}

const sharePaths = (act: Act, names: ReadonlySet<string>): string[] =>
  act.transfers.flatMap(({ to }, at) => {
    const receiver = to.findIndex(({ name }) => names.has(foldName(name)));
    return receiver < 0
      ? []
      : [`transfers.${at}.to.${receiver}.share`, `transfers.${at}.share`, `transfers.${at}`];
  });
