import {
  compareShares,
  divideShares,
  multiplyShares,
  type Share,
  subtractShares,
  sumShares,
  toShare,
} from '../../../src/domain/units.ts';
import { makeCompany, makePerson, type Party, type Person } from '../cast.ts';
import { ofState } from '../places.ts';
import {
  type Draft, dayNear, deed, introduce, makeBuyers, makeMoney, makeProcess, mention, notary, owning, shareInWords, transfer, type World, yearOf,
} from '../world.ts'; // biome-ignore format: one list

/** Whether acts have no title, so that the body must say what it is. */
const untitled = ({ house }: World): boolean => house.frame.startsWith('untitled');
const names = (people: readonly Party[]): string[] => people.map(({ name }) => name);
const many = (people: readonly Party[]): boolean => people.length > 1;
const plural = (people: readonly Party[], one: string, more: string): string => (many(people) ? more : one);

/** Everything that passes ownership on; each returns null where the property does not allow it. */
export const transfers: readonly (readonly [number, (world: World) => Draft | null])[] = [
  [10, sale],
  [5, saleOfPart],
  [3, gift],
  [1.2, exchange],
  [1.2, inPayment],
  [1.2, auction],
  [1, adjudication],
  [3, inheritance],
  [2, divorce],
  [1.5, capital],
  [1, expropriation],
  [0.6, division],
];

export function sale(world: World): Draft | null {
  const { random, house } = world;
  const sellers = owning(world);
  const price = makeMoney(world);
  const gone = mention(world, sellers);
  const buyers = makeBuyers(world);
  const values = {
    d: deed(world), gone, to: buyers.text, price: price.text, sold: plural(sellers, 'vendeu', 'venderam'), fee: makeMoney(world, 0.02).text,
    bank: makeMoney(world, 0.4).text, date: house.date(dayNear(world, -40, -2)), tr: plural(sellers, 'TRANSMITENTE', 'TRANSMITENTES'), ad: plural(buyers.people, 'ADQUIRENTE', 'ADQUIRENTES'),
  }; // biome-ignore format: one list
  const body = random.chance(house.labels)
    ? random.say(
        `${untitled(world) ? 'TÍTULO: Compra e venda. ' : '[TÍTULO: Compra e venda. |]'}{tr}: {gone}. {ad}: {to}. [FORMA DO TÍTULO: {d}.|TÍTULO: {d}.] [VALOR|PREÇO|VALOR DO CONTRATO]: {price}. [CONDIÇÕES: Não há.|CONDIÇÕES: as do título.|ITBI recolhido: {fee}.|]`,
        values,
      )
    : random.say(
        '[Por|Pela|Nos termos da|Conforme|Consoante] {d}, [{gone} {sold} o imóvel [desta|objeto desta|constante desta] matrícula a {to}, pelo [preço|valor] [certo e ajustado |]de {price}|o imóvel [desta matrícula |objeto desta matrícula |]foi [adquirido por {to}, por compra [feita |]a {gone}|vendido por {gone} a {to}], pelo preço de {price}|{to}, [adquiriu o imóvel desta matrícula|houve o imóvel supra descrito], por compra feita a {gone}, pelo valor de {price}]. [O imposto de transmissão foi recolhido no valor de {fee}.|Condições: não há.|Foram apresentadas as certidões negativas.|Valor venal: {bank}.|Emitida a DOI.|]',
        values,
      );
  return { kind: 'R', event: 'compra_venda', title: random.pick(['COMPRA E VENDA', 'VENDA E COMPRA', 'COMPRA E VENDA', 'VENDA']), body, value: price.cents, from: names(sellers), to: names(buyers.people), settle: () => transfer(world, sellers, buyers.people, null, buyers.shares) }; // biome-ignore format: one act
}

