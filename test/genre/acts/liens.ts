import { addDays } from '../../../src/domain/dates.ts';
import { makeBank, makeCompany, makePerson, type Party } from '../cast.ts';
import { printedHectares } from '../house.ts';
import {
  cite, type Draft, dayNear, introduce, type Lien, makeMoney, makeProcess, mention, notary, ofKinds, owning, shareInWords, transfer, type World, yearOf,
} from '../world.ts'; // biome-ignore format: one list

const degreesWritten: readonly (readonly [string, string, string])[] = [['PRIMEIRO', '1º', 'primeira'], ['SEGUNDO', '2º', 'segunda'], ['TERCEIRO', '3º', 'terceira'], ['QUARTO', '4º', 'quarta']]; // biome-ignore format: a table

/** Everything that binds the property; each returns null where the property does not allow it. */
export const liens: readonly (readonly [number, (world: World) => Draft | null])[] = [
  [4, mortgage],
  [6, noteMortgage],
  [1.2, notePledge],
  [0.8, pledge],
  [4, fiduciary],
  [4, attachment],
  [1.2, arrest],
  [0.6, seizure],
  [2.5, freezing],
  [1.2, notice],
  [1.5, easement],
  [1, lease],
  [0.8, letting],
  [0.6, deposit],
  [1, promise],
  [0.4, usufruct],
  [0.4, heritage],
];

/** What happens to liens while they last. */
export const lienChanges: readonly (readonly [number, (world: World) => Draft | null])[] = [
  [5, amendment],
  [2, consolidation],
  [1, assignment],
];

function noted(world: World, event: string, creditor: Party | null, more: Partial<Lien> = {}) {
  return (code: string): void => {
    world.liens.push({
      code,
      event,
      creditor,
      degree: null,
      accessories: [],
      people: [],
      process: null,
      ...more,
    });
  };
}

/** The next free degree of a mortgage. */
function nextDegree(world: World): number {
  return Math.min(4, ofKinds(world, 'hipoteca', 'hipoteca_cedular').length + 1);
}

function sayDegree(world: World, degree: number): { text: string; title: string } {
  const { random } = world;
  const [word = '', figure = '', first = ''] = degreesWritten[degree - 1] ?? [];
  return {
    text: random.say('[hipoteca de {word} grau|hipoteca de {figure} grau|{first} e especial hipoteca|{first}, única e especial hipoteca|hipoteca em {figure} grau]', { word: word.toLowerCase(), figure, first }).replace(degree > 1 ? ', única e especial' : 'never', ' e especial'),
    title: random.say('[ DE {word} GRAU| DE {figure} GRAU|||]', { word, figure }),
  }; // biome-ignore format: two sentences
}

/** A term of years from about today, and the words for it. */
function makeTerm(world: World, from = 1, to = 10): { due: string; text: string } {
  const due = addDays(world.date, world.random.int(from * 300, to * 365));
  return {
    due,
    text: world.random.say(
      '[com vencimento em|vencível em|com vencimento para|vencendo-se em|a vencer em|com vencimento final em|cujo vencimento ocorrerá em] {d}',
      { d: world.house.date(due) },
    ),
  };
}

function mortgage(world: World): Draft | null {
  const { random, house } = world;
  const debtors = owning(world);
  const creditor = random.chance(0.7)
    ? makeBank(random)
    : random.chance(0.5)
      ? makeCompany(random)
      : makePerson(random);
  const debt = makeMoney(world, 0.5);
  const degree = nextDegree(world);
  const said = sayDegree(world, degree);
  const term = makeTerm(world);
  const others = debtors.length > 1 ? 'deram' : 'deu';
  const values = {
    gone: mention(world, debtors), to: introduce(world, creditor), debt: debt.text, hyp: said.text, term: term.text, due: house.date(term.due), gave: others, n: notary(world), rate: random.int(6, 24),
    de: debtors.length > 1 ? 'DEVEDORES' : 'DEVEDOR', cr: 'CREDOR',
  }; // biome-ignore format: one list
  const body = random.chance(house.labels)
    ? random.say(
        '[TÍTULO: Hipoteca. |]{de}[ HIPOTECANTES|]: {gone}. {cr}: {to}. FORMA DO TÍTULO: escritura pública {n}. VALOR[ DA DÍVIDA|]: {debt}. [PRAZO|VENCIMENTO]: {due}. [JUROS|TAXA]: {rate}% ao ano. [GARANTIA|OBJETO DA GARANTIA]: em {hyp}, o imóvel desta matrícula.',
        values,
      )
    : random.say(
        '[Por|Pela|Nos termos da] escritura pública [de confissão de dívida |de mútuo |de abertura de crédito |]{n}, {gone} {gave} [o imóvel[ desta matrícula|] em {hyp} a {to}|em {hyp}, a {to}, o imóvel objeto desta matrícula], [para garantia d|em garantia d][a dívida de|o empréstimo de|a quantia de] {debt}, {term}[, aos juros de {rate}% ao ano|, com juros de {rate}% a.a.|].',
        values,
      );
  return { kind: 'R', event: 'hipoteca', title: `HIPOTECA ${said.title}`.trim(), body, value: debt.cents, creditor: creditor.name, degree, due: term.due, settle: noted(world, 'hipoteca', creditor, { degree }) }; // biome-ignore format: one act
}

