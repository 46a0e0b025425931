import type { NextStep } from '../../../metadata/calls/operations.ts';
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

/**
 * What comes next for an operation: of the transitions from its state the first that leads on, with all that holds it
 * back, also what the reader may not see in full.
 */
export function nextStep(work: Work, operation: FullRecord, points: readonly KnownPoint[]): NextStep | null {
  const { entity } = work.models.named('operacao');
  const state = String(operation.Situacao);
  const transition = entity.states?.transitions.find(
    ({ from, to, reasonRequired }) => from.includes(state) && !reasonRequired && onward(state, to),
  );
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

const order = ['rascunho', 'em_andamento', 'em_parecer', 'concluida'];
const onward = (from: string, to: string) => order.indexOf(to) > order.indexOf(from);