/** One owner sells his part, or part of it. */
function saleOfPart(world: World): Draft | null {
  const { random, house } = world;
  const { who: seller, share } = random.pick(world.owners);
  const price = makeMoney(world, 0.4);
  const whole = world.owners.length > 1 && random.chance(0.5);
  const taken: Share = whole ? share : multiplyShares(share, toShare(random.pick(['1/2', '1/3', '1/4'])));
  const gone = mention(world, [seller], false);
  const buyers = makeBuyers(world);
  const part = shareInWords(random, taken);
  const values = {
    d: deed(world), gone, to: buyers.text, price: price.text, part: /metade ideal|parte$/.test(part) ? part : random.say('[a parte ideal correspondente a |a fração ideal de |a parte ideal de |uma parte ideal equivalente a ]{part}', { part }),
  }; // biome-ignore format: one list
  const object = whole
    ? random.say(
        '[{part} do imóvel[ que possuía|, que lhe pertence|]|a totalidade de sua parte ideal, [correspondente|equivalente] a {p} do imóvel|sua parte ideal de {p} do imóvel]',
        { ...values, p: part.replace(/^a /, '') },
      )
    : random.say('{part} do imóvel[ desta matrícula|]', values);
  const body = random.chance(house.labels)
    ? random.say(
        '[TÍTULO: Compra e venda de parte ideal. |TÍTULO: Compra e venda. ]TRANSMITENTE: {gone}. ADQUIRENTE{s}: {to}. OBJETO: {object}. TÍTULO: {d}. VALOR: {price}.',
        { ...values, object, s: plural(buyers.people, '', 'S') },
      )
    : random.say('[Por|Pela|Conforme] {d}, {gone} vendeu {object} a {to}, pelo [preço|valor] de {price}.', {
        ...values,
        object,
      });
  return { kind: 'R', event: 'compra_venda', title: random.pick(['COMPRA E VENDA DE PARTE IDEAL', 'COMPRA E VENDA', 'VENDA DE PARTE IDEAL', 'VENDA E COMPRA']), body, value: price.cents, from: [seller.name], to: names(buyers.people), settle: () => transfer(world, [seller], buyers.people, taken, buyers.shares) }; // biome-ignore format: one act
}

/** Parents give to children, often keeping the usufruct, often with clauses. */
function gift(world: World): Draft | null {
  const { random, house } = world;
  const givers = owning(world).filter((who): who is Person => who.type === 'person');
  if (givers.length !== world.owners.length || givers.length > 2) return null;
  const surname = givers[0]?.name.split(' ').at(-1) ?? '';
  const children = Array.from({ length: random.int(1, 3) }, () => makePerson(random, surname));
  const value = makeMoney(world, 0.6);
  const keeps = random.chance(0.55);
  const gone = mention(world, givers);
  const values = {
    d: deed(world), gone, price: value.text, gave: plural(givers, 'doou', 'doaram'), what: keeps ? random.pick(['a nua-propriedade do imóvel', 'a nua propriedade do imóvel desta matrícula', 'o imóvel, com reserva de usufruto,']) : random.pick(['o imóvel desta matrícula', 'o imóvel']),
    to: children.map((child, index) => `${children.length > 1 && random.chance(0.5) ? `${index + 1}) ` : ''}${introduce(world, child)}`).join(children.length > 1 ? '; ' : ''),
    equal: many(children) ? random.pick([', em partes iguais', ', na proporção de partes iguais', '']) : '', his: plural(givers, 'seu', 'seus'), kin: plural(children, children[0]?.woman ? 'filha' : 'filho', 'filhos'),
  }; // biome-ignore format: one list
  const body = random.chance(house.labels)
    ? random.say(
        `${plural(givers, 'DOADOR', 'DOADORES')}: {gone}. ${plural(children, 'DONATÁRIO', 'DONATÁRIOS')}: {to}{equal}. [FORMA DO TÍTULO|TÍTULO]: {d}. OBJETO: ${keeps ? 'a nua-propriedade do imóvel' : 'o imóvel desta matrícula'}. VALOR: {price}.`,
        values,
      )
    : random
        .say(
          '[Por|Pela|Nos termos da] {d}, {gone} {gave} {what}[, avaliado em {price}, a|, pelo valor estimativo de {price}, a|, no valor de {price}, a] [seus filhos: |]{to}{equal}.',
          values,
        )
        .replace(
          'seus filhos:',
          `${many(givers) ? 'seus' : many(children) ? 'seus' : (children[0]?.woman ? 'sua' : 'seu')} ${values.kin}:`,
        );
  const settle = () => {
    transfer(world, givers, children);
    if (keeps) world.pending.push(() => keptUsufruct(world, givers));
    if (random.chance(0.4)) world.pending.push(() => clauses(world));
  };
  return { kind: 'R', event: 'doacao', title: random.pick(['DOAÇÃO', 'DOAÇÃO', keeps ? 'DOAÇÃO DA NUA-PROPRIEDADE' : 'DOAÇÃO']), body, value: value.cents, from: names(givers), to: names(children), settle }; // biome-ignore format: one act
}