function noteMortgage(world: World): Draft | null {
  const { random, house } = world;
  const debtors = owning(world);
  const creditor = makeBank(random);
  const debt = makeMoney(world, 0.5);
  const degree = nextDegree(world);
  const said = sayDegree(world, degree);
  const term = makeTerm(world);
  const note = random.say(
    world.rural
      ? '[Cédula Rural Hipotecária|Cédula Rural Pignoratícia e Hipotecária|cédula rural hipotecária|Cédula de Crédito Rural Hipotecária]'
      : '[Cédula de Crédito Comercial|Cédula de Crédito Industrial|cédula de crédito bancário]',
  );
  const isNamed = /Hipotec|hipotec/.test(note);
  const values = {
    gone: mention(world, debtors), to: introduce(world, creditor), debt: debt.text, hyp: said.text.replace('hipoteca', 'hipoteca cedular').replace('hipoteca cedular em', 'hipoteca cedular de'), term: term.text, due: house.date(term.due), note, no: random.pick([`${random.int(80, 99)}/00${random.int(100, 999)}-${random.int(0, 9)}`, `40/0${random.int(1000, 9999)}-X`, `FIR-${random.int(10, 99)}-${random.int(100, 999)}`, `${random.int(100, 999)}.${random.int(2000, 2030)}.${random.int(1000, 9999)}`]),
    date: house.date(dayNear(world, -40, -3)), gave: debtors.length > 1 ? 'deram' : 'deu', rate: random.int(3, 18), place: house.place.town,
  }; // biome-ignore format: one list
  const body = random.chance(house.labels)
    ? random.say(
        '[TÍTULO: {note} nº {no}, emitida em {date}. |TÍTULO: Hipoteca Cedular. FORMA DO TÍTULO: {note} nº {no}, de {date}. ][EMITENTE{s}|DEVEDOR{es}]: {gone}. CREDOR: {to}. [VALOR|VALOR DO CRÉDITO]: {debt}. VENCIMENTO: {due}. [JUROS: {rate}% ao ano. |][GARANTIA: |]Em {hyp}, o imóvel [constante |]desta matrícula.',
        { ...values, s: debtors.length > 1 ? 'S' : '', es: debtors.length > 1 ? 'ES' : '' },
      )
    : random
        .say(
          '[Por|Pela|Nos termos da] {note} nº {no}, [emitida em|de|datada de] {date}[, nesta cidade|], {gone} {gave}[, em {hyp}, o imóvel desta matrícula,| o imóvel desta matrícula em {hyp}] [ao|em favor do|a favor do] {to}, [para garantia d|em garantia d][a dívida de|o financiamento de|o crédito de] {debt}, {term}[, com juros de {rate}% ao ano|]. [A cédula foi registrada também no Livro 3-Auxiliar, sob nº {m}.|Registrada no livro 3 sob nº {m}.|]',
          { ...values, m: random.int(1000, 9999) },
        )
        .replace(/\b(ao|do) (CAIXA|COOPERATIVA)/, (_, a, b) => `${a === 'ao' ? 'à' : 'da'} ${b}`);
  const title = isNamed && random.chance(0.3) ? note.toUpperCase() : `HIPOTECA CEDULAR ${said.title}`.trim();
  return { kind: 'R', event: 'hipoteca_cedular', title, body, value: debt.cents, creditor: creditor.name, degree, due: term.due, settle: noted(world, 'hipoteca_cedular', creditor, { degree, note: values.no }) }; // biome-ignore format: one act
}

function notePledge(world: World): Draft | null {
  const { random, house } = world;
  if (!world.rural) return null;
  const creditor = makeBank(random);
  const debt = makeMoney(world, 0.2);
  const term = makeTerm(world, 1, 2);
  const body = random.say('[Por|Pela|Nos termos da] [Cédula Rural Pignoratícia|cédula rural pignoratícia] nº {no}, [emitida em|de] {date} por {gone}, [em favor de|a favor de] {to}, no valor de {debt}, {term}, [foi dada em penhor cedular|ficou apenhada|foram dados em penhor] [a safra de soja|a colheita de milho|{n} cabeças de gado bovino|a safra de café] [localizada no|existente no|depositada no] imóvel desta matrícula.', {
    no: `${random.int(80, 99)}/${random.int(1000, 9999)}`, date: house.date(dayNear(world, -30, -3)), gone: mention(world, owning(world)), to: introduce(world, creditor), debt: debt.text, term: term.text, n: random.int(30, 400),
  }).replace('foi dada em penhor cedular 1', 'foram dadas em penhor cedular 1'); // biome-ignore format: one sentence
  return { kind: random.chance(0.5) ? 'R' : 'AV', event: 'penhor_cedular', title: random.pick(['PENHOR CEDULAR', 'CÉDULA RURAL PIGNORATÍCIA']), body, value: debt.cents, creditor: creditor.name, due: term.due, settle: noted(world, 'penhor_cedular', creditor) }; // biome-ignore format: one act
}

