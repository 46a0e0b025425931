import { Decimal as DecimalNumber } from 'decimal.js';
import { type AreaUnit, convertArea } from '../area.ts';
import { cnpjRoot } from '../documents/cnpj.ts';
import { normaliseCpfCnpj, personKind } from '../documents/cpfCnpj.ts';
import { alphanumericOf, digitsOf } from '../documents/normalise.ts';
import { foldName, type Property } from '../matricula/model/index.ts';
import { type Severity, severities } from '../severity.ts';
import { readStatedArea, writeStatedArea } from '../text/statedArea.ts';
import { matchesDocument, matchesName, normaliseName } from './exactSearch.ts';

/** What a certificate says, taken over from its reading or typed. */
export interface CertificateContent {
  /** Code of the catalogue. */
  readonly type?: string | null;
  readonly name?: string | null;
  /** CPF, CNPJ, or the root of a CNPJ. */
  readonly document?: string | null;
  /** Of the registry record. */
  readonly matricula?: string | null;
  /** Of its office, six digits. */
  readonly cns?: string | null;
  readonly municipalRegistration?: string | null;
  readonly incraCode?: string | null;
  readonly ccir?: string | null;
  readonly car?: string | null;
  readonly nirf?: string | null;
  readonly municipality?: string | null;
  readonly state?: string | null;
  /** Plain form of a stated area: `812.5 ha`. */
  readonly area?: string | null;
}

/** Whom it may be about: the client, or an owner of the property. */
export interface PersonHeld {
  readonly name: string;
  readonly document: string | null;
}

export interface PropertyHeld {
  readonly matricula?: string | null;
  readonly cns?: string | null;
  readonly municipalRegistration?: string | null;
  readonly incraCode?: string | null;
  readonly ccir?: string | null;
  readonly car?: string | null;
  /** A matrícula may name several. */
  readonly nirf?: readonly string[];
  readonly municipality?: string | null;
  readonly state?: string | null;
  readonly area?: string | null;
}

export interface Held {
  /** The kind that was asked for. */
  readonly type?: string | null;
  readonly people?: readonly PersonHeld[];
  /** How was searched, where something was: a loose search takes branches and longer names. */
  readonly isExact?: boolean;
  readonly property?: PropertyHeld | null;
}

/** A field in which the certificate (`here`) and what is held (`there`) disagree. */
export interface Difference {
  readonly field: keyof CertificateContent;
  readonly here: string;
  readonly there: string;
  readonly severity: Severity;
}

/**
 * Differences, gravest first; nothing where either side is silent. CRITICA: another kind of certificate, or one of
 * somebody else. ALTA: another property. What writing alone parts (accents, case, abbreviations, points) is none.
 */