function keptUsufruct(world: World, holders: readonly Person[]): Draft {
  const { random } = world;
  const text = mention(world, holders, false);
  const body = random.say(
    many(holders)
      ? '[Pela mesma escritura|Pelo mesmo título|Pela escritura que deu origem ao registro anterior], [os doadores |]{text} [reservaram para si|reservam para si] o usufruto [vitalício |]do imóvel[ desta matrícula|, com direito de acrescer ao sobrevivente| enquanto viverem].'
      : '[Pela mesma escritura|Pelo mesmo título|Pela escritura acima referida], [{who} |]{text} [reservou para si|reserva para si] o usufruto vitalício do imóvel[ desta matrícula|].',
    { text, who: holders[0]?.woman ? 'a doadora' : 'o doador' },
  );
  return { kind: 'R', event: 'usufruto', title: random.pick(['USUFRUTO', 'RESERVA DE USUFRUTO', 'USUFRUTO VITALÍCIO']), body, to: names(holders), settle: (code) => world.liens.push({ code, event: 'usufruto', creditor: null, degree: null, accessories: [], people: holders, process: null }) }; // biome-ignore format: one act
}

function clauses(world: World): Draft {
  const { random } = world;
  const what = random.pick([
    'inalienabilidade, impenhorabilidade e incomunicabilidade',
    'impenhorabilidade e incomunicabilidade',
    'inalienabilidade e impenhorabilidade',
    'incomunicabilidade',
  ]);
  const body = random.say(
    '[Pela mesma escritura do registro anterior, o imóvel [fica gravado|foi gravado] com [a cláusula|as cláusulas] de {what}[, vitaliciamente|, extensivas aos frutos e rendimentos|].|Procede-se à averbação [das cláusulas|da imposição das cláusulas] de {what}, impostas pelos doadores[, conforme o título|].|Consta do título que a doação foi feita com {what} do bem doado.]',
    { what },
  );
  return { kind: 'AV', event: 'clausulas_restritivas', title: random.pick(['CLÁUSULAS RESTRITIVAS', 'CLÁUSULAS', 'IMPOSIÇÃO DE CLÁUSULAS', 'CLÁUSULAS RESTRITIVAS']), body, settle: (code) => world.liens.push({ code, event: 'clausulas_restritivas', creditor: null, degree: null, accessories: [], people: [], process: null }) }; // biome-ignore format: one act
}

function exchange(world: World): Draft | null {
  const { random, house } = world;
  const givers = owning(world);
  const value = makeMoney(world);
  const gone = mention(world, givers);
  const buyers = makeBuyers(world);
  const values = {
    d: deed(world),
    gone,
    to: buyers.text,
    price: value.text,
    gave: plural(givers, 'transmitiu', 'transmitiram'),
    m: random.int(1000, 30_000),
  };
  const body = random.chance(house.labels)
    ? random.say(
        `${plural(givers, 'TRANSMITENTE', 'TRANSMITENTES')}: {gone}. ${plural(buyers.people, 'ADQUIRENTE', 'ADQUIRENTES')}: {to}. TÍTULO: Permuta. FORMA: {d}. VALOR: {price}.`,
        values,
      )
    : random.say(
        '[Por|Pela] {d}, {gone} {gave}, [por|a título de] permuta, o imóvel desta matrícula a {to}[, recebendo em troca o imóvel da matrícula nº {m}|], [estimado em|atribuído ao imóvel o valor de|no valor de] {price}.',
        values,
      );
  return { kind: 'R', event: 'permuta', title: 'PERMUTA', body, value: value.cents, from: names(givers), to: names(buyers.people), settle: () => transfer(world, givers, buyers.people, null, buyers.shares) }; // biome-ignore format: one act
}

