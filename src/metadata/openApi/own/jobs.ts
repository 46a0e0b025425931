import { boolean, count, list, object, orNull, ref, string } from '../call.ts';
import { json, type OwnArea, written } from './ownCall.ts';

const instant = { type: 'string', format: 'date-time' };

/** What the installation does later, and what of it failed. */
export const jobs: OwnArea = {
  calls: [
    {
      tag: 'service',
      key: 'jobs',
      method: 'get',
      path: '/Tarefa/Listar',
      permission: 'INSTALACAO.OPERAR',
      answer: json(object({ Tipos: list(ref('TipoTarefa')), Itens: list(ref('Tarefa')), HaMais: boolean })),
    },
    {
      tag: 'service',
      key: 'run-job-again',
      method: 'post',
      path: '/Tarefa/Repetir/{tarefa}',
      permission: 'INSTALACAO.OPERAR',
      body: json({ type: ['object', 'null'], additionalProperties: false }),
      answer: json(boolean),
      refusals: written,
    },
  ],
  schemas: {
    TipoTarefa: object({
      Tipo: string,
      Nome: string,
      Esperando: count,
      EmAndamento: count,
      Falhas: count,
    }),
    Tarefa: object({
      Identificador: { type: 'string', format: 'uuid' },
      Tipo: string,
      Situacao: { enum: ['esperando', 'em_andamento', 'falhou'] },
      Desde: instant,
      NaoAntesDe: { ...instant, type: ['string', 'null'] },
      Tentativas: count,
      Motivo: orNull('string'),
    }),
  },
};
