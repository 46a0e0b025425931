import type { LocalDate } from '../../src/domain/dates.ts';
import { printedIncra, printedNirf } from './acts/land.ts';
import type { History } from './history.ts';
import { printedHectares, printedMetres } from './house.ts';
import { makeAllotment, makeBuilding, makeEstate, makeNeighbour, makeStreet, type Place } from './places.ts';
import type { Random } from './random.ts';
import { inWords } from './words.ts';
import { makeMoney } from './world.ts';

/** The land on the day the record is opened, and how it is described. */
export interface Land {
  readonly rural: boolean;
  readonly flat: boolean;
  readonly area: number | null;
  readonly name: string | null;
  readonly incra: string | null;
  readonly nirf: string | null;
  readonly ccir: string | null;
  readonly municipal: string | null;
}

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

export function makeLand(random: Random, year: number): Land {
  const rural = random.chance(0.55);
  if (rural)
    return {
      rural, flat: false, area: random.chance(0.85) ? random.int(20_000, 9_000_000) : random.int(20, 900) * 10_000, name: random.chance(0.92) ? makeEstate(random) : null,
      incra: random.chance(0.6) ? `${random.int(100, 999)}${digits(random, 10)}` : null, nirf: year >= 1993 && random.chance(0.4) ? `${random.int(1, 9)}${digits(random, 7)}` : null, ccir: year >= 1996 && random.chance(0.25) ? digits(random, 11) : null, municipal: null,
    }; // biome-ignore format: one thing
  const flat = random.chance(0.4);
  const municipal = random.chance(0.6)
    ? random.pick([
        `${digits(random, 2)}.${digits(random, 3)}.${digits(random, 4)}-${digits(random, 1)}`,
        `${random.int(1, 9)}${digits(random, 5)}`,
        `0${random.int(1, 9)}.${digits(random, 2)}.${digits(random, 3)}.${digits(random, 4)}.${digits(random, 3)}`,
      ])
    : null;
  return {
    rural, flat, area: flat ? random.int(3000, 22_000) / 100 : random.int(12_500, 150_000) / 100, name: flat ? makeBuilding(random) : random.chance(0.5) ? makeAllotment(random) : null, incra: null, nirf: null, ccir: null, municipal,
  }; // biome-ignore format: one thing
}

/** The words that describe the land; everything in the right answer is among them. */
export function describe(random: Random, land: Land, place: Place): string {
  if (land.rural) return ruralLand(random, land, place);
  return land.flat ? flat(random, land, place) : lot(random, land, place);
}

function ruralLand(random: Random, land: Land, place: Place): string {
  const area = printedHectares(random, land.area ?? 0);
  const name =
    land.name === null
      ? ''
      : random
          .say(
            '[, denominad{o} "{name}"|, denominad{o} {name}|, no lugar denominado "{name}"|, parte da {name}]',
            { o: 'a', name: land.name },
          )
          .replace('parte da', 'denominada');
  const cadastre = [
    land.incra
      ? random.say(
          '[Cadastrad{a} no INCRA sob {o} nº|INCRA nº|INCRA:|Código do imóvel no INCRA:|Cadastro INCRA nº] {n}[, área total {t}, módulo fiscal {m}, fração mínima de parcelamento {f} ha|]',
          {
            a: 'o',
            o: 'o',
            n: printedIncra(land.incra),
            t: `${Math.round((land.area ?? 0) / 1000) / 10}`.replace('.', ','),
            m: random.int(10, 80),
            f: '2,0',
          },
        )
      : '',
    land.nirf ? random.say('[NIRF|NIRF nº|NIRF:] {n}', { n: printedNirf(land.nirf) }) : '',
    land.ccir ? random.say('[CCIR nº|CCIR|CCIR 2006/2009 nº] {n}', { n: land.ccir }) : '',
  ].filter(Boolean);
  const body = random.say('[Uma gleba de terras|Uma área de terras|Um imóvel rural|Uma gleba de terras rurais|Uma parte de terras de campos e matos|Uma propriedade agrícola]{name1}, [situad{a} n|localizad{a} n][este município e Comarca|o município de {town}|a zona rural do município de {town}-{uf}|este município de {town}], [com a área de|com a área total de|contendo a área de|medindo|com a área superficial de] {area}{name2}, [dentro dos seguintes limites e confrontações|com os seguintes limites|confrontando]: [ao norte, com {n1}; ao sul, com {n2}; a leste, com {n3}; e a oeste, com {n4}|{walk}].', {
    a: 'a', area, name1: random.chance(0.5) ? name : '\u0001', name2: '\u0002', town: place.town, uf: place.state, n1: makeNeighbour(random), n2: makeNeighbour(random), n3: makeNeighbour(random), n4: makeNeighbour(random), walk: walk(random),
  }); // biome-ignore format: one sentence
  const placed = body.includes('\u0001')
    ? body.replace('\u0001', '').replace('\u0002', name)
    : body.replace('\u0002', '');
  return [
    placed
      .replace(/(Um imóvel rural), denominada/, '$1, denominado')
      .replace(/situada no|situada na|situada neste/g, (found) => found),
    ...cadastre.map((item) => `${item}.`),
  ].join(' ');
}