function inPayment(world: World): Draft | null {
  const { random } = world;
  const givers = owning(world);
  const value = makeMoney(world);
  const gone = mention(world, givers);
  const taker = makeCompany(random);
  const body = random.say(
    '[Por|Pela|Nos termos da] {d}, {gone} {gave} em pagamento o imóvel desta matrícula a {to}, [para solução da dívida|em quitação do débito] de {price}.',
    {
      d: deed(world),
      gone,
      gave: plural(givers, 'deu', 'deram'),
      to: introduce(world, taker),
      price: value.text,
    },
  );
  return { kind: 'R', event: 'dacao_pagamento', title: 'DAÇÃO EM PAGAMENTO', body, value: value.cents, from: names(givers), to: [taker.name], settle: () => transfer(world, givers, [taker]) }; // biome-ignore format: one act
}

function auction(world: World): Draft | null {
  const { random } = world;
  const [owner] = owning(world);
  if (!owner || world.owners.length > 1) return null;
  const value = makeMoney(world, 0.6);
  const appraisal = makeMoney(world, 1.2);
  const buyers = makeBuyers(world);
  const body = random.say('[Por|Pela|Nos termos da] carta de arrematação [expedida em|de|datada de] {date}, [pelo Juízo da|passada pela] {n}ª Vara [Cível |do Trabalho |]de {town}, [extraída d|n]os autos [nº|de execução nº|do processo nº] {process}, o imóvel[ desta matrícula|], de propriedade de {gone}[, avaliado em {appraisal}|], foi arrematado por {to}, pelo [preço|valor|lance] de {price}.', {
    date: world.house.date(dayNear(world, -90, -5)), n: random.int(1, 6), town: world.house.place.town, process: makeProcess(random, yearOf(world)), gone: mention(world, [owner], false), to: buyers.text, price: value.text, appraisal: appraisal.text,
  }); // biome-ignore format: one sentence
  return { kind: 'R', event: 'arrematacao', title: random.pick(['ARREMATAÇÃO', 'CARTA DE ARREMATAÇÃO']), body, value: value.cents, from: [owner.name], to: names(buyers.people), settle: () => transfer(world, [owner], buyers.people, null, buyers.shares) }; // biome-ignore format: one act
}

/** A single heir, or a creditor, has the property adjudged to him. */
function adjudication(world: World): Draft | null {
  const { random } = world;
  const [owner] = owning(world);
  if (owner?.type !== 'person' || world.owners.length > 1) return null;
  const heir = makePerson(random, owner.name.split(' ').at(-1));
  const value = makeMoney(world);
  const body = random.say('[Por|Pela|Nos termos da] carta de adjudicação [de|expedida em] {date}, [extraída dos autos de inventário nº {process}|passada nos autos nº {process}], da [Vara Cível|{n}ª Vara|Vara de Família e Sucessões] desta Comarca, o imóvel[ desta matrícula|], [que pertencia a|deixado por falecimento de|do espólio de] {gone}, foi adjudicado a {to}, [única herdeira|herdeiro único|única e universal sucessora], pelo valor de {price}.', {
    date: world.house.date(dayNear(world, -90, -5)), process: makeProcess(random, yearOf(world)), n: random.int(1, 4), gone: owner.name, to: introduce(world, heir), price: value.text,
  }); // biome-ignore format: one sentence
  return { kind: 'R', event: 'adjudicacao', title: 'ADJUDICAÇÃO', body, value: value.cents, from: [owner.name], to: [heir.name], settle: () => transfer(world, [owner], [heir]) }; // biome-ignore format: one act
}

