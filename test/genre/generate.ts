import { addDays, makeLocalDate } from '../../src/domain/dates.ts';
import { formatCnm, makeCnm } from '../../src/domain/documents/cnm.ts';
import type { PageText } from '../../src/domain/pages/words.ts';
import { toPercentages } from '../../src/domain/units.ts';
import { makeHistory } from './history.ts';
import { type House, makeHouse } from './house.ts';
import { type Noise, withNoise } from './noise.ts';
import { describe, makeLand, openingText } from './opening.ts';
import { makeOffice, makePlace } from './places.ts';
import { actText, certificate, makeFurniture, makeSheet, setPages, toPageTexts } from './print.ts';
import { randomOf } from './random.ts';
import type { GoldAct, World } from './world.ts';

/** An invented record: the pages a reader would be handed, and what is true of them. */
export interface Specimen {
  readonly name: string;
  readonly pages: readonly PageText[];
  /** The lines of each page as printed. */
  readonly printed: readonly (readonly string[])[];
  readonly gold: Gold;
  /** The prenotações that the closing names. */
  readonly openProtocols: readonly string[];
}

/** The right answer, as `test/corpus/score.mjs` reads it. */
export interface Gold {
  readonly Numero: string;
  readonly Cnm: string | null;
  readonly Cartorio: string;
  readonly Comarca: string;
  readonly Uf: string;
  readonly DataAbertura: string;
  readonly RegistroAnterior: string | null;
  readonly Imovel: Readonly<Record<string, unknown>>;
  readonly Proprietarios: readonly Readonly<Record<string, unknown>>[];
  readonly Atos: readonly GoldAct[];
  readonly OnusAtivos: readonly string[];
  readonly HistoricoArea: readonly Readonly<Record<string, unknown>>[];
  readonly ReservaLegal: Readonly<Record<string, unknown>>;
}

/**
 * The record of a seed: first a history and its truth, then an office of some state and decade that prints it. The
 * truth follows from the history alone; nothing here knows how the text will be read.
 * @param noise spoils the pages as a scan does
 * @param style what the office is to do, whatever the seed says
 */
export function generate(seed: number, noise?: Noise, style: Partial<House> = {}): Specimen {
  const random = randomOf(seed);
  const place = makePlace(random);
  const office = makeOffice(random, place);
  const year = random.weigh([[4, random.int(1976, 1989)], [3, random.int(1990, 1999)], [4, random.int(2000, 2012)], [2, random.int(2013, 2021)]]); // biome-ignore format: a table
  const openedOn = makeLocalDate(year, random.int(1, 12), random.int(1, 28)) ?? `${year}-01-01`;
  const number = String(random.weigh([[1, random.int(12, 999)], [5, random.int(1000, 9999)], [8, random.int(10_000, 99_999)], [2, random.int(100_000, 299_999)]])); // biome-ignore format: a table
  const land = makeLand(random, year);
  const house = { ...makeHouse(random, place, year), ...style };
  const world: World = {
    random, house, number, rural: land.rural, date: openedOn, owners: [], liens: [], acts: [], drafts: [], seen: new Set(), area: land.area, areas: [], name: land.name,
    reserve: null, incra: land.incra, nirf: land.nirf, ccir: land.ccir, car: null, municipal: land.municipal, closed: false, pending: [], done: new Set(land.flat ? ['flat'] : []),
  }; // biome-ignore format: one world
  const history = makeHistory(random, world, random.weigh([[2, random.int(1, 4)], [5, random.int(4, 11)], [3, random.int(9, 22)]])); // biome-ignore format: a table
  const opening = openingText(random, history, describe(random, land, place), number, openedOn);
  const cnm = random.chance(0.35)
    ? formatCnm(makeCnm(String(random.int(1000, 160_000)).padStart(6, '0'), '2', number))
    : null;
  const issuedOn = addDays(history.acts.at(-1)?.date ?? openedOn, random.int(20, 600));
  const { before, after, openProtocols } = certificate(random, history, office, issuedOn);
  const acts = history.acts.map((act) => actText(random, history, act));
  const paragraphs = [
    ...before,
    ...typed(opening.paragraphs, house.capitals),
    ...typed(acts, house.capitals),
    ...after,
  ];
  const sheet = makeSheet(random);
  const printed = setPages(random, paragraphs, sheet, makeFurniture(random, office, number, cnm));
  const clean = toPageTexts(printed, sheet);
  return {
    name: `genre-${seed}`,
    pages: noise ? withNoise(clean, noise, seed + 1) : clean,
    printed,
    openProtocols,
    gold: {
      Numero: number, Cnm: cnm, Cartorio: office.name, Comarca: place.town, Uf: place.state, DataAbertura: openedOn, RegistroAnterior: opening.previous,
      ...truthOf(world, land.area, place.town, place.state),
    }, // biome-ignore format: one answer
  };
}

