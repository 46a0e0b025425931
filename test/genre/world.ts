import { addDays, type LocalDate } from '../../src/domain/dates.ts';
import {
  divideShares,
  type Share,
  subtractShares,
  sumShares,
  multiplyShares as times,
  toShare,
  wholeShare,
} from '../../src/domain/units.ts';
import { type Company, makeCompany, makeCouple, makePerson, type Party, type Person } from './cast.ts';
import { currencyOn } from './currencyOn.ts';
import { type ActKind, type House, printedCnpj, printedName, qualification } from './house.ts';
import type { Random } from './random.ts';

/** An act as the right answer has it (`corpus/gold-format`). */
export interface GoldAct {
  readonly Codigo: string;
  readonly Tipo: ActKind;
  readonly Ordem: number;
  readonly Data: string | null;
  readonly Evento: string;
  readonly Valor: number | null;
  readonly Moeda: string | null;
  readonly Credor: string | null;
  readonly Transmitentes: readonly string[];
  readonly Adquirentes: readonly string[];
  readonly Grau: number | null;
  readonly Vencimento: string | null;
  readonly Cancela: readonly string[];
  Valido: boolean;
}

/** An act before it has a number: what happened, how the office says it, and what it does to the world. */
export interface Draft {
  readonly kind: ActKind;
  readonly event: string;
  readonly title: string;
  readonly body: string;
  /** In cents of the day's currency. */
  readonly value?: number;
  readonly creditor?: string;
  readonly from?: readonly string[];
  readonly to?: readonly string[];
  readonly degree?: number;
  readonly due?: LocalDate;
  readonly cancels?: readonly string[];
  /** What holds from here on; given the act's code. */
  readonly settle?: (code: string) => void;
}

export interface Lien {
  readonly code: string;
  readonly event: string;
  readonly creditor: Company | Party | null;
  readonly degree: number | null;
  /** Amendments and the like, which fall with it. */
  readonly accessories: string[];
  /** Whom it binds or serves, where an end of it names them. */
  readonly people: readonly Party[];
  readonly process: string | null;
  /** Number of the note it secures. */
  readonly note?: string;
}

export interface Ownership {
  readonly who: Party;
  readonly share: Share;
}

/** The property as it stands between two acts. */
export interface World {
  readonly random: Random;
  readonly house: House;
  readonly number: string;
  readonly rural: boolean;
  date: LocalDate;
  owners: Ownership[];
  liens: Lien[];
  readonly acts: GoldAct[];
  readonly drafts: Draft[];
  readonly seen: Set<Party>;
  /** Whole square metres for the country, square metres for the town. */
  area: number | null;
  readonly areas: { code: string; area: number }[];
  name: string | null;
  reserve: { code: string; area: number | null } | null;
  incra: string | null;
  nirf: string | null;
  ccir: string | null;
  car: string | null;
  municipal: string | null;
  closed: boolean;
  /** Acts that must come next, such as the usufruct kept in a gift. */
  readonly pending: (() => Draft | null)[];
  readonly done: Set<string>;
}

export const yearOf = (world: World): number => Number(world.date.slice(0, 4));

const currencyNames: Readonly<Record<string, readonly [string, string]>> = {
  BRL: ['real', 'reais'],
  CRZ: ['cruzeiro', 'cruzeiros'],
  CZ$: ['cruzado', 'cruzados'],
  NCZ: ['cruzado novo', 'cruzados novos'],
  CRR: ['cruzeiro real', 'cruzeiros reais'],
};

/** A sum in today's currency, rounded as prices are, and as printed. */
export function makeMoney(world: World, scale = 1): { cents: number; text: string } {
  const { random } = world;
  const currency = currencyOn(world.date);
  const usual: Readonly<Record<string, number>> = { BRL: 180_000, CRZ: yearOf(world) < 1986 ? 4_000_000 : 30_000_000, CZ$: 2_500_000, NCZ: 90_000, CRR: 15_000_000 }; // biome-ignore format: a table
  const typical = usual[currency.code] ?? 1;
  const raw = typical * scale * (0.2 + random.next() * 3);
  const cents = random.chance(0.7) ? Math.max(1, Math.round(raw / 500)) * 50_000 : Math.round(raw * 100);
  return { cents, text: world.house.money(cents, currency.symbol, currencyNames[currency.code] ?? ['', '']) };
}

