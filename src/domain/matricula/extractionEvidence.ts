import { follow } from './codec.ts';
import type { Truth } from './corrections.ts';
import type { Act, Evidence, EvidenceMap, Owner, Situation } from './model.ts';
import { foldName } from './names.ts';
import { actCodec, evidenceCodec, openingCodec } from './wireFields.ts';

/**
 * The proof of every value of an extraction, by JSON pointer. A value read in an act is proved by the act's
 * words; a derived one (an owner, the area in force) by the words of the act or opening it derives from.
 */
export function evidencesOf(truth: Truth, now: Situation): Record<string, unknown> {
  const { opening, acts, closing } = truth;
  const pairs: (readonly [string, Evidence])[] = [
    ...header.flatMap(([key, pointer]) => proof(opening.evidence, [key], pointer)),
    ...mapped('/Abertura', opening.evidence, (path) => follow(openingCodec, 'key', path)?.names),
    ...propertyProofs(truth, now),
    ...now.owners.flatMap((owner, index) => ownerProofs(owner, index, truth)),
    ...acts.flatMap((act, index) => mapped(`/Atos/${index}`, act.evidence, (path) => actName(act, path))),
    ...now.areaHistory.flatMap(({ code, area }, index) => {
      const pointer = `/HistoricoArea/${index}/${area.unit === 'ha' ? 'AreaHa' : 'AreaM2'}`;
      return areaProof(truth, code, pointer);
    }),
    ...acts
      .filter(({ code }) => code === now.legalReserve.code)
      .flatMap((act) => proof(act.evidence, ['legalReserve', 'legalReserve.value'], '/ReservaLegal/AreaHa')),
    ...Object.entries(closing.evidence).map(
      ([path, evidence]) => [`/Certidao/${closingNames[path] ?? path}`, evidence] as const,
    ),
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

const closingNames: Readonly<Record<string, string>> = {
  kind: 'Tipo',
  issuedOn: 'DataEmissao',
  openProtocols: 'ProtocolosAbertos',
};

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
    return act
      ? proof(act.evidence, [`propertyChange.${key}`, `property.${key}`, key], pointer)
      : proof(
          opening.evidence,
          [`property.${key}`, ...(key === 'state' || key === 'name' ? [] : [key])],
          pointer,
        );
  });
  const last = now.areaHistory.at(-1);
  const pointer = last?.area.unit === 'ha' ? '/Imovel/AreaHa' : '/Imovel/AreaM2';
  return last ? [...facts, ...areaProof({ opening, acts }, last.code, pointer)] : facts;
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

/** An owner is proved where the share comes from: the opening's list, or the receivers of an act. */
function ownerProofs(owner: Owner, index: number, { opening, acts }: Truth): [string, Evidence][] {
  const prefix = `/Proprietarios/${index}`;
  const same = ({ name }: { readonly name: string }) => foldName(name) === foldName(owner.name);
  const act = acts.findLast(({ code }) => code === owner.origin);
  const [map, list] = act ? [act.evidence, 'grantees'] : [opening.evidence, 'owners'];
  const place = (act ? act.grantees : opening.owners).findIndex(same);
  const shares = act ? sharePaths(act, owner.name) : [];
  const own = `${list}.${place}`;
  return [
    ...proof(map, [`${own}.name`, own], `${prefix}/Nome`),
    ...proof(map, [`${own}.document`], `${prefix}/Documento`),
    ...proof(map, [`${own}.maritalRegime`], `${prefix}/RegimeBens`),
    ...proof(map, [`${own}.spouse`], `${prefix}/Conjuge`),
    ...proof(map, [`${own}.share`, ...shares, `${own}.name`, own], `${prefix}/Percentual`),
  ];
}

const sharePaths = (act: Act, name: string): string[] =>
  act.transfers.flatMap(({ to }, at) => {
    const receiver = to.findIndex((other) => foldName(other.name) === foldName(name));
    return receiver < 0
      ? []
      : [`transfers.${at}.to.${receiver}.share`, `transfers.${at}.share`, `transfers.${at}`];
  });
