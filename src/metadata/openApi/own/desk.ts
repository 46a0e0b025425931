import { closed, count, object, string } from '../call.ts';
import { json, type OwnArea, written } from './ownCall.ts';

/** The bell, what people keep for themselves, and the service itself. */
export const desk: OwnArea = {
  calls: [
    {
      tag: 'notices',
      key: 'count-notices',
      method: 'get',
      path: '/Notificacao/Contar',
      permission: 'NOTIFICACAO.CONSULTAR',
      answer: json(object({ NaoLidas: count })),
    },
    {
      tag: 'preferences',
      key: 'own-preferences',
      method: 'get',
      path: '/Preferencia/Listar',
      permission: null,
      answer: json({ type: 'object', additionalProperties: true }),
    },
    {
      tag: 'preferences',
      key: 'keep-preference',
      method: 'put',
      path: '/Preferencia/Alterar/{chave}',
      permission: null,
      body: json(closed({ Valor: {} })),
      answer: json(object({ Chave: string, Valor: {} })),
      refusals: written,
    },
    {
      tag: 'service',
      key: 'health',
      method: 'get',
      path: '/Saude',
      permission: null,
      isOpen: true,
      answer: json(object({ Situacao: string, Banco: string })),
    },
    {
      tag: 'service',
      key: 'document',
      method: 'get',
      path: '/openapi.json',
      permission: null,
      answer: { type: 'application/json' },
    },
  ],
  schemas: {},
};
