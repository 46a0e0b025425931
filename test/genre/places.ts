import type { Random } from './random.ts';

export interface Place {
  readonly town: string;
  readonly state: string;
  readonly stateName: string;
  /** The town's number at the statistics institute, which stands in a CAR. */
  readonly code: string;
}

const places: readonly (readonly [string, string, string, string])[] = [
  ['Cruzeiro do Sul', 'AC', 'Acre', '1200203'],
  ['Arapiraca', 'AL', 'Alagoas', '2700300'],
  ['Manacapuru', 'AM', 'Amazonas', '1302504'],
  ['Macapá', 'AP', 'Amapá', '1600303'],
  ['Barreiras', 'BA', 'Bahia', '2903201'],
  ['Vitória da Conquista', 'BA', 'Bahia', '2933307'],
  ['Sobral', 'CE', 'Ceará', '2312908'],
  ['Brasília', 'DF', 'Distrito Federal', '5300108'],
  ['Linhares', 'ES', 'Espírito Santo', '3203205'],
  ['Cristalina', 'GO', 'Goiás', '5206206'],
  ['Balsas', 'MA', 'Maranhão', '2101400'],
  ['Paracatu', 'MG', 'Minas Gerais', '3147006'],
  ['São João del Rei', 'MG', 'Minas Gerais', '3162500'],
  ['Ponta Porã', 'MS', 'Mato Grosso do Sul', '5006606'],
  ['Campo Novo do Parecis', 'MT', 'Mato Grosso', '5102637'],
  ['Rondonópolis', 'MT', 'Mato Grosso', '5107602'],
  ['Santarém', 'PA', 'Pará', '1506807'],
  ['Campina Grande', 'PB', 'Paraíba', '2504009'],
  ['Petrolina', 'PE', 'Pernambuco', '2611101'],
  ['Uruçuí', 'PI', 'Piauí', '2211209'],
  ['Pato Branco', 'PR', 'Paraná', '4118501'],
  ['Ponta Grossa', 'PR', 'Paraná', '4119905'],
  ['Campos dos Goytacazes', 'RJ', 'Rio de Janeiro', '3301009'],
  ['Nova Friburgo', 'RJ', 'Rio de Janeiro', '3303401'],
  ['Mossoró', 'RN', 'Rio Grande do Norte', '2408003'],
  ['Vilhena', 'RO', 'Rondônia', '1100304'],
  ['Boa Vista', 'RR', 'Roraima', '1400100'],
  ['Passo Fundo', 'RS', 'Rio Grande do Sul', '4314100'],
  ["Sant'Ana do Livramento", 'RS', 'Rio Grande do Sul', '4317103'],
  ['Chapecó', 'SC', 'Santa Catarina', '4204202'],
  ['Joinville', 'SC', 'Santa Catarina', '4209102'],
  ['Lagarto', 'SE', 'Sergipe', '2803500'],
  ['Presidente Prudente', 'SP', 'São Paulo', '3541406'],
  ['Mogi das Cruzes', 'SP', 'São Paulo', '3530607'],
  ['Santa Cruz do Rio Pardo', 'SP', 'São Paulo', '3546405'],
  ['Porto Nacional', 'TO', 'Tocantins', '1718204'],
];

export function makePlace(random: Random): Place {
  const [town, state, stateName, code] = random.pick(places);
  return { town, state, stateName, code };
}

export interface Office {
  /** As the right answer names it. */
  readonly name: string;
  /** The lines of a page head that name it, without the record's number. */
  readonly head: readonly string[];
}

