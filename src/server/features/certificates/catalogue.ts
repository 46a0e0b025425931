import {
  type OrigemValidade,
  type ParametroCertidao,
  TipoCertidao,
} from '../../../domain/generated/codes.ts';
import { enumLabel } from '../../../metadata/enums.ts';

/** What a search needs; `?` after what may be left out. */
type Asked = ParametroCertidao | `${ParametroCertidao}?`;

/** What an installation begins with of a type. */
interface Terms {
  readonly Orgao: string;
  readonly Comprova: string;
  readonly AplicaEmpresa: boolean;
  readonly AplicaPessoa: boolean;
  readonly AplicaRural: boolean;
  readonly AplicaUrbano: boolean;
  /** Days; null where the document prints it or it has no term. */
  readonly ValidadeDias: number | null;
  readonly OrigemValidade: OrigemValidade;
  readonly Parametros: readonly { readonly Parametro: string; readonly Obrigatorio: boolean }[];
}

/**
 * Terms by law are those of Decreto 93.240/1986 art. 1 IV (registry, 30 days), Portaria Conjunta RFB/PGFN 1.751/2014
 * art. 10 (federal, 180) and CLT art. 642-A (labour, 180); the others are issuers' or lenders' habits.
 * @param subjects letters of whom it is about: E company, P person, R rural property, U urban property
 */
const type = (
  subjects: string,
  Orgao: string,
  Comprova: string,
  ValidadeDias: number | null,
  OrigemValidade: OrigemValidade,
  asks: readonly Asked[],
): Terms => ({
  Orgao,
  Comprova,
  AplicaEmpresa: subjects.includes('E'),
  AplicaPessoa: subjects.includes('P'),
  AplicaRural: subjects.includes('R'),
  AplicaUrbano: subjects.includes('U'),
  ValidadeDias,
  OrigemValidade,
  Parametros: asks.map((ask) => ({ Parametro: ask.replace('?', ''), Obrigatorio: !ask.endsWith('?') })),
});

