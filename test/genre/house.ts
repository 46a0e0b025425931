import type { LocalDate } from '../../src/domain/dates.ts';
import type { Party, Person } from './cast.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';
import { grouped, inWords, months, printedAmount, printedDecimal } from './words.ts';

export type ActKind = 'R' | 'AV';

/** How one office of one time prints its records. */
export interface House {
  readonly heading: (kind: ActKind, order: number, number: string) => string;
  readonly frame: Frame;
  readonly date: (date: LocalDate) => string;
  readonly headDate: (date: LocalDate) => string;
  readonly money: (cents: number, symbol: string, name: readonly [string, string]) => string;
  /** Whether acts are lists of labels (`TRANSMITENTE: ...`), prose, or now this, now that. */
  readonly labels: number;
  /** Everything typed in capitals, accents kept or not. */
  readonly capitals: 'none' | 'all' | 'all-bare';
  readonly capitalNames: boolean;
  readonly signature: string;
  /** The date is printed before the signature; `data supra` where the head has it. */
  readonly closing: readonly string[];
  readonly cite: (kind: ActKind, order: number, number: string) => string;
  readonly shortPeople: boolean;
  readonly place: Place;
  /** R and AV are numbered in one sequence, or each in its own. */
  readonly apart: boolean;
}

/** Where date, protocol and title of an act stand. */
export type Frame = 'tail' | 'em' | 'place' | 'protocol' | 'data' | 'lines' | 'dated' | 'comma' | 'untitled' | 'untitled-em' | 'last'; // biome-ignore format: a list

const dotted = (number: string): string => grouped(number);
const two = (order: number): string => String(order).padStart(2, '0');
const av = (kind: ActKind): string => (kind === 'AV' ? 'AV' : 'R');
const Av = (kind: ActKind): string => (kind === 'AV' ? 'Av' : 'R');
const long = (kind: ActKind): string => (kind === 'AV' ? 'AVERBAÇÃO' : 'REGISTRO');
const Long = (kind: ActKind): string => (kind === 'AV' ? 'Averbação' : 'Registro');

type Heading = House['heading'];

