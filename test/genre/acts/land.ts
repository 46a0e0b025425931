import { printedHectares, printedMetres } from '../house.ts';
import { makeEstate, makeNeighbour, makeStreet } from '../places.ts';
import { type Draft, dayNear, type World, yearOf } from '../world.ts';

/** What the office notes of the land itself. */
export const land: readonly (readonly [number, (world: World) => Draft | null])[] = [
  [3, reserve],
  [1, preservation],
  [3, georeferencing],
  [1.5, rectification],
  [1.5, split],
  [3, building],
  [0.6, demolition],
  [1, rename],
  [1, houseNumber],
  [1.5, cadastre],
  [2, carNumber],
  [1, municipal],
];

const once = (world: World, event: string): boolean => {
  if (world.done.has(event)) return false;
  world.done.add(event);
  return true;
};

const hexes = '0123456789ABCDEF';

function reserve(world: World): Draft | null {
  const { random, house } = world;
  if (!world.rural || world.area === null || world.reserve || !once(world, 'reserve')) return null;
  const area = Math.round(world.area * random.pick([0.2, 0.2, 0.35, 0.5, 0.8]));
  const hasArea = random.chance(0.85);
  const percent = Math.round((100 * area) / world.area);
  const body = hasArea
    ? random.say(
        '[Por|Nos termos do|Conforme] [Termo de Responsabilidade de [Preservação de Floresta|Averbação de Reserva Legal]|termo de compromisso] [firmado em|de|datado de] {date} [perante o {org}|com o {org}], [fica gravada|foi gravada|fica averbada|fica destinada] como [reserva legal|reserva florestal legal|de utilização limitada, a título de reserva legal,] a área de {area}[, não inferior a {p}% da propriedade|, correspondente a {p}% do imóvel|][, confrontando com {n}|].',
        {
          date: house.date(dayNear(world, -90, -3)),
          org: random.pick(['IBAMA', 'IBDF', 'IEF', 'órgão ambiental', 'IAP']),
          area: printedHectares(random, area),
          p: percent,
          n: makeNeighbour(random),
        },
      )
    : random.say(
        '[Por|Nos termos do] Termo de Responsabilidade de {date}, firmado com o {org}, [fica gravada|foi gravada] como reserva legal área correspondente a {p}% do imóvel, [na qual não será permitido o corte raso|conforme croqui arquivado].',
        { date: house.date(dayNear(world, -90, -3)), org: random.pick(['IBAMA', 'IBDF', 'IEF']), p: percent },
      );
  return {
    kind: 'AV', event: 'reserva_legal', title: random.pick(['RESERVA LEGAL', 'RESERVA FLORESTAL LEGAL', 'AVERBAÇÃO DE RESERVA LEGAL']), body,
    settle: (code) => {
      world.reserve = { code, area: hasArea ? area : null };
    },
  }; // biome-ignore format: one act
}

function preservation(world: World): Draft | null {
  const { random } = world;
  if (!world.rural || !once(world, 'app')) return null;
  const body = random.say(
    '[Procede-se a esta averbação para constar que|Averba-se que] [a faixa de {m} metros às margens do córrego|a área de {area} ao longo do ribeirão] constitui área de preservação permanente[, nos termos da Lei 12.651/2012|, na forma do Código Florestal].',
    { m: random.pick([30, 50]), area: printedHectares(random, random.int(5000, 60_000)) },
  );
  return {
    kind: 'AV',
    event: 'app',
    title: random.pick(['ÁREA DE PRESERVAÇÃO PERMANENTE', 'PRESERVAÇÃO PERMANENTE']),
    body,
  };
}

function changesArea(world: World, area: number): (code: string) => void {
  return (code) => {
    world.area = area;
    world.areas.push({ code, area });
  };
}