const walk = (random: Random): string =>
  `começa no marco cravado junto a ${makeNeighbour(random)}; ${Array.from({ length: random.int(2, 6) }, () => random.say("daí segue rumo {a}°{b}' [NE|SE|SW|NW], por {d} metros, [dividindo|confrontando] com {n}", { a: random.int(1, 89), b: random.int(10, 59), d: `${random.int(30, 900)},${random.int(10, 99)}`, n: makeNeighbour(random) })).join('; ')}; daí ao ponto de partida`;

function lot(random: Random, land: Land, place: Place): string {
  const width = random.int(10, 25);
  const allotment = land.name
    ? random.say(
        '[, do loteamento denominado "{n}"|, do loteamento {n}|, situado no {n}|, no loteamento "{n}"]',
        { n: land.name },
      )
    : '';
  const cadastre = land.municipal
    ? random.say(
        '[Inscrição municipal nº|Inscrição cadastral nº|Cadastro municipal nº|Contribuinte nº|Inscrição imobiliária nº|Inscrição cadastral:] {n}.',
        { n: land.municipal },
      )
    : '';
  const house = random.chance(0.4);
  const body = house
    ? random.say(
        '[UMA CASA residencial|Uma casa de morada|Um prédio residencial|PRÉDIO] [sob nº|nº] {no} da {street}, [nesta cidade|na cidade de {town}|em {town}-{uf}], e seu respectivo terreno[, {lot}{allotment}|{allotment}], com a área de {area}, [medindo|com] {w},00 metros de frente por {d},00 metros da frente aos fundos, [confrontando|limitando-se] à direita com {n1} e à esquerda com {n2}.',
        {
          no: random.int(10, 1900),
          street: makeStreet(random),
          town: place.town,
          uf: place.state,
          allotment,
          area: printedMetres(random, land.area ?? 0),
          w: width,
          d: random.int(20, 50),
          n1: makeNeighbour(random),
          n2: makeNeighbour(random),
          lot: lotName(random),
        },
      )
    : random.say(
        '[UM LOTE de terreno|Um terreno urbano|Um terreno|O lote de terreno|LOTE DE TERRAS], [constituído pelo |designado |]{lot}{allotment}, [nesta cidade|situado nesta cidade, na {street}|na cidade de {town}|com frente para a {street}, nesta cidade], [com a área de|medindo a área de|contendo a área de] {area}, [medindo|com] {w},00 metros de frente; {d},00 metros pelo lado direito, confrontando com {n1}; {d},00 metros pelo lado esquerdo, com {n2}; e {w},00 metros nos fundos.',
        {
          lot: lotName(random),
          allotment,
          street: makeStreet(random),
          town: place.town,
          area: printedMetres(random, land.area ?? 0),
          w: width,
          d: random.int(20, 50),
          n1: makeNeighbour(random),
          n2: makeNeighbour(random),
        },
      );
  return [body, cadastre].filter(Boolean).join(' ');
}

const lotName = (random: Random): string =>
  random.say(
    '[lote nº {n}, da quadra {q}|lote {n} da quadra "{l}"|lote nº {n} ({w}) da quadra nº {q}|lote nº {n}-{l}, quadra {q}]',
    {
      n: random.int(1, 40),
      q: random.int(1, 90),
      l: random.pick(['A', 'B', 'F', 'M']),
      w: inWords(random.int(1, 40)),
    },
  );

function flat(random: Random, land: Land, place: Place): string {
  const common = random.int(1000, 6000) / 100;
  const own = land.area ?? 0;
  const whole = Math.round((own + common) * 100) / 100;
  return random.say('[APARTAMENTO nº|Apartamento nº|O apartamento nº|SALA nº|UNIDADE AUTÔNOMA - Apartamento nº] {no}, [localizado no|do] {f}º [andar|pavimento], [do|integrante do|situado no] {name}, [situado na|na|com frente para a] {street}, nº {m}, [nesta cidade|em {town}-{uf}|bairro Centro, nesta cidade], com a área [privativa|real privativa|útil|privativa real] de {own}, área [de uso comum|comum] de {common}, [perfazendo a área total de|totalizando] {whole}, [correspondendo-lhe|cabendo-lhe] a fração ideal de {share} [no terreno|do solo][, e uma vaga de garagem|].[ {cadastre}|]', {
    no: random.int(11, 1504), f: random.int(1, 15), name: land.name ?? '', street: makeStreet(random), m: random.int(10, 2000), town: place.town, uf: place.state, own: printedMetres(random, own), common: printedMetres(random, common), whole: printedMetres(random, whole), share: `0,0${random.int(1000, 9999)}`, cadastre: '',
  }) + (land.municipal ? random.say(' [Inscrição municipal nº|Inscrição cadastral nº|Contribuinte nº|Indicação fiscal:] {n}.', { n: land.municipal }) : ''); // biome-ignore format: one sentence
}

