import type { NextStep } from '../../../metadata/calls/operations.ts';
import type { Transition } from '../../../metadata/entity.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { type Point, pointText } from '../../engine/missing/missing.ts';
import { holds } from '../../engine/permissions/requireCode.ts';

/** A point with the transition it holds back, null for none, and its kind. */
export interface KnownPoint {
  readonly point: Point;
  readonly transition: string | null;
  readonly kind: string;
}

/** Of the transitions from the state of an operation the first that leads on. */
export function onwardFrom({ models }: Work, { Situacao }: FullRecord): Transition | null {
  const state = String(Situacao);
  const leadsOn = ({ from, to, reasonRequired }: Transition) =>
    from.includes(state) && !reasonRequired && order.indexOf(to) > order.indexOf(state);
  return models.named('operacao').entity.states?.transitions.find(leadsOn) ?? null;
}

const order = ['rascunho', 'em_andamento', 'em_parecer', 'concluida'];

/** What comes next for an operation, with all that holds it back, also what the reader may not see in full. */
export function nextStep(work: Work, operation: FullRecord, points: readonly KnownPoint[]): NextStep | null {
  const transition = onwardFrom(work, operation);
  if (!transition) return null;
  const holding = points.filter((known) => known.transition === transition.event);
  return {
    Evento: transition.event,
    Rotulo: transition.label[work.actor.locale],
    Sozinho: transition.code === null,
    Permitido: transition.code !== null && holds(work.actor, transition.code),
    Impedimentos: holding.map(({ point }) => pointText(point, work.actor.locale)),
  };
}