export const owning = (world: World): Party[] => world.owners.map(({ who }) => who);

/** Takes `share` of everything `from` own, in proportion, and gives it to `to` in the shares given, else equally. */
export function transfer(
  world: World,
  from: readonly Party[],
  to: readonly Party[],
  taken: Share | null = null,
  given: readonly Share[] = to.map(() => divideShares(wholeShare, toShare(to.length))),
): void {
  const held = sumShares(world.owners.filter(({ who }) => from.includes(who)).map(({ share }) => share));
  const part = taken ?? held;
  const rest = subtractShares(held, part);
  const kept = world.owners
    .map(({ who, share }) => ({
      who,
      share: from.includes(who) ? toShare(times(share, divideShares(rest, held))) : share,
    }))
    .filter(({ share }) => !share.startsWith('0/'));
  for (const [index, who] of to.entries()) {
    const got = times(part, given[index] ?? '0/1');
    const at = kept.findIndex((owner) => owner.who === who);
    if (at >= 0) kept[at] = { who, share: sumShares([kept[at]?.share ?? '0/1', got]) };
    else kept.push({ who, share: got });
  }
  world.owners = kept;
}

/** Somebody who buys: the people, the words that name them, and their parts when these are stated. */
export interface Buyers {
  readonly people: Party[];
  readonly text: string;
  readonly shares: Share[] | undefined;
}

export function makeBuyers(world: World): Buyers {
  const { random } = world;
  return random.weigh([
    [3, () => oneBuyer(world)],
    [4, () => marriedBuyer(world)],
    [4, () => coupleBuying(world)],
    [1.5, () => twoBuyers(world)],
    [2, () => companyBuying(world)],
  ])();
}

function oneBuyer(world: World): Buyers {
  const person = makePerson(world.random);
  person.status = world.random.pick(['single', 'single', 'divorced', 'widowed'] as const);
  return { people: [person], text: introduce(world, person), shares: undefined };
}

function marriedBuyer(world: World): Buyers {
  const [a, b] = makeCouple(world.random, yearOf(world));
  const buyer = world.random.chance(0.6) ? a : b;
  return { people: [buyer], text: introduce(world, buyer), shares: undefined };
}

function coupleBuying(world: World): Buyers {
  const couple = makeCouple(world.random, yearOf(world));
  return { people: couple, text: introduceCouple(world, couple), shares: undefined };
}

function twoBuyers(world: World): Buyers {
  const { random } = world;
  const people = [makePerson(random), makePerson(random)];
  for (const person of people) if (random.chance(0.3)) person.status = 'divorced';
  const percent = random.pick([50, 60, 70, 75, 80, 25]);
  const [one, other] = people.map((person) => introduce(world, person));
  const equal = percent === 50;
  const text = equal
    ? random.say('{one}[ e |, e |; e ]{other}[, em partes iguais|, na proporção de 50% para cada um|]', { one: one ?? '', other: other ?? '' })
    : random.say('[{one}, na proporção de {p}%[,|;] e {other}, na proporção de {q}%|{one} e {other}, cabendo {p}% ao primeiro e {q}% ao segundo|1) {one} - {p}%; e 2) {other} - {q}%]', {
        one: one ?? '', other: other ?? '', p: percent, q: 100 - percent,
      }); // biome-ignore format: one sentence
  return { people, text, shares: [toShare(`${percent}/100`), toShare(`${100 - percent}/100`)] };
}

function companyBuying(world: World): Buyers {
  const company = makeCompany(world.random, `${world.house.place.town}-${world.house.place.state}`);
  return { people: [company], text: introduce(world, company), shares: undefined };
}

