import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { calculatorOf } from '../../../metadata/calculators.ts';
import type { Conditions } from '../../../metadata/wire/conditions.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Actor } from '../../engine/actors/actor.ts';
import { answerChange } from '../../engine/crud/answers.ts';
import type { Models } from '../../engine/crud/models.ts';
import type { RecordsRead } from '../../engine/crud/routes.ts';
import { createRecord } from '../../engine/crud/write/createRecord.ts';
import { look } from '../../engine/facts/transact.ts';
import { requireCode, requireCompany } from '../../engine/permissions/requireCode.ts';
import type { Database } from '../../kit/database/database.ts';
import { calculate } from './calculate.ts';
import { conditionsOf } from './conditions.ts';
import { filledFromRecord } from './filledFromRecord.ts';

export interface CalculatorParts {
  readonly database: Database;
  readonly models: Models;
  readonly now: () => Date;
  readonly onRead?: (read: RecordsRead) => void;
}

/**
 * `GET Calculadora/Condicoes`: the terms the company calculates under today; `POST Calculadora/{codigo} {Entrada}`: one
 * calculation, of which nothing is kept; `GET Calculadora/{codigo}/Matricula/{id}`: the input as far as a registry
 * record says it, for who may read the record; `POST Calculo/Incluir`: a calculation that is kept.
 */
export function addCalculatorRoutes(api: FastifyInstance, parts: CalculatorParts): void {
  const { models, now } = parts;
  const requireUse = (actor: Actor) => {
    requireCode(actor, 'CALCULADORA.USAR');
    requireCompany(actor, models.named('calculo').entity);
  };
  const conditions = (actor: Actor): Promise<Conditions> => {
    requireUse(actor);
    return look(parts, actor, (work) => conditionsOf(work, now()));
  };

  api.get('/Calculadora/Condicoes', async ({ actor }) => toEnvelope(await conditions(actor)));

  // No generated call: a list of calculations offers no blank form and takes no file.
  api.post(
    '/Calculo/Incluir',
    answerChange(parts, models.named('calculo'), (work, { body }) =>
      createRecord(work, models.named('calculo'), body),
    ),
  );

  api.post<{ Params: { codigo: string }; Body: { Entrada: unknown } }>(
    '/Calculadora/:codigo',
    { schema: { body: inputBody } },
    async ({ actor, body, params }) => {
      const terms = await conditions(actor);
      return toEnvelope(await calculate(requireCalculator(params.codigo), body.Entrada, terms, actor));
    },
  );

  api.get<{ Params: { codigo: string; id: string } }>(
    '/Calculadora/:codigo/Matricula/:id',
    { schema: { params: recordParams } },
    async ({ actor, params }) => {
      requireUse(actor);
      requireCode(actor, 'MATRICULA.CONSULTAR');
      const calculator = requireCalculator(params.codigo);
      const id = Number(params.id);
      const item = await look(parts, actor, (work) => filledFromRecord(work, calculator, id, now()));
      parts.onRead?.({ actor, entity: 'registro-matricula', call: 'Retornar', id, count: 1, query: '' });
      return toEnvelope(item);
    },
  );
}

/** @throws AppError 'call-unknown': an address like any other that does not exist */
function requireCalculator(code: string): Calculator {
  const calculator = calculatorOf(code);
  if (!calculator) throw new AppError('call-unknown');
  return calculator;
}

const recordParams = {
  type: 'object',
  properties: { id: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' } },
};

const inputBody = {
  type: 'object',
  properties: { Entrada: { type: 'object' } },
  required: ['Entrada'],
  additionalProperties: false,
};