function pledge(world: World): Draft | null {
  const { random, house } = world;
  if (!world.rural) return null;
  const creditor = makeCompany(random);
  const debt = makeMoney(world, 0.2);
  const term = makeTerm(world, 1, 2);
  const body = random.say('[Procede-se a esta averbação para constar que|Averba-se que], [pelo|conforme] [instrumento particular|contrato] de {date}, registrado sob nº {m} no Livro 3, {gone} {gave} em penhor agrícola a {to} [a safra de soja|a lavoura de cana-de-açúcar|a produção de algodão] cultivada no imóvel, em garantia da dívida de {debt}, {term}.', { date: house.date(dayNear(world, -30, -3)), m: random.int(1000, 9999), gone: mention(world, owning(world)), gave: world.owners.length > 1 ? 'deram' : 'deu', to: introduce(world, creditor), debt: debt.text, term: term.text }); // biome-ignore format: one sentence
  return { kind: 'AV', event: 'penhor', title: random.pick(['PENHOR AGRÍCOLA', 'NOTÍCIA DE PENHOR', 'PENHOR RURAL']), body, value: debt.cents, creditor: creditor.name, due: term.due, settle: noted(world, 'penhor', creditor) }; // biome-ignore format: one act
}

function fiduciary(world: World): Draft | null {
  const { random, house } = world;
  if (yearOf(world) < 1999 || ofKinds(world, 'alienacao_fiduciaria').length > 0) return null;
  const debtors = owning(world);
  const creditor = makeBank(random);
  const debt = makeMoney(world, 0.8);
  const hasDue = random.chance(0.6);
  const term = makeTerm(world, 3, 30);
  const appraisal = makeMoney(world, 1.5);
  const values = {
    gone: mention(world, debtors), to: introduce(world, creditor), debt: debt.text, how: hasDue ? term.text : random.say('[a ser paga em|pagável em|resgatável em] {m} [prestações|parcelas] mensais e sucessivas', { m: random.int(60, 420) }), appraisal: appraisal.text, did: debtors.length > 1 ? 'alienaram' : 'alienou',
    title: random.say('[instrumento particular, com força de escritura pública, de {date}|contrato por instrumento particular de {date}|Cédula de Crédito Bancário nº {no}, emitida em {date}|escritura pública {n}|instrumento particular de {date}, com caráter de escritura pública (Lei 9.514/97)]', { date: house.date(dayNear(world, -40, -3)), no: random.int(100_000, 9_999_999), n: notary(world) }), fi: debtors.length > 1 ? 'FIDUCIANTES' : 'FIDUCIANTE', due: hasDue ? random.say('[VENCIMENTO|PRAZO/VENCIMENTO]: {d}.', { d: house.date(term.due) }) : `PRAZO: ${random.int(60, 420)} meses.`,
  }; // biome-ignore format: one list
  const body = random.chance(house.labels)
    ? random.say(
        '[DEVEDOR{s} |DEVEDOR{s}/|]{fi}: {gone}. [CREDOR FIDUCIÁRIO|CREDORA FIDUCIÁRIA|FIDUCIÁRIO]: {to}. TÍTULO: {title}. [VALOR DA DÍVIDA|DÍVIDA]: {debt}. {due} [VALOR DO IMÓVEL PARA LEILÃO|AVALIAÇÃO]: {appraisal}. [Em garantia, o imóvel foi alienado fiduciariamente, nos termos da Lei nº 9.514/97.|GARANTIA: alienação fiduciária do imóvel desta matrícula.]',
        { ...values, s: debtors.length > 1 ? 'ES' : '' },
      )
    : random.say(
        '[Por|Conforme|Mediante] {title}, {gone} {did} fiduciariamente o imóvel[ desta matrícula|] [a|em favor de] {to}, [em garantia d|para garantia d][a dívida de|o financiamento de|o crédito de] {debt}, {how}[, na forma da Lei nº 9.514/97|]. [Para fins de leilão, o imóvel foi avaliado em {appraisal}.|Valor da garantia: {appraisal}.|Para os efeitos do art. 24, VI, da Lei 9.514/97, avaliado em {appraisal}.|]',
        values,
      );
  return { kind: 'R', event: 'alienacao_fiduciaria', title: random.pick(['ALIENAÇÃO FIDUCIÁRIA', 'ALIENAÇÃO FIDUCIÁRIA EM GARANTIA', 'PROPRIEDADE FIDUCIÁRIA']), body, value: debt.cents, creditor: creditor.name, ...(hasDue ? { due: term.due } : {}), settle: noted(world, 'alienacao_fiduciaria', creditor, { people: debtors }) }; // biome-ignore format: one act
}