/** The first mention of somebody, with all that offices say of people; later mentions are short. */
export function introduce(world: World, party: Party): string {
  const { random, house, seen } = world;
  const name = printedName(house, party);
  if (seen.has(party))
    return random.say('{name}[, já qualificad{o}|, acima qualificad{o}|]', {
      name,
      o: party.type === 'person' && !party.woman ? 'o' : 'a',
    });
  seen.add(party);
  if (party.type === 'company') return introduceCompany(world, party);
  const year = yearOf(world);
  const words = `${name}, ${qualification(random, house, party, year)}`;
  if (party.status !== 'married' || !party.spouse) return words;
  const spouse = party.spouse;
  seen.add(spouse);
  const partner = random.chance(0.5)
    ? `${printedName(house, spouse)}, ${qualification(random, house, spouse, year)}`
    : printedName(house, spouse);
  return random.say('{words}, casad{o} [sob o|pelo|no] regime d[a|a|e] {regime}[, na vigência da Lei 6.515/77,|, antes da Lei nº 6.515/77,|,|] com {partner}[, residentes e domiciliados em {town}|]', {
    words, o: party.woman ? 'a' : 'o', regime: party.regime ?? '', partner, town: `${house.place.town}-${house.place.state}`,
  }); // biome-ignore format: one sentence
}

function introduceCompany(world: World, company: Company): string {
  const { random, house } = world;
  if (!company.document) return printedName(house, company);
  return random.say('{name}, [pessoa jurídica de direito privado, |firma com sede em {town}, |com sede em {town}, |]{number}', {
    name: company.name,
    town: company.town,
    number: random.say(Number(world.date.slice(0, 4)) < 1998 ? '[CGC|CGC/MF nº|inscrita no CGC/MF sob nº] {n}' : '[CNPJ|CNPJ nº|CNPJ/MF nº|inscrita no CNPJ/MF sob o nº|inscrita no CNPJ sob nº] {n}', { n: printedCnpj(company.document) }),
  }); // biome-ignore format: one sentence
}

export function introduceCouple(world: World, [husband, wife]: readonly [Person, Person]): string {
  const { random, house, seen } = world;
  const year = yearOf(world);
  if (seen.has(husband))
    return random.say('{a} e [sua mulher|sua esposa|s/m] {b}[, já qualificados|]', {
      a: printedName(house, husband),
      b: printedName(house, wife),
    });
  seen.add(husband);
  seen.add(wife);
  const about = (person: Person): string =>
    qualification(random, house, { ...person, status: 'married' }, year);
  return random.say('{a}, {qa}[ e sua mulher | e sua esposa |, e sua mulher |, e seu cônjuge | e s/m. ]{b}, {qb}, [brasileiros, |]casados [sob o|pelo|no] regime d[a|a|e] {regime}[, na vigência da Lei 6.515/77|, anteriormente à Lei 6.515/77|][, residentes e domiciliados nesta cidade|, residentes em {town}|]', {
    a: printedName(house, husband), qa: about(husband), b: printedName(house, wife), qb: about(wife), regime: husband.regime ?? '', town: `${house.place.town}-${house.place.state}`,
  }); // biome-ignore format: one sentence
}

