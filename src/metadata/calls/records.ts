import { call, maybe, needed, written } from './call.ts';
import {
  anyObject,
  anything,
  boolean,
  closed,
  count,
  fileName,
  identifier,
  integer,
  list,
  named,
  nullable,
  number,
  type Of,
  object,
  orNull,
  recordNumber,
  ref,
  string,
  textOf,
  typed,
} from './shape.ts';

const tag = 'records';
const read = 'MATRICULA.CONSULTAR';

type Wire = Readonly<Record<string, unknown>>;
const record = ref<Wire>('RegistroMatricula');

/** What the review of a registry record is answered with besides the record. */
const review = named(
  'Revisao',
  object({
    Progresso: orNull('object'),
    Falha: orNull('object'),
    IncorporadaEm: orNull('integer'),
    OutrosRegistros: { type: 'array' },
    Estatisticas: orNull('object'),
    Extracao: orNull('object'),
    Leitura: anything,
    NumeroLeitura: integer,
    Correcoes: { type: 'array' },
    CorrecoesPerdidas: { type: 'array' },
  }),
);
const reviewed = typed<Wire>({ allOf: [record, review] });

/** A record that has the same bytes, or is of the same matrícula. */
const recordElsewhere = named(
  'RegistroEmOperacao',
  object({ IdentificadorRegistroMatricula: identifier, CodigoOperacao: string }),
);
export type RecordElsewhere = Of<typeof recordElsewhere>;

/** A file that was sent, and how far its reading is. */
const fileUnderWay = named(
  'ArquivoEmLeitura',
  object({
    Identificador: identifier,
    Versao: identifier,
    IdentificadorOperacao: identifier,
    CodigoOperacao: string,
    Situacao: string,
    NomeArquivo: orNull('string'),
    Numero: orNull('string'),
    Paginas: orNull('integer'),
    Pagina: orNull('integer'),
    /** Null once its reading has ended. */
    Etapa: orNull('string'),
    LugarNaFila: orNull('integer'),
    SegundosRestantes: orNull('integer'),
    NovaTentativaEm: orNull('string'),
    Falha: nullable(object({ Codigo: string, Texto: string })),
    IncorporadaEm: orNull('integer'),
    OutrosRegistros: list(identifier),
    /** Scripts, actions and attachments in the file: `script`, `acao`, `anexo`. */
    ConteudoAtivo: list(string),
    MesmoArquivo: list(recordElsewhere),
    MesmaMatricula: list(recordElsewhere),
    PodeCancelar: boolean,
  }),
);
export type FileUnderWay = Of<typeof fileUnderWay>;

const underWay = object({
  Itens: list(fileUnderWay),
  Limites: object({ TamanhoMaximo: count, PaginasMaximas: count }),
});
export type UnderWay = Of<typeof underWay>;

/** What is known of a record at the moment; `Trava`: who has it in hand. */
const presence = object({ Situacao: string, Versao: identifier, Trava: orNull('object') });
export type Presence = Of<typeof presence>;

/** Before and after: what synchronising would drop, and what it leaves alone. */
const synchronisation = object({
  Mudancas: list(object({ Campo: string, De: anything, Para: anything })),
  Correcoes: count,
  ValidadesManuais: count,
});
export type Synchronisation = Of<typeof synchronisation>;