/** Who sues, by name and as printed. */
const makeClaimant = (world: World): Party =>
  world.random.weigh([[4, () => makeBank(world.random)], [3, () => makeCompany(world.random)], [3, () => makePerson(world.random)], [1, (): Party => ({ type: 'company', name: world.random.pick(['UNIÃO - FAZENDA NACIONAL', `FAZENDA PÚBLICA DO ESTADO DE ${world.house.place.stateName.toUpperCase()}`, `MUNICÍPIO DE ${world.house.place.town.toUpperCase()}`, 'INSTITUTO NACIONAL DO SEGURO SOCIAL - INSS']), document: null, town: '' })]])(); // biome-ignore format: a table

function court(world: World): string {
  const { random, house } = world;
  return random.say(
    '[{n}ª Vara Cível [desta Comarca|da Comarca de {town}|de {town}]|Vara do Trabalho de {town}|{n}ª Vara Federal de {town}|Juízo de Direito da {n}ª Vara [Cível |]desta Comarca|Vara Única desta Comarca|{n}ª Vara da Fazenda Pública]',
    { n: random.int(1, 8), town: house.place.town },
  );
}

function attachment(world: World): Draft | null {
  const { random, house } = world;
  const claimant = makeClaimant(world);
  const debtor = random.pick(owning(world));
  const debt = makeMoney(world, 0.2);
  const process = makeProcess(random, yearOf(world));
  const share = world.owners.find(({ who }) => who === debtor)?.share ?? '1/1';
  const object =
    share === '1/1'
      ? random.pick(['o imóvel desta matrícula', 'o imóvel', 'a totalidade do imóvel'])
      : random.say('a parte ideal de {p} do imóvel', { p: shareInWords(random, share).replace(/^a /, '') });
  const values = {
    title: random.say('[mandado de {date}|mandado de registro de penhora de {date}|auto de penhora de {date}|termo de penhora de {date}|certidão de penhora expedida em {date}|ofício de {date}]', { date: house.date(dayNear(world, -60, -3)) }), court: court(world), process, claimant: introduce(world, claimant), debtor: mention(world, [debtor], false), debt: debt.text, object, appraisal: makeMoney(world, 1.3).text,
  }; // biome-ignore format: one list
  const body = random.chance(house.labels)
    ? random.say(
        '[EXEQUENTE|CREDOR|REQUERENTE]: {claimant}. EXECUTADO: {debtor}. TÍTULO: {title}, [da|expedido pela] {court}, [autos|processo] nº {process}. [VALOR DA CAUSA|VALOR DA EXECUÇÃO|VALOR DA DÍVIDA|VALOR]: {debt}. OBJETO DA PENHORA: {object}. [DEPOSITÁRIO: o executado.|]',
        values,
      )
    : random.say(
        '[Por|Em cumprimento ao|Nos termos do|Conforme] {title}, [expedido pela|da|extraído dos autos em trâmite pela] {court}, [processo|autos|autos de execução|ação de execução] nº {process}, [movida por|promovida por|em que é exequente|requerida por] {claimant} [contra|em face de|e executado] {debtor}, foi penhorad{o} {object}[, para garantia da dívida de|, para garantia da execução no valor de|, sendo o valor da causa de|, para pagamento da importância de] {debt}[, nomeado depositário o executado|, tendo o bem sido avaliado em {appraisal}|].',
        { ...values, o: object.startsWith('a ') ? 'a' : 'o' },
      );
  return { kind: random.chance(0.6) ? 'R' : 'AV', event: 'penhora', title: 'PENHORA', body, value: debt.cents, creditor: claimant.name, settle: noted(world, 'penhora', claimant, { process }) }; // biome-ignore format: one act
}

