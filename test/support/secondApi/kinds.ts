import type { FieldRule, Kind } from './records.ts';

const text = (label: string, more: Partial<FieldRule> = {}): FieldRule => ({ kind: 'text', label, ...more });
const flag = (label: string, preset: boolean): FieldRule => ({ kind: 'flag', label, preset });
const key = (label: string, of?: string): FieldRule => ({ kind: 'key', label, ...(of ? { of } : {}) });

/** Groups and clients, as the second API knows them. */
export const kinds: readonly Kind[] = [
  {
    noun: 'Grupo',
    prefix: 'GRUPO',
    name: 'Nome',
    unique: 'Nome',
    fields: {
      Nome: text('Nome', { required: true, found: true }),
      IdentificadorOfficer: key('Officer'),
      Descricao: text('Descrição', { found: true }),
      Ativo: flag('Ativo', true),
    },
  },
  {
    noun: 'Cliente',
    prefix: 'CLIENTE',
    name: 'Nome',
    unique: 'Documento',
    fields: {
      Nome: text('Nome', { required: true, found: true }),
      TipoPessoa: text('Tipo de pessoa', { required: true, codes: ['F', 'J'] }),
      Documento: text('CPF/CNPJ', { required: true, found: true }),
      NomeFantasia: text('Nome fantasia', { found: true }),
      Email: text('E-mail', { found: true }),
      Telefone: text('Telefone'),
      ProdutorRural: flag('Produtor rural', false),
      Ativo: flag('Ativo', true),
      IdentificadorGrupo: key('Grupo', 'Grupo'),
      IdentificadorOfficer: key('Officer'),
      IdentificadorSegmentoArea: key('Segmento/Área'),
      InscricaoEstadual: text('Inscrição estadual'),
      CnaePrincipal: text('CNAE principal'),
      CnaesSecundarios: { kind: 'rows', label: 'CNAEs secundários' },
      SituacaoCadastral: text('Situação cadastral'),
      Nire: text('NIRE'),
      DataConstituicao: { kind: 'day', label: 'Data de constituição' },
      PrazoDuracao: text('Prazo de duração'),
      NaturezaJuridica: text('Natureza jurídica'),
      Cep: text('CEP'),
      Logradouro: text('Logradouro'),
      Numero: text('Número'),
      Complemento: text('Complemento'),
      Bairro: text('Bairro'),
      Municipio: text('Município'),
      Uf: text('UF'),
      Ibge: text('Código IBGE'),
    },
  },
];
