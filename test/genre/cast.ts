import { checkDigitsOfCnpj } from '../../src/domain/documents/cnpj.ts';
import { checkDigitsOfCpf } from '../../src/domain/documents/cpf.ts';
import type { Random } from './random.ts';

/** Somebody invented. Names are in capitals; a house may print them otherwise. */
export interface Person {
  readonly type: 'person';
  name: string;
  readonly woman: boolean;
  readonly document: string | null;
  readonly identity: string;
  readonly job: string;
  readonly nation: string;
  status: 'single' | 'married' | 'divorced' | 'widowed' | 'union';
  regime: string | null;
  spouse: Person | null;
}

export interface Company {
  readonly type: 'company';
  name: string;
  readonly document: string | null;
  readonly town: string;
}

export type Party = Person | Company;

export const regimes = {
  partial: 'comunhão parcial de bens',
  universal: 'comunhão universal de bens',
  apart: 'separação de bens',
  forced: 'separação obrigatória de bens',
} as const;

const men = 'ADEMIR,AFONSO,ALCEU,ANSELMO,ANTÔNIO,ARI,ARLINDO,BENEDITO,BRÁULIO,CAIO,CELSO,CLÁUDIO,DAMIÃO,DANILO,DARCI,DIONÍSIO,EDGAR,EGÍDIO,ELÓI,ERNESTO,EURICO,EVARISTO,FÁBIO,FAUSTO,FRANCISCO,GASPAR,GERALDO,GILSON,HÉLIO,HERMES,IRINEU,ISAÍAS,IVO,JACINTO,JAIRO,JOÃO BATISTA,JOAQUIM,JOSÉ CARLOS,JUCA,LAÉRCIO,LEOPOLDO,LUIZ,MANOEL,MARCELO,MÁRIO,MAURO,MOACIR,NARCISO,NELSON,NORBERTO,ODAIR,OLAVO,OSMAR,OTÁVIO,PAULO ROBERTO,PEDRO,QUINTINO,RAIMUNDO,RENATO,RUBENS,SEBASTIÃO,SÍLVIO,TADEU,TEÓFILO,ULISSES,VALDOMIRO,VICENTE,WALDEMAR,WILSON,ZACARIAS'.split(','); // biome-ignore format: a list
const women = 'ADELAIDE,ALBA,ALICE,ANA LÚCIA,APARECIDA,AURORA,BEATRIZ,BENEDITA,CARMEM,CECÍLIA,CLARICE,CONCEIÇÃO,DALVA,DIRCE,DORACI,EDITE,ELISA,ELZA,EMÍLIA,ESTELA,EUNICE,FÁTIMA,FLORA,GENI,GLÓRIA,HELENA,IDALINA,INÊS,IOLANDA,IRENE,ISAURA,IVONE,JACIRA,JOANA,JUDITE,LAURA,LEONOR,LÍDIA,LOURDES,LUCIANA,LUZIA,MARGARIDA,MARIA DAS DORES,MARIA HELENA,MARIA JOSÉ,MARLENE,MATILDE,MÔNICA,NAIR,NEUSA,NOÊMIA,ODILA,OLGA,PALMIRA,PATRÍCIA,QUITÉRIA,RAQUEL,RITA,ROSA,RUTE,SANTINA,SELMA,SÔNIA,TERESA,VALÉRIA,VERA LÚCIA,VIRGÍNIA,YOLANDA,ZÉLIA,ZULMIRA'.split(','); // biome-ignore format: a list
const middles = ['', '', '', 'DE', 'DE LIMA', 'DA COSTA', 'DOS SANTOS', 'PEREIRA', 'ALVES', 'GOMES', 'DE SOUZA', 'RIBEIRO', 'MOURA', 'XAVIER']; // biome-ignore format: a list
const surnames = 'ABREU,AGUIAR,ALENCAR,AMARAL,ANTUNES,ARRUDA,ASSUNÇÃO,AZEVEDO,BARCELOS,BARROS,BELLINI,BIANCHI,BITTENCOURT,BOCHNIA,BRANDT,BUENO,CABRAL,CALDEIRA,CAVALCANTI,CHAVES,COIMBRA,CORDEIRO,DALLAGNOL,DANTAS,DE BONA,DORNELLES,DUARTE,ECKERT,ESCOBAR,FAGUNDES,FALCÃO,FERRARI,FISCHER,FONTES,FRAGA,FRANÇA,GALVÃO,GARCEZ,GIACOMIN,GODOY,GUEDES,HAMADA,HOFFMANN,ISHIKAWA,JARDIM,KLEIN,KOWALSKI,KRÜGER,LACERDA,LEITÃO,LOBATO,LUSTOSA,MACIEL,MAGALHÃES,MARANHÃO,MENDONÇA,MOREIRA,MUNIZ,NAKAMURA,NOGUEIRA,NOVAES,OLIVEIRA,PACHECO,PAIVA,PEIXOTO,PESSOA,PIMENTEL,PINHEIRO,PRADO,QUEIROZ,RANGEL,REIS,ROCHA,ROSSI,SALOMÃO,SAMPAIO,SANTANA,SCHMIDT,SEIXAS,SILVA,SOARES,TANAKA,TAVARES,TEIXEIRA,TOLEDO,UCHÔA,VALADARES,VASCONCELOS,VIEIRA,WAGNER,YAMADA,ZAGO,ZANELLA'.split(','); // biome-ignore format: a list
const jobs: readonly (readonly [string, string])[] = [
  ['agricultor', 'agricultora'], ['lavrador', 'lavradora'], ['pecuarista', 'pecuarista'], ['comerciante', 'do lar'], ['advogado', 'advogada'], ['engenheiro civil', 'arquiteta'],
  ['médico', 'médica'], ['motorista', 'costureira'], ['aposentado', 'aposentada'], ['bancário', 'bancária'], ['servidor público', 'professora'], ['empresário', 'empresária'], ['industrial', 'doméstica'],
]; // biome-ignore format: a table reads better than a column

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

