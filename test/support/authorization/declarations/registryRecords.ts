import { entityNamed } from '../../../../src/metadata/entities.ts';
import {
  all,
  type Declarations,
  type Declared,
  type Ground,
  idsOf,
  json,
  missing,
  type Outcome,
  stale,
} from './row.ts';

/** Registry records: sent, looked at and corrected. */
export const registryRecordCalls = (ground: Ground): Declarations => {
  const idOf = idsOf(ground, 'registro-matricula');
  const operation = idsOf(ground, 'operacao');
  const review = (path: string, allowed: Outcome): Declared => ({
    door: 'company',
    need: [['MATRICULA.CONSULTAR']],
    entity: entityNamed('registro-matricula'),
    targets: all,
    ask: (target) => ({
      method: 'GET',
      url: `/api/RegistroMatricula/${path.replace(':id', String(idOf(target)))}`,
    }),
    allowed,
  });
  const sending = {
    door: 'company',
    need: [['MATRICULA.ENVIAR']],
    entity: entityNamed('operacao'),
    targets: all,
    hidden: { status: 404, code: 'record-not-found' },
  } as const;
  return {
    // Registry records: sent to an operation one sees, looked at and corrected.
    'POST /api/RegistroMatricula/Incluir': {
      ...sending,
      ask: (target) => ({
        method: 'POST',
        url: '/api/RegistroMatricula/Incluir',
        headers: json,
        payload: { IdentificadorOperacao: operation(target), IdentificadorArquivo: missing },
      }),
      allowed: { status: 404, code: 'file-not-found' },
    },
    'POST /api/RegistroMatricula/Enviar': {
      ...sending,
      ask: (target) => ({
        method: 'POST',
        url: `/api/RegistroMatricula/Enviar?Nome=a.pdf&IdentificadorOperacao=${operation(target)}`,
      }),
      allowed: { status: 422, code: 'file-missing' },
    },
    'GET /api/RegistroMatricula/Andamento': {
      ...sending,
      need: [['MATRICULA.CONSULTAR']],
      ask: (target) => ({
        method: 'GET',
        url: `/api/RegistroMatricula/Andamento?IdentificadorOperacao=${operation(target)}`,
      }),
      allowed: { status: 200 },
    },
    'POST /api/RegistroMatricula/CancelarEnvio/:id': {
      ...review('', { status: 422, code: 'upload-not-under-way' }),
      need: [['MATRICULA.ENVIAR'], ['MATRICULA.CANCELAR']],
      ask: (target) => ({
        method: 'POST',
        url: `/api/RegistroMatricula/CancelarEnvio/${idOf(target)}`,
        headers: json,
        payload: {},
      }),
    },
    'GET /api/RegistroMatricula/Situacao/:id': review('Situacao/:id', {
      status: 422,
      code: 'record-not-read',
    }),
    'GET /api/RegistroMatricula/Retornar/:id': review('Retornar/:id', { status: 200 }),
    'GET /api/RegistroMatricula/Pagina/:id/:pagina': review('Pagina/:id/1', {
      status: 404,
      code: 'page-unknown',
    }),
    'GET /api/RegistroMatricula/Palavras/:id/:pagina': review('Palavras/:id/1', {
      status: 404,
      code: 'page-unknown',
    }),
    'GET /api/RegistroMatricula/Palavras/:id': review('Palavras/:id?De=1&Ate=2', { status: 200 }),
    'POST /api/RegistroMatricula/Presenca/:id': {
      ...review('', { status: 200 }),
      ask: (target) => ({
        method: 'POST',
        url: `/api/RegistroMatricula/Presenca/${idOf(target)}`,
        headers: json,
        payload: { Segundos: 0 },
      }),
    },
    'GET /api/RegistroMatricula/MudancasLeitura/:id': review('MudancasLeitura/:id', {
      status: 422,
      code: 'record-not-read',
    }),
    'GET /api/RegistroMatricula/Sincronizacao/:id': {
      ...review('Sincronizacao/:id', { status: 422, code: 'record-not-read' }),
      need: [['MATRICULA.SINCRONIZAR']],
    },
    'POST /api/RegistroMatricula/ConferirLeitura/:id': {
      ...review('', { status: 409 }),
      need: [['MATRICULA.ALTERAR']],
      ask: (target) => ({
        method: 'POST',
        url: `/api/RegistroMatricula/ConferirLeitura/${idOf(target)}`,
        headers: json,
        payload: { Versao: stale, Leitura: 1, Manter: [] },
      }),
    },
    'POST /api/RegistroMatricula/Corrigir/:id': {
      ...review('', { status: 409 }),
      need: [['MATRICULA.ALTERAR']],
      ask: (target) => ({
        method: 'POST',
        url: `/api/RegistroMatricula/Corrigir/${idOf(target)}`,
        headers: json,
        payload: { Versao: stale, Correcoes: [{}] },
      }),
    },
  };
};
