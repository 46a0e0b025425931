import type { LocalDate } from '../../domain/dates.ts';
import type { FilterNode } from '../wire/filterNode.ts';
import { call, maybe } from './call.ts';
import {
  anyObject,
  boolean,
  day,
  dayOrNull,
  instant,
  list,
  type Members,
  named,
  nullable,
  number,
  type Of,
  object,
  oneOf,
  orNull,
  type Shape,
  type Shapes,
  shownLike,
  string,
  typed,
} from './shape.ts';

const tag = 'dashboards';
const permission = 'DASHBOARD.CONSULTAR';

/** There are no figures of other centuries, and a calendar goes no further. */
const askedDay = shownLike(typed<LocalDate>({ ...day, pattern: '^(19|20|21)' }), day);
const ofPeriodAsked = { De: maybe(askedDay), Ate: maybe(askedDay) };

/**
 * The list behind a figure: `GET {Noun}/Listar?Filtro={Filtro}&ContarTudo=true`. Days stand for instants where the
 * field is one: from their first moment to their last, in the company's zone.
 */
const figureList = named('ListaPainel', object({ Entidade: string, Filtro: typed<FilterNode>(anyObject) }));
export type FigureList = Of<typeof figureList>;

const counted = {
  /** What it was worked out from; null for a reader who may not open that list. */
  Lista: nullable(figureList),
  /** Whether `Valor` is how many records the list holds; otherwise it was worked out from them. */
  Conta: boolean,
};

const ofFigure = {
  /** What it means: a key of `i18n/` under `figures.definitions`. */
  Definicao: string,
  /** Null where it is not defined, such as a rate of nothing. */
  Valor: orNull('number'),
  ...counted,
};

/** One number of a dashboard. */
const figure = named('FiguraPainel', object(ofFigure));
export type Figure = Of<typeof figure>;

/** A figure beside the same one of the preceding period. */
const comparedFigure = named(
  'FiguraComparada',
  object({
    ...ofFigure,
    Anterior: orNull('number'),
    /** Percent with one decimal; null where there was nothing before. */
    Variacao: orNull('number'),
  }),
);
export type ComparedFigure = Of<typeof comparedFigure>;

const ofSlice = {
  /** Code of an enumeration or of a class, number of a record, null for what has none. */
  Codigo: typed<string | number | null>({ type: ['string', 'number', 'null'] }),
  /** In the reader's language. */
  Rotulo: string,
  Valor: number,
  ...counted,
};

/** A part of a whole, such as the records in one state. */
const slice = named('FatiaPainel', object(ofSlice));
export type Slice = Of<typeof slice>;

const ofBreakdown = { Definicao: string, Fatias: list(slice) };
const breakdown = named('DivisaoPainel', object(ofBreakdown));
export type Breakdown = Of<typeof breakdown>;

const ofTimes = {
  Definicao: string,
  N: number,
  Media: orNull('number'),
  Mediana: orNull('number'),
  /** Null below five samples. */
  P90: orNull('number'),
  Minimo: orNull('number'),
  Maximo: orNull('number'),
  /** Samples left out because a clock went back. */
  Descartadas: number,
  Lista: counted.Lista,
};

/** Statistics of one time, in seconds with three decimals. All null without a sample. */
const timeFigures = named('TemposPainel', object(ofTimes));
export type TimeFigures = Of<typeof timeFigures>;

/** `maquina` and `corridas` are time of the calendar; `uteis` business hours. */
const stepTimes = object({
  Etapa: oneOf(['fila', 'ocr', 'extracao', 'total', 'analista', 'ciclo']),
  Relogio: oneOf(['maquina', 'uteis', 'corridas']),
  ...ofTimes,
});
export type StepTimes = Of<typeof stepTimes>;
export type Step = StepTimes['Etapa'];

const days = { De: day, Ate: day };

/** A period of whole days, both included. */
const periodDays = object(days);
export type PeriodDays = Of<typeof periodDays>;

const begun = {
  /** When the figures were worked out. */
  CalculadoEm: instant,
};

const begunOfPeriod = {
  ...begun,
  Periodo: object({ ...days, Dias: number }),
  /** Whether nothing at all falls into the period: there is a sentence for that. */
  Vazio: boolean,
};

const panel = <P extends Shapes>(parts: P): Shape<Members<typeof begun & P, keyof (typeof begun & P)>> =>
  object({ ...begun, ...parts }) as never;

const ofPeriod = <P extends Shapes>(
  parts: P,
): Shape<Members<typeof begunOfPeriod & P, keyof (typeof begunOfPeriod & P)>> =>
  object({ ...begunOfPeriod, ...parts }) as never;

/** What is in stock now, or was at the end of a day. */
const stockPanel = panel({
  /** The day whose end is meant; null = now. */
  Em: dayOrNull,
  Total: figure,
  /** Days, one decimal. */
  IdadeMedia: figure,
  ForaDoPrazo: figure,
  PorSituacao: breakdown,
  PorResponsavel: breakdown,
  PorArea: breakdown,
  PorOfficer: breakdown,
  /** Classes of age in the order of the rule, and in each the states, as a drawing stacks them. */
  PorIdade: object({ Definicao: string, Fatias: list(object({ ...ofSlice, PorSituacao: list(slice) })) }),
});
export type StockPanel = Of<typeof stockPanel>;