export function makeCpf(random: Random): string {
  const base = digits(random, 9);
  return base + checkDigitsOfCpf(base);
}

export function makeCnpj(random: Random): string {
  const base = `${digits(random, 8)}000${random.int(1, 9)}`;
  return base + checkDigitsOfCnpj(base);
}

export function makePerson(
  random: Random,
  surname = makeSurname(random),
  woman = random.chance(0.5),
): Person {
  const job = random.pick(jobs);
  return {
    type: 'person',
    name: freshName(random, woman ? women : men, surname),
    woman,
    document: random.chance(0.93) ? makeCpf(random) : null,
    identity: `${random.int(1, 49)}.${digits(random, 3)}.${digits(random, 3)}`,
    job: job[woman ? 1 : 0],
    nation: random.chance(0.93) ? (woman ? 'brasileira' : 'brasileiro') : woman ? 'portuguesa' : 'italiano',
    status: 'single',
    regime: null,
    spouse: null,
  };
}

/** No two people of a record share a name. */
function freshName(random: Random, firsts: readonly string[], surname: string): string {
  const names = taken.get(random) ?? new Set<string>();
  taken.set(random, names);
  for (let attempt = 0; ; attempt += 1) {
    const name = `${random.pick(firsts)} ${attempt > 5 ? `${random.pick(surnames)} ` : ''}${surname}`;
    if (names.has(name)) continue;
    names.add(name);
    return name;
  }
}

const taken = new WeakMap<Random, Set<string>>();

export function makeSurname(random: Random): string {
  const surname = random.pick(surnames);
  const middle = surname.startsWith('DE ') ? '' : random.pick(middles);
  return [middle, surname].filter(Boolean).join(' ');
}