function arrest(world: World): Draft | null {
  const { random, house } = world;
  const claimant = makeClaimant(world);
  const debtor = random.pick(owning(world));
  const debt = makeMoney(world, 0.2);
  const process = makeProcess(random, yearOf(world));
  const body = random.say(
    '[Por|Em cumprimento ao|Nos termos do] [mandado de arresto|auto de arresto|mandado] de {date}, [da|expedido pela] {court}, [autos|processo] nº {process}, [ação movida por|execução promovida por|requerida por] {claimant} contra {debtor}, [foi arrestado o imóvel[ desta matrícula|]|procedeu-se ao arresto do imóvel desta matrícula], para garantia da dívida de {debt}.',
    {
      date: house.date(dayNear(world, -60, -3)),
      court: court(world),
      process,
      claimant: introduce(world, claimant),
      debtor: mention(world, [debtor], false),
      debt: debt.text,
    },
  );
  return { kind: random.chance(0.5) ? 'R' : 'AV', event: 'arresto', title: 'ARRESTO', body, value: debt.cents, creditor: claimant.name, settle: noted(world, 'arresto', claimant, { process }) }; // biome-ignore format: one act
}

function seizure(world: World): Draft | null {
  const { random, house } = world;
  const process = makeProcess(random, yearOf(world));
  const body = random.say(
    '[Por|Em cumprimento ao] mandado de {date}, [expedido pela|da] {court}, [autos|processo] nº {process}, [ação penal|medida cautelar], foi [decretado|determinado] o sequestro do imóvel desta matrícula.',
    { date: house.date(dayNear(world, -60, -3)), court: court(world), process },
  );
  return {
    kind: random.chance(0.5) ? 'R' : 'AV',
    event: 'sequestro',
    title: 'SEQUESTRO',
    body,
    settle: noted(world, 'sequestro', null, { process }),
  };
}

function freezing(world: World): Draft | null {
  const { random, house } = world;
  const debtor = random.pick(owning(world));
  const process = makeProcess(random, yearOf(world));
  const cnib = yearOf(world) >= 2015;
  const values = {
    debtor: mention(world, [debtor], false),
    court: court(world),
    process,
    p: `${random.int(2015, 2024)}${random.int(10, 12)}.${random.int(1000, 2999)}.0${random.int(1_000_000, 9_999_999)}-IA-${random.int(100, 999)}`,
    date: house.date(dayNear(world, -30, -1)),
  };
  const body = cnib
    ? random
        .say(
          '[Procede-se a esta averbação para constar que|Averba-se que|Consta da Central Nacional de Indisponibilidade de Bens - CNIB, que], [conforme|nos termos d][o protocolo|a ordem] nº {p}, [de {date}, |][emitid{o} pela|da] {court}, processo nº {process}, foi [decretada|determinada] a indisponibilidade [dos bens de|dos bens e direitos de|do imóvel, pertencente a] {debtor}.',
          { ...values, o: 'o' },
        )
        .replace('a ordem nº', 'a ordem nº')
    : random.say(
        '[Por|Em cumprimento ao|Conforme] ofício de {date}, d{court}, [autos|processo] nº {process}, [fica averbada|averba-se|foi decretada] a indisponibilidade [do imóvel|dos bens de {debtor}][, não podendo ser alienado ou onerado|].',
        { ...values, court: `a ${court(world)}`.replace('a Juízo', 'o Juízo') },
      );
  return { kind: 'AV', event: 'indisponibilidade', title: random.pick(['INDISPONIBILIDADE', 'INDISPONIBILIDADE DE BENS', 'INDISPONIBILIDADE', 'BLOQUEIO - INDISPONIBILIDADE DE BENS']), body, settle: noted(world, 'indisponibilidade', null, { process, people: [debtor] }) }; // biome-ignore format: one act
}

function notice(world: World): Draft | null {
  const { random, house } = world;
  if (yearOf(world) < 2007) return null;
  const claimant = makeClaimant(world);
  const debtor = random.pick(owning(world));
  const debt = makeMoney(world, 0.2);
  const process = makeProcess(random, yearOf(world));
  const body = random.say(
    '[A requerimento de|Nos termos do requerimento de] {claimant}, [e da certidão|instruído com certidão] expedida em {date} pela {court}, averba-se, [nos termos do art. 828 do CPC|nos termos do artigo 615-A do CPC|para os fins do art. 828 do Código de Processo Civil], [a existência da|o ajuizamento da|a distribuição da] [ação de execução|execução de título extrajudicial] nº {process}, [contra|em face de] {debtor}, [no valor de|valor da causa:|sendo o valor da causa] {debt}.',
    {
      date: house.date(dayNear(world, -60, -3)),
      court: court(world),
      process,
      claimant: introduce(world, claimant),
      debtor: mention(world, [debtor], false),
      debt: debt.text,
    },
  );
  return { kind: 'AV', event: 'premonitoria', title: random.pick(['AVERBAÇÃO PREMONITÓRIA', 'EXISTÊNCIA DE AÇÃO', 'PREMONITÓRIA', 'AJUIZAMENTO DE EXECUÇÃO']), body, value: debt.cents, creditor: claimant.name, settle: noted(world, 'premonitoria', claimant, { process }) }; // biome-ignore format: one act
}