export function compareCertificate(facts: CertificateContent, held: Held): Difference[] {
  const { property } = held;
  return [
    ...typeDifference(facts, held),
    ...holderDifference(facts, held),
    ...(property ? compareProperty(facts, property) : []),
  ].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/** A kind of a state (`CND_EST_SP`) is its general kind too. */
function typeDifference({ type }: CertificateContent, held: Held): Difference[] {
  if (!type || !held.type || type === held.type) return [];
  if (held.type.startsWith(`${type}_`) || type.startsWith(`${held.type}_`)) return [];
  return [{ field: 'type', here: type, there: held.type, severity: 'CRITICA' }];
}

/**
 * By documents where both sides have one: a branch of the same company is a matter of note, more so where that very
 * number was searched; any other number is somebody else, whatever the name. By names where one side has no document.
 * @see certificates, section 3
 */
function holderDifference(
  { name, document }: CertificateContent,
  { people = [], isExact }: Held,
): Difference[] {
  if (people.length === 0) return [];
  const number = document ? normaliseCpfCnpj(document) : null;
  const numbered = people.filter((person) => person.document !== null);
  if (number && numbered.length > 0) {
    const same = numbered.find((person) => matchesDocument(person.document ?? '', number, isExact !== false));
    if (same) return nameDifference(name, [same], 'MEDIA');
    const kin = numbered.find((person) => isSameRoot(number, normaliseCpfCnpj(person.document ?? '')));
    const there = kin ?? numbered[0];
    const isRoot = number.length === 8;
    if (kin && isRoot) return nameDifference(name, [kin], 'MEDIA');
    return [
      {
        field: 'document',
        here: number,
        there: normaliseCpfCnpj(there?.document ?? ''),
        severity: !kin ? 'CRITICA' : isExact === true ? 'MEDIA' : 'INFO',
      },
    ];
  }
  const isFound = ({ name: searched }: PersonHeld) => matchesName(searched, name ?? '', false);
  return isExact === false && people.some(isFound) ? [] : nameDifference(name, people, 'ALTA');
}

const isSameRoot = (a: string, b: string): boolean =>
  personKind(b) === 'company' && personKind(a) !== 'person' && cnpjRoot(a) === cnpjRoot(b);

/** One letter in a long word is likely a slip; anything more may be a new name or another person. */
function nameDifference(
  name: string | null | undefined,
  people: readonly PersonHeld[],
  severity: Severity,
): Difference[] {
  const [first] = people;
  if (!name || !first || people.some((person) => isSameName(name, person.name))) return [];
  const near = people.find(
    (person) => matchesName(name, person.name, false) && matchesName(person.name, name, false),
  );
  return [{ field: 'name', here: name, there: (near ?? first).name, severity: near ? 'BAIXA' : severity }];
}

/** Head office and branches stand behind the name of a company in labour certificates. */
const bare = (name: string): string => foldName(name.replace(/\s*\(MATRIZ E FILIAIS\)\s*$/i, ''));

/** Whether two writings are one name: accents, case and abbreviated words are no difference. */
export function isSameName(a: string, b: string): boolean {
  const [left, right] = [bare(a).split(' '), bare(b).split(' ')];
  if (left.join(' ') === right.join(' ')) return true;
  return (
    left.length === right.length &&
    left.length > 1 &&
    left.every((word, index) => {
      const other = right[index] ?? '';
      return (
        word === other || (index > 0 && (word.length === 1 || other.length === 1) && word[0] === other[0])
      );
    })
  );
}

/** What a registry record says of its property, as certificates are compared with it. */
export const propertyHeld = ({ area, ...property }: Property): PropertyHeld => ({
  ...property,
  area: area && writeStatedArea({ Valor: area.value, Unidade: area.unit }),
});

/** The same for the property alone: a certificate of another one, or of the same as it is no more. */
export function compareProperty(facts: CertificateContent, property: PropertyHeld): Difference[] {
  const number = (field: 'incraCode' | 'ccir' | 'car', severity: Severity): Difference[] =>
    differing(field, facts[field], property[field], alphanumericOf, severity);
  return [
    ...differing('matricula', facts.matricula, property.matricula, plainNumber, 'ALTA'),
    ...differing('cns', facts.cns, property.cns, digitsOf, 'ALTA'),
    ...differing(
      'municipalRegistration',
      facts.municipalRegistration,
      property.municipalRegistration,
      plainNumber,
      'MEDIA', // cities print several numbers of one unit
    ),
    ...number('incraCode', 'ALTA'),
    ...number('car', 'ALTA'),
    ...nirfDifference(facts.nirf, property.nirf ?? []),
    ...differing('state', facts.state, property.state, normaliseName, 'ALTA'),
    ...differing('municipality', facts.municipality, property.municipality, normaliseName, 'ALTA'),
    // A new certificate each exercise: the matrícula prints the number of its day.
    ...number('ccir', 'INFO'),
    ...areaDifference(facts.area, property.area),
  ];
}

const plainNumber = (text: string): string => digitsOf(text).replace(/^0+/, '');

function nirfDifference(here: string | null | undefined, there: readonly string[]): Difference[] {
  if (!here || there.length === 0 || there.some((item) => alphanumericOf(item) === alphanumericOf(here)))
    return [];
  return [{ field: 'nirf', here, there: there.join(', '), severity: 'ALTA' }];
}

function differing(
  field: Difference['field'],
  here: string | null | undefined,
  there: string | null | undefined,
  normal: (text: string) => string,
  severity: Severity,
): Difference[] {
  return here && there && normal(here) !== normal(there) ? [{ field, here, there, severity }] : [];
}

/** Cadastres round to the are: this many hectares are no difference. */
const roundingHectares = '0.01';
/** A difference up to one twentieth is presumed not to matter. @see CC art. 500 § 1 */
const presumedShare = '0.05';

function areaDifference(here: string | null | undefined, there: string | null | undefined): Difference[] {
  const [a, b] = [hectaresOf(here), hectaresOf(there)];
  if (!here || !there || !a || !b) return [];
  const apart = a.minus(b).abs();
  if (apart.lessThanOrEqualTo(roundingHectares)) return [];
  const severity = apart.lessThanOrEqualTo(b.times(presumedShare)) ? 'BAIXA' : 'ALTA';
  return [{ field: 'area', here, there, severity }];
}

/** Null for what is no area, or one in an alqueire of which nobody says the region. A bare number is in hectares. */
function hectaresOf(text: string | null | undefined): DecimalNumber | null {
  const area = text ? readStatedArea(text) : null;
  if (!area || area.Unidade === 'alqueire') return null;
  const unit: AreaUnit = area.Unidade ?? 'ha';
  return new DecimalNumber(convertArea({ value: area.Valor, unit }, 'ha').value);
}