/** Machines with one case of letters, some without accents. */
function typed(paragraphs: readonly string[], capitals: 'none' | 'all' | 'all-bare'): string[] {
  return paragraphs.map((text) => {
    if (capitals === 'none') return text;
    const upper = text
      .toUpperCase()
      .replace(/(\d) HA\b/g, '$1 ha')
      .replace(/M²/g, 'm²');
    return capitals === 'all' ? upper : upper.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  });
}

const encumbrances = new Set('hipoteca hipoteca_cedular penhor penhor_cedular alienacao_fiduciaria penhora arresto sequestro indisponibilidade usufruto servidao compromisso_venda arrendamento locacao caucao clausulas_restritivas cedula_credito premonitoria tombamento'.split(' ')); // biome-ignore format: a list

function truthOf(
  world: World,
  firstArea: number | null,
  town: string,
  state: string,
): Pick<Gold, 'Imovel' | 'Proprietarios' | 'Atos' | 'OnusAtivos' | 'HistoricoArea' | 'ReservaLegal'> {
  const { rural, owners, acts, reserve } = world;
  const percentages = toPercentages(
    owners.map(({ share }) => share),
    2,
  );
  const area = (value: number): Record<string, number> =>
    rural ? { AreaHa: value / 10_000 } : { AreaM2: value };
  return {
    Imovel: {
      Tipo: rural ? 'Rural' : 'Urbano', Denominacao: world.name, Municipio: town, Uf: state, AreaHa: null, AreaM2: null, ...(world.area === null ? {} : area(world.area)),
      CodigoIncra: world.incra, Nirf: world.nirf ? [world.nirf] : [], Ccir: world.ccir, Car: world.car, InscricaoMunicipal: world.municipal,
    },
    Proprietarios: owners.map(({ who }, index) => ({
      Nome: who.name, Documento: who.document, Percentual: Number(percentages[index]),
      RegimeBens: who.type === 'person' && who.status === 'married' ? who.regime : null,
      Conjuge: who.type === 'person' && who.status === 'married' ? (who.spouse?.name ?? null) : null,
    })),
    Atos: acts,
    OnusAtivos: acts.filter(({ Evento, Valido }) => Valido && encumbrances.has(Evento)).map(({ Codigo }) => Codigo),
    HistoricoArea: [...(firstArea === null ? [] : [{ Ato: 'MATRICULA', ...area(firstArea) }]), ...world.areas.map((row) => ({ Ato: row.code, ...area(row.area) }))],
    ReservaLegal: reserve ? { Averbada: true, Ato: reserve.code, ...(reserve.area === null ? {} : { AreaHa: reserve.area / 10_000 }) } : { Averbada: false },
  }; // biome-ignore format: one answer
}

/** Several records in one file, one behind the other. */
export function joined(specimens: readonly Specimen[]): PageText[] {
  return specimens.flatMap(({ pages }) => pages).map((page, index) => ({
    ...page, page: index + 1, words: page.words.map((word) => ({ ...word, page: index + 1 })),
  })); // biome-ignore format: one thought
}
