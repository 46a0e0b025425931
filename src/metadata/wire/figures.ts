import type { LocalDate } from '../../domain/dates.ts';
import type { FilterLeaf, FilterNode } from './filterNode.ts';

/**
 * The list behind a figure: `GET {Noun}/Listar?Filtro={Filtro}&ContarTudo=true`. Days stand for instants where the
 * field is one: from their first moment to their last, in the company's zone.
 */
export interface FigureList {
  readonly Entidade: string;
  readonly Filtro: FilterNode;
}

/** One number of a dashboard. */
export interface Figure {
  /** What it means: a key of `i18n/` under `figures.definitions`. */
  readonly Definicao: string;
  /** Null where it is not defined, such as a rate of nothing. */
  readonly Valor: number | null;
  /** What it was worked out from; null for a reader who may not open that list. */
  readonly Lista: FigureList | null;
  /** Whether `Valor` is how many records the list holds; otherwise it was worked out from them. */
  readonly Conta: boolean;
}

/** A part of a whole, such as the records in one state. */
export interface Slice extends Omit<Figure, 'Definicao'> {
  /** Code of an enumeration or of a class, number of a record, null for what has none. */
  readonly Codigo: string | number | null;
  /** In the reader's language. */
  readonly Rotulo: string;
}

export interface Breakdown {
  readonly Definicao: string;
  readonly Fatias: readonly Slice[];
}

/** A figure beside the same one of the preceding period. */
export interface ComparedFigure extends Figure {
  readonly Anterior: number | null;
  /** Percent with one decimal; null where there was nothing before. */
  readonly Variacao: number | null;
}

/** What every dashboard begins with. */
interface Panel {
  /** When the figures were worked out, in UTC. */
  readonly CalculadoEm: string;
}

/** A period of whole days, both included. */
export interface PeriodDays {
  readonly De: LocalDate;
  readonly Ate: LocalDate;
}

interface PeriodPanel extends Panel {
  readonly Periodo: PeriodDays & { readonly Dias: number };
  /** Whether nothing at all falls into the period: there is a sentence for that. */
  readonly Vazio: boolean;
}

/** `Painel/Estoque?Em=`: what is in stock now, or was at the end of a day. */
export interface StockPanel extends Panel {
  /** The day whose end is meant; null = now. */
  readonly Em: LocalDate | null;
  readonly Total: Figure;
  /** Days, one decimal. */
  readonly IdadeMedia: Figure;
  readonly ForaDoPrazo: Figure;
  readonly PorSituacao: Breakdown;
  /** Classes of age in the order of the rule, and in each the states, as a drawing stacks them. */
  readonly PorIdade: {
    readonly Definicao: string;
    readonly Fatias: readonly (Slice & { readonly PorSituacao: readonly Slice[] })[];
  };
  readonly PorResponsavel: Breakdown;
  readonly PorArea: Breakdown;
  readonly PorOfficer: Breakdown;
}

/** A term of the stock equation, over raw transitions. */
export interface StockTerm extends Figure {
  readonly Termo: 'recebidas' | 'concluidas' | 'canceladas' | 'descartadas' | 'reabertas' | 'relidas';
  readonly Sinal: 1 | -1;
}

/** One point of the series: a day, or an ISO week where the period is long; the first and the last may be cut. */
export interface SeriesPoint extends PeriodDays {
  /** Of a day, whether anybody works on it. */
  readonly Util: boolean;
  readonly Recebidas: number;
  readonly Concluidas: number;
  readonly Canceladas: number;
}

/** `Painel/Periodo?De=&Ate=` */
export interface SummaryPanel extends PeriodPanel {
  readonly Anterior: PeriodDays;
  /** Days of work in the period, up to today. */
  readonly DiasUteis: number;
  /** Stock before, what came and went, stock after: `Final` is counted, not added up. */
  readonly Equacao: {
    readonly Definicao: string;
    readonly Inicial: Figure;
    readonly Termos: readonly StockTerm[];
    readonly Final: Figure;
  };
  readonly Resumo: Readonly<
    Record<
      | 'Recebidas'
      | 'Concluidas'
      | 'Canceladas'
      | 'ComErro'
      | 'Reabertas'
      | 'TaxaConclusao'
      | 'Produtividade'
      | 'OperacoesAbertas'
      | 'OperacoesEncerradas'
      | 'Documentos'
      | 'Paginas',
      ComparedFigure
    >
  >;
  readonly Serie: {
    readonly Definicao: string;
    readonly Passo: 'dia' | 'semana';
    readonly Pontos: readonly SeriesPoint[];
    /** The list of each series over the whole period: `listWithin` makes it that of a point. */
    readonly Listas: Readonly<Record<'Recebidas' | 'Concluidas' | 'Canceladas', FigureList | null>>;
  };
  /** Received in the period: where they are now. */
  readonly Coorte: Breakdown & { readonly Total: Figure };
}