function georeferencing(world: World): Draft | null {
  const { random } = world;
  if (!world.rural || world.area === null || yearOf(world) < 2004 || !once(world, 'geo')) return null;
  const area = Math.round(world.area * (0.97 + random.next() * 0.06));
  const corner = () =>
    `${random.pick(['AXK', 'BQR', 'DFG'])}-${random.pick(['M', 'P', 'V'])}-${random.int(1000, 9999)}`;
  const walk = Array.from({ length: random.int(2, 14) }, () => random.say('daí segue com azimute de {a}°{b}\'{c}" e distância de {d} m até o vértice {v}, confrontando com {n}', { a: random.int(0, 359), b: random.int(10, 59), c: random.int(10, 59), d: `${random.int(20, 900)},${random.int(10, 99)}`, v: corner(), n: makeNeighbour(random) })).join('; '); // biome-ignore format: one sentence
  const certificate = `${random.int(100_000, 999_999)}${random.int(100_000, 999_999)}-${random.int(10, 99)}`;
  const body = random.say(
    '[Procede-se|A requerimento dos proprietários, procede-se] [a esta averbação para constar que|à averbação do georreferenciamento do imóvel, pelo qual], [conforme memorial descritivo certificado pelo INCRA sob nº {cert}|nos termos do art. 176, § 3º, da Lei 6.015/73, e da certificação INCRA nº {cert}|conforme certificação SIGEF {cert}], [o imóvel passa a ter a área de|a área do imóvel passa a ser de|o imóvel possui a área de|apurou-se a área de] {area}[ e perímetro de {per} m|], [com a seguinte descrição|dentro das seguintes divisas]: inicia-se no vértice {v}, de coordenadas N {y}m e E {x}m; {walk}; daí ao ponto inicial.',
    {
      cert: certificate,
      area: printedHectares(random, area),
      per: `${random.int(2, 12)}.${random.int(100, 999)},${random.int(10, 99)}`,
      v: corner(),
      y: `7.${random.int(100, 999)}.${random.int(100, 999)},${random.int(100, 999)}`,
      x: `${random.int(200, 700)}.${random.int(100, 999)},${random.int(100, 999)}`,
      walk,
    },
  );
  return { kind: 'AV', event: 'georreferenciamento', title: random.pick(['GEORREFERENCIAMENTO', 'GEORREFERENCIAMENTO', 'GEORREFERENCIAMENTO DE IMÓVEL RURAL', 'RETIFICAÇÃO - GEORREFERENCIAMENTO']), body, settle: changesArea(world, area) }; // biome-ignore format: one act
}

function printedArea(world: World, area: number): string {
  return world.rural ? printedHectares(world.random, area) : printedMetres(world.random, area);
}

function rectification(world: World): Draft | null {
  const { random } = world;
  if (world.area === null || world.done.has('flat') || !once(world, 'rectified')) return null;
  const area = world.rural
    ? Math.round(world.area * (0.97 + random.next() * 0.06))
    : Math.round(world.area * (97 + random.next() * 6)) / 100;
  if (area === world.area) return null;
  const body = random.say('[Nos termos do art. 213, II, da Lei 6.015/73|Na forma do artigo 213 da Lei de Registros Públicos|Por mandado judicial, em ação de retificação de registro|A requerimento do proprietário], [e à vista de planta e memorial, |]{how}.', {
    how: random.say('[a área do imóvel, que constava como {old}, é retificada para|fica retificada a área do imóvel, que passa a ser de|procede-se à retificação da área do imóvel, que passa de {old} para|o imóvel tem a área correta de] {new}[ e não como constou|]', { old: printedArea(world, world.area), new: printedArea(world, area) }).replace(/ e não como constou$/, ''),
  }); // biome-ignore format: one sentence
  return { kind: 'AV', event: 'retificacao_area', title: random.pick(['RETIFICAÇÃO DE ÁREA', 'RETIFICAÇÃO', 'RETIFICAÇÃO DE REGISTRO']), body, settle: changesArea(world, area) }; // biome-ignore format: one act
}

