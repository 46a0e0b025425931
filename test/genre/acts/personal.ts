import { makeCpf, makePerson, makeRegime, makeSurname, marry, type Person } from '../cast.ts';
import { printedCpf } from '../house.ts';
import { type Draft, dayNear, makeProcess, owning, type World, yearOf } from '../world.ts';

/** What becomes of the owners. */
export const personal: readonly (readonly [number, (world: World) => Draft | null])[] = [
  [2, wedding],
  [1.2, parting],
  [1.2, death],
  [1.5, document],
  [0.8, companyName],
  [0.5, pact],
  [1, nothingSold],
];

const people = (world: World): Person[] =>
  owning(world).filter((who): who is Person => who.type === 'person');

function wedding(world: World): Draft | null {
  const { random, house } = world;
  const single = people(world).filter(({ status }) => status === 'single');
  const who = single[0];
  if (!who) return null;
  const spouse = makePerson(random, makeSurname(random), !who.woman);
  const regime = makeRegime(random, yearOf(world));
  const before = who.name;
  const takesName = who.woman && random.chance(0.6);
  const after = takesName ? `${before} ${spouse.name.split(' ').at(-1)}` : before;
  const body = random.say(
    '[À vista da certidão de casamento|Conforme certidão de casamento|Nos termos do requerimento, instruído com certidão de casamento][, expedida em {issued}|], [averba-se o casamento de {before} com|procede-se a esta averbação para constar o casamento de {before} com|{before} casou-se com|averba-se que {before} contraiu matrimônio com] {spouse}, [em {date}, |]sob o regime da {regime}{name}.',
    {
      issued: house.date(dayNear(world, -40, -3)),
      before,
      spouse: spouse.name,
      date: house.date(dayNear(world, -700, -60)),
      regime,
      name: takesName
        ? random.say(
            '[, passando ela a assinar-se|, passando a assinar|, passando a proprietária a chamar-se] {after}',
            { after },
          )
        : '',
    },
  );
  const settle = () => {
    who.name = after;
    marry(who, spouse, regime);
  };
  return {
    kind: 'AV',
    event: 'alteracao_estado_civil',
    title: random.pick(['CASAMENTO', 'ALTERAÇÃO DE ESTADO CIVIL', 'ESTADO CIVIL']),
    body,
    settle,
  };
}

function parting(world: World): Draft | null {
  const { random, house } = world;
  const married = people(world).filter(
    ({ status, spouse }) => status === 'married' && spouse !== null && !owning(world).includes(spouse),
  );
  const who = married[0];
  if (!who?.spouse) return null;
  const spouse = who.spouse;
  const body = random.say(
    '[À vista da certidão de casamento com averbação|Conforme certidão|Por sentença de {date}, proferida nos autos nº {process}], [foi decretado o divórcio de {a} e {b}|averba-se o divórcio de {a} e {b}|{a} e {b} divorciaram-se].',
    {
      date: house.date(dayNear(world, -300, -30)),
      process: makeProcess(random, yearOf(world)),
      a: who.name,
      b: spouse.name,
    },
  );
  const settle = () => {
    for (const person of [who, spouse]) {
      person.status = 'divorced';
      person.spouse = null;
      person.regime = null;
    }
  };
  return {
    kind: 'AV',
    event: 'alteracao_estado_civil',
    title: random.pick(['DIVÓRCIO', 'ALTERAÇÃO DE ESTADO CIVIL']),
    body,
    settle,
  };
}

/** An owner dies; the estate is not yet divided, so he stays. */
function death(world: World): Draft | null {
  const { random, house } = world;
  const who = people(world).find(
    (person) => person.status !== 'married' && !world.done.has(`death ${person.name}`),
  );
  if (!who) return null;
  world.done.add(`death ${who.name}`);
  const body = random
    .say(
      '[À vista da certidão de óbito|Conforme certidão de óbito|Procede-se a esta averbação, à vista da certidão de óbito,] [expedida pelo Registro Civil desta cidade, |][averba-se o óbito de {a}, ocorrido em {date}|{a} faleceu em {date}|para constar o falecimento de {a}, ocorrido em {date}|consta que {a} faleceu em {date}].',
      { a: who.name, date: house.date(dayNear(world, -400, -20)) },
    )
    .replace('óbito para', 'óbito, para');
  return { kind: 'AV', event: 'obito', title: random.pick(['ÓBITO', 'FALECIMENTO']), body };
}