const terms: Readonly<Record<TipoCertidao, Terms>> = {
  MAT_IT: type('RU', 'Registro de Imóveis', 'história completa do imóvel', 30, 'lei', ['matricula']),
  MAT_SIT: type('RU', 'Registro de Imóveis', 'proprietários, ônus ativos e protocolos pendentes', 30, 'lei', [
    'matricula',
  ]),
  MAT_ONUS: type('RU', 'Registro de Imóveis', 'existência ou não de ônus e de ações registradas', 30, 'lei', [
    'matricula',
  ]),
  TRANSC: type('RU', 'Registro de Imóveis', 'cadeia anterior a 1976 ou de vinte anos', 30, 'pratica', [
    'matricula',
    'livro',
    'folha',
  ]),
  LIVRO3: type('REP', 'Registro de Imóveis', 'penhores sobre bens móveis', 30, 'pratica', ['doc', 'nome']),
  CND_FED: type('EP', 'Receita Federal / PGFN', 'débitos federais e previdenciários', 180, 'lei', ['doc']),
  CND_ITR: type('R', 'Receita Federal', 'ITR do imóvel', 180, 'emissor', ['cib']),
  CRF: type('E', 'Caixa', 'empregador regular com o FGTS', 30, 'emissor', ['doc']),
  CNDT: type('EP', 'Justiça do Trabalho (TST)', 'condenações trabalhistas não pagas', 180, 'lei', ['doc']),
  CND_EST: type('EP', 'Secretaria da Fazenda / PGE', 'ICMS, IPVA e ITCMD', null, 'emissor', [
    'doc',
    'uf',
    'inscricao_estadual?',
  ]),
  CND_MUN: type('EP', 'Prefeitura', 'ISS e taxas', null, 'emissor', ['doc', 'municipio']),
  CND_IPTU: type('U', 'Prefeitura', 'IPTU e taxas do imóvel', null, 'emissor', [
    'inscricao_municipal',
    'municipio',
  ]),
  VALOR_VENAL: type('U', 'Prefeitura', 'valor venal, área e titular cadastrado', null, 'emissor', [
    'inscricao_municipal',
    'municipio',
  ]),
  COND: type('U', 'Administradora do condomínio', 'nenhum débito de condomínio', 30, 'pratica', ['unidade']),
  JUS_CIV: type('EP', 'Tribunal de Justiça', 'ações como réu', 30, 'pratica', [
    'doc',
    'nome',
    'uf',
    'mae?',
    'nascimento?',
  ]),
  JUS_FAL: type('E', 'Tribunal de Justiça', 'processos de insolvência', 30, 'pratica', ['doc', 'uf']),
  JUS_CRIM: type('P', 'Tribunal de Justiça / Federal', 'processos criminais', 30, 'emissor', [
    'doc',
    'nome',
    'mae',
    'nascimento',
  ]),
  JUS_FED: type('EP', 'TRF / CJF', 'ações na Justiça Federal', 30, 'pratica', ['doc', 'nome', 'tribunal']),
  JUS_TRAB: type('EP', 'TRT', 'ações trabalhistas em curso', 30, 'pratica', ['doc', 'tribunal']),
  PROT: type('EP', 'Tabelionatos (CENPROT)', 'títulos protestados em 5 anos', 30, 'pratica', [
    'doc',
    'uf',
    'municipio?',
  ]),
  INDISP: type('EP', 'CNIB / ONR', 'ordens de indisponibilidade por documento', 0, 'pratica', ['doc']),
  JC_SIMP: type('E', 'Junta Comercial', 'dados societários atuais', 30, 'pratica', ['nire?', 'doc', 'uf']),
  JC_IT: type('E', 'Junta Comercial', 'todos os atos arquivados', 30, 'pratica', ['nire?', 'doc']),
  CNPJ: type('E', 'Receita Federal', 'situação cadastral, CNAE e sócios', 30, 'pratica', ['doc']),
  CPF_SIT: type('P', 'Receita Federal', 'regular, suspenso ou falecido', 30, 'pratica', [
    'doc',
    'nascimento',
  ]),
  RC_CAS: type('P', 'Registro Civil', 'estado civil e regime de bens', 90, 'pratica', [
    'nome',
    'cns?',
    'termo?',
  ]),
  PACTO: type('P', 'Registro de Imóveis, Livro 3', 'regime de bens', null, 'nenhuma', ['numero']),
  OBITO: type('P', 'Registro Civil', 'falecimento', null, 'nenhuma', ['nome']),
  CCIR: type('R', 'INCRA', 'cadastro do imóvel, com a taxa paga', null, 'emissor', ['incra', 'doc?']),
  ITR_DEC: type('R', 'Receita Federal', 'ITR declarado, declarante e área', null, 'emissor', ['cib']),
  CAFIR: type('R', 'Receita Federal', 'CIB ativo ou cancelado', 30, 'pratica', ['cib']),
  CAR_DEM: type('R', 'SICAR / estado', 'inscrição ambiental e sua situação', null, 'nenhuma', ['car']),
  SIGEF: type('R', 'INCRA', 'polígono sem sobreposição', null, 'nenhuma', ['certificacao?', 'incra?']),
  IBAMA_ND: type('EP', 'IBAMA', 'multas ambientais', 30, 'emissor', ['doc']),
  IBAMA_CR: type('EP', 'IBAMA', 'inscrição no CTF', 90, 'emissor', ['doc']),
  EMB: type('REP', 'IBAMA / ICMBio / estado', 'embargo sobre a área', 30, 'pratica', ['doc?', 'car?']),
  OUTORGA: type('R', 'ANA / estado', 'licença', null, 'emissor', ['numero?']),
  TRAB_ESC: type('EP', 'MTE', 'inscrito ou não', 30, 'pratica', ['doc']),
  AMB_EST: type(
    'EP',
    'Órgão ambiental do estado',
    'débitos, autuações e licenças no órgão ambiental estadual',
    null,
    'emissor',
    ['doc', 'uf'],
  ),
  MPF: type('EP', 'MPF / MPE', 'inquéritos', 30, 'emissor', ['doc']),
  FGTS_DIV: type('E', 'PGFN', 'contida quase sempre na certidão federal', null, 'emissor', ['doc']),
  CADIN: type('EP', 'PGFN', 'débitos públicos (pede consentimento)', 0, 'pratica', ['doc']),
};

/** The certificate types an installation begins with; administrators change them and add their own. */
export const standardTypes = TipoCertidao.map((Codigo) => ({
  Codigo,
  Nome: enumLabel('pt-br')('TipoCertidao', Codigo),
  NomeEn: enumLabel('en-us')('TipoCertidao', Codigo),
  ...terms[Codigo],
}));

/** Fields of a certificate that hold each item a search may need. @see certificates, section 3.1 */
export const parameterFields: Readonly<Record<ParametroCertidao, string>> = {
  doc: 'Documento',
  nome: 'Nome',
  mae: 'NomeMae',
  nascimento: 'DataNascimento',
  uf: 'Uf',
  municipio: 'MunicipioIbge',
  matricula: 'NumeroMatricula',
  cns: 'Cns',
  livro: 'Livro',
  folha: 'Folha',
  numero: 'NumeroRegistro',
  unidade: 'Unidade',
  termo: 'Termo',
  incra: 'CodigoIncra',
  certificacao: 'CodigoCertificacao',
  cib: 'Cib',
  car: 'Car',
  inscricao_municipal: 'InscricaoMunicipal',
  nire: 'Nire',
  inscricao_estadual: 'InscricaoEstadual',
  tribunal: 'Tribunal',
};

/** Fields that say what was searched: two searches with the same ones ask the same. */
export const searchedFields: readonly string[] = Object.values(parameterFields);

/** The field of a parameter as a type names it; empty where it is none. */
export const fieldOfParameter = (name: unknown): string => parameterFields[name as ParametroCertidao] ?? '';