/** Registry records: sent, read, reviewed, corrected. */
export const recordCalls = {
  get: call({
    key: 'record',
    tag,
    method: 'get',
    path: '/RegistroMatricula/Retornar/{id}',
    permission: read,
    answer: reviewed,
  }),
  take: call({
    key: 'take-file',
    tag,
    method: 'post',
    path: '/RegistroMatricula/Incluir',
    permission: 'MATRICULA.ENVIAR',
    body: closed(
      {
        IdentificadorOperacao: recordNumber,
        IdentificadorArquivo: recordNumber,
        SenhaPdf: orNull('string', { maxLength: 200 }),
      },
      ['IdentificadorOperacao', 'IdentificadorArquivo'],
    ),
    answer: record,
    refusals: [404, ...written],
  }),
  // Bytes of any declared kind come this far: what they are is told by themselves, with a message of its own.
  send: call({
    key: 'send-file',
    tag,
    method: 'post',
    path: '/RegistroMatricula/Enviar',
    permission: 'MATRICULA.ENVIAR',
    query: { IdentificadorOperacao: needed(recordNumber), Nome: maybe(fileName) },
    body: { type: 'application/pdf', takes: '*' },
    answer: record,
    refusals: [404, ...written],
  }),
  underWay: call({
    key: 'under-way',
    tag,
    method: 'get',
    path: '/RegistroMatricula/Andamento',
    permission: read,
    query: { IdentificadorOperacao: maybe(recordNumber) },
    answer: underWay,
    refusals: [404],
  }),
  withdraw: call({
    key: 'withdraw-upload',
    tag,
    method: 'post',
    path: '/RegistroMatricula/CancelarEnvio/{id}',
    permission: { either: ['MATRICULA.ENVIAR', 'MATRICULA.CANCELAR'] },
    body: typed<unknown>({ type: ['object', 'null'], properties: {}, additionalProperties: false }),
    answer: record,
    refusals: written,
  }),
  correct: call({
    key: 'correct',
    tag,
    method: 'post',
    path: '/RegistroMatricula/Corrigir/{id}',
    permission: 'MATRICULA.ALTERAR',
    body: closed({ Versao: identifier, Correcoes: list(anyObject, { minItems: 1, maxItems: 500 }) }),
    answer: reviewed,
    refusals: [409, 423, ...written],
  }),
  presence: call({
    key: 'presence',
    tag,
    method: 'post',
    path: '/RegistroMatricula/Presenca/{id}',
    permission: read,
    absent: 'record-not-found',
    body: closed({ Segundos: typed<number>({ type: 'integer', minimum: 0, maximum: 3600 }) }),
    answer: presence,
    refusals: [404, 413, 415],
  }),
  readingChanges: call({
    key: 'reading-changes',
    tag,
    method: 'get',
    path: '/RegistroMatricula/MudancasLeitura/{id}',
    permission: read,
    absent: 'record-not-found',
    answer: typed<Wire | null>({ type: ['object', 'null'] }),
    refusals: [404, 422],
  }),
  reviewReading: call({
    key: 'review-reading',
    tag,
    method: 'post',
    path: '/RegistroMatricula/ConferirLeitura/{id}',
    permission: 'MATRICULA.ALTERAR',
    absent: 'record-not-found',
    body: closed({
      Versao: identifier,
      Leitura: identifier,
      Manter: list(textOf({ maxLength: 200 }), { maxItems: 5000 }),
    }),
    answer: reviewed,
    refusals: [409, 423, ...written],
  }),
  synchronisation: call({
    key: 'synchronisation',
    tag,
    method: 'get',
    path: '/RegistroMatricula/Sincronizacao/{id}',
    permission: 'MATRICULA.SINCRONIZAR',
    absent: 'record-not-found',
    answer: synchronisation,
    refusals: [404, 422],
  }),
  pageImage: call({
    key: 'page-image',
    tag,
    method: 'get',
    path: '/RegistroMatricula/Pagina/{id}/{pagina}',
    permission: read,
    answer: { type: 'image/webp' },
  }),
  pageWords: call({
    key: 'page-words',
    tag,
    method: 'get',
    path: '/RegistroMatricula/Palavras/{id}/{pagina}',
    permission: read,
    answer: object({ Pagina: count, Largura: number, Altura: number, Origem: string, Palavras: anything }),
  }),
  wordsOfPages: call({
    key: 'words-of-pages',
    tag,
    method: 'get',
    path: '/RegistroMatricula/Palavras/{id}',
    permission: read,
    query: { De: maybe(recordNumber, 'firstPage'), Ate: maybe(recordNumber, 'lastPage') },
    answer: object({ Paginas: list(object({ Pagina: count, Palavras: anything })) }),
  }),
};
