import { entityNamed } from '../../../../src/metadata/entities.ts';
import { all, type Declarations, type Ground, idsOf, plain, post } from './row.ts';

/** Calculators and dashboards. */
export const calculatorAndFigureCalls = (ground: Ground): Declarations => {
  const idOf = idsOf(ground, 'registro-matricula');
  return {
    // Calculators: terms and results are of the own company; a record fills one for who may read it.
    'GET /api/Calculadora/Condicoes': {
      ...plain('company', '/api/Calculadora/Condicoes'),
      need: [['CALCULADORA.USAR']],
    },
    'POST /api/Calculadora/:codigo': {
      ...post(
        'company',
        '/api/Calculadora/vencimento',
        { Entrada: { Emissao: '2026-10-22', ValidadeDias: 30 } },
        { status: 200 },
      ),
      need: [['CALCULADORA.USAR']],
    },
    'GET /api/Calculadora/:codigo/Matricula/:id': {
      door: 'company',
      need: [['CALCULADORA.USAR', 'MATRICULA.CONSULTAR']],
      entity: entityNamed('registro-matricula'),
      targets: all,
      ask: (target) => ({ method: 'GET', url: `/api/Calculadora/propriedade/Matricula/${idOf(target)}` }),
      allowed: { status: 422, code: 'record-not-read' },
    },
    // Dashboards, of what their reader may list; usage for who may also read the access log.
    ...Object.fromEntries(
      ['Estoque', 'Periodo', 'Tempos', 'Certidoes', 'Feedback', 'Uso'].map((name) => [
        `GET /api/Painel/${name}`,
        {
          ...plain('company', `/api/Painel/${name}`),
          need: [['DASHBOARD.CONSULTAR', ...(name === 'Uso' ? ['LOGACESSO.CONSULTAR'] : [])]],
        },
      ]),
    ),
  };
};