/** How headings are written, in the rule book and elsewhere; each as one office prints all of its acts. */
export const headings: readonly Heading[] = [
  (k, n, m) => `${av(k)}-${n}/${dotted(m)}`,
  (k, n, m) => `${av(k)}.${n}-${dotted(m)}`,
  (k, n, m) => `${av(k)}/${n}-${dotted(m)}`,
  (k, n, m) => `${av(k)}${n}/${m}`,
  (k, n, m) => `${av(k)}-${n}-M-${m}:`,
  (k, n, m) => `${av(k)} - ${n} - ${dotted(m)}`,
  (k, n, m) => `${av(k)}.${two(n)}/${m}`,
  (k, n, m) => `${Av(k)}.${n} - Matrícula nº ${dotted(m)}`,
  (k, n, m) => `${long(k)} Nº ${n} - MATRÍCULA ${dotted(m)}`,
  (k, n, m) => `${Av(k)}.${n} - M. ${dotted(m)}`,
  (k, n, m) => `${av(k)}-${two(n)}/M-${dotted(m)}`,
  (k, n, m) => `${av(k)}.${n}/M.${dotted(m)}`,
  (k, n, m) => `${av(k)}:${two(n)}/${m}`,
  (k, n) => `${av(k)}-${n}`,
  (k, n) => `${Long(k)} nº ${n}`,
  (k, n, m) => `${av(k)}-${n}-${m}`,
  (k, n, m) => `${av(k)}—${n}—${dotted(m)}`,
  (k, n, m) => `${av(k)}-${n} - Mat. ${dotted(m)}`,
  (k, n, m) => `${av(k)}. ${n} - Mat. nº ${dotted(m)}`,
  (k, n, m) => `${av(k)}=${n}=${dotted(m)}`,
  (k, n, m) => `${k === 'AV' ? 'AVERB' : 'REG'}. ${n}/${dotted(m)}`,
  (k, n, m) => `${av(k)}.${n}.M.${dotted(m)}`,
  (k, n, m) => `${av(k)}/${n}/${dotted(m)}`,
  (k, n, m) => `${av(k)}-${n}, M-${dotted(m)}`,
  (k, n, m) => `${av(k)} ${n}/${dotted(m)}`,
  (k, n, m) => `${av(k)}-${String(n).padStart(3, '0')}/${dotted(m)}`,
  (k, n) => `${av(k)}.${two(n)}`,
  (k, n) => `${Av(k)}. ${n}`,
  (k, n, m) => `${av(k)}-${n}(${inWords(n)})/${dotted(m)}`,
  (k, n, m) => `${long(k)} ${n} / ${dotted(m)}`,
  (k, n, m) => `${Long(k)} nº ${n} da matrícula nº ${dotted(m)}`,
  (k, n, m) => `${av(k)}–${n}–${dotted(m)}`,
  (k, n, m) => `${av(k)}-${n}/Mat.${m}`,
  (k, n, m) => `${Av(k)}. nº ${n} - M-${dotted(m)}`,
  (k, n, m) => `${av(k)} nº ${n} / Matrícula ${dotted(m)}`,
  (k, n, m) => `${Av(k)}-${n} na M. ${dotted(m)}`,
  (k, n, m) => `(${av(k)}-${n}/${dotted(m)})`,
  (k, n) => `${av(k)}-${n}-1`.replace(/-1$/, ''),
  (k, n) => `${long(k)} ${n}`,
  (k, n) => `${long(k)} Nº ${two(n)}`,
  (k, n, m) => `${av(k)}.${n}/MATRÍCULA ${dotted(m)}`,
  (k, n, m) => `${av(k)}-${n} - ${m}`,
  (k, n, m) => `${av(k)}-${n} da Mat. ${dotted(m)}`,
  (k, n, m) => `${av(k)}-${n}-MAT-${dotted(m)}`,
  (k, n, m) => `${av(k)}- ${n} -${dotted(m)}`,
  (k, n, m) => `${av(k)}.${n}-M-${dotted(m)}-`,
  (k, n, m) => `${k === 'AV' ? 'AVB' : 'REG'}-${n}/${dotted(m)}`,
  (k, n, m) => `${two(n)} - ${k === 'AV' ? 'AV' : 'R'} - ${dotted(m)}`,
  (k, n) => `${k}-${n}º`,
];

const dateForms: readonly ((date: LocalDate) => string)[] = [
  (date) => split(date).map((part, index) => (index < 2 ? two(part) : String(part))).join('/'),
  (date) => split(date).map((part, index) => (index < 2 ? two(part) : String(part))).join('.'),
  (date) => split(date).map((part, index) => (index < 2 ? two(part) : String(part))).join('-'),
  (date) => `${ordinalDay(date)} de ${month(date)} de ${year(date)}`,
  (date) => `${two(day(date))} de ${month(date)} de ${year(date)}`,
  (date) => `${ordinalDay(date)} de ${capitalised(month(date))} de ${year(date)}`,
  (date) => `${ordinalDay(date)} de ${month(date)} de ${grouped(year(date))}`,
  (date) => `${dayInWords(date)} de ${month(date)} de ${yearInWords(date)}`,
  (date) => `${dayInWords(date)} (${two(day(date))}) de ${month(date)} de ${yearInWords(date)} (${year(date)})`,
  (date) => `${dayInWords(date)} dias do mês de ${month(date)} do ano de ${yearInWords(date)}`,
  (date) => `${two(day(date))}/${month(date)}/${grouped(year(date))}`,
]; // biome-ignore format: a table reads better than a column

