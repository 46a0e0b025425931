import { http } from 'msw';
import { answered, apiAddress, network } from '../../../../test/support/console/renderConsole.tsx';

type Wire = Readonly<Record<string, unknown>>;

const base = { Versao: 1, CriadoEm: '2026-11-20T12:00:00Z', AlteradoEm: '2026-11-20T12:00:00Z' };
const clientName = 'Agropecuária Serra Clara Ltda.';

export const typeOf = (id: number, Codigo: string, Nome: string, isOfSomebody: boolean): Wire => ({
  ...base,
  Identificador: id,
  Codigo,
  Nome,
  AplicaEmpresa: isOfSomebody,
  AplicaPessoa: isOfSomebody,
  AplicaRural: !isOfSomebody,
  AplicaUrbano: !isOfSomebody,
  Ativo: true,
});

export const itemOf = (id: number, type: Wire, Estado: string, more: Wire = {}): Wire => ({
  ...base,
  Identificador: id,
  Titulo: type.Nome,
  Estado,
  IdentificadorOperacao: 1,
  IdentificadorTipoCertidao: type.Identificador,
  CodigoTipo: type.Codigo,
  DeImovel: !type.AplicaEmpresa,
  IdentificadorCliente: null,
  IdentificadorRegistroMatricula: null,
  Obrigatoria: true,
  Dispensada: Estado === 'dispensada',
  MotivoDispensa: null,
  IdentificadorCertidao: null,
  Ordem: id * 10,
  Rotulos: {},
  ...more,
});

export const certificateOf = (id: number, type: Wire, more: Wire = {}): Wire => ({
  ...base,
  Identificador: id,
  Titulo: `${type.Nome} · ${clientName}`,
  Situacao: 'emitida',
  Estado: 'emitida',
  Origem: 'manual',
  IdentificadorOperacao: 1,
  IdentificadorTipoCertidao: type.Identificador,
  IdentificadorCliente: type.AplicaEmpresa ? 1 : null,
  DataSolicitacao: '2026-11-20T12:00:00Z',
  IdentificadorArquivo: null,
  Rotulos: type.AplicaEmpresa ? { IdentificadorCliente: clientName } : {},
  ...more,
});

const types = {
  matricula: typeOf(1, 'MAT_IT', 'Certidão de inteiro teor da matrícula', false),
  ccir: typeOf(29, 'CCIR', 'Certificado de Cadastro de Imóvel Rural', false),
  federal: typeOf(
    6,
    'CND_FED',
    'Certidão conjunta RFB/PGFN: tributos federais e dívida ativa da União',
    true,
  ),
  labour: typeOf(9, 'CNDT', 'Certidão Negativa de Débitos Trabalhistas', true),
  crf: typeOf(8, 'CRF', 'Certificado de Regularidade do FGTS', true),
  protest: typeOf(20, 'PROT', 'Certidão ou pesquisa de protesto', true),
  court: typeOf(15, 'JUS_CIV', 'Distribuição cível, família, sucessões e execuções', true),
  cnib: typeOf(21, 'INDISP', 'Consulta à CNIB', true),
  slaveLabour: typeOf(38, 'TRAB_ESC', 'Cadastro de empregadores (trabalho escravo)', true),
};

/** Days from today, in the zone of the company. */
export const inDays = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(Date.now() + days * 86_400_000);

