import { boolean, count, list, object, orNull, ref, string } from '../call.ts';
import { json, type OwnArea } from './ownCall.ts';

const day = { type: 'string', format: 'date' };
const dayOrNull = { type: ['string', 'null'], format: 'date' };
const instant = { type: 'string', format: 'date-time' };
const anything = { type: 'object', additionalProperties: true };

/** What an operation lacks, what happened to it, and what waits for the person at home. */
export const operations: OwnArea = {
  calls: [
    {
      tag: 'operations',
      key: 'operation-missing',
      method: 'get',
      path: '/Operacao/Pendencias/{id}',
      permission: 'OPERACAO.CONSULTAR',
      answer: json(
        object({
          Hoje: day,
          Pendencias: list(ref('Pendencia')),
          Etapas: list(ref('EtapaOperacao')),
          Proximo: { anyOf: [ref('ProximoPasso'), { type: 'null' }] },
          Ocultas: list(string),
        }),
      ),
    },
    {
      tag: 'operations',
      key: 'operation-timeline',
      method: 'get',
      path: '/Operacao/LinhaDoTempo/{id}',
      permission: 'OPERACAO.CONSULTAR',
      query: [
        { name: 'Antes', schema: string },
        { name: 'Tipo', schema: list(string) },
        { name: 'NumeroRegistros', schema: { type: 'integer', minimum: 1, maximum: 100 } },
      ],
      answer: json(object({ Itens: list(ref('EventoOperacao')), Mais: boolean, Tipos: list(string) })),
    },
    {
      tag: 'operations',
      key: 'home-summary',
      method: 'get',
      path: '/home/Resumo',
      permission: null,
      answer: json(
        object({
          Hoje: day,
          Feriado: { anyOf: [object({ Dia: day, Seguem: day }), { type: 'null' }] },
          Blocos: list(ref('BlocoResumo')),
          Clientes: { type: 'object', additionalProperties: string },
          Comeco: boolean,
        }),
      ),
    },
  ],
  schemas: {
    Pendencia: object({
      Codigo: string,
      Texto: string,
      Espera: string,
      Etapa: orNull('string'),
      Transicao: orNull('string'),
      Passo: {
        anyOf: [
          object({
            Codigo: string,
            Entidade: string,
            Identificador: orNull('integer'),
            Calculadora: orNull('string'),
          }),
          { type: 'null' },
        ],
      },
    }),
    EtapaOperacao: object({
      Codigo: string,
      Descricao: string,
      Situacao: { type: 'string', enum: ['feita', 'atual', 'aberta'] },
      Manual: boolean,
      Quem: orNull('string'),
      Em: orNull('string'),
      Pendencias: count,
      Prazo: dayOrNull,
      Atrasada: boolean,
    }),
    ProximoPasso: object({
      Evento: string,
      Rotulo: string,
      Sozinho: boolean,
      Permitido: boolean,
      Impedimentos: list(string),
    }),
    EventoOperacao: object({
      Chave: string,
      DataHora: instant,
      Tipo: string,
      Texto: string,
      Motivo: orNull('string'),
      Citacao: orNull('string'),
      Alteracoes: list(object({ Campo: string, De: orNull('string'), Para: orNull('string') })),
      Entidade: orNull('string'),
      IdentificadorRegistro: orNull('integer'),
    }),
    BlocoResumo: object({
      Codigo: string,
      Entidade: string,
      Filtro: anything,
      Ordem: object({ field: string, order: { type: 'string', enum: ['asc', 'desc'] } }),
      Total: count,
      TotalExato: boolean,
      Itens: list(anything),
    }),
  },
};
