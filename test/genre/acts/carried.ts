import { addDays } from '../../../src/domain/dates.ts';
import { makeBank, makePerson, type Person } from '../cast.ts';
import { printedHectares } from '../house.ts';
import { type Draft, introduce, makeMoney, makeProcess, transfer, type World, yearOf } from '../world.ts';

/** What a new record brings along from the one it continues, as its first act. */
export function carriedOver(world: World): Draft {
  const { random, house } = world;
  const before = random.say(
    '[R-{a} da matrícula nº {m}|R.{a}-{m}|registro nº {a} da matrícula anterior nº {m}|R-{a}/{m}]',
    { a: random.int(2, 14), m: `${random.int(1, 9)}.${random.int(100, 999)}` },
  );
  const intro = random.say(
    '[Procede-se a esta averbação, ex officio, para constar que|Por transporte, averba-se que|Conforme consta do registro anterior,]',
  );
  const free = { creditor: null, degree: null, accessories: [], people: [], process: null };
  return random.weigh<() => Draft>([
    [3, () => {
      const creditor = makeBank(random);
      const debt = makeMoney(world, 0.4);
      const due = addDays(world.date, random.int(400, 3000));
      return {
        kind: 'AV', event: 'hipoteca', title: random.pick(['TRANSPORTE DE HIPOTECA', 'TRANSPORTE DE ÔNUS', 'HIPOTECA']), value: debt.cents, creditor: creditor.name, degree: 1, due,
        body: random.say('{intro} o imóvel [está|encontra-se|acha-se] [gravado com|onerado por] hipoteca de primeiro grau, [conforme|registrada sob o|objeto do] {before}, [em favor do|a favor do|sendo credor o] {to}, [no valor de|para garantia da dívida de] {debt}, com vencimento em {due}.', { intro, before, to: creditor.name, debt: debt.text, due: house.date(due) }),
        settle: (code) => world.liens.push({ ...free, code, event: 'hipoteca', creditor, degree: 1, accessories: [] }),
      };
    }],
    [2, () => ({
      kind: 'AV', event: 'servidao', title: random.pick(['TRANSPORTE DE SERVIDÃO', 'SERVIDÃO', 'TRANSPORTE DE ÔNUS']),
      body: random.say('{intro} o imóvel [está|encontra-se] gravado com servidão [perpétua de passagem|de passagem de linha de transmissão], [conforme|nos termos do] {before}, em favor da CENTRAIS ELÉTRICAS DO RIO PARDO S.A.', { intro, before }),
      settle: (code) => world.liens.push({ ...free, code, event: 'servidao', accessories: [] }),
    })],
    [1, () => ({
      kind: 'AV', event: 'penhora', title: random.pick(['TRANSPORTE DE PENHORA', 'PENHORA', 'TRANSPORTE DE ÔNUS']),
      body: random.say('{intro} [consta|existe] penhora sobre o imóvel, [conforme|objeto do] {before}, nos autos nº {process}, da Vara Cível desta Comarca.', { intro, before, process: makeProcess(random, yearOf(world)) }),
      settle: (code) => world.liens.push({ ...free, code, event: 'penhora', accessories: [] }),
    })],
    [1.5, () => {
      const area = Math.round((world.area ?? 0) / 5);
      if (!world.rural) return carriedOver(world);
      return {
        kind: 'AV', event: 'reserva_legal', title: random.pick(['RESERVA LEGAL', 'TRANSPORTE DE RESERVA LEGAL']),
        body: random.say('{intro} [existe|há] reserva florestal legal averbada, [conforme|nos termos da] AV-{n} da matrícula anterior, com a área de {area}.', { intro, n: random.int(2, 9), area: printedHectares(random, area) }),
        settle: (code) => {
          world.reserve = { code, area };
        },
      };
    }],
  ])(); // biome-ignore format: a table reads better than a column
}

/** Possession of many years made ownership by the court, in a record opened for it. */
export function usucapion(world: World): Draft {
  const { random, house } = world;
  const taker: Person = makePerson(random);
  const value = makeMoney(world, 0.3);
  const body = random.say(
    '[Por|Nos termos do|Em cumprimento ao] mandado de {date}, expedido pela [Vara Cível desta Comarca|1ª Vara desta Comarca], nos autos de usucapião nº {process}, [foi declarado o domínio do imóvel desta matrícula em favor de|o imóvel desta matrícula foi adquirido, por usucapião, por] {to}, [por sentença transitada em julgado|conforme sentença transitada em julgado]. [Valor atribuído|Valor da causa|Valor]: {price}.',
    {
      date: house.date(addDays(world.date, -random.int(5, 90))),
      process: makeProcess(random, yearOf(world)),
      to: introduce(world, taker),
      price: value.text,
    },
  );
  return {
    kind: 'R',
    event: 'usucapiao',
    title: 'USUCAPIÃO',
    body,
    value: value.cents,
    to: [taker.name],
    settle: () => transferAll(world, taker),
  };
}

function transferAll(world: World, taker: Person): void {
  world.owners = [{ who: taker, share: '1/1' }];
  transfer(world, [taker], [taker]);
}

/** The building a flat is part of. */
export function condominium(world: World): Draft[] {
  const { random } = world;
  const before = `R-${random.int(2, 20)}/${random.int(10, 99)}.${random.int(100, 999)}`;
  const list: Draft[] = [];
  if (random.chance(0.6))
    list.push({
      kind: 'AV',
      event: 'instituicao_condominio',
      title: random.pick(['INSTITUIÇÃO DE CONDOMÍNIO', 'INSTITUIÇÃO']),
      body: random.say(
        '[Procede-se a esta averbação para constar que|Conforme {before},] [o edifício foi submetido ao regime de condomínio|foi instituído o condomínio do edifício], nos termos da Lei 4.591/64.',
        { before },
      ),
    });
  if (random.chance(0.6))
    list.push({
      kind: 'AV',
      event: 'convencao_condominio',
      title: random.pick(['CONVENÇÃO DE CONDOMÍNIO', 'CONVENÇÃO']),
      body: random.say(
        'A convenção de condomínio [do edifício |][acha-se registrada|foi registrada|encontra-se registrada] sob nº {n}, no Livro 3 - [Registro Auxiliar|Auxiliar].',
        { n: random.int(100, 9999) },
      ),
    });
  return list;
}