function split(world: World): Draft | null {
  const { random } = world;
  if (world.area === null || world.done.has('flat')) return null;
  const share = random.int(10, 45) / 100;
  const gone = world.rural ? Math.round((world.area * share) / 100) * 100 : Math.round(world.area * share);
  const left = world.rural ? world.area - gone : Math.round((world.area - gone) * 100) / 100;
  if (gone <= 0) return null;
  const saysLeft = random.chance(0.8);
  const body = random
    .say(
      `[A requerimento dos proprietários|Nos termos do requerimento de desmembramento aprovado|Procede-se à averbação para constar que], [foi desmembrada d[este imóvel|a presente matrícula] a área de {gone}|do imóvel desta matrícula foi destacada a área de {gone}], [que passou a constituir a|para a qual foi aberta a|matriculada sob nº|objeto da] matrícula nº {m}${saysLeft ? '[, restando nesta matrícula a área de|, remanescendo|, ficando o remanescente com|, permanecendo nesta a área de] {left}' : ''}.`,
      { gone: printedArea(world, gone), left: printedArea(world, left), m: random.int(10_000, 99_000) },
    )
    .replace('matriculada sob nº matrícula nº', 'matriculada sob nº');
  return { kind: 'AV', event: 'desmembramento', title: random.pick(['DESMEMBRAMENTO', 'DESMEMBRAMENTO', 'DESTAQUE DE ÁREA', 'DESDOBRO']), body, settle: changesArea(world, left) }; // biome-ignore format: one act
}

function building(world: World): Draft | null {
  const { random, house } = world;
  if (world.rural || world.done.has('flat') || !once(world, 'built')) return null;
  const body = random.say(
    '[A requerimento do interessado|Nos termos do requerimento de {date}|Procede-se a esta averbação para constar que], [instruído com|conforme] [habite-se nº {n}|certidão da Prefeitura Municipal|certificado de conclusão de obra nº {n}][ e CND do INSS nº {m}|], [foi construído|foi edificado|foi edificada] [sobre o|no] [terreno|imóvel|lote] [um prédio residencial|uma casa residencial de alvenaria|uma residência em alvenaria|um galpão comercial], com [a área de|área construída de] {area}[, que recebeu o nº {no} da {street}|].',
    {
      date: house.date(dayNear(world, -60, -3)),
      n: random.int(10, 900),
      m: random.int(10_000, 99_999),
      area: printedMetres(random, random.int(60, 700)),
      no: random.int(10, 2000),
      street: makeStreet(random),
    },
  );
  return {
    kind: 'AV',
    event: 'construcao',
    title: random.pick(['CONSTRUÇÃO', 'EDIFICAÇÃO', 'AVERBAÇÃO DE CONSTRUÇÃO']),
    body,
  };
}

function demolition(world: World): Draft | null {
  const { random } = world;
  if (world.rural || !world.done.has('built') || !once(world, 'demolished')) return null;
  const body = random.say(
    '[A requerimento do proprietário|Conforme certidão da Prefeitura Municipal], [foi demolido o prédio|averba-se a demolição do prédio|a construção averbada foi demolida, conforme alvará] [existente no imóvel|que existia no terreno].',
    {},
  );
  return { kind: 'AV', event: 'demolicao', title: 'DEMOLIÇÃO', body };
}

function rename(world: World): Draft | null {
  const { random } = world;
  if (!world.rural || !once(world, 'renamed')) return null;
  const name = makeEstate(random);
  const body = random.say(
    '[A requerimento do proprietário|Nos termos do requerimento do interessado|Procede-se a esta averbação para constar que], o imóvel [desta matrícula |][passa a denominar-se|passou a denominar-se|recebeu a denominação de|passa a ser denominado] "{name}".',
    { name },
  );
  return {
    kind: 'AV', event: 'mudanca_denominacao', title: random.pick(['DENOMINAÇÃO', 'ALTERAÇÃO DE DENOMINAÇÃO', 'MUDANÇA DE DENOMINAÇÃO']), body,
    settle: () => {
      world.name = name;
    },
  }; // biome-ignore format: one act
}

function houseNumber(world: World): Draft | null {
  const { random } = world;
  if (world.rural || !once(world, 'numbered')) return null;
  const body = random.say(
    '[Conforme certidão da Prefeitura Municipal|A requerimento do proprietário], o [prédio|imóvel] [recebeu o nº|foi emplacado com o nº|recebeu o número] {n} da {street}.',
    { n: random.int(10, 3000), street: makeStreet(random) },
  );
  return {
    kind: 'AV',
    event: 'numero_predial',
    title: random.pick(['NÚMERO PREDIAL', 'NUMERAÇÃO PREDIAL', 'EMPLACAMENTO']),
    body,
  };
}

