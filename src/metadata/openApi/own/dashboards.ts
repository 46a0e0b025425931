import type { JsonSchema } from '../../../field-types/types.ts';
import { boolean, list, object, ref, string } from '../call.ts';
import { json, type OwnArea } from './ownCall.ts';

const common = { tag: 'dashboards', method: 'get', permission: 'DASHBOARD.CONSULTAR' } as const;

const day = { type: 'string', format: 'date' };
const instant = { type: 'string', format: 'date-time' };
const number = { type: 'number' };
const numberOrNull = { type: ['number', 'null'] };

const period = { query: ['De', 'Ate'].map((name) => ({ name, schema: day })), refusals: [422] };

const days = { De: day, Ate: day };

/** What every figure says besides its number. */
const counted = { Lista: { anyOf: [ref('ListaPainel'), { type: 'null' }] }, Conta: boolean };

const slice = { Codigo: { type: ['string', 'number', 'null'] }, Rotulo: string, Valor: number, ...counted };
const figure = { Definicao: string, Valor: numberOrNull, ...counted };
const compared = { ...figure, Anterior: numberOrNull, Variacao: numberOrNull };
const breakdown = { Definicao: string, Fatias: list(ref('FatiaPainel')) };
const times = {
  Definicao: string,
  N: number,
  Media: numberOrNull,
  Mediana: numberOrNull,
  P90: numberOrNull,
  Minimo: numberOrNull,
  Maximo: numberOrNull,
  Descartadas: number,
  Lista: counted.Lista,
};

const ofFigures = (names: readonly string[], kind: string) =>
  Object.fromEntries(names.map((name) => [name, ref(kind)]));

/** A panel, which says when it was worked out. */
const panel = (parts: Readonly<Record<string, JsonSchema>>) =>
  json(object({ CalculadoEm: instant, ...parts }));

const ofPeriod = (parts: Readonly<Record<string, JsonSchema>>) =>
  panel({ Periodo: object({ ...days, Dias: number }), Vazio: boolean, ...parts });

/** Dashboards: figures, each with what it means and the list it opens. */
export const dashboards: OwnArea = {
  calls: [
    {
      ...common,
      key: 'stock-figures',
      path: '/Painel/Estoque',
      query: [{ name: 'Em', schema: day }],
      answer: panel({
        Em: { type: ['string', 'null'] },
        ...ofFigures(['Total', 'IdadeMedia', 'ForaDoPrazo'], 'FiguraPainel'),
        ...ofFigures(['PorSituacao', 'PorResponsavel', 'PorArea', 'PorOfficer'], 'DivisaoPainel'),
        PorIdade: object({
          Definicao: string,
          Fatias: list(object({ ...slice, PorSituacao: list(ref('FatiaPainel')) })),
        }),
      }),
      refusals: [422],
    },
    {
      ...common,
      ...period,
      key: 'period-figures',
      path: '/Painel/Periodo',
      answer: ofPeriod({
        Anterior: object(days),
        DiasUteis: number,
        Equacao: object({
          Definicao: string,
          Inicial: ref('FiguraPainel'),
          Termos: list(object({ Termo: string, Sinal: number, ...figure })),
          Final: ref('FiguraPainel'),
        }),
        Resumo: object(
          ofFigures(
            [
              'Recebidas',
              'Concluidas',
              'Canceladas',
              'ComErro',
              'Reabertas',
              'TaxaConclusao',
              'Produtividade',
              'OperacoesAbertas',
              'OperacoesEncerradas',
              'Documentos',
              'Paginas',
            ],
            'FiguraComparada',
          ),
        ),
        Serie: object({
          Definicao: string,
          Passo: string,
          Pontos: list(
            object({ ...days, Util: boolean, Recebidas: number, Concluidas: number, Canceladas: number }),
          ),
          Listas: object({
            Recebidas: counted.Lista,
            Concluidas: counted.Lista,
            Canceladas: counted.Lista,
          }),
        }),
        Coorte: object({ ...breakdown, Total: ref('FiguraPainel') }),
      }),
    },
    {
      ...common,
      ...period,
      key: 'time-figures',
      path: '/Painel/Tempos',
      answer: ofPeriod({
        Tempos: list(object({ Etapa: string, Relogio: string, ...times })),
        Falhas: ref('TemposPainel'),
        OcrPorPagina: ref('FiguraPainel'),
        ...ofFigures(['Histograma', 'Niveis'], 'DivisaoPainel'),
      }),
    },
    {
      ...common,
      key: 'certificate-figures',
      path: '/Painel/Certidoes',
      answer: panel({ Total: ref('FiguraPainel'), PorEstado: ref('DivisaoPainel') }),
    },
    {
      ...common,
      ...period,
      key: 'feedback-figures',
      path: '/Painel/Feedback',
      answer: ofPeriod({
        ...ofFigures(
          ['PorSituacao', 'PorMotivo', 'DistribuicaoResposta', 'DistribuicaoPendencia'],
          'DivisaoPainel',
        ),
        ...ofFigures(
          ['TempoResposta', 'TempoRespostaCorrido', 'TempoPendente', 'TempoPendenteCorrido'],
          'TemposPainel',
        ),
        DentroDoPrazo: ref('FiguraPainel'),
        PrazoHoras: number,
      }),
    },
    {
      ...common,
      ...period,
      key: 'usage-figures',
      path: '/Painel/Uso',
      answer: ofPeriod(
        ofFigures(['UsuariosAtivos', 'Sessoes', 'EntradasRecusadas', 'Downloads'], 'FiguraComparada'),
      ),
    },
  ],
  schemas: {
    ListaPainel: object({ Entidade: string, Filtro: { type: 'object', additionalProperties: true } }),
    FiguraPainel: object(figure),
    FiguraComparada: object(compared),
    FatiaPainel: object(slice),
    DivisaoPainel: object(breakdown),
    TemposPainel: object(times),
  },
};