function easement(world: World): Draft | null {
  const { random } = world;
  const taker = random.pick([
    'COMPANHIA ENERGÉTICA DO SERTÃO S.A.',
    'TRANSMISSORA ALIANÇA NORTE DE ENERGIA S/A',
    'OLEODUTOS DO BRASIL CENTRAL S.A.',
    'CENTRAIS ELÉTRICAS DO RIO PARDO S.A.',
    'COMPANHIA DE SANEAMENTO ESTADUAL',
  ]);
  const body = random.say(
    '[Por|Pela|Nos termos da] escritura pública {n}, {gone} {gave} [em favor d|a favor d]a {taker}, servidão [de passagem|administrativa|perpétua de passagem] [para linha de transmissão de energia elétrica|para adutora|para passagem de duto], sobre [uma|a] faixa de {strip}[ do imóvel|].',
    {
      n: notary(world),
      gone: mention(world, owning(world)),
      gave: random
        .pick(['constituíram', 'instituíram'])
        .replace(/ram$/, world.owners.length > 1 ? 'ram' : 'u')
        .replace('constituíu', 'constituiu')
        .replace('instituíu', 'instituiu'),
      taker,
      strip: world.rural
        ? printedHectares(random, random.int(500, 40_000))
        : `${random.int(2, 6)},00 metros de largura`,
    },
  );
  return { kind: 'R', event: 'servidao', title: random.pick(['SERVIDÃO', 'SERVIDÃO DE PASSAGEM', 'SERVIDÃO ADMINISTRATIVA']), body, to: [taker], settle: noted(world, 'servidao', { type: 'company', name: taker, document: null, town: '' }) }; // biome-ignore format: one act
}

function lease(world: World): Draft | null {
  const { random, house } = world;
  if (!world.rural) return null;
  const taker = makeCompany(random);
  const body = random.say(
    '[Por|Nos termos do] [contrato|instrumento particular] de arrendamento rural [de|datado de] {date}, {gone} {gave} em arrendamento [o imóvel|a área agricultável do imóvel] a {to}, pelo prazo de {y} anos[, com início em {start}|], [mediante o pagamento anual de {k} sacas de soja|pela renda anual de {rent}].',
    {
      date: house.date(dayNear(world, -60, -3)),
      gone: mention(world, owning(world)),
      gave: world.owners.length > 1 ? 'deram' : 'deu',
      to: introduce(world, taker),
      y: `${random.int(3, 12)}`,
      start: house.date(world.date),
      k: random.int(100, 2000),
      rent: makeMoney(world, 0.05).text,
    },
  );
  return { kind: random.chance(0.6) ? 'R' : 'AV', event: 'arrendamento', title: random.pick(['ARRENDAMENTO', 'ARRENDAMENTO RURAL']), body, settle: noted(world, 'arrendamento', taker) }; // biome-ignore format: one act
}

function letting(world: World): Draft | null {
  const { random, house } = world;
  if (world.rural) return null;
  const taker = makeCompany(random);
  const body = random.say(
    '[Por|Nos termos do] [contrato|instrumento particular] de locação [de|datado de] {date}, {gone} {gave} em locação o imóvel a {to}, pelo prazo de {y} meses, [mediante o aluguel mensal de|aluguel mensal:] {rent}, [com cláusula de vigência em caso de alienação|constando cláusula de vigência].',
    {
      date: house.date(dayNear(world, -60, -3)),
      gone: mention(world, owning(world)),
      gave: world.owners.length > 1 ? 'deram' : 'deu',
      to: introduce(world, taker),
      y: random.pick([30, 36, 60, 120]),
      rent: makeMoney(world, 0.02).text,
    },
  );
  return { kind: 'R', event: 'locacao', title: random.pick(['LOCAÇÃO', 'LOCAÇÃO COM CLÁUSULA DE VIGÊNCIA', 'CONTRATO DE LOCAÇÃO']), body, settle: noted(world, 'locacao', taker) }; // biome-ignore format: one act
}

function deposit(world: World): Draft | null {
  const { random, house } = world;
  if (world.rural || yearOf(world) < 1992) return null;
  const owner = makeCompany(random);
  const body = random.say(
    '[Por|Nos termos do] contrato de locação de {date}, {gone} {gave} o imóvel desta matrícula em caução locatícia [em favor da locadora|à locadora] {to}, [em garantia das obrigações da locação|garantindo o contrato], na forma do art. 38, § 1º, da Lei 8.245/91.',
    {
      date: house.date(dayNear(world, -60, -3)),
      gone: mention(world, owning(world)),
      gave: world.owners.length > 1 ? 'ofereceram' : 'ofereceu',
      to: introduce(world, owner),
    },
  );
  return { kind: 'AV', event: 'caucao', title: random.pick(['CAUÇÃO', 'CAUÇÃO LOCATÍCIA']), body, creditor: owner.name, settle: noted(world, 'caucao', owner) }; // biome-ignore format: one act
}