/** One owner dies and the heirs take what was his; a surviving spouse who owns keeps hers or has it confirmed. */
function inheritance(world: World): Draft | null {
  const { random, house } = world;
  const dead = random.pick(owning(world));
  if (dead.type !== 'person') return null;
  const share = world.owners.find(({ who }) => who === dead)?.share ?? '1/1';
  const widow = dead.spouse;
  const isJoint = widow !== null && owning(world).includes(widow);
  const heirs: Person[] = Array.from({ length: random.int(1, 3) }, () =>
    makePerson(random, dead.name.split(' ').at(-1)),
  );
  const value = makeMoney(world);
  const shareWidow = isJoint ? (world.owners.find(({ who }) => who === widow)?.share ?? '0/1') : '0/1';
  // Her half is partitioned with the estate: everything is told as parts of the property.
  const withHalf = isJoint;
  const toWidow = widow && !isJoint && random.chance(0.5) ? multiplyShares(share, '1/2') : '0/1';
  const each = divideShares(subtractShares(share, toWidow), toShare(heirs.length));
  const parts: { who: Person; share: Share }[] = [
    ...(widow && withHalf ? [{ who: widow, share: shareWidow }] : []),
    ...(widow && compareShares(toWidow, '0/1') > 0 ? [{ who: widow, share: toWidow }] : []),
    ...heirs.map((who) => ({ who, share: each })),
  ];
  if (widow) {
    widow.status = 'widowed';
    widow.spouse = null;
    widow.regime = null;
  }
  const whole = sumShares(parts.map((part) => part.share)) === '1/1';
  const receiver = ({ who, share: part }: (typeof parts)[number], index: number): string =>
    random
      .say(
        who === widow
          ? '[à|para a] [viúva meeira|viúva-meeira|meeira] {name}, {p} do imóvel'
          : index === parts.length - 1 && random.chance(0.3)
            ? '[ao|para o] herdeiro {name}, {p} do imóvel'
            : '[a|ao herdeiro|à herdeira] {name}, {p} do imóvel',
        { name: introduce(world, who), p: shareInWords(random, part).replace(/^a /, '') },
      )
      .replace('viúva', who === widow && !who.woman ? 'viúvo' : 'viúva')
      .replace('meeira', who === widow && !who.woman ? 'meeiro' : 'meeira')
      .replace(/^(?:à|para a) (viúvo|meeiro)/, 'ao $1')
      .replace(/^(?:ao|à|para o) herdeir[oa]/, who === widow ? 'à' : who.woman ? 'à herdeira' : 'ao herdeiro')
      .replace(/^para à/, 'à');
  const equalHeirs = heirs.length > 1 && parts.length === heirs.length && whole && random.chance(0.4);
  const values = {
    title: random.say('[formal de partilha|Formal de Partilha] [expedido em|de|datado de] {date}, [extraído dos|passado nos] autos [de inventário |de arrolamento |]nº {process}, da [{n}ª Vara Cível|Vara Única|Vara de Família e Sucessões] [desta Comarca|de {town}]', { date: house.date(dayNear(world, -200, -5)), process: makeProcess(random, yearOf(world)), n: random.int(1, 4), town: house.place.town }),
    deedTitle: random.say('escritura pública de inventário e partilha {n}', { n: notary(world) }),
    dead: dead.name, price: value.text,
    list: equalHeirs ? random.say('aos herdeiros {list}, [em partes iguais|na proporção de {p} para cada um]', { list: heirs.map((who) => introduce(world, who)).join('; '), p: shareInWords(random, each).replace(/^a /, '') }) : parts.map(receiver).join(random.pick(['; ', '; e ', ', e '])),
  }; // biome-ignore format: one list
  const body = random
    .say(
      yearOf(world) > 2007 && random.chance(0.4)
        ? '[Por|Pela|Nos termos da] {deedTitle}, [dos bens deixados por|em razão do falecimento de|do espólio de] {dead}, o imóvel[ desta matrícula|][, avaliado em {price}, foi partilhado|, no valor de {price}, coube] [da seguinte forma: |]{list}.'
        : '[Por|Pelo|Nos termos do|Conforme] {title}, [dos bens deixados por falecimento de|dos bens de|por óbito de] {dead}, o imóvel[ desta matrícula|][, avaliado em {price}, foi partilhado|, no valor de {price}, coube] [assim: |]{list}.',
      values,
    )
    .replace('foi partilhado a', 'foi partilhado, cabendo a')
    .replace('foi partilhado à', 'foi partilhado, cabendo à');
  const settle = () => {
    const involved: Party[] = withHalf && widow ? [dead, widow] : [dead];
    const total = sumShares(parts.map((part) => part.share));
    transfer(
      world,
      involved,
      parts.map(({ who }) => who),
      null,
      parts.map((part) => divideShares(part.share, total)),
    );
  };
  return { kind: 'R', event: 'partilha_inventario', title: random.pick(['PARTILHA', 'PARTILHA', 'INVENTÁRIO E PARTILHA', 'FORMAL DE PARTILHA']), body, value: value.cents, from: [dead.name], to: parts.map(({ who }) => who.name), settle }; // biome-ignore format: one act
}

