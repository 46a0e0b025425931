import { entityNamed } from '../../../../src/metadata/entities.ts';
import {
  all,
  type Declarations,
  type Declared,
  type Ground,
  idsOf,
  json,
  stale,
  type Target,
} from './row.ts';

/** Certificates: of an operation, as documents, asked for at their sources. */
export const certificateCalls = (ground: Ground): Declarations => {
  const operation = idsOf(ground, 'operacao');
  const certificate = idsOf(ground, 'certidao');
  return {
    // Certificates of an operation, for who may list them.
    ...Object.fromEntries(
      ['ValidasEm', 'Reutilizaveis'].map((call) => [
        `GET /api/Certidao/${call}`,
        {
          door: 'company',
          need: [['CERTIDAO.CONSULTAR']],
          entity: entityNamed('operacao'),
          targets: all,
          ask: (target: Target) => ({
            method: 'GET' as const,
            url: `/api/Certidao/${call}?IdentificadorOperacao=${operation(target)}&Data=2026-12-01`,
          }),
          allowed: { status: 200 },
        } satisfies Declared,
      ]),
    ),
    // Certificates as documents: the sample has no file and is awaited.
    'POST /api/Certidao/Anexar/:id': {
      door: 'company',
      need: [['CERTIDAO.SOLICITAR']],
      entity: entityNamed('certidao'),
      targets: all,
      ask: (target) => ({ method: 'POST', url: `/api/Certidao/Anexar/${certificate(target)}` }),
      allowed: { status: 422, code: 'file-missing' },
    },
    'GET /api/Certidao/Arquivo/:id': {
      door: 'company',
      need: [['CERTIDAO.BAIXAR']],
      entity: entityNamed('certidao'),
      targets: all,
      ask: (target) => ({ method: 'GET', url: `/api/Certidao/Arquivo/${certificate(target)}` }),
      allowed: { status: 404, code: 'file-not-found' },
    },
    'GET /api/Certidao/Custo': {
      door: 'company',
      need: [['CERTIDAO.SOLICITAR']],
      targets: ['own'],
      ask: () => ({ method: 'GET', url: '/api/Certidao/Custo?IdentificadorTipoCertidao=1' }),
      allowed: { status: 200 },
    },
    'GET /api/Certidao/CustoAtualizar': {
      door: 'company',
      need: [['CERTIDAO.ATUALIZAR']],
      targets: ['own'],
      ask: (target) => ({
        method: 'GET',
        url: `/api/Certidao/CustoAtualizar?Identificador=${certificate(target)}`,
      }),
      allowed: { status: 200 },
    },
    'GET /api/Certidao/ComoPedir': {
      door: 'company',
      need: [['CERTIDAO.SOLICITAR']],
      entity: entityNamed('operacao'),
      targets: all,
      ask: (target) => ({
        method: 'GET',
        url: `/api/Certidao/ComoPedir?IdentificadorOperacao=${operation(target)}`,
      }),
      allowed: { status: 200 },
    },
    'POST /api/Certidao/Preencher/:id': {
      door: 'company',
      need: [['CERTIDAO.CONSULTAR', 'CLIENTE.ALTERAR']],
      entity: entityNamed('certidao'),
      targets: all,
      ask: (target) => ({
        method: 'POST',
        url: `/api/Certidao/Preencher/${certificate(target)}`,
        headers: json,
        payload: { VersaoCliente: stale, Campos: ['Nire'] },
      }),
      allowed: { status: 409 },
    },
    'POST /api/Certidao/VerificarNaFonte/:id': {
      door: 'company',
      need: [['CERTIDAO.ALTERAR']],
      entity: entityNamed('certidao'),
      targets: all,
      ask: (target) => ({
        method: 'POST',
        url: `/api/Certidao/VerificarNaFonte/${certificate(target)}`,
        headers: json,
        payload: { Versao: stale },
      }),
      allowed: { status: 409 },
    },
    'POST /api/Certidao/Zip': {
      door: 'company',
      need: [['CERTIDAO.BAIXAR']],
      entity: entityNamed('certidao'),
      targets: all,
      ask: (target) => ({
        method: 'POST',
        url: '/api/Certidao/Zip',
        headers: json,
        payload: { Identificadores: [certificate(target)] },
      }),
      allowed: { status: 422, code: 'zip-empty' },
    },
  };
};