/** One item at each state a checklist knows. */
export const everyState = {
  items: [
    itemOf(1, types.matricula, 'falta'),
    itemOf(2, types.ccir, 'solicitada', { IdentificadorCertidao: 12 }),
    itemOf(3, types.federal, 'emitida', { IdentificadorCertidao: 13 }),
    itemOf(4, types.labour, 'emitida', { IdentificadorCertidao: 14 }),
    itemOf(5, types.crf, 'a_vencer', { IdentificadorCertidao: 15 }),
    itemOf(6, types.protest, 'vencida', { IdentificadorCertidao: 16 }),
    itemOf(7, types.court, 'erro', { IdentificadorCertidao: 17 }),
    itemOf(8, types.cnib, 'em_processamento', { IdentificadorCertidao: 18 }),
    itemOf(9, types.slaveLabour, 'dispensada', { MotivoDispensa: 'Pessoa física sem empregados.' }),
  ],
  certificates: [
    certificateOf(12, types.ccir, { Situacao: 'solicitada', Estado: 'solicitada' }),
    certificateOf(13, types.federal, {
      Resultado: 'POSITIVA_EFEITO_NEGATIVA',
      DataEmissao: inDays(-60),
      DataVencimento: inDays(120),
      IdentificadorArquivo: 91,
      NomeArquivo: 'cnd-federal.pdf',
    }),
    certificateOf(14, types.labour, {
      Resultado: 'NEGATIVA',
      DataEmissao: inDays(-165),
      DataVencimento: inDays(15),
    }),
    certificateOf(15, types.crf, {
      Estado: 'a_vencer',
      Resultado: 'REGULAR',
      DataEmissao: inDays(-27),
      DataVencimento: inDays(3),
    }),
    certificateOf(16, types.protest, {
      Estado: 'vencida',
      Resultado: 'CONSTA',
      DataEmissao: inDays(-42),
      DataVencimento: inDays(-12),
    }),
    certificateOf(17, types.court, {
      Origem: 'provedor',
      Situacao: 'erro',
      Estado: 'erro',
      MotivoFalha: 'fonte_silenciosa',
      TextoErro: 'A fonte não respondeu em 30 segundos.',
      Tentativas: 3,
    }),
    certificateOf(18, types.cnib, {
      Origem: 'provedor',
      Situacao: 'em_processamento',
      Estado: 'em_processamento',
    }),
  ],
} satisfies Checklist;

export interface Checklist {
  readonly items: readonly Wire[];
  readonly certificates: readonly Wire[];
}

/** What `Certidao/ValidasEm` makes of a checklist. */
export const validOn = ({ items, certificates }: Checklist, Data: string) => ({
  Data,
  Itens: items.map((item) => {
    const certificate = certificates.find(
      ({ Identificador }) => Identificador === item.IdentificadorCertidao,
    );
    const due = certificate?.DataVencimento as string | undefined;
    const isThere = certificate?.Situacao === 'emitida';
    return {
      Identificador: item.Identificador,
      Situacao: !isThere ? 'falta' : due !== undefined && due < Data ? 'vence_antes' : 'valida',
      Apontamentos:
        certificate?.Resultado === 'CONSTA' && !certificate.Observacao
          ? [{ Codigo: 'result-CONSTA', Severidade: 'ALTA', Texto: `${item.Titulo}: constam registros.` }]
          : [],
    };
  }),
});

/** What `Certidao/ComoPedir` says of a missing item: by a source at 12,90 unless a test says otherwise. */
export const wayOf = (item: Wire, more: Wire = {}): Wire => ({
  Identificador: item.Identificador,
  Titulo: item.Titulo,
  IdentificadorTipoCertidao: item.IdentificadorTipoCertidao,
  Obrigatoria: item.Obrigatoria,
  Imovel: item.DeImovel,
  IdentificadorCliente: null,
  IdentificadorRegistroMatricula: null,
  Provedor: 'cartorios',
  Custo: 12.9,
  Sabe: {},
  Faltam: [],
  ...more,
});

/** The API tells these ways, and asked for a registry record those of `chosen`. */
export function answerWays(ways: readonly Wire[], matriculas: readonly Wire[] = [], chosen = ways): void {
  network.use(
    http.get(`${apiAddress}Certidao/ComoPedir`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const Itens = searchParams.has('IdentificadorRegistroMatricula') ? chosen : ways;
      return answered({ Itens, Matriculas: matriculas });
    }),
  );
}

const listed = (Itens: readonly Wire[]) => answered({ Itens, Total: Itens.length, TotalExato: true });

/** The API answers with this checklist. */
export function answerChecklist(checklist: Checklist): void {
  answerWays(checklist.items.filter(({ Estado }) => Estado === 'falta').map((item) => wayOf(item)));
  network.use(
    http.get(`${apiAddress}ItemChecklist/Listar`, () => listed(checklist.items)),
    http.get(`${apiAddress}Certidao/Listar`, () => listed(checklist.certificates)),
    http.get(`${apiAddress}Certidao/Reutilizaveis`, () => answered({ Itens: [] })),
    http.get(`${apiAddress}Certidao/ValidasEm`, ({ request }) =>
      answered(validOn(checklist, new URL(request.url).searchParams.get('Data') ?? '')),
    ),
  );
}
