import { AppError } from '../../../domain/errors.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { calculatorOf } from '../../../metadata/calculators.ts';
import { calculatorCalls } from '../../../metadata/calls/calculators.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Actor } from '../../engine/actors/actor.ts';
import { type Answer, answer } from '../../engine/calls/answer.ts';
import { answerChange } from '../../engine/crud/answers.ts';
import type { Models } from '../../engine/crud/models.ts';
import type { RecordsRead } from '../../engine/crud/routes.ts';
import { createRecord } from '../../engine/crud/write/createRecord.ts';
import { look } from '../../engine/facts/transact.ts';
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

/** What a calculator works with and what it works out; of a calculation nothing is kept unless that is asked for. */
export function calculatorRoutes(parts: CalculatorParts): readonly Answer[] {
  const { models, now } = parts;
  const stored = models.named('calculo');
  const conditions = (actor: Actor) => look(parts, actor, (work) => conditionsOf(work, now()));

  return [
    answer(calculatorCalls.conditions, async ({ actor }) => toEnvelope(await conditions(actor))),

    answer(
      calculatorCalls.store,
      answerChange(parts, stored, (work, { body }) => createRecord(work, stored, body)),
    ),

    answer(calculatorCalls.calculate, async ({ actor, body, params }) => {
      const terms = await conditions(actor);
      return toEnvelope(await calculate(requireCalculator(params.codigo), body.Entrada, terms, actor));
    }),

    answer(calculatorCalls.input, async ({ actor, params: { codigo, id } }) => {
      const calculator = requireCalculator(codigo);
      const item = await look(parts, actor, (work) => filledFromRecord(work, calculator, id, now()));
      parts.onRead?.({ actor, entity: 'registro-matricula', call: 'Retornar', id, count: 1, query: '' });
      return toEnvelope(item);
    }),
  ];
}

/** @throws AppError 'call-unknown': an address like any other that does not exist */
function requireCalculator(code: string): Calculator {
  const calculator = calculatorOf(code);
  if (!calculator) throw new AppError('call-unknown');
  return calculator;
}
