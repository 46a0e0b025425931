/** Invented people, farms and figures of the demo. Documents have right check digits and belong to nobody. */

export const demoPassword = 'demonstracao';

export const company = {
  RazaoSocial: 'Banco Ipê Amarelo S.A.',
  NomeFantasia: 'Banco Ipê Amarelo',
  Cnpj: '47392015000106',
  CnaePrincipal: '6422100',
  SituacaoCadastral: 'Ativa',
  NaturezaJuridica: 'Sociedade anônima fechada',
  Cep: '14010000',
  Logradouro: 'Rua das Sibipirunas',
  Numero: '1200',
  Bairro: 'Centro',
  Municipio: 'Ribeirão Preto',
  Uf: 'SP',
  FusoHorario: 'America/Sao_Paulo',
  Ativo: true,
};

export const branches = [
  { Nome: 'Matriz', Cnpj: '47392015000106', Municipio: 'Ribeirão Preto', Uf: 'SP', Ibge: '3543402' },
  { Nome: 'Agência Triângulo', Cnpj: '47392015000297', Municipio: 'Uberaba', Uf: 'MG' },
  { Nome: 'Agência Goiânia', Cnpj: '47392015000378', Municipio: 'Goiânia', Uf: 'GO', Ibge: '5208707' },
  { Nome: 'Agência Jataí', Cnpj: '47392015000459', Municipio: 'Jataí', Uf: 'GO', Ativo: false },
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

/** Colleagues without a password: an administrator gives them one. */
export const colleagues = [
  { login: 'silvia.paes@exemplo.com.br', name: 'Sílvia Nogueira Paes', profile: 'officer', allOwners: false },
  {
    login: 'tarcisio.quintela@exemplo.com.br',
    name: 'Tarcísio Lemos Quintela',
    profile: 'officer',
    allOwners: false,
  },
  { login: 'bruna.sales@exemplo.com.br', name: 'Bruna Sales Amaral', profile: 'analista', allOwners: false },
  {
    login: 'caio.menezes@exemplo.com.br',
    name: 'Caio Menezes Prates',
    profile: 'analista',
    allOwners: false,
  },
  { login: 'ester.lacerda@exemplo.com.br', name: 'Ester Lacerda Vaz', profile: 'analista', allOwners: false },
  { login: 'auditoria@exemplo.com.br', name: 'Gisela Fontoura Braga', profile: 'consulta', allOwners: true },
] as const;

export const demoSignIns = people.map(({ login, profile }) => ({
  Login: login,
  Senha: demoPassword,
  Perfil: profile,
}));

export const directorates = [
  { Nome: 'Diretoria de Crédito Rural', Sigla: 'DCR', head: 'officer@exemplo.com.br' },
  { Nome: 'Diretoria de Crédito Imobiliário', Sigla: 'DCI', head: 'tarcisio.quintela@exemplo.com.br' },
  { Nome: 'Diretoria de Empresas', Sigla: 'DEMP', head: 'administrador@exemplo.com.br' },
];

export const segments = [
  { Nome: 'Agronegócio', Sigla: 'AGRO', directorate: 'Diretoria de Crédito Rural' },
  { Nome: 'Cooperativas', Sigla: 'COOP', directorate: 'Diretoria de Crédito Rural' },
  { Nome: 'Crédito Imobiliário', Sigla: 'IMOB', directorate: 'Diretoria de Crédito Imobiliário' },
  { Nome: 'Empresas', Sigla: 'EMP', directorate: 'Diretoria de Empresas' },
];

export const officers = [
  { login: 'officer@exemplo.com.br', segment: 'Agronegócio', phone: '+551635550101', limit: 2_500_000 },
  { login: 'silvia.paes@exemplo.com.br', segment: 'Agronegócio', phone: '+556235550102', limit: 5_000_000 },
  {
    login: 'tarcisio.quintela@exemplo.com.br',
    segment: 'Crédito Imobiliário',
    phone: '+551135550103',
    limit: 1_500_000,
  },
];

export const analysts = [
  { login: 'analista@exemplo.com.br', officer: 'Otávio Brandão Reis' },
  { login: 'bruna.sales@exemplo.com.br', officer: 'Sílvia Nogueira Paes' },
  { login: 'caio.menezes@exemplo.com.br', officer: 'Sílvia Nogueira Paes' },
  { login: 'ester.lacerda@exemplo.com.br', officer: 'Tarcísio Lemos Quintela' },
];

export const groups = [
  {
    Nome: 'Grupo Serra Clara',
    Descricao: 'Fazendas e armazéns da família Serra Clara.',
    officer: 'Otávio Brandão Reis',
  },
  { Nome: 'Grupo Mogiana', Descricao: 'Usina e fornecedores de cana.', officer: 'Otávio Brandão Reis' },
  {
    Nome: 'Grupo Ponte Nova',
    Descricao: 'Comércio de grãos no sudoeste goiano.',
    officer: 'Sílvia Nogueira Paes',
  },
  {
    Nome: 'Grupo São Brás',
    Descricao: 'Lavouras e sementes em Mato Grosso e Bahia.',
    officer: 'Sílvia Nogueira Paes',
  },
  { Nome: 'Grupo Anhanguera', Descricao: 'Galpões logísticos.', officer: 'Tarcísio Lemos Quintela' },
  {
    Nome: 'Grupo Serra do Ouro',
    Descricao: 'Laticínios e transporte de leite.',
    officer: 'Tarcísio Lemos Quintela',
  },
  {
    Nome: 'Grupo Pedra Lavrada',
    Descricao: 'Construção e incorporação.',
    officer: 'Tarcísio Lemos Quintela',
  },
];