/** Two people married to each other on about `year`; the law's usual regime of that time is the likeliest. */
export function makeCouple(random: Random, year: number): [Person, Person] {
  const husband = makePerson(random, undefined, false);
  const wife = makePerson(
    random,
    random.chance(0.6) ? husband.name.split(' ').slice(-1)[0] : undefined,
    true,
  );
  marry(husband, wife, makeRegime(random, year));
  return [husband, wife];
}

export const makeRegime = (random: Random, year: number): string =>
  random.weigh([
    [year < 1985 ? 6 : 2, regimes.universal],
    [year < 1980 ? 1 : 6, regimes.partial],
    [1, regimes.apart],
    [0.4, regimes.forced],
  ]);

export function marry(one: Person, other: Person, regime: string): void {
  for (const [person, spouse] of [
    [one, other],
    [other, one],
  ] as const) {
    // biome-ignore format: two of the same
    person.status = 'married';
    person.spouse = spouse;
    person.regime = regime;
  }
}

const tradeNames = 'AGROPECUÁRIA {n} LTDA.|{n} EMPREENDIMENTOS IMOBILIÁRIOS LTDA.|CONSTRUTORA {n} S.A.|{n} PARTICIPAÇÕES S/A|COMERCIAL {n} LTDA|INDÚSTRIA DE MÓVEIS {n} LTDA. - ME|{n} ADMINISTRADORA DE BENS LTDA.|TRANSPORTES {n} EIRELI|COOPERATIVA AGRÍCOLA {n} LTDA.|{n} AGRONEGÓCIOS S.A.|FRIGORÍFICO {n} LIMITADA|SUPERMERCADOS {n} LTDA - EPP'.split('|'); // biome-ignore format: a list
const tradeWords = 'ALVORADA,ARAPONGAS,BELA VISTA,BOM SUCESSO,CAMPO VERDE,CRISTALINA,ESTRELA DO SUL,HORIZONTE,IPIRANGA,LAGOA AZUL,MONTE ALTO,NOVA ERA,OURO FINO,PEDRA BRANCA,PLANALTO,RIO NEGRO,SANTA LUZIA,SÃO BENTO,SERRA DOURADA,TAQUARI,TRÊS IRMÃOS,VALE DO SOL'.split(','); // biome-ignore format: a list

export const makeCompany = (random: Random, town = 'São Paulo-SP'): Company => ({
  type: 'company',
  name: random.pick(tradeNames).replace('{n}', random.pick(tradeWords)),
  document: makeCnpj(random),
  town,
});

const banks = 'BANCO DO BRASIL S.A.|BANCO DO BRASIL S/A|BANCO BRADESCO S.A.|BANCO DO NORDESTE DO BRASIL S.A.|BANCO DA AMAZÔNIA S.A.|CAIXA ECONÔMICA FEDERAL|ITAÚ UNIBANCO S.A.|BANCO SANTANDER (BRASIL) S.A.|BANCO COOPERATIVO SICREDI S.A.|COOPERATIVA DE CRÉDITO RURAL VALE DO IVAÍ|BANCO REGIONAL DE DESENVOLVIMENTO DO EXTREMO SUL|BANCO HORIZONTE DE INVESTIMENTOS S.A.|BANCO DO ESTADO DE GOIÁS S.A.|UNIBANCO - UNIÃO DE BANCOS BRASILEIROS S.A.|BANCO BAMERINDUS DO BRASIL S.A.|BANCO DE CRÉDITO REAL DE MINAS GERAIS S.A.|COOPERATIVA DE CRÉDITO DE LIVRE ADMISSÃO SUDOESTE|RABOBANK INTERNATIONAL BRASIL S.A.'.split('|'); // biome-ignore format: a list

export const makeBank = (random: Random): Company => ({
  type: 'company',
  name: random.pick(banks),
  document: random.chance(0.6) ? makeCnpj(random) : null,
  town: random.pick(['Brasília-DF', 'São Paulo-SP', 'Curitiba-PR', 'Fortaleza-CE', 'Belém-PA', 'Osasco-SP']),
});
