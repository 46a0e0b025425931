/** What the second API holds at its start. All of it is invented. */

export interface Company {
  readonly id: number;
  readonly name: string;
  readonly branches: readonly { readonly id: number; readonly name: string }[];
}

export interface Person {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  password: string;
  readonly companies: readonly number[];
  readonly profile: string;
  readonly codes: readonly string[];
}

export const secondPassword = 'onze jacarés na lagoa';

export const companies: readonly Company[] = [
  {
    id: 11,
    name: 'Crédito Aroeira S.A.',
    branches: [
      { id: 111, name: 'Agência Cerrado' },
      { id: 112, name: 'Agência Litoral' },
    ],
  },
  { id: 22, name: 'Cooperativa Sibipiruna', branches: [{ id: 221, name: 'Sede' }] },
];

const screens = { CLIENTE: 'Clientes', GRUPO: 'Grupos' } as const;
const deeds = { INCLUIR: 'Incluir', ALTERAR: 'Alterar', EXCLUIR: 'Excluir', EXPORTAR: 'Exportar' } as const;

export const permissions = Object.entries(screens).flatMap(([prefix, name]) => [
  { Codigo: `${prefix}.CONSULTAR`, Descricao: name, Tela: true },
  ...Object.entries(deeds).map(([deed, label]) => ({
    Codigo: `${prefix}.${deed}`,
    Descricao: `${label} ${name.toLowerCase()}`,
    Tela: false,
    IdPai: `${prefix}.CONSULTAR`,
  })),
]);

const everything = permissions.map(({ Codigo }) => Codigo);

/** `ana@` has two companies, `bento@` one, `clara@` may only look. */
export const inventPeople = (): Person[] => [
  person(1, 'ana@segunda.example', 'Ana Tavares', [11, 22], 'gestora', everything),
  person(2, 'bento@segunda.example', 'Bento Salgado', [11], 'gestor', everything),
  person(3, 'clara@segunda.example', 'Clara Pinho', [11], 'leitora', ['CLIENTE.CONSULTAR']),
];

const person = (
  id: number,
  login: string,
  name: string,
  of: readonly number[],
  profile: string,
  codes: readonly string[],
): Person => ({ id, login, name, password: secondPassword, companies: of, profile, codes });

export const enumerations: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  TipoPessoa: [
    ['J', 'Pessoa jurídica', 'Company'],
    ['F', 'Pessoa física', 'Individual'],
  ],
  TipoImovel: [
    ['Urbano', 'Urbano', 'Urban'],
    ['Rural', 'Rural', 'Rural'],
  ],
  SimNao: [
    ['S', 'Sim', 'Yes'],
    ['N', 'Não', 'No'],
  ],
};

export const workflows = [
  {
    Codigo: 'rural',
    Descricao: 'Imóvel rural',
    TipoImovel: 'Rural',
    Etapas: [{ Codigo: 'vistoria', Descricao: 'Vistoria' }],
  },
  {
    Codigo: 'urbano',
    Descricao: 'Imóvel urbano',
    TipoImovel: 'Urbano',
    Etapas: [{ Codigo: 'avaliacao', Descricao: 'Avaliação' }],
  },
];

/** Names of the clients of the first company; their CPFs are counted up from a base nobody has. */
export const clientNames = [
  'Abelardo Quintana',
  'Benedita Sampaio',
  'Cícero Arantes',
  'Dalva Peçanha',
  'Eudes Figueira',
  'Flora Itapuã',
  'Gaspar Moinhos',
  'Hilda Seabra',
];
