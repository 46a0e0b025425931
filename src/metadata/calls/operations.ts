import type { EntityView } from '../entity.ts';
import { call, maybe } from './call.ts';
import {
  anyObject,
  boolean,
  byName,
  count,
  day,
  dayOrNull,
  identifier,
  instant,
  list,
  named,
  nullable,
  type Of,
  object,
  oneOf,
  orNull,
  type Shape,
  string,
  textOf,
  typed,
} from './shape.ts';

const tag = 'operations';

/** The next step of a point: what is done, and on which record; a new one where none is named. */
const act = object({
  Codigo: string,
  Entidade: string,
  Identificador: orNull('integer'),
  Calculadora: orNull('string'),
});
export type Act = Of<typeof act>;

const missingPoint = named(
  'Pendencia',
  object({
    Codigo: string,
    Texto: string,
    /** Who or what it waits for. */
    Espera: string,
    /** Step of the workflow it keeps open; null = the operation itself. */
    Etapa: orNull('string'),
    /** Event of the operation that it holds back; null = it is told, and nothing is held back. */
    Transicao: orNull('string'),
    Passo: nullable(act),
  }),
);
export type MissingPoint = Of<typeof missingPoint>;

const operationStep = named(
  'EtapaOperacao',
  object({
    Codigo: string,
    Descricao: string,
    Situacao: oneOf(['feita', 'atual', 'aberta']),
    /** A person ticks it; the others follow from facts. */
    Manual: boolean,
    /** Who ticked it, and when. */
    Quem: orNull('string'),
    Em: orNull('string'),
    /** Points that keep it open. */
    Pendencias: count,
    /** By when it should be done: the days of the steps so far, counted from the day the operation was made. */
    Prazo: dayOrNull,
    Atrasada: boolean,
  }),
);
export type OperationStep = Of<typeof operationStep>;

const nextStep = named(
  'ProximoPasso',
  object({
    Evento: string,
    Rotulo: string,
    /** Happens by itself, or is this person's to do. */
    Sozinho: boolean,
    Permitido: boolean,
    /** Why not yet, in the reader's language; empty: nothing stands against it. */
    Impedimentos: list(string),
  }),
);
export type NextStep = Of<typeof nextStep>;

/** What is missing before an operation is signed, its steps and what comes next. */
const missingToSign = object({
  Hoje: day,
  Pendencias: list(missingPoint),
  Etapas: list(operationStep),
  Proximo: nullable(nextStep),
  /** Kinds of points this person may not see: `nothing is missing` cannot be said then. */
  Ocultas: list(string),
});
export type MissingToSign = Of<typeof missingToSign>;

/** One thing that happened. */
const timelineEvent = named(
  'EventoOperacao',
  object({
    /** Place in the timeline: `Antes` of the next page. */
    Chave: string,
    DataHora: instant,
    Tipo: string,
    Texto: string,
    Motivo: orNull('string'),
    /** The words of a comment. */
    Citacao: orNull('string'),
    Alteracoes: list(object({ Campo: string, De: orNull('string'), Para: orNull('string') })),
    /** Where it can be looked at; null when it is no more, or stands for several. */
    Entidade: orNull('string'),
    IdentificadorRegistro: orNull('integer'),
  }),
);
export type TimelineEvent = Of<typeof timelineEvent>;

const timeline = object({
  Itens: list(timelineEvent),
  /** Whether older ones follow. */
  Mais: boolean,
  /** Kinds this person may narrow it to. */
  Tipos: list(string),
});
export type Timeline = Of<typeof timeline>;

const homeBlock = named(
  'BlocoResumo',
  object({
    Codigo: string,
    Entidade: string,
    /** Conditions by field, as the address of the list holds them. */
    Filtro: typed<EntityView['filter']>(anyObject),
    Ordem: object({ field: string, order: oneOf(['asc', 'desc']) }),
    Total: count,
    /** False: there are more than can be counted soon. */
    TotalExato: boolean,
    /** The first of them, as the list answers them. */
    Itens: list(anyObject),
  }),
);
export type HomeBlock = Of<typeof homeBlock>;

const homeSummary = object({
  Hoje: day,
  /** Today's or tomorrow's holiday on a weekday, and when business hours go on; null = none so near. */
  Feriado: nullable(object({ Dia: day, Seguem: day })),
  Blocos: list(homeBlock),
  /** Names of the clients of the operations that blocks name, by the operation's identifier. */
  Clientes: byName(string),
  /**
   * What holds back the next step of the operations under way that blocks name, by their identifier: the first point and
   * how many there are, as far as the reader may see them. Without an entry, nothing that may be told.
   */
  Faltam: byName(object({ Primeira: string, Total: count })),
  /** There is no operation yet within sight: the first thing to do is to make one. */
  Comeco: boolean,
});
export type HomeSummary = Of<typeof homeSummary>;

const workflow = object({
  Codigo: string,
  Descricao: string,
  TipoImovel: string,
  Etapas: list(object({ Codigo: string, Descricao: string, PrazoDias: orNull('integer') })),
  Certidoes: list(
    object({
      Certidao: string,
      Obrigatoria: boolean,
      /** Kind of the clients it is asked of; null: of all. */
      TipoPessoa: orNull('string'),
    }),
  ),
  Calculadoras: list(object({ Calculadora: string })),
});
export type Workflow = Of<typeof workflow>;

/** What an operation lacks, what happened to it, and what waits for the person at home. */
export const operationCalls = {
  missing: call({
    key: 'operation-missing',
    tag,
    method: 'get',
    path: '/Operacao/Pendencias/{id}',
    permission: 'OPERACAO.CONSULTAR',
    absent: 'record-not-found',
    answer: missingToSign,
  }),
  timeline: call({
    key: 'operation-timeline',
    tag,
    method: 'get',
    path: '/Operacao/LinhaDoTempo/{id}',
    permission: 'OPERACAO.CONSULTAR',
    absent: 'record-not-found',
    query: {
      Antes: maybe(
        textOf({
          pattern:
            '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}Z_(alteracao|transicao)_[1-9]\\d{0,14}$',
        }),
      ),
      Tipo: maybe(list(string)),
      NumeroRegistros: maybe({ ...identifier, maximum: 100 } as Shape<number>),
    },
    answer: timeline,
  }),
  home: call({
    key: 'home-summary',
    tag,
    method: 'get',
    path: '/home/Resumo',
    permission: null,
    answer: homeSummary,
  }),
  workflows: call({
    key: 'workflows',
    tag: 'catalogue',
    method: 'get',
    path: '/Autenticacao/RetornarWorflows', // "Worflows" is the API's spelling
    permission: null,
    door: 'person',
    query: { TipoImovel: maybe(string) },
    answer: list(workflow),
  }),
};