/** A term of the stock equation, over raw transitions. */
const stockTerm = object({
  Termo: oneOf(['recebidas', 'concluidas', 'canceladas', 'descartadas', 'reabertas', 'relidas']),
  Sinal: typed<1 | -1>(number),
  ...ofFigure,
});
export type StockTerm = Of<typeof stockTerm>;

/** One point of the series: a day, or an ISO week where the period is long; the first and the last may be cut. */
const seriesPoint = object({
  ...days,
  /** Of a day, whether it is a working day. */
  Util: boolean,
  Recebidas: number,
  Concluidas: number,
  Canceladas: number,
});

const summaryPanel = ofPeriod({
  Anterior: periodDays,
  /** Days of work in the period, up to today. */
  DiasUteis: number,
  /** Stock before, what came and went, stock after: `Final` is counted, not added up. */
  Equacao: object({ Definicao: string, Inicial: figure, Termos: list(stockTerm), Final: figure }),
  Resumo: object({
    Recebidas: comparedFigure,
    Concluidas: comparedFigure,
    Canceladas: comparedFigure,
    ComErro: comparedFigure,
    Reabertas: comparedFigure,
    TaxaConclusao: comparedFigure,
    Produtividade: comparedFigure,
    OperacoesAbertas: comparedFigure,
    OperacoesEncerradas: comparedFigure,
    Documentos: comparedFigure,
    Paginas: comparedFigure,
  }),
  Serie: object({
    Definicao: string,
    Passo: oneOf(['dia', 'semana']),
    Pontos: list(seriesPoint),
    /** The list of each series over the whole period: `listWithin` makes it that of a point. */
    Listas: object({ Recebidas: counted.Lista, Concluidas: counted.Lista, Canceladas: counted.Lista }),
  }),
  /** Received in the period: where they are now. */
  Coorte: object({ ...ofBreakdown, Total: figure }),
});
export type SummaryPanel = Of<typeof summaryPanel>;

const timesPanel = ofPeriod({
  Tempos: list(stepTimes),
  /** Executions that ended in an error: how many, and their total time. */
  Falhas: timeFigures,
  /** OCR seconds a page: all time over all pages. */
  OcrPorPagina: figure,
  Histograma: breakdown,
  Niveis: breakdown,
});
export type TimesPanel = Of<typeof timesPanel>;

/** As they stand today. */
const certificatesPanel = panel({ Total: figure, PorEstado: breakdown });
export type CertificatesPanel = Of<typeof certificatesPanel>;

/** Of what was registered in the period. */
const feedbackPanel = ofPeriod({
  PorSituacao: breakdown,
  PorMotivo: breakdown,
  DistribuicaoResposta: breakdown,
  DistribuicaoPendencia: breakdown,
  TempoResposta: timeFigures,
  TempoRespostaCorrido: timeFigures,
  TempoPendente: timeFigures,
  TempoPendenteCorrido: timeFigures,
  /** Percent with one decimal. */
  DentroDoPrazo: figure,
  /** The term in business hours. */
  PrazoHoras: number,
});
export type FeedbackPanel = Of<typeof feedbackPanel>;

/** For administrators. */
const usagePanel = ofPeriod({
  UsuariosAtivos: comparedFigure,
  Sessoes: comparedFigure,
  EntradasRecusadas: comparedFigure,
  Downloads: comparedFigure,
});
export type UsagePanel = Of<typeof usagePanel>;

/**
 * Dashboards: figures of what the reader may list, worked out when asked, each with what it means and the list it opens.
 * `De` and `Ate` are a period of at most 366 days; `Em` the day at whose end the stock is wanted.
 */
export const figureCalls = {
  stock: call({
    key: 'stock-figures',
    tag,
    method: 'get',
    path: '/Painel/Estoque',
    permission,
    query: { Em: maybe(askedDay) },
    answer: stockPanel,
    refusals: [422],
  }),
  summary: call({
    key: 'period-figures',
    tag,
    method: 'get',
    path: '/Painel/Periodo',
    permission,
    query: ofPeriodAsked,
    answer: summaryPanel,
    refusals: [422],
  }),
  times: call({
    key: 'time-figures',
    tag,
    method: 'get',
    path: '/Painel/Tempos',
    permission,
    query: ofPeriodAsked,
    answer: timesPanel,
    refusals: [422],
  }),
  certificates: call({
    key: 'certificate-figures',
    tag,
    method: 'get',
    path: '/Painel/Certidoes',
    permission,
    query: {},
    answer: certificatesPanel,
  }),
  feedback: call({
    key: 'feedback-figures',
    tag,
    method: 'get',
    path: '/Painel/Feedback',
    permission,
    query: ofPeriodAsked,
    answer: feedbackPanel,
    refusals: [422],
  }),
  usage: call({
    key: 'usage-figures',
    tag,
    method: 'get',
    path: '/Painel/Uso',
    permission: [permission, 'LOGACESSO.CONSULTAR'],
    query: ofPeriodAsked,
    answer: usagePanel,
    refusals: [422],
  }),
};