const split = (date: LocalDate): [number, number, number] => [
  day(date),
  Number(date.slice(5, 7)),
  year(date),
];
const day = (date: LocalDate): number => Number(date.slice(8, 10));
const month = (date: LocalDate): string => months[Number(date.slice(5, 7)) - 1] ?? '';
const year = (date: LocalDate): number => Number(date.slice(0, 4));
const ordinalDay = (date: LocalDate): string => (day(date) === 1 ? '1º' : String(day(date)));
const dayInWords = (date: LocalDate): string => (day(date) === 1 ? 'primeiro' : inWords(day(date)));
const yearInWords = (date: LocalDate): string => inWords(year(date));
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function makeHouse(random: Random, place: Place, year: number): House {
  const old = year < 1996;
  const dateForm = random.weigh([
    [3, 0], [1, 1], [0.7, 2], [4, 3], [4, 4], [0.7, 5], [0.7, 6], [old ? 1.5 : 0.4, 7], [1, 8], [0.3, 10],
  ] as const); // biome-ignore format: a table reads better than a column
  const date = dateForms[dateForm] as House['date'];
  const headForm = random.chance(0.6) ? date : (dateForms[random.int(0, 8)] as House['date']);
  const frame = random.weigh<Frame>([
    [5, 'tail'], [4, 'em'], [1.5, 'place'], [3, 'protocol'], [2, 'data'], [2, 'lines'], [2.5, 'dated'], [1.5, 'comma'], [1, 'untitled'], [1.2, 'untitled-em'], [0.7, 'last'],
  ]); // biome-ignore format: a table reads better than a column
  const heading = random.pick(headings);
  const officer = random.pick(['Aderbal Castilho Neto', 'Maria Amélia Furtado', 'Bel. Otoniel Sabóia', 'Dra. Ivana Kuhn', 'JOSÉ RIBAMAR LAGO', 'Zilma Teles Pontes']); // biome-ignore format: a list
  const role = random.pick(['O Oficial', 'A Oficial', 'O Oficial Substituto', 'A Escrevente Autorizada', 'O Registrador', 'O Escrevente', 'A Oficiala', 'O Suboficial', 'Oficial Registrador', 'A Titular']); // biome-ignore format: a list
  const closing = [
    ...(random.chance(0.5) ? [random.pick(['Dou fé.', 'O referido é verdade e dou fé.', 'DOU FÉ.'])] : []),
  ];
  return {
    heading,
    frame,
    date,
    headDate: headForm,
    money: makeMoney(random, old),
    labels: random.weigh([
      [3, 0],
      [2, 0.5],
      [2, 1],
    ]),
    capitals: random.weigh([
      [14, 'none'],
      [old ? 3 : 0.5, 'all'],
      [old ? 2 : 0.3, 'all-bare'],
    ]),
    capitalNames: random.chance(0.93),
    signature: random.pick([
      `${role}, ${officer}.`,
      `${role}: ${officer}.`,
      `(a) ${officer} - ${role.replace(/^[OA] /, '')}.`,
      `Eu, ${officer}, ${role.replace(/^[OA] /, '')}, digitei e subscrevo.`,
      `${role},`,
      `${role}, _______________ ${officer}.`,
    ]),
    closing,
    cite: makeCitation(random),
    shortPeople: random.chance(0.35),
    place,
    apart: random.chance(0.04),
  };
}

function makeMoney(random: Random, old: boolean): House['money'] {
  const form = random.weigh([
    [4, 'words'], [3, 'bare'], [1, 'tight'], [old ? 2 : 0.5, 'words-first'],
  ] as const); // biome-ignore format: a table reads better than a column
  return (cents, symbol, name) => {
    const figure = `${symbol}${form === 'tight' ? '' : ' '}${printedAmount(cents)}`;
    const words = moneyInWords(cents, name);
    if (form === 'bare' || form === 'tight') return figure;
    return form === 'words' ? `${figure} (${words})` : `${words} (${figure})`;
  };
}

function moneyInWords(cents: number, [one, many]: readonly [string, string]): string {
  const whole = Math.floor(cents / 100);
  const rest = cents % 100;
  const unit = whole === 1 ? one : whole >= 1_000_000 && whole % 1_000_000 === 0 ? `de ${many}` : many;
  const parts = whole > 0 ? [`${inWords(whole)} ${unit}`] : [];
  if (rest > 0) parts.push(`${inWords(rest)} ${rest === 1 ? 'centavo' : 'centavos'}`);
  return parts.join(' e ');
}