function document(world: World): Draft | null {
  const { random } = world;
  const index = world.owners.findIndex(({ who }) => who.type === 'person' && who.document === null);
  const person = world.owners[index]?.who;
  if (person?.type !== 'person') return null;
  const cpf = makeCpf(random);
  const body = random
    .say(
      '[Procede-se a esta averbação para constar que|A requerimento do interessado, averba-se que] [{a} é inscrit{o}|o proprietário {a} está inscrit{o}] no [CPF|CPF/MF] sob [o nº|nº] {cpf}.',
      { a: person.name, o: person.woman ? 'a' : 'o', cpf: printedCpf(cpf) },
    )
    .replace('o proprietário', person.woman ? 'a proprietária' : 'o proprietário');
  const settle = () => {
    Object.assign(person, { document: cpf });
  };
  return {
    kind: 'AV',
    event: 'qualificacao_pessoal',
    title: random.pick(['QUALIFICAÇÃO PESSOAL', 'CPF', 'DADOS PESSOAIS', 'INSERÇÃO DE DADOS']),
    body,
    settle,
  };
}

function companyName(world: World): Draft | null {
  const { random, house } = world;
  const company = world.owners.find(({ who }) => who.type === 'company')?.who;
  if (company?.type !== 'company' || world.done.has('company name')) return null;
  world.done.add('company name');
  const after = company.name
    .replace(/^(\S+) /, `${random.pick(['GRUPO', 'NOVA', 'UNIÃO'])} `)
    .replace(/(?: LTDA\.?| S\.A\.| S\/A| LIMITADA| EIRELI)( - ME| - EPP)?$/, ' S.A.');
  if (after === company.name) return null;
  const body = random.say(
    '[Conforme alteração contratual de {date}|Nos termos da ata de {date}, arquivada na Junta Comercial|À vista da alteração contratual registrada na Junta Comercial], a proprietária {a} [passou a denominar-se|teve sua denominação social alterada para|alterou sua razão social para|passou a girar sob a denominação de] {b}.',
    { date: house.date(dayNear(world, -300, -20)), a: company.name, b: after },
  );
  const settle = () => {
    company.name = after;
  };
  return {
    kind: 'AV',
    event: 'qualificacao_pessoal',
    title: random.pick(['ALTERAÇÃO DE RAZÃO SOCIAL', 'ALTERAÇÃO DA DENOMINAÇÃO SOCIAL', 'RAZÃO SOCIAL']),
    body,
    settle,
  };
}

function pact(world: World): Draft | null {
  const { random } = world;
  const who = people(world).find(
    ({ status, regime, spouse }) => status === 'married' && regime === 'separação de bens' && spouse,
  );
  if (!who?.spouse || world.done.has('pact')) return null;
  world.done.add('pact');
  const body = random.say(
    '[Procede-se a esta averbação para constar que|Averba-se que] o pacto antenupcial de {a} e {b}[, estipulando o regime da separação de bens,|] [acha-se|encontra-se|foi] registrado sob nº {n} no Livro 3 - [Registro Auxiliar|Auxiliar].',
    { a: who.name, b: who.spouse.name, n: random.int(1000, 9999) },
  );
  return { kind: 'AV', event: 'alteracao_estado_civil', title: 'PACTO ANTENUPCIAL', body };
}

/** After a consolidation: the auctions brought no buyer. */
function nothingSold(world: World): Draft | null {
  const { random, house } = world;
  if (!world.acts.some(({ Evento }) => Evento === 'consolidacao_propriedade') || world.done.has('auctions'))
    return null;
  world.done.add('auctions');
  const body = random.say(
    '[A requerimento d[o credor|a credora]|Nos termos do requerimento], averba-se que foram realizados os [dois leilões|leilões públicos] [previstos no|de que trata o] art. 27 da Lei nº 9.514/97, em {a} e {b}, [sem licitantes|ambos negativos], [dando-se por extinta a dívida|ficando extinta a dívida].',
    { a: house.date(dayNear(world, -60, -40)), b: house.date(dayNear(world, -39, -10)) },
  );
  return { kind: 'AV', event: 'outro', title: random.pick(['LEILÕES NEGATIVOS', 'LEILÃO NEGATIVO']), body };
}