function promise(world: World): Draft | null {
  const { random, house } = world;
  if (ofKinds(world, 'compromisso_venda').length > 0) return null;
  const sellers = owning(world);
  const price = makeMoney(world);
  const gone = mention(world, sellers);
  const buyer = makePerson(random);
  const body = random.say(
    '[Por|Pelo|Nos termos do] [instrumento particular|contrato particular|instrumento particular de promessa de compra e venda] de {date}, {gone} {did} vender o imóvel desta matrícula a {to}, pelo preço de {price}[, pagável em {n} prestações mensais|][, em caráter irrevogável e irretratável|].',
    {
      date: house.date(dayNear(world, -300, -3)),
      gone,
      did:
        sellers.length > 1
          ? random.pick(['prometeram', 'compromissaram'])
          : random.pick(['prometeu', 'compromissou']),
      to: introduce(world, buyer),
      price: price.text,
      n: random.int(12, 120),
    },
  );
  return { kind: 'R', event: 'compromisso_venda', title: random.pick(['COMPROMISSO DE COMPRA E VENDA', 'PROMESSA DE COMPRA E VENDA', 'COMPROMISSO DE VENDA E COMPRA']), body, value: price.cents, from: sellers.map(({ name }) => name), to: [buyer.name], settle: noted(world, 'compromisso_venda', buyer, { people: [buyer] }) }; // biome-ignore format: one act
}

function usufruct(world: World): Draft | null {
  const { random } = world;
  if (ofKinds(world, 'usufruto').length > 0 || owning(world).some(({ type }) => type === 'company'))
    return null;
  const holder = makePerson(random);
  const body = random.say(
    '[Por|Pela] escritura pública {n}, {gone} {did} [em favor de|a favor de] {to} o usufruto vitalício do imóvel desta matrícula.',
    {
      n: notary(world),
      gone: mention(world, owning(world)),
      did: world.owners.length > 1 ? 'instituíram' : 'instituiu',
      to: introduce(world, holder),
    },
  );
  return { kind: 'R', event: 'usufruto', title: random.pick(['USUFRUTO', 'INSTITUIÇÃO DE USUFRUTO']), body, from: owning(world).map(({ name }) => name), to: [holder.name], settle: noted(world, 'usufruto', null, { people: [holder] }) }; // biome-ignore format: one act
}

function heritage(world: World): Draft | null {
  const { random, house } = world;
  if (world.rural || ofKinds(world, 'tombamento').length > 0) return null;
  const body = random.say(
    '[Por|Nos termos do] [ofício|requerimento] nº {n}, de {date}, d[o IPHAN|o Conselho Estadual do Patrimônio Histórico|a Prefeitura Municipal], averba-se o tombamento do imóvel, [inscrito no Livro do Tombo sob nº {m}|conforme Decreto nº {m}].',
    { n: random.int(10, 900), date: house.date(dayNear(world, -90, -3)), m: random.int(100, 900) },
  );
  return {
    kind: 'AV',
    event: 'tombamento',
    title: 'TOMBAMENTO',
    body,
    settle: noted(world, 'tombamento', null),
  };
}

/** A note or mortgage is prolonged or raised. */
function amendment(world: World): Draft | null {
  const { random, house } = world;
  const parent = ofKinds(world, 'hipoteca', 'hipoteca_cedular', 'alienacao_fiduciaria', 'penhor_cedular')[0] && random.pick(ofKinds(world, 'hipoteca', 'hipoteca_cedular', 'alienacao_fiduciaria', 'penhor_cedular')); // biome-ignore format: one thought
  if (!parent) return null;
  const term = makeTerm(world, 2, 8);
  const raised = random.chance(0.3) ? makeMoney(world, 0.7) : null;
  const named = random.chance(0.5) && parent.creditor !== null;
  const values = {
    date: house.date(dayNear(world, -40, -3)), code: cite(world, parent.code), due: house.date(term.due), bank: parent.creditor?.name ?? '', n: random.pick(['', '1º ', 'primeiro ', '2º ']),
    debt: raised?.text ?? '', what: parent.event === 'hipoteca' ? 'escritura' : parent.event === 'alienacao_fiduciaria' ? 'dívida' : 'cédula',
  }; // biome-ignore format: one list
  const change = raised
    ? random.say(
        '[o crédito foi elevado|a dívida foi elevada|o valor da dívida passou] para {debt}[ e o vencimento prorrogado para {due}|, com novo vencimento em {due}]',
        values,
      )
    : random.say(
        '[o vencimento foi prorrogado para|ficou prorrogado para|o prazo de vencimento passou a ser|a dívida passa a vencer em|fica alterado o vencimento para] {due}',
        values,
      );
  const body = named
    ? random.say(
        '[Por|Pelo|Nos termos do] {n}[aditivo|termo aditivo|aditivo de re-ratificação|instrumento de rerratificação] [de|datado de|firmado em] {date}, [firmado com o credor {bank}, referente|celebrado com {bank}, relativo] [à {what} objeto do|ao] {code}, {change}[, ratificadas as demais cláusulas|, permanecendo inalteradas as demais condições|].',
        { ...values, change },
      )
    : random.say(
        '[Por|Pelo|Nos termos do] {n}[aditivo|termo aditivo|aditivo de retificação e ratificação] [de|datado de] {date}[ à {what} registrada sob o| à {what} objeto do|, referente ao] {code}, {change}[, ratificadas as demais cláusulas|, permanecendo inalteradas as demais condições|].',
        { ...values, change },
      );
  return { kind: 'AV', event: 'aditivo_cedula', title: random.pick(['ADITIVO', 'ADITAMENTO', 'ADITIVO DE RETIFICAÇÃO E RATIFICAÇÃO', 'PRORROGAÇÃO']), body, due: term.due, ...(raised ? { value: raised.cents } : {}), ...(named && parent.creditor ? { creditor: parent.creditor.name } : {}), settle: (code) => parent.accessories.push(code) }; // biome-ignore format: one act
}