function cadastre(world: World): Draft | null {
  const { random } = world;
  if (!world.rural || world.incra || !once(world, 'cadastre')) return null;
  const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('');
  const incra = `${random.int(100, 999)}${digits(9)}${digits(1)}`;
  const nirf = `${random.int(1, 9)}${digits(7)}`;
  const body = random.say(
    '[Procede-se a esta averbação para constar que|Averba-se que] o imóvel [encontra-se|está|acha-se] cadastrado no INCRA sob o [código|nº] {incra}[ e na Receita Federal sob NIRF {nirf}|; NIRF nº {nirf}].',
    { incra: printedIncra(incra), nirf: printedNirf(nirf) },
  );
  return {
    kind: 'AV', event: 'cadastro_incra', title: random.pick(['CADASTRO', 'CADASTRO NO INCRA', 'CADASTRO RURAL', 'INCRA']), body,
    settle: () => {
      world.incra = incra;
      world.nirf = nirf;
    },
  }; // biome-ignore format: one act
}

export const printedIncra = (code: string): string =>
  `${code.slice(0, 3)}.${code.slice(3, 6)}.${code.slice(6, 9)}.${code.slice(9, 12)}-${code.slice(12)}`;
export const printedNirf = (code: string): string =>
  `${code.slice(0, 1)}.${code.slice(1, 4)}.${code.slice(4, 7)}-${code.slice(7)}`;

function carNumber(world: World): Draft | null {
  const { random, house } = world;
  if (!world.rural || world.car || yearOf(world) < 2013 || !once(world, 'car')) return null;
  const car = `${house.place.state}-${house.place.code}-${Array.from({ length: 32 }, () => hexes[random.int(0, 15)]).join('')}`;
  const body = random.say(
    '[Procede-se a esta averbação para constar que|Averba-se que|A requerimento do proprietário,] o imóvel [encontra-se inscrito|está inscrito|foi inscrito] no Cadastro Ambiental Rural - CAR[,|] sob [o nº|nº|o número de registro] {car}[, em {date}|].',
    { car, date: house.date(dayNear(world, -200, -3)) },
  );
  return {
    kind: 'AV', event: 'cadastro_car', title: random.pick(['CADASTRO AMBIENTAL RURAL', 'CAR', 'INSCRIÇÃO NO CAR']), body,
    settle: () => {
      world.car = car;
    },
  }; // biome-ignore format: one act
}

function municipal(world: World): Draft | null {
  const { random } = world;
  if (world.rural || !world.municipal || !once(world, 'municipal')) return null;
  const number = `${random.int(10, 99)}.${random.int(100, 999)}.${random.int(1000, 9999)}`;
  const body = random.say(
    '[Conforme certidão da Prefeitura Municipal|Procede-se a esta averbação para constar que], o imóvel [está atualmente inscrito|encontra-se cadastrado] na Prefeitura sob a inscrição municipal nº {n}.',
    { n: number },
  );
  return {
    kind: 'AV', event: 'outro', title: random.pick(['INSCRIÇÃO MUNICIPAL', 'CADASTRO MUNICIPAL']), body,
    settle: () => {
      world.municipal = number;
    },
  }; // biome-ignore format: one act
}

/** The record is closed, and another continues it. */
export function closing(world: World): Draft {
  const { random } = world;
  const body = random.say(
    '[Procede-se ao encerramento desta matrícula|Fica encerrada a presente matrícula|Encerra-se a presente matrícula], [em virtude da abertura da matrícula nº {m}|por ter sido o imóvel unificado a outro, objeto da matrícula nº {m}|em razão da transferência para a circunscrição de nova Comarca].',
    { m: random.int(10_000, 99_000) },
  );
  world.closed = true;
  return {
    kind: 'AV',
    event: 'encerramento',
    title: random.pick(['ENCERRAMENTO', 'ENCERRAMENTO DE MATRÍCULA']),
    body,
  };
}