export type Step = 'fila' | 'ocr' | 'extracao' | 'total' | 'analista' | 'ciclo';

/** Statistics of one time, in seconds with three decimals. All null without a sample. */
export interface TimeFigures {
  readonly Definicao: string;
  readonly N: number;
  readonly Media: number | null;
  readonly Mediana: number | null;
  /** Null below five samples. */
  readonly P90: number | null;
  readonly Minimo: number | null;
  readonly Maximo: number | null;
  /** Samples left out because a clock went back. */
  readonly Descartadas: number;
  readonly Lista: FigureList | null;
}

/** `maquina` and `corridas` are time of the calendar; `uteis` business hours. */
export interface StepTimes extends TimeFigures {
  readonly Etapa: Step;
  readonly Relogio: 'maquina' | 'uteis' | 'corridas';
}

/** `Painel/Tempos?De=&Ate=` */
export interface TimesPanel extends PeriodPanel {
  readonly Tempos: readonly StepTimes[];
  /** Executions that ended in an error: how many, and their total time. */
  readonly Falhas: TimeFigures;
  /** OCR seconds a page: all time over all pages. */
  readonly OcrPorPagina: Figure;
  readonly Histograma: Breakdown;
  readonly Niveis: Breakdown;
}

/** `Painel/Certidoes`: as they stand today. */
export interface CertificatesPanel extends Panel {
  readonly Total: Figure;
  readonly PorEstado: Breakdown;
}

/** `Painel/Feedback?De=&Ate=`: of what was registered in the period. */
export interface FeedbackPanel extends PeriodPanel {
  readonly PorSituacao: Breakdown;
  readonly PorMotivo: Breakdown;
  readonly TempoResposta: TimeFigures;
  readonly TempoRespostaCorrido: TimeFigures;
  readonly TempoPendente: TimeFigures;
  readonly TempoPendenteCorrido: TimeFigures;
  readonly DistribuicaoResposta: Breakdown;
  readonly DistribuicaoPendencia: Breakdown;
  /** Percent with one decimal. */
  readonly DentroDoPrazo: Figure;
  /** The term in business hours. */
  readonly PrazoHoras: number;
}

/** `Painel/Uso?De=&Ate=`: for administrators. */
export interface UsagePanel extends PeriodPanel {
  readonly UsuariosAtivos: ComparedFigure;
  readonly Sessoes: ComparedFigure;
  readonly EntradasRecusadas: ComparedFigure;
  readonly Downloads: ComparedFigure;
}

/**
 * What a list asks of each field, where no field is asked twice: "any of" comes as one condition with all its values.
 * Null for a filter that only `Filtro` can say.
 */
export function conditionsOf({ Filtro }: FigureList): readonly FilterLeaf[] | null {
  const leaves = ('E' in Filtro ? Filtro.E : [Filtro]).map(asLeaf);
  const found = leaves.filter((leaf) => leaf !== null);
  const names = new Set(found.map(({ Campo }) => Campo));
  return found.length === leaves.length && names.size === found.length ? found : null;
}

/** The list of a series narrowed to the days of one of its points. */
export function listWithin(list: FigureList, { De, Ate }: PeriodDays): FigureList {
  const narrowed = (node: FilterNode): FilterNode => {
    if ('E' in node) return { E: node.E.map(narrowed) };
    return 'Operador' in node && node.Operador === 'entre' ? { ...node, Valor: [De, Ate] } : node;
  };
  return { ...list, Filtro: narrowed(list.Filtro) };
}

function asLeaf(node: FilterNode): FilterLeaf | null {
  if ('Campo' in node) return node.Operador === 'igual' ? { ...node, Valor: [node.Valor] } : node;
  if (!('OU' in node)) return null;
  const leaves = node.OU.filter((inner) => 'Campo' in inner && inner.Operador === 'igual') as FilterLeaf[];
  const [first] = leaves;
  const isAnyOf = leaves.length === node.OU.length && leaves.every(({ Campo }) => Campo === first?.Campo);
  return first && isAnyOf ? { ...first, Valor: leaves.map(({ Valor }) => Valor) } : null;
}
