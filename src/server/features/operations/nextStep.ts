import { AppError } from '../../../domain/errors.ts';
import type { NextStep } from '../../../metadata/calls/operations.ts';
import type { Transition } from '../../../metadata/entity.ts';
import { text } from '../../../metadata/texts.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { holds } from '../../engine/permissions/requireCode.ts';
import { Failures } from '../../kit/http/failures.ts';

/**
 * What comes next for an operation: of the transitions from its state the first that leads on, with what its own
 * condition says today. So the page never says otherwise than the transition will.
 */
export async function nextStep(work: Work, operation: FullRecord): Promise<NextStep | null> {
  const model = work.models.named('operacao');
  const state = String(operation.Situacao);
  const transition = model.entity.states?.transitions.find(
    ({ from, to, reasonRequired }) => from.includes(state) && !reasonRequired && onward(state, to),
  );
  if (!transition) return null;
  return {
    Evento: transition.event,
    Rotulo: transition.label[work.actor.locale],
    Sozinho: transition.code === null,
    Permitido: transition.code !== null && holds(work.actor, transition.code),
    Impedimentos: await impediments(work, operation, transition),
  };
}

const order = ['rascunho', 'em_andamento', 'em_parecer', 'concluida'];
const onward = (from: string, to: string) => order.indexOf(to) > order.indexOf(from);

async function impediments(
  work: Work,
  record: FullRecord,
  transition: Transition,
): Promise<readonly string[]> {
  const model = work.models.named('operacao');
  if (transition.condition === null) return [];
  const condition = model.rules.conditions?.[transition.condition];
  try {
    const refusal = condition
      ? await condition({ work, model, record, transition, reason: null, input: {} })
      : 'transition-condition';
    return refusal ? [text(work.actor.locale, `errors.${refusal}`, { event: transition.event })] : [];
  } catch (error) {
    if (error instanceof Failures) return error.errors.map(({ Texto }) => Texto);
    if (error instanceof AppError) return [text(work.actor.locale, `errors.${error.code}`, error.params)];
    throw error;
  }
}
