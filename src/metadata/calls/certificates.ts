import { severities } from '../../domain/severity.ts';
import { call, maybe, needed, written } from './call.ts';
import {
  anyObject,
  boolean,
  closed,
  count,
  day,
  dayOrNull,
  fileName,
  identifier,
  integer,
  list,
  named,
  number,
  type Of,
  object,
  oneOf,
  orNull,
  recordNumber,
  ref,
  shownLike,
  string,
} from './shape.ts';

const tag = 'certificates';
const record = ref<Readonly<Record<string, unknown>>>;

/** Words of a page that say something. */
const proof = object({ Pagina: integer, Caixas: list(list(number)), Citacao: string });

/** What the person who confirms a certificate has to know. */
const warning = named(
  'AvisoCertidao',
  object(
    {
      Codigo: string,
      /** A whole sentence in the reader's language. */
      Texto: string,
      /** Whether the answer is taken only with `ConfirmarDivergencia`. */
      Confirmar: boolean,
      Provas: list(proof),
      /** Another certificate it is about. */
      IdentificadorCertidao: identifier,
    },
    ['Codigo', 'Texto', 'Confirmar'],
  ),
);
export type Warning = Of<typeof warning>;

/** A request that waits for a document, or an item of the checklist that was not asked for. */
const target = object(
  { IdentificadorCertidao: identifier, IdentificadorItemChecklist: identifier, Titulo: string },
  ['Titulo'],
);
export type Target = Of<typeof target>;

/** One certificate of a file that holds several. */
const part = named(
  'ParteCertidao',
  object({
    /** 1 for the first. */
    Parte: identifier,
    Paginas: list(identifier),
    Escolhida: boolean,
    Tipo: orNull('string'),
    Nome: orNull('string'),
    Documento: orNull('string'),
    /** The certificate that has these pages already. */
    IdentificadorCertidao: orNull('integer'),
    /** What waits for it in the operation. */
    Destinos: list(target),
  }),
);
export type Part = Of<typeof part>;

/** Something an item of a checklist gives an analyst to answer for. */
const finding = object({
  Codigo: string,
  Severidade: oneOf(severities),
  /** In the reader's language. */
  Texto: string,
});
export type FindingOn = Of<typeof finding>;

/** How an item of a checklist will stand on a day. */
const itemOn = named(
  'ItemChecklistEm',
  object({
    /** Of the item of the checklist. */
    Identificador: identifier,
    Titulo: string,
    IdentificadorTipoCertidao: identifier,
    Obrigatoria: boolean,
    Situacao: oneOf(['valida', 'vence_antes', 'falta', 'dispensada']),
    IdentificadorCertidao: orNull('integer'),
    /** Last day on which the certificate is good; null: it never expires, or there is none. */
    DataVencimento: dayOrNull,
    Resultado: orNull('string'),
    Apontamentos: list(finding),
  }),
);
export type ItemOn = Of<typeof itemOn>;

/** The checklist of an operation as of a day. */
const checklistOn = object({ Data: day, Itens: list(itemOn) });
export type ChecklistOn = Of<typeof checklistOn>;

/** A certificate of another operation that would do here as well. */
const reusable = named(
  'CertidaoReutilizavel',
  object({
    Identificador: identifier,
    Versao: identifier,
    Titulo: string,
    IdentificadorTipoCertidao: identifier,
    Documento: orNull('string'),
    PesquisaExata: orNull('boolean'),
    Resultado: orNull('string'),
    DataEmissao: dayOrNull,
    DataVencimento: dayOrNull,
    Estado: string,
    IdentificadorOperacao: identifier,
    /** Number of the operation it was obtained for. */
    CodigoOperacao: string,
    /** Item of the checklist it would meet here; null: it was not asked for. */
    IdentificadorItemChecklist: orNull('integer'),
  }),
);
export type Reusable = Of<typeof reusable>;

/** How a missing item of a checklist can be had. */
const wayToOrder = named(
  'ComoPedir',
  object({
    /** Of the item of the checklist. */
    Identificador: identifier,
    Titulo: string,
    IdentificadorTipoCertidao: identifier,
    Obrigatoria: boolean,
    /** About a property; else about a person or company. */
    Imovel: boolean,
    /** Of a request: whom and what it is about where that is settled. */
    IdentificadorCliente: orNull('integer'),
    IdentificadorRegistroMatricula: orNull('integer'),
    /** The source that would be asked and what it costs in BRL; null = none, or nothing known. */
    Provedor: orNull('string'),
    Custo: orNull('number'),
    /** What would be searched for, by field of the certificate. */
    Sabe: anyObject,
    /** Fields the search needs and that are still empty. */
    Faltam: list(string),
  }),
);
export type WayToOrder = Of<typeof wayToOrder>;

