import type { State } from '../documents/states.ts';
import { fold } from './fold.ts';

/**
 * The state of a town that is well known and alone of its name, for records that print no state; null for others.
 * Capitals stand in `placeNames.ts`.
 */
export const stateOfTown = (town: string): State | null =>
  states.get(fold(town).replace(/\s+/g, ' ').trim()) ?? null;

const towns: Readonly<Partial<Record<State, string>>> = {
  AL: 'Arapiraca, Palmeira dos Índios, Penedo, União dos Palmares, Rio Largo, Coruripe',
  AM: 'Manacapuru, Itacoatiara, Parintins, Tefé, Coari, Humaitá, Lábrea',
  AC: 'Cruzeiro do Sul, Sena Madureira, Tarauacá, Feijó, Xapuri, Brasiléia',
  AP: 'Laranjal do Jari, Oiapoque',
  BA: 'Feira de Santana, Vitória da Conquista, Ilhéus, Itabuna, Juazeiro, Barreiras, Jequié, Teixeira de Freitas, Alagoinhas, Porto Seguro, Eunápolis, Paulo Afonso, Luís Eduardo Magalhães, Guanambi, Irecê, Camaçari, Lauro de Freitas, Santo Antônio de Jesus, Correntina, Formosa do Rio Preto, São Desidério',
  CE: 'Sobral, Juazeiro do Norte, Crato, Caucaia, Maracanaú, Iguatu, Quixadá, Crateús, Aquiraz, Russas, Limoeiro do Norte',
  DF: 'Taguatinga, Ceilândia, Sobradinho',
  ES: 'Vila Velha, Serra, Cariacica, Cachoeiro de Itapemirim, Linhares, Colatina, Guarapari, Aracruz, São Mateus',
  GO: 'Anápolis, Aparecida de Goiânia, Rio Verde, Jataí, Catalão, Luziânia, Itumbiara, Cristalina, Formosa, Mineiros, Caldas Novas, Goianésia, Quirinópolis, Senador Canedo, Trindade, Valparaíso de Goiás',
  MA: 'Imperatriz, Balsas, Timon, Caxias, Codó, Bacabal, Açailândia, Pedreiras, Chapadinha',
  MG: 'Uberlândia, Uberaba, Juiz de Fora, Contagem, Betim, Montes Claros, Governador Valadares, Ipatinga, Patos de Minas, Poços de Caldas, Divinópolis, Sete Lagoas, Varginha, Passos, Unaí, Paracatu, Araxá, Ituiutaba, Araguari, Teófilo Otoni, Barbacena, Pouso Alegre, Lavras, Muriaé, Itajubá, Nova Lima, João Pinheiro, Patrocínio, São João del Rei, Conselheiro Lafaiete, Alfenas, Três Corações, Ouro Preto, Carmo do Paranaíba, Monte Carmelo',
  MS: 'Dourados, Três Lagoas, Corumbá, Ponta Porã, Naviraí, Nova Andradina, Maracaju, Sidrolândia, Aquidauana, Paranaíba, Chapadão do Sul, Costa Rica, Rio Brilhante',
  MT: 'Rondonópolis, Sinop, Sorriso, Várzea Grande, Lucas do Rio Verde, Nova Mutum, Tangará da Serra, Primavera do Leste, Campo Novo do Parecis, Sapezal, Querência, Água Boa, Barra do Garças, Cáceres, Alta Floresta, Campo Verde, Juara, Canarana, Diamantino, Tapurah',
  PA: 'Santarém, Marabá, Ananindeua, Parauapebas, Castanhal, Paragominas, Altamira, Itaituba, Tucuruí, Abaetetuba, Redenção, Novo Progresso, Tailândia, Ulianópolis',
  PB: 'Campina Grande, Patos, Sousa, Cajazeiras, Cabedelo, Guarabira',
  PE: 'Olinda, Caruaru, Petrolina, Jaboatão dos Guararapes, Garanhuns, Vitória de Santo Antão, Serra Talhada, Igarassu, Ipojuca, Arcoverde, Araripina',
  PI: 'Parnaíba, Picos, Floriano, Uruçuí, Bom Jesus do Gurguéia, Corrente, Baixa Grande do Ribeiro, Ribeiro Gonçalves, Piripiri',
  PR: 'Londrina, Maringá, Cascavel, Ponta Grossa, Foz do Iguaçu, Guarapuava, Paranaguá, Umuarama, Toledo, Apucarana, Campo Mourão, Pato Branco, Francisco Beltrão, Paranavaí, Arapongas, São José dos Pinhais, Colombo, Araucária, Castro, Telêmaco Borba, União da Vitória, Cornélio Procópio, Cianorte, Irati, Medianeira, Marechal Cândido Rondon, Palotina',
  RJ: 'Niterói, Campos dos Goytacazes, Petrópolis, Nova Friburgo, Teresópolis, Volta Redonda, Duque de Caxias, Nova Iguaçu, São Gonçalo, Macaé, Cabo Frio, Angra dos Reis, Itaperuna, Resende, Barra Mansa, Maricá, Búzios',
  RN: 'Mossoró, Caicó, Parnamirim, Currais Novos, Açu, Ceará-Mirim, Macaíba',
  RO: 'Ji-Paraná, Ariquemes, Vilhena, Cacoal, Rolim de Moura, Pimenta Bueno, Jaru, Ouro Preto do Oeste, Cerejeiras',
  RR: 'Rorainópolis, Caracaraí, Mucajaí',
  RS: "Caxias do Sul, Pelotas, Canoas, Santa Maria, Passo Fundo, Novo Hamburgo, São Leopoldo, Rio Grande, Gravataí, Viamão, Santa Cruz do Sul, Uruguaiana, Bagé, Bento Gonçalves, Erechim, Santo Ângelo, Ijuí, Cruz Alta, Alegrete, Lajeado, Sant'Ana do Livramento, Santa Rosa, Carazinho, São Borja, Vacaria, Torres, Capão da Canoa, Gramado, Estrela, Farroupilha, Dom Pedrito, São Gabriel",
  SC: 'Joinville, Blumenau, Chapecó, Criciúma, Itajaí, Lages, Jaraguá do Sul, Balneário Camboriú, Brusque, Tubarão, São Bento do Sul, Caçador, Concórdia, Rio do Sul, Araranguá, Palhoça, Mafra, Canoinhas, Orleans, Xanxerê, Campos Novos, Curitibanos',
  SE: 'Lagarto, Itabaiana, Nossa Senhora do Socorro, Propriá',
  SP: 'Santos, Campinas, Ribeirão Preto, Sorocaba, São José dos Campos, Guarulhos, Osasco, Santo André, São Bernardo do Campo, São Caetano do Sul, Piracicaba, Bauru, São José do Rio Preto, Jundiaí, Franca, Limeira, Taubaté, Praia Grande, São Vicente, Guarujá, Marília, Presidente Prudente, Araraquara, São Carlos, Araçatuba, Americana, Rio Claro, Jaboticabal, Barretos, Catanduva, Botucatu, Assis, Ourinhos, Mogi das Cruzes, Mogi Mirim, Mogi Guaçu, Sertãozinho, Birigui, Votuporanga, Itapetininga, Itu, Bragança Paulista, Atibaia, Indaiatuba, Jaú, Lins, Tupã, Avaré, Barueri, Cotia, Suzano, Diadema, Mauá, Jacareí, Pindamonhangaba, Guaratinguetá, Andradina, Penápolis, Fernandópolis, Olímpia, Bebedouro, Matão, Batatais, Itapeva, Registro, Ubatuba, Caraguatatuba, Santa Cruz do Rio Pardo, Paraguaçu Paulista, Dracena, Adamantina',
  TO: 'Araguaína, Gurupi, Porto Nacional, Paraíso do Tocantins, Formoso do Araguaia, Dianópolis, Guaraí, Pedro Afonso',
}; // biome-ignore format: a table reads better than a column

const states: ReadonlyMap<string, State> = new Map(
  Object.entries(towns).flatMap(([state, names]) =>
    names.split(', ').map((name) => [fold(name), state as State] as const),
  ),
);