/** The couple that owns everything parts; one keeps the property, or both keep parts. */
function divorce(world: World): Draft | null {
  const { random, house } = world;
  const [one, other] = owning(world);
  if (world.owners.length !== 2 || one?.type !== 'person' || other?.type !== 'person' || one.spouse !== other)
    return null;
  for (const person of [one, other]) {
    person.status = 'divorced';
    person.spouse = null;
    person.regime = null;
  }
  const value = makeMoney(world);
  const keeper = random.chance(0.5) ? one : other;
  const leaver = keeper === one ? other : one;
  const values = {
    title: random.say('[carta de sentença de {date}, extraída dos autos nº {process}, da Vara de Família de {town}|formal de partilha de {date}, dos autos de divórcio nº {process}|mandado de {date}, autos nº {process}, ação de divórcio]', { date: house.date(dayNear(world, -100, -5)), process: makeProcess(random, yearOf(world)), town: house.place.town }),
    keeper: keeper.name, leaver: leaver.name, a: one.name, b: other.name, price: value.text, o: keeper.woman ? 'a' : 'o',
  }; // biome-ignore format: one list
  const wasDivorce = random.pick(['divórcio', 'separação judicial', 'divórcio consensual']);
  const body = random
    .say(
      '[Por|Nos termos de|Conforme] {title}, [em virtude do|em razão do|do] {what} de {a} e {b}, o imóvel[ desta matrícula|], [avaliado em|no valor de] {price}, [coube exclusivamente a {keeper}|ficou pertencendo integralmente a {keeper}|coube, em sua totalidade, a {keeper}|foi atribuído com exclusividade a {keeper}].',
      { ...values, what: wasDivorce },
    )
    .replace('do separação', 'da separação');
  return { kind: 'R', event: 'partilha_divorcio', title: random.pick(['PARTILHA', 'PARTILHA EM DIVÓRCIO', 'SEPARAÇÃO - PARTILHA', 'DIVÓRCIO E PARTILHA']), body, value: value.cents, from: [leaver.name], to: [keeper.name], settle: () => transfer(world, [one, other], [keeper]) }; // biome-ignore format: one act
}

