import type {
  Breakdown,
  ComparedFigure,
  FigureList,
  StockPanel,
  SummaryPanel,
  TimesPanel,
} from '../../../metadata/calls/figures.ts';

const inState = (...states: readonly string[]): FigureList => ({
  Entidade: 'registro-matricula',
  Filtro: {
    E: [
      states.length === 1
        ? { Campo: 'Situacao', Operador: 'igual', Valor: states[0] }
        : { OU: states.map((Valor) => ({ Campo: 'Situacao', Operador: 'igual', Valor })) },
    ],
  },
});

const received = (from: string, to: string): FigureList => ({
  Entidade: 'registro-matricula',
  Filtro: { E: [{ Campo: 'RecebidaEm', Operador: 'entre', Valor: [from, to] }] },
});

const breakdown = (Definicao: string, counts: Readonly<Record<string, number>>): Breakdown => ({
  Definicao,
  Fatias: Object.entries(counts).map(([name, Valor]) => ({
    Codigo: name,
    Rotulo: name,
    Valor,
    Lista: inState(name),
    Conta: true,
  })),
});

const compared = (
  Valor: number | null,
  Anterior: number | null,
  Variacao: number | null,
): ComparedFigure => ({
  Definicao: 'period.received',
  Valor,
  Anterior,
  Variacao,
  Lista: received('2026-11-01', '2026-11-19'),
  Conta: true,
});

const at = '2026-11-19T13:42:00.000Z';
const none = compared(0, 0, null);

/** `Painel/Periodo` of 1 to 19 November 2026. */
export const summaryPanel: SummaryPanel = {
  CalculadoEm: at,
  Periodo: { De: '2026-11-01', Ate: '2026-11-19', Dias: 19 },
  Vazio: false,
  Anterior: { De: '2026-10-13', Ate: '2026-10-31' },
  DiasUteis: 13,
  Equacao: {
    Definicao: 'period.equation',
    Inicial: { Definicao: 'period.opening', Valor: 52, Lista: null, Conta: true },
    Termos: [
      {
        Termo: 'recebidas',
        Sinal: 1,
        Definicao: 'period.received',
        Valor: 184,
        Lista: received('2026-11-01', '2026-11-19'),
        Conta: true,
      },
      { Termo: 'concluidas', Sinal: -1, Definicao: 'period.concluded', Valor: 171, Lista: null, Conta: true },
      { Termo: 'canceladas', Sinal: -1, Definicao: 'period.cancelled', Valor: 1, Lista: null, Conta: true },
      { Termo: 'descartadas', Sinal: -1, Definicao: 'period.cancelled', Valor: 0, Lista: null, Conta: true },
      { Termo: 'reabertas', Sinal: 1, Definicao: 'period.reopened', Valor: 0, Lista: null, Conta: true },
      { Termo: 'relidas', Sinal: 1, Definicao: 'period.reopened', Valor: 0, Lista: null, Conta: true },
    ],
    Final: { Definicao: 'period.closing', Valor: 64, Lista: null, Conta: true },
  },
  Resumo: {
    Recebidas: compared(184, 164, 12.2),
    Concluidas: compared(171, 0, null),
    Canceladas: none,
    ComErro: none,
    Reabertas: none,
    TaxaConclusao: compared(99.4, 100, -0.6),
    Produtividade: compared(13.2, 12, 10),
    OperacoesAbertas: none,
    OperacoesEncerradas: none,
    Documentos: none,
    Paginas: none,
  },
  Serie: {
    Definicao: 'period.series',
    Passo: 'dia',
    Pontos: [
      { De: '2026-11-02', Ate: '2026-11-02', Util: false, Recebidas: 0, Concluidas: 0, Canceladas: 0 },
      { De: '2026-11-03', Ate: '2026-11-03', Util: true, Recebidas: 15, Concluidas: 10, Canceladas: 1 },
    ],
    Listas: { Recebidas: received('2026-11-01', '2026-11-19'), Concluidas: null, Canceladas: null },
  },
  Coorte: {
    ...breakdown('period.cohort', { concluida: 120, em_analise: 64 }),
    Total: { Definicao: 'period.received', Valor: 184, Lista: null, Conta: true },
  },
};

export const stockPanel: StockPanel = {
  CalculadoEm: at,
  Em: null,
  Total: { Definicao: 'stock.total', Valor: 64, Lista: inState('recebida', 'em_analise'), Conta: true },
  IdadeMedia: { Definicao: 'stock.meanAge', Valor: 4.25, Lista: null, Conta: false },
  ForaDoPrazo: { Definicao: 'stock.late', Valor: 14, Lista: null, Conta: true },
  PorSituacao: breakdown('stock.byState', { recebida: 2, na_fila: 7, em_analise: 55 }),
  PorIdade: {
    Definicao: 'stock.byAge',
    Fatias: [
      {
        Codigo: '0-1',
        Rotulo: '0 a 1 dia',
        Valor: 64,
        Lista: inState('recebida', 'em_analise'),
        Conta: true,
        PorSituacao: breakdown('stock.byState', { recebida: 2, na_fila: 7, em_analise: 55 }).Fatias,
      },
    ],
  },
  PorResponsavel: breakdown('stock.byOwner', { 'Ana Couto': 60, 'Bento Reis': 4 }),
  PorArea: breakdown('stock.byArea', {}),
  PorOfficer: breakdown('stock.byOfficer', {}),
};

export const timesPanel: TimesPanel = {
  CalculadoEm: at,
  Periodo: { De: '2026-11-01', Ate: '2026-11-19', Dias: 19 },
  Vazio: false,
  Tempos: [
    {
      Definicao: 'times.ocr',
      Etapa: 'ocr',
      Relogio: 'maquina',
      N: 10,
      Media: 35.8,
      Mediana: 23.5,
      P90: 61.5,
      Minimo: 12,
      Maximo: 120,
      Descartadas: 0,
      Lista: null,
    },
    {
      Definicao: 'times.ciclo.uteis',
      Etapa: 'ciclo',
      Relogio: 'uteis',
      N: 0,
      Media: null,
      Mediana: null,
      P90: null,
      Minimo: null,
      Maximo: null,
      Descartadas: 0,
      Lista: null,
    },
  ],
  Falhas: {
    Definicao: 'times.failures',
    N: 2,
    Media: 5,
    Mediana: 5,
    P90: null,
    Minimo: 4,
    Maximo: 6,
    Descartadas: 0,
    Lista: inState('erro'),
  },
  OcrPorPagina: { Definicao: 'times.ocrPerPage', Valor: 1.834, Lista: null, Conta: false },
  Histograma: breakdown('times.histogram', { '0-30': 6, '30-60': 4 }),
  Niveis: breakdown('times.levels', { OTIMA: 9, RUIM: 1 }),
};