/** Where the property comes from; null when nowhere. */
export function makePrevious(random: Random, year: number): string {
  const m = `${random.int(1, 60)}.${random.int(100, 999)}`;
  return year < 1990
    ? random.say(
        '[Transcrição nº {m}, fls. {f} do livro 3-{l}, deste [Cartório|Ofício]|Transcrição {m}, Livro 3-{l}, fls. {f}|nº {m} do Livro 3-{l}, às fls. {f}|Transcrito sob nº {m}, às fls. {f} do livro 3-{l}, deste Registro|matrícula nº {m}, Livro 2, deste Cartório]',
        { m, f: random.int(10, 290), l: random.pick(['A', 'AB', 'C', 'H', 'Z']) },
      )
    : random.say(
        '[Matrícula nº {m}, deste Ofício|R-{a}/{m}, deste Registro|R.{a}-{m}, Livro 2|matrícula {m} do Livro 2-RG, deste Serviço Registral|Matrícula {m} do 1º Ofício desta Comarca|M-{m}, fls. {f}, Livro 2-D, deste Cartório]',
        { m, a: random.int(1, 9), f: random.int(10, 290) },
      );
}

export interface OpeningText {
  readonly paragraphs: readonly string[];
  readonly previous: string | null;
}

/** The opening as one of the forms offices use: labels in any order, or one run of prose. */
export function openingText(
  random: Random,
  history: History,
  description: string,
  number: string,
  openedOn: LocalDate,
): OpeningText {
  const { world } = history;
  const { house } = world;
  const town = house.place.town;
  const dotted = number.replace(/\B(?=(\d{3})+$)/g, '.');
  const isOriginal = history.openingOwners === null;
  const previous = isOriginal ? 'não há' : makePrevious(random, Number(openedOn.slice(0, 4)));
  const owners = history.openingOwners ?? random.pick(['não consta', 'não há registro anterior']);
  const label = (words: string): string =>
    random.pick([words, words, words.charAt(0) + words.slice(1).toLowerCase()]);
  const property = `${label(random.weigh([[7, 'IMÓVEL'], [1, 'IDENTIFICAÇÃO DO IMÓVEL'], [1, 'DESCRIÇÃO DO IMÓVEL'], [0.7, 'CARACTERÍSTICOS E CONFRONTAÇÕES'], [0.7, 'DENOMINAÇÃO E CARACTERÍSTICAS DO IMÓVEL']]))}: ${description}`; // biome-ignore format: one thing
  const owner = `${label(random.weigh([[6, history.openingPlural ? 'PROPRIETÁRIOS' : 'PROPRIETÁRIO'], [1, 'PROPRIETÁRIO(S)'], [0.7, 'NOME, DOMICÍLIO E NACIONALIDADE DO PROPRIETÁRIO'], [0.6, 'PROPRIETÁRIO(A)(S)']]))}: ${owners.replace(/\.$/, '')}.`; // biome-ignore format: one thing
  const prior = `${label(random.weigh([[6, 'REGISTRO ANTERIOR'], [1, 'NÚMERO DO REGISTRO ANTERIOR'], [1, 'TÍTULO AQUISITIVO'], [0.6, 'ORIGEM'], [0.6, 'PROCEDÊNCIA'], [0.5, 'MATRÍCULA ANTERIOR']]))}: ${previous}.`; // biome-ignore format: one thing
  const signed = house.signature;
  const placed = `${town}, ${house.date(openedOn)}.`;
  const dated = random.pick([`MATRÍCULA Nº ${dotted}   DATA: ${house.headDate(openedOn)}`, `Matrícula nº ${dotted}. Data: ${house.headDate(openedOn)}.`, `MATRÍCULA: ${dotted}        Data: ${house.headDate(openedOn)}`, `MATRÍCULA Nº ${dotted}          ${town}, ${house.headDate(openedOn)}.`]); // biome-ignore format: a list
  const cost = random.chance(0.1) ? [`Emolumentos: ${makeMoney(world, 0.001).text}.`] : [];
  const paragraphs = random.weigh<() => string[]>([
    [4, () => [dated, property, owner, `${prior} ${signed}`]],
    [4, () => [property, owner, `${prior} ${placed} ${signed}`]],
    [1.5, () => [dated, property, prior, `${owner} ${signed}`]],
    [1.5, () => [`${property} ${owner} ${prior} ${placed} ${signed}`]],
    [1, () => [`${dated} ${property} ${owner} ${prior} O referido é verdade e dou fé. ${signed}`]],
    [1, () => [property, owner, prior, ...cost, placed, signed]],
  ])(); // biome-ignore format: a table reads better than a column
  return { paragraphs, previous };
}