/** How what is missing on a checklist can be had, and the registry records it may be about. */
const waysToOrder = object({
  Itens: list(wayToOrder),
  Matriculas: list(object({ Identificador: identifier, Rotulo: string })),
});
export type WaysToOrder = Of<typeof waysToOrder>;

/** What asking again for certificates would cost. */
const costOfUpdates = object({
  /** How many of them a source would be asked for. */
  Pedidos: count,
  /** Sum of the prices told, in BRL. */
  Custo: number,
  /** Orders of a source that tells no price. */
  SemPreco: count,
});
export type CostOfUpdates = Of<typeof costOfUpdates>;

/** Which values of its document become the client's. That none is named and no version told are failures of their own. */
const fill = shownLike(
  closed({ VersaoCliente: {}, Campos: list(string, { maxItems: 50 }) }, []),
  closed({ VersaoCliente: count, Campos: list(string, { minItems: 1, maxItems: 50 }) }),
);
export type Fill = Of<typeof fill>;

/** Certificates as documents: attached and read, downloaded alone or many in one archive; and what they are worth. */
export const certificateCalls = {
  attach: call({
    key: 'attach-certificate',
    tag,
    method: 'post',
    path: '/Certidao/Anexar/{id}',
    permission: 'CERTIDAO.SOLICITAR',
    absent: 'record-not-found',
    query: { Nome: maybe(fileName) },
    // What they are is told by the bytes themselves, with a message of its own; what a form of another site could send
    // is not taken.
    body: { type: 'application/pdf', takes: ['application/pdf', 'application/octet-stream'] },
    answer: {
      allOf: [record('Certidao'), object({ Avisos: list(warning), Partes: list(part) })],
    },
    refusals: written,
  }),
  file: call({
    key: 'certificate-file',
    tag,
    method: 'get',
    path: '/Certidao/Arquivo/{id}',
    permission: 'CERTIDAO.BAIXAR',
    absent: 'record-not-found',
    answer: { type: 'application/pdf' },
  }),
  zip: call({
    key: 'certificates-zip',
    tag,
    method: 'post',
    path: '/Certidao/Zip',
    permission: 'CERTIDAO.BAIXAR',
    body: closed({ Identificadores: list(recordNumber, { minItems: 1, maxItems: 100_000 }) }),
    answer: { type: 'application/zip' },
    refusals: [404, ...written],
  }),
  validOn: call({
    key: 'certificates-valid-on',
    tag,
    method: 'get',
    path: '/Certidao/ValidasEm',
    permission: 'CERTIDAO.CONSULTAR',
    query: { IdentificadorOperacao: needed(recordNumber), Data: maybe(day) },
    takesOthers: true,
    answer: checklistOn,
    refusals: [404],
  }),
  reusable: call({
    key: 'certificates-reusable',
    tag,
    method: 'get',
    path: '/Certidao/Reutilizaveis',
    permission: 'CERTIDAO.CONSULTAR',
    query: { IdentificadorOperacao: needed(recordNumber) },
    takesOthers: true,
    answer: object({ Itens: list(reusable) }),
    refusals: [404],
  }),
  cost: call({
    key: 'certificate-cost',
    tag,
    method: 'get',
    path: '/Certidao/Custo',
    permission: 'CERTIDAO.SOLICITAR',
    query: { IdentificadorTipoCertidao: needed(recordNumber) },
    takesOthers: true,
    answer: object({ Provedor: orNull('string'), Custo: orNull('number') }),
    refusals: [404],
  }),
  costOfUpdates: call({
    key: 'certificate-update-cost',
    tag,
    method: 'get',
    path: '/Certidao/CustoAtualizar',
    permission: 'CERTIDAO.ATUALIZAR',
    // What fits an address.
    query: { Identificador: needed(list(recordNumber, { maxItems: 200 })) },
    takesOthers: true,
    answer: costOfUpdates,
  }),
  waysToOrder: call({
    key: 'ways-to-order',
    tag,
    method: 'get',
    path: '/Certidao/ComoPedir',
    permission: 'CERTIDAO.SOLICITAR',
    query: {
      IdentificadorOperacao: needed(recordNumber),
      IdentificadorRegistroMatricula: maybe(recordNumber),
    },
    takesOthers: true,
    answer: waysToOrder,
    refusals: [404],
  }),
  fill: call({
    key: 'fill-client',
    tag,
    method: 'post',
    path: '/Certidao/Preencher/{id}',
    permission: ['CLIENTE.ALTERAR', 'CERTIDAO.CONSULTAR'],
    absent: 'record-not-found',
    body: fill,
    answer: record('Cliente'),
    refusals: [409, ...written],
  }),
  verify: call({
    key: 'verify-certificate',
    tag,
    method: 'post',
    path: '/Certidao/VerificarNaFonte/{id}',
    permission: 'CERTIDAO.ALTERAR',
    absent: 'record-not-found',
    body: closed({ Versao: recordNumber }),
    answer: record('Certidao'),
    refusals: [409, ...written],
  }),
};
