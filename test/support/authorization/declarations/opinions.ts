import { entityNamed } from '../../../../src/metadata/entities.ts';
import { all, type Declarations, type Ground, idsOf, json } from './row.ts';

/** Opinions and what they wait for. */
export const opinionCalls = (ground: Ground): Declarations => {
  const operation = idsOf(ground, 'operacao');
  const opinion = idsOf(ground, 'parecer');
  return {
    // Of an opinion: what today's facts say; of an operation: what its opinion waits for, and who decides.
    'GET /api/Parecer/Fatos/:id': {
      door: 'company',
      need: [['PARECER.CONSULTAR', 'MATRICULA.CONSULTAR', 'CERTIDAO.CONSULTAR', 'CALCULADORA.USAR']],
      entity: entityNamed('parecer'),
      targets: all,
      ask: (target) => ({ method: 'GET', url: `/api/Parecer/Fatos/${opinion(target)}` }),
      allowed: { status: 422, code: 'record-not-read' },
    },
    'GET /api/Parecer/Andamento/:id': {
      door: 'company',
      need: [['PARECER.CONSULTAR']],
      entity: entityNamed('operacao'),
      targets: all,
      ask: (target) => ({ method: 'GET', url: `/api/Parecer/Andamento/${operation(target)}` }),
      allowed: { status: 200 },
    },
    // Of an opinion: what its author writes, saved without a version of the record.
    'PUT /api/Parecer/Rascunho/:id': {
      door: 'company',
      need: [['PARECER.REDIGIR']],
      entity: entityNamed('parecer'),
      targets: all,
      ask: (target) => ({
        method: 'PUT',
        url: `/api/Parecer/Rascunho/${opinion(target)}`,
        headers: json,
        payload: { Revisao: 0, Sentencas: [] },
      }),
      allowed: { status: 403, code: 'opinion-not-author' },
    },
  };
};