function makeCitation(random: Random): House['cite'] {
  const forms: readonly House['cite'][] = [
    (k, n) => `${av(k)}-${n}`,
    (k, n) => `${Av(k)}.${n}`,
    (k, n) => `${av(k)}-${n} desta matrícula`,
    (k, n, m) => `${av(k)}-${n}/${dotted(m)}`,
    (k, n, m) => `${av(k)}.${n}-${dotted(m)}`,
    (k, n) => `${av(k)}.${two(n)}`,
    (k, n) => `${Long(k).toLowerCase()} nº ${n}`,
    (k, n, m) => `${av(k)}-${n}-M-${m}`,
    (k, n) => `${av(k)} ${n}, supra`,
    (k, n) => `${av(k)}-${two(n)} retro`,
  ];
  const usual = random.pick(forms);
  return (kind, order, number) => (random.chance(0.7) ? usual : random.pick(forms))(kind, order, number);
}

/** A person's name as the house prints it. */
export function printedName(house: House, party: Party): string {
  if (house.capitalNames || party.type === 'company') return party.name;
  return party.name
    .toLowerCase()
    .split(' ')
    .map((word) => (/^(?:d[aeo]s?|e)$/.test(word) ? word : capitalised(word)))
    .join(' ');
}

export const printedCpf = (cpf: string): string => cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
export const printedCnpj = (cnpj: string): string =>
  cnpj.replace(/(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})/, '$1.$2.$3/$4-$5');

/** `lavrador, RG 1.234.567-SSP/GO, CPF 123.456.789-09`: what follows a name. */
export function qualification(random: Random, house: House, person: Person, year: number): string {
  const oa = person.woman ? 'a' : 'o';
  const state = house.place.state;
  const document = person.document
    ? random.say(
        year < 1985
          ? '[CIC nº|CPF|CPF nº|C.I.C. n.º|inscrit{oa} no CIC sob nº] {cpf}'
          : '[CPF|CPF nº|CPF/MF nº|CPF/MF sob o nº|inscrit{oa} no CPF/MF sob nº|inscrit{oa} no CPF sob o n.º] {cpf}',
        { cpf: printedCpf(person.document), oa },
      )
    : '';
  const identity = random.chance(0.6)
    ? random.say(
        '[RG nº|RG|portador{a} da cédula de identidade RG nº|C.I. nº|carteira de identidade nº] {id}[-SSP/{uf}|-SSP-{uf}| SSP/{uf}|-{uf}]',
        {
          id: person.identity,
          uf: state,
          a: person.woman ? 'a' : '',
        },
      )
    : '';
  return [person.nation, statusWord(person), person.job, identity, document]
    .filter((part, index) => part !== '' && !(house.shortPeople && (index === 0 || index === 3)))
    .join(', ');
}

function statusWord(person: Person): string {
  const oa = person.woman ? 'a' : 'o';
  return {
    single: `solteir${oa}, maior`,
    divorced: `divorciad${oa}`,
    widowed: `viúv${oa}`,
    married: '',
    union: '',
  }[person.status];
}

/** Hectares as the house writes them. */
export function printedHectares(random: Random, squareMetres: number): string {
  const ha = squareMetres / 10_000;
  const whole = Math.floor(ha);
  const ares = Math.floor((squareMetres % 10_000) / 100);
  const centiares = squareMetres % 100;
  return random.pick([
    `${printedDecimal(ha, 4)} ha`,
    `${printedDecimal(ha, 4)} hectares`,
    `${printedDecimal(ha, 4)}ha`,
    `${grouped(whole)},${two(ares)},${two(centiares)} ha`,
    `${grouped(whole)} ha ${two(ares)} a ${two(centiares)} ca`,
    `${grouped(whole)}ha.${two(ares)}a.${two(centiares)}ca`,
    `${grouped(whole)} hectares, ${two(ares)} ares e ${two(centiares)} centiares`,
    `${printedDecimal(ha, 4)} ha (${inWords(whole)} hectares${ares ? `, ${inWords(ares)} ares` : ''}${centiares ? ` e ${inWords(centiares)} centiares` : ''})`,
  ]);
}

/** Square metres as the house writes them. */
export const printedMetres = (random: Random, metres: number): string =>
  random.pick([
    `${printedDecimal(metres, 2)} m²`,
    `${printedDecimal(metres, 2)}m²`,
    `${printedDecimal(metres, 2)} m2`,
    `${printedDecimal(metres, 2)} metros quadrados`,
    `${printedDecimal(metres, 4)} m²`,
  ]);
