import { entityNamed } from '../../../../src/metadata/entities.ts';
import { all, type Declarations, type Declared, type Ground, idsOf, plain, type Target } from './row.ts';

/** What is gathered from many records: searches, operations, the home page. */
export const operationCalls = (ground: Ground): Declarations => {
  const operation = idsOf(ground, 'operacao');
  return {
    // Each entity it looks through asks for its own code.
    'GET /api/Busca/Registros': plain('company', '/api/Busca/Registros?Busca=nada'),
    'GET /api/Busca/Recentes': plain('company', '/api/Busca/Recentes?Registros=cliente-1'),
    ...Object.fromEntries(
      ['Pendencias', 'LinhaDoTempo'].map((call) => [
        `GET /api/Operacao/${call}/:id`,
        {
          door: 'company',
          need: [['OPERACAO.CONSULTAR']],
          entity: entityNamed('operacao'),
          targets: all,
          ask: (target: Target) => ({
            method: 'GET' as const,
            url: `/api/Operacao/${call}/${operation(target)}`,
          }),
          allowed: { status: 200 },
        } satisfies Declared,
      ]),
    ),
    // Each of its parts asks for the code of what it lists.
    'GET /api/home/Resumo': { ...plain('company', '/api/home/Resumo') },
  };
};