const isMan = (party: Party | undefined): boolean => party?.type === 'person' && !party.woman;

/** The debtor did not pay: the property becomes the creditor's. */
function consolidation(world: World): Draft | null {
  const { random } = world;
  const lien = ofKinds(world, 'alienacao_fiduciaria')[0];
  const creditor = lien?.creditor;
  if (!lien || !creditor) return null;
  const owners = owning(world);
  if (!owners.every((owner) => lien.people.includes(owner)) || owners.length !== lien.people.length)
    return null;
  const value = makeMoney(world, 0.9);
  const says = random.chance(0.3);
  const debtor = owners.length > 1 ? 'os fiduciantes' : isMan(owners[0]) ? 'o fiduciante' : 'a fiduciante';
  const values = {
    bank: creditor.name, debtor, names: mention(world, owners, false), price: value.text, code: cite(world, lien.code),
    also: says ? random.say(', ficando cancelad[o o {code}|a a alienação fiduciária do {code}]', { code: cite(world, lien.code) }) : '',
  }; // biome-ignore format: one list
  const body = random
    .say(
      '[A requerimento|Nos termos do requerimento] d[o credor fiduciário|a credora fiduciária] {bank}, [e à vista da|e diante da|instruído com a] [intimação d{debtor} {names}, sem purgação da mora|certidão de não purgação da mora por {names}], [fica consolidada|procede-se à averbação da consolidação d|foi consolidada] a propriedade do imóvel[ objeto do {code}|] em [nome|favor] de {bank}, [pelo valor de|atribuído o valor de|no valor de] {price}{also}.',
      values,
    )
    .replace('da consolidação d a', 'da consolidação da');
  return {
    kind: 'AV', event: 'consolidacao_propriedade', title: random.pick(['CONSOLIDAÇÃO DA PROPRIEDADE', 'CONSOLIDAÇÃO', 'CONSOLIDAÇÃO DA PROPRIEDADE FIDUCIÁRIA']), body, value: value.cents, from: owners.map(({ name }) => name), to: [creditor.name], ...(says ? { cancels: [lien.code] } : {}),
    settle: () => {
      transfer(world, owners, [creditor]);
      fall(world, lien);
    },
  }; // biome-ignore format: one act
}

function assignment(world: World): Draft | null {
  const { random, house } = world;
  const lien = ofKinds(world, 'hipoteca', 'alienacao_fiduciaria')[0];
  if (!lien?.creditor) return null;
  const taker = makeBank(random);
  const body = random.say(
    '[Por|Nos termos do] instrumento particular de {date}, [o credor|a credora] {bank} cedeu [e transferiu |]a {to} o crédito [garantido pelo|objeto do|decorrente do] {code}.',
    {
      date: house.date(dayNear(world, -60, -3)),
      bank: lien.creditor.name,
      to: introduce(world, taker),
      code: cite(world, lien.code),
    },
  );
  return {
    kind: 'AV',
    event: 'outro',
    title: random.pick(['CESSÃO DE CRÉDITO', 'CESSÃO']),
    body,
    settle: (code) => lien.accessories.push(code),
  };
}

/** The lien ends, and with it what hangs on it. */
export function fall(world: World, lien: Lien): void {
  world.liens = world.liens.filter((other) => other !== lien);
  for (const act of world.acts)
    if (act.Codigo === lien.code || lien.accessories.includes(act.Codigo)) act.Valido = false;
}
