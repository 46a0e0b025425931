import { call, written } from './call.ts';
import {
  anyObject,
  boolean,
  byName,
  closed,
  count,
  identifier,
  list,
  named,
  nullable,
  type Of,
  object,
  orNull,
  string,
  typed,
} from './shape.ts';

const tag = 'records';

/** What an author wrote so far. `Revisao` is that of the save before. */
const draft = closed(
  {
    Revisao: count,
    Sentencas: list(anyObject, { maxItems: 2000 }),
    Conclusao: orNull('string'),
    Condicoes: list(string, { maxItems: 100 }),
  },
  ['Revisao', 'Sentencas'],
);

/** The number of the next save. */
const draftSaved = object({ Revisao: identifier, SalvoEm: string });
export type DraftSaved = Of<typeof draftSaved>;

/** What today's facts say, sentence by sentence. */
const factSentence = object({ Chave: string, Secao: string, Texto: string, Fatos: byName(string) });
export type FactSentence = Of<typeof factSentence>;

/** The newest opinion that is under way or stands. */
const currentOpinion = object({
  Identificador: identifier,
  Titulo: string,
  Situacao: string,
  Desatualizado: orNull('boolean'),
  Conclusao: orNull('string'),
  Autor: orNull('string'),
  Aprovador: orNull('string'),
  AprovadoEm: orNull('string'),
  Validade: orNull('string'),
});
export type CurrentOpinion = Of<typeof currentOpinion>;

/** Something to be done elsewhere first, and where. */
const prerequisite = object({ Codigo: string, Texto: string, Entidade: string, Identificador: identifier });
export type Prerequisite = Of<typeof prerequisite>;

/** Who decides, and why not the reader. */
const chain = object({
  /** In reais. */
  Valor: orNull('number'),
  Segmento: orNull('string'),
  TipoImovel: string,
  /** The operation's own officer. */
  Officer: orNull('string'),
  /** Code of InstanciaParecer; null while nothing is submitted. */
  Instancia: orNull('string'),
  /** `Limite` only for who may read officers. */
  Aprovadores: list(object({ Nome: string, DaOperacao: boolean, Limite: orNull('number') })),
  /** Whom to ask for a higher limit, where no person has one. */
  QuemAmplia: list(string),
  PodeAprovar: boolean,
  /** Why not, in the reader's language. */
  Motivo: orNull('string'),
});
export type Chain = Of<typeof chain>;

/** What the opinion on an operation waits for, and the chain it goes through. */
const progress = named(
  'AndamentoParecer',
  object({ Parecer: nullable(currentOpinion), Pendencias: list(prerequisite), Alcada: chain }),
);
export type Progress = Of<typeof progress>;

/** Opinions as they are written and decided on, and the situation of a registry record for other programs. */
export const opinionCalls = {
  // No idempotency key is needed: what was saved already is known by its content.
  saveDraft: call({
    key: 'save-draft',
    tag,
    method: 'put',
    path: '/Parecer/Rascunho/{id}',
    permission: 'PARECER.REDIGIR',
    body: draft,
    answer: draftSaved,
    refusals: [409, ...written],
  }),
  facts: call({
    key: 'opinion-facts',
    tag,
    method: 'get',
    path: '/Parecer/Fatos/{id}',
    permission: ['PARECER.CONSULTAR', 'MATRICULA.CONSULTAR', 'CERTIDAO.CONSULTAR', 'CALCULADORA.USAR'],
    answer: object({ Frases: list(factSentence) }),
    refusals: [404, 422],
  }),
  progress: call({
    key: 'opinion-progress',
    tag,
    method: 'get',
    path: '/Parecer/Andamento/{id}',
    permission: 'PARECER.CONSULTAR',
    answer: progress,
    refusals: [404],
  }),
  situation: call({
    key: 'situation',
    tag,
    method: 'get',
    path: '/RegistroMatricula/Situacao/{id}',
    permission: 'MATRICULA.CONSULTAR',
    answer: typed<object>({ type: 'object' }),
    refusals: [404, 422],
  }),
  situationSchema: call({
    key: 'situation-schema',
    tag,
    method: 'get',
    path: '/esquemas/situacao.schema.json',
    permission: null,
    door: 'open',
    answer: { type: 'application/schema+json' },
  }),
};