function capital(world: World): Draft | null {
  const { random } = world;
  const givers = owning(world);
  if (!givers.every(({ type }) => type === 'person')) return null;
  const value = makeMoney(world);
  const gone = mention(world, givers);
  const company = makeCompany(random, `${world.house.place.town}-${world.house.place.state}`);
  const body = random.say('[Por|Nos termos do] [instrumento particular de constituição|contrato social datado|instrumento de alteração contratual] de {date}, [registrado|arquivado] na Junta Comercial[ sob nº 352{n}|], {gone} {gave} [a|para a] {to}[, a título de|, para fins de|, para] integralização de capital [social|], [no valor de|pelo valor de] {price}.', {
    date: world.house.date(dayNear(world, -90, -5)), n: random.int(10_000, 99_999), gone, gave: plural(givers, 'transmitiu o imóvel', 'transmitiram o imóvel'), to: introduce(world, company), price: value.text,
  }); // biome-ignore format: one sentence
  return { kind: 'R', event: 'integralizacao_capital', title: random.pick(['INTEGRALIZAÇÃO DE CAPITAL', 'CONFERÊNCIA DE BENS', 'INCORPORAÇÃO AO CAPITAL SOCIAL']), body, value: value.cents, from: names(givers), to: [company.name], settle: () => transfer(world, givers, [company]) }; // biome-ignore format: one act
}

/** A strip goes to the State: the owners stay, the land shrinks. */
function expropriation(world: World): Draft | null {
  const { random } = world;
  if (!world.rural || world.area === null || world.area < 100_000) return null;
  const owners = owning(world);
  const strip = random.int(500, 9000) * 2;
  const left = world.area - strip;
  const value = makeMoney(world, 0.1);
  const taker = random.pick([
    'DEPARTAMENTO NACIONAL DE INFRAESTRUTURA DE TRANSPORTES - DNIT',
    'COMPANHIA ENERGÉTICA DO VALE S.A.',
    `ESTADO ${ofState(world.house.place.stateName).toUpperCase()}`,
    `MUNICÍPIO DE ${world.house.place.town.toUpperCase()}`,
  ]);
  const ha = (area: number): string => `${(area / 10_000).toFixed(4).replace('.', ',')} ha`;
  const body = random.say('[Por|Pela] {d}, {gone} {gave}, [por|mediante] desapropriação amigável, [para fins de utilidade pública, |]ao {taker}, a área de {strip}, [pelo valor de|mediante a indenização de] {price}, [restando nesta matrícula|remanescendo nesta matrícula|ficando o imóvel com] a área de {left}.', {
    d: deed(world), gone: mention(world, owners), gave: plural(owners, 'transmitiu', 'transmitiram'), taker, strip: ha(strip), price: value.text, left: ha(left),
  }); // biome-ignore format: one sentence
  return {
    kind: 'R', event: 'desapropriacao', title: random.pick(['DESAPROPRIAÇÃO', 'DESAPROPRIAÇÃO AMIGÁVEL']), body, value: value.cents, from: names(owners), to: [taker],
    settle: (code) => {
      world.area = left;
      world.areas.push({ code, area: left });
    },
  }; // biome-ignore format: one act
}

/** Two who own in common divide: one keeps what stays in this record. */
function division(world: World): Draft | null {
  const { random } = world;
  const [one, other] = owning(world);
  if (world.owners.length !== 2 || !one || !other || !world.rural || world.area === null) return null;
  if (one.type === 'person' && one.spouse === other) return null;
  const left = Math.round((world.area * random.int(40, 60)) / 100);
  const value = makeMoney(world, 0.5);
  const ha = (area: number): string => `${(area / 10_000).toFixed(4).replace('.', ',')} ha`;
  const body = random.say(
    '[Por|Pela] escritura pública de divisão amigável {n}, {a} e {b} extinguiram o condomínio existente sobre o imóvel, [cabendo a {a} a área de {left}, objeto desta matrícula|ficando {a} com a área de {left}, que permanece nesta matrícula], avaliada em {price}, passando o restante à matrícula nº {m}.',
    {
      n: notary(world),
      a: one.name,
      b: other.name,
      left: ha(left),
      price: value.text,
      m: random.int(1000, 90_000),
    },
  );
  return {
    kind: 'R', event: 'divisao', title: random.pick(['DIVISÃO', 'DIVISÃO AMIGÁVEL', 'EXTINÇÃO DE CONDOMÍNIO']), body, value: value.cents, from: [other.name], to: [one.name],
    settle: (code) => {
      transfer(world, [one, other], [one]);
      world.area = left;
      world.areas.push({ code, area: left });
    },
  }; // biome-ignore format: one act
}
