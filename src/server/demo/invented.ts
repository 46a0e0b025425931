/** Invented people, farms and figures of the demo. Documents have right check digits and belong to nobody. */

export const demoPassword = 'demonstracao';

export const company = {
  RazaoSocial: 'Banco Ipê Amarelo S.A.',
  NomeFantasia: 'Banco Ipê Amarelo',
  Cnpj: '47392015000106',
  Municipio: 'Ribeirão Preto',
  Uf: 'SP',
  FusoHorario: 'America/Sao_Paulo',
  Ativo: true,
};

export const branches = [
  { Nome: 'Matriz', Cnpj: '47392015000106', Municipio: 'Ribeirão Preto', Uf: 'SP', Ativo: true },
  { Nome: 'Agência Triângulo', Cnpj: '47392015000297', Municipio: 'Uberaba', Uf: 'MG', Ativo: true },
];

export const people = [
  {
    login: 'administrador@exemplo.com.br',
    name: 'Helena Prado Tavares',
    profile: 'administrador',
    allOwners: true,
  },
  { login: 'officer@exemplo.com.br', name: 'Otávio Brandão Reis', profile: 'officer', allOwners: false },
  { login: 'analista@exemplo.com.br', name: 'Luísa Campos Moreira', profile: 'analista', allOwners: false },
  { login: 'consulta@exemplo.com.br', name: 'Rui Sampaio Leal', profile: 'consulta', allOwners: true },
] as const;

export const demoSignIns = people.map(({ login, profile }) => ({
  Login: login,
  Senha: demoPassword,
  Perfil: profile,
}));

export const directorates = [{ Nome: 'Diretoria de Crédito Rural', Sigla: 'DCR' }];

export const segments = [
  { Nome: 'Agronegócio', Sigla: 'AGRO' },
  { Nome: 'Crédito Imobiliário', Sigla: 'IMOB' },
];

export const groups = [
  { Nome: 'Grupo Serra Clara', Descricao: 'Fazendas e armazéns da família Serra Clara.' },
];

export interface InventedClient {
  readonly Nome: string;
  readonly TipoPessoa: 'F' | 'J';
  readonly Documento: string;
  readonly NomeFantasia?: string;
  readonly Email?: string;
  readonly Telefone?: string;
  readonly ProdutorRural: boolean;
  readonly Municipio: string;
  readonly Uf: string;
  readonly segment: string;
  readonly group?: string;
}

export const clients: readonly InventedClient[] = [
  {
    Nome: 'Agropecuária Serra Clara Ltda.',
    NomeFantasia: 'Serra Clara',
    TipoPessoa: 'J',
    Documento: '58120394000100',
    Email: 'financeiro@serraclara.exemplo.com.br',
    Telefone: '(16) 3555-0140',
    ProdutorRural: true,
    Municipio: 'Ribeirão Preto',
    Uf: 'SP',
    segment: 'Agronegócio',
    group: 'Grupo Serra Clara',
  },
  {
    Nome: 'Armazéns Vale do Iguaçu S.A.',
    TipoPessoa: 'J',
    Documento: '69284713000120',
    ProdutorRural: false,
    Municipio: 'Guarapuava',
    Uf: 'PR',
    segment: 'Agronegócio',
    group: 'Grupo Serra Clara',
  },
  {
    Nome: 'Ana Lúcia Ferraz Couto',
    TipoPessoa: 'F',
    Documento: '71938462050',
    Email: 'ana.couto@exemplo.com.br',
    ProdutorRural: false,
    Municipio: 'São Paulo',
    Uf: 'SP',
    segment: 'Crédito Imobiliário',
  },
  {
    Nome: 'Marcos Antônio Vilela',
    TipoPessoa: 'F',
    Documento: '52830194705',
    ProdutorRural: false,
    Municipio: 'Belo Horizonte',
    Uf: 'MG',
    segment: 'Crédito Imobiliário',
  },
  {
    Nome: 'Joana Darc Resende Pires',
    TipoPessoa: 'F',
    Documento: '83027461508',
    Telefone: '(34) 99555-0117',
    ProdutorRural: true,
    Municipio: 'Uberlândia',
    Uf: 'MG',
    segment: 'Agronegócio',
  },
];

export interface InventedOperation {
  readonly client: string;
  readonly TipoImovel: 'Rural' | 'Urbano';
  readonly Produto: string;
  readonly Valor: number;
  readonly UsaFgts: boolean;
  readonly Prioridade: 'baixa' | 'normal' | 'alta';
  readonly DataPrevistaAssinatura: string;
  readonly branch: string;
  /** Registry records sent to it, from `files/`. */
  readonly files: readonly string[];
}

export const operations: readonly InventedOperation[] = [
  {
    client: 'Agropecuária Serra Clara Ltda.',
    TipoImovel: 'Rural',
    Produto: 'Custeio agrícola',
    Valor: 1_850_000,
    UsaFgts: false,
    Prioridade: 'alta',
    DataPrevistaAssinatura: '2026-12-18',
    branch: 'Matriz',
    files: ['fazenda-santa-rita.pdf', 'fazenda-campo-real.pdf'],
  },
  {
    client: 'Ana Lúcia Ferraz Couto',
    TipoImovel: 'Urbano',
    Produto: 'Financiamento habitacional',
    Valor: 640_000,
    UsaFgts: true,
    Prioridade: 'normal',
    DataPrevistaAssinatura: '2027-01-22',
    branch: 'Matriz',
    files: ['apto-vila-clementino.pdf'],
  },
  {
    client: 'Marcos Antônio Vilela',
    TipoImovel: 'Urbano',
    Produto: 'Crédito com garantia de imóvel',
    Valor: 280_000,
    UsaFgts: false,
    Prioridade: 'normal',
    DataPrevistaAssinatura: '2027-01-29',
    branch: 'Agência Triângulo',
    files: ['lote-santa-tereza.pdf'],
  },
  {
    client: 'Joana Darc Resende Pires',
    TipoImovel: 'Urbano',
    Produto: 'Crédito com garantia de imóvel',
    Valor: 415_000,
    UsaFgts: false,
    Prioridade: 'baixa',
    DataPrevistaAssinatura: '2027-02-12',
    branch: 'Agência Triângulo',
    files: ['terreno-uberlandia.pdf'],
  },
  {
    client: 'Armazéns Vale do Iguaçu S.A.',
    TipoImovel: 'Rural',
    Produto: 'Investimento em armazenagem',
    Valor: 3_200_000,
    UsaFgts: false,
    Prioridade: 'normal',
    DataPrevistaAssinatura: '2027-03-05',
    branch: 'Matriz',
    files: [],
  },
];
