import { call, written } from './call.ts';
import { anyObject, anything, closed, list, type Of, object, string, textOf } from './shape.ts';

/** What people keep for themselves. */
export const preferenceCalls = {
  list: call({
    key: 'own-preferences',
    tag: 'preferences',
    method: 'get',
    path: '/Preferencia/Listar',
    permission: null,
    answer: anyObject,
  }),
  keep: call({
    key: 'keep-preference',
    tag: 'preferences',
    method: 'put',
    path: '/Preferencia/Alterar/{chave}',
    permission: null,
    // Such as `lista.cliente`.
    params: { chave: textOf({ pattern: '^[a-z][a-z0-9.-]{0,79}$' }) },
    body: closed({ Valor: anything }),
    answer: object({ Chave: string, Valor: anything }),
    refusals: written,
  }),
};

const keptMail = object({ Nome: string, Para: string, Assunto: string, Data: string, Texto: string });
export type KeptMail = Of<typeof keptMail>;

/** The service itself. */
export const serviceCalls = {
  health: call({
    key: 'health',
    tag: 'service',
    method: 'get',
    path: '/Saude',
    permission: null,
    door: 'open',
    answer: object({ Situacao: string, Banco: string }),
  }),
  document: call({
    key: 'document',
    tag: 'service',
    method: 'get',
    path: '/openapi.json',
    permission: null,
    door: 'person',
    answer: { type: 'application/json' },
  }),
};

/** The mails of a trial, which no server takes: of no other installation. */
export const trialCalls = {
  mails: call({
    key: 'trial-mails',
    tag: 'service',
    method: 'get',
    path: '/Correio/Listar',
    permission: null,
    door: 'open',
    answer: list(keptMail),
  }),
};