/** The office's name, and the lines in which it prints it: the town apart from it, behind it, the state about it. */
export function makeOffice(random: Random, { town, state, stateName }: Place): Office {
  const n = random.int(1, 6);
  const ordinal = random.pick([`${n}º`, `${n}º`, ['Primeiro', 'Segundo', 'Terceiro', 'Quarto', 'Quinto', 'Sexto'][n - 1] ?? '']); // biome-ignore format: one thought
  const tail = random.pick([
    `-${state}`,
    `/${state}`,
    ` - ${stateName}`,
    ` - Estado ${ofState(stateName)}`,
    '',
  ]);
  const upper = random.chance(0.6) ? (text: string) => text.toUpperCase() : (text: string) => text;
  const make = (name: string, head: readonly string[]): Office => ({ name, head: head.map(upper) });
  const stateLines = random.pick<readonly string[]>([
    [],
    [],
    [`Estado ${ofState(stateName)}`],
    ['República Federativa do Brasil', `Estado ${ofState(stateName)}`],
    ['Poder Judiciário'],
  ]);
  const simple = random.pick([
    `${ordinal} Ofício de Registro de Imóveis de ${town}`,
    `Cartório de Registro de Imóveis da Comarca de ${town}`,
    `${n}º Oficial de Registro de Imóveis de ${town}`,
    `Registro de Imóveis da Comarca de ${town}`,
    `Serviço de Registro de Imóveis de ${town}`,
    `Cartório do ${ordinal} Ofício de Registro de Imóveis da Comarca de ${town}`,
    `Ofício de Registro de Imóveis da ${n}ª Zona de ${town}`,
    `Registro de Imóveis da ${n}ª Circunscrição de ${town}`,
    `Serventia Registral de Imóveis da Comarca de ${town}`,
    `Cartório do Registro Geral de Imóveis da Comarca de ${town}`,
    `Ofício Único de Registro de Imóveis de ${town}`,
    `${n}º Tabelionato de Notas e Registro de Imóveis de ${town}`,
  ]);
  if (random.chance(0.65)) return make(simple, [...stateLines, `${simple}${tail}`]);
  const bare = random.pick([
    `${ordinal} Cartório de Registro de Imóveis`,
    `Serviço Registral Imobiliário do ${n}º Ofício`,
    'Cartório de Registro de Imóveis e Anexos',
    `${n}ª Serventia de Registro de Imóveis`,
    'Serventia Extrajudicial - Registro de Imóveis',
  ]);
  const where = random.pick([`Comarca de ${town}${tail}`, `${town}${tail || ` - ${state}`}`]);
  const name = where.startsWith('Comarca') ? `${bare} da Comarca de ${town}` : `${bare} de ${town}`;
  return make(name, [...stateLines, bare, where]);
}

/** `do Acre`, `da Bahia`, `de Goiás`. */
export const ofState = (name: string): string =>
  /^(?:Bahia|Paraíba)$/.test(name)
    ? `da ${name}`
    : /^(?:Alagoas|Goiás|Mato|Minas|Pernambuco|Rondônia|Roraima|Santa|São|Sergipe)/.test(name) &&
        name !== 'Mato Grosso do Sul'
      ? `de ${name}`
      : `do ${name}`;

const estates = 'SÃO JORGE,BOA ESPERANÇA,SANTA CLARA,BARREIRO,PALMITAL,ÁGUAS CLARAS,TRÊS LAGOAS,CABECEIRA ALTA,JATOBÁ,SANTO ANTÔNIO DO PRATA,RETIRO VELHO,VISTA ALEGRE,RECREIO,MUTUM,CAPÃO BONITO,NOSSA SENHORA APARECIDA,LAGEADO GRANDE,BURITIZINHO,SERRA NEGRA,SANTA FÉ II'.split(','); // biome-ignore format: a list
export const makeEstate = (random: Random): string =>
  `${random.pick(['FAZENDA', 'FAZENDA', 'FAZENDA', 'SÍTIO', 'CHÁCARA', 'ESTÂNCIA', 'GRANJA', 'ENGENHO'])} ${random.pick(estates)}`;

const buildings = 'SOLAR DAS PALMEIRAS,VILLA TOSCANA,MAISON CLAIRE,SÃO RAFAEL,PORTAL DO LAGO,CENTRAL PARK,ITAMARATY,MONTE CARLO,COSTA DO SOL,DOM PEDRO II'.split(','); // biome-ignore format: a list
export const makeBuilding = (random: Random): string =>
  `${random.pick(['EDIFÍCIO', 'EDIFÍCIO', 'EDIFÍCIO RESIDENCIAL', 'CONDOMÍNIO RESIDENCIAL'])} ${random.pick(buildings)}`;

const estatesOfTown = 'JARDIM PRIMAVERA,PARQUE DAS NAÇÕES,JARDIM EUROPA,RESIDENCIAL FLAMBOYANT,JARDIM BELA VISTA,PARQUE SÃO JORGE'.split(','); // biome-ignore format: a list
export const makeAllotment = (random: Random): string => random.pick(estatesOfTown);

const streets = 'RUA DAS ACÁCIAS,RUA SETE DE SETEMBRO,AVENIDA GETÚLIO VARGAS,RUA MARECHAL FLORIANO,TRAVESSA DO COMÉRCIO,AV. BRASIL,RUA SANTOS DUMONT,RUA XV DE NOVEMBRO,ALAMEDA DOS IPÊS,RUA 12,AVENIDA 4'.split(','); // biome-ignore format: a list
export const makeStreet = (random: Random): string => random.pick(streets);

const neighbours = 'HERDEIROS DE TIBÚRCIO LEAL,CIA. AGRÍCOLA MORRO AZUL,ESPÓLIO DE JUVÊNCIO PAES,ORESTES BRAGA E OUTROS,A FAZENDA CONTENDAS,TERRAS DEVOLUTAS,A RODOVIA BR-153,O RIBEIRÃO DAS POSSES,O CÓRREGO DA DIVISA,A ESTRADA MUNICIPAL'.split(','); // biome-ignore format: a list
/** Who or what borders on the land: in capitals, so that a reader may take them for parties. */
export const makeNeighbour = (random: Random): string => random.pick(neighbours);