/** People already known, named again: couples as couples; all the owners sometimes only as such. */
export function mention(world: World, people: readonly Party[], mayRefer = true): string {
  const { random, house } = world;
  const names = people.map((party) => printedName(house, party));
  const all = people.length === world.owners.length && people.every((party) => owning(world).includes(party));
  if (mayRefer && all && random.chance(0.25)) {
    const female = people.every((party) => party.type === 'company' || party.woman);
    return random.say(
      people.length > 1
        ? 'os proprietários[| já qualificados| acima qualificados]'
        : female
          ? 'a proprietária[| já qualificada]'
          : 'o proprietário[| já qualificado| retro]',
    );
  }
  const [first, second] = people;
  if (people.length === 2 && first?.type === 'person' && second?.type === 'person' && first.spouse === second)
    return random.say('{a} e [sua mulher|sua esposa|seu cônjuge|{her}] {b}[, já qualificados|, acima qualificados|, retro qualificados|]', { a: names[0] ?? '', b: names[1] ?? '', her: second.woman ? 'sua mulher' : 'seu marido' }); // biome-ignore format: one sentence
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}` : (names[0] ?? '');
  return random.say('{list}[, já qualificad{o}|]', {
    list,
    o: names.length > 1 ? 'os' : first?.type === 'person' && !first.woman ? 'o' : 'a',
  });
}

/** `1/2` as offices put it in words, and in what sense. */
export function shareInWords(random: Random, share: Share): string {
  const named: Record<string, readonly string[]> = {
    '1/2': ['metade', 'a metade ideal', '50%', '1/2'],
    '1/3': ['um terço', 'a terça parte', '1/3', '33,3333%'],
    '1/4': ['um quarto', 'a quarta parte', '25%', '1/4'],
    '3/4': ['três quartos', '75%', '3/4'],
    '2/3': ['dois terços', '2/3', '66,6667%'],
  };
  const [numerator = '1', denominator = '1'] = share.split('/');
  const percent = (100 * Number(numerator)) / Number(denominator);
  if (share === '1/1') return random.pick(['a totalidade', '100%']);
  return random.pick(named[share] ?? [share, Number.isInteger(percent) ? `${percent}%` : `${percent.toFixed(4).replace('.', ',')}%`]); // biome-ignore format: one thought
}

/** A day `from` to `to` days before or after the act. */
export const dayNear = (world: World, from: number, to: number): LocalDate =>
  addDays(world.date, world.random.int(from, to));

export const makeProcess = (random: Random, year: number): string => {
  const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('');
  return year >= 2010
    ? `${digits(7)}-${digits(2)}.${random.int(2010, year)}.8.${String(random.int(1, 27)).padStart(2, '0')}.${digits(4)}`
    : random.pick([`${random.int(10, 999)}/${String(year).slice(2)}`, `${random.int(100, 9999)}/${year - 1}`, `${year}.${digits(2)}.${digits(6)}-${digits(1)}`]); // biome-ignore format: one thought
};

/** `escritura pública de 01/02/1990, lavrada no 2º Tabelião, livro 12, fls. 34`. */
export function deed(world: World): string {
  const { random, house } = world;
  return random.say('[escritura pública|escritura|Escritura Pública] [de compra e venda |]{lavrada}', {
    lavrada: notary(world),
  }).replace(' de compra e venda', '') || house.place.town; // biome-ignore format: one thought
}

export function notary(world: World): string {
  const { random, house } = world;
  return random.say('[lavrada em|de|datada de] {date}[,|] [{by}, livro {book}, fls. {page}|às fls. {page} do livro {book}, {by}|{by} (livro {book}, págs. {page}/{next})|no livro {book}, folhas {page}, {by}]', {
    date: house.date(dayNear(world, -60, -3)),
    by: random.say('[no|pelo|nas Notas do] {n}º [Tabelião de Notas|Tabelionato|Ofício de Notas] [local|desta cidade|de {town}|desta Comarca]', { n: random.int(1, 5), town: house.place.town }),
    book: random.pick([String(random.int(10, 900)), `${random.int(10, 300)}-${random.pick(['A', 'N', 'E'])}`]),
    page: String(random.int(1, 200)).padStart(3, '0'),
    next: String(random.int(201, 399)),
  }); // biome-ignore format: one sentence
}

/** Acts in force that bind the property and that may end. */
export const ofKinds = (world: World, ...events: readonly string[]): Lien[] =>
  world.liens.filter(({ event }) => events.includes(event));

export const cite = (world: World, code: string): string => {
  const [kind = 'R', order = '1'] = code.split('-');
  return world.house.cite(kind as ActKind, Number(order), world.number);
};
