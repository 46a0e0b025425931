import type { Transition } from '../../../../metadata/entity.ts';
import { registroMatricula } from '../../../../metadata/generated/entities/registro-matricula.ts';
import { useCodes } from '../../../engine/auth/rights.ts';
import { client } from '../../../engine/auth/services.ts';
import { execute } from '../../../engine/data/entityCalls.ts';
import { isElsewhere, type ReviewRecord } from '../reviewRecord.ts';

/** Transitions that get a button of their own, by state; the last one is the primary. */
const buttons: Readonly<Record<string, readonly string[]>> = {
  erro: ['reprocessar'],
  aguardando_analise: ['analisar'],
  em_analise: ['concluir', 'enviar-revisao'],
  pausada: ['retomar'],
  em_revisao: ['devolver', 'concluir'],
  concluida: ['reabrir'],
};

/** What only makes sense, or is only allowed, with the record in nobody else's hand. */
const ofTheHand: readonly string[] = [
  'assumir',
  'concluir',
  'devolver',
  'enviar-revisao',
  'pausar',
  'reprocessar',
  'sincronizar',
];

export interface Transitions {
  readonly shown: readonly Transition[];
  readonly more: readonly Transition[];
  /** Takes it over from whoever has it in hand; null where that is not the person's to do. */
  readonly takeOver: Transition | null;
  /** The step the state asks for, when none is open to the person. */
  readonly withheld: Transition | null;
}

/**
 * What this person may do with the record in its state, as the schema says and as it is in somebody's hand or not.
 * @param isReady nothing stands against concluding: that is the next step then
 */
export function useTransitions(record: ReviewRecord, isReady = true): Transitions {
  const codes = useCodes();
  const steps = (registroMatricula.states?.transitions ?? []).filter(
    ({ from, code }) => code !== null && from.includes(record.state),
  );
  const held = steps.filter(({ code }) => codes.has(code ?? ''));
  const possible = held.filter((step) => isOpen(step, record));
  const order = orderOf(record.state, isReady);
  const inButtons = (list: readonly Transition[]) =>
    list
      .filter(({ event }) => order.includes(event))
      .sort((a, b) => order.indexOf(a.event) - order.indexOf(b.event));
  const shown = inButtons(possible);
  return {
    shown,
    more: possible.filter((step) => !shown.includes(step) && step.event !== 'tomar'),
    takeOver: possible.find(({ event }) => event === 'tomar') ?? null,
    withheld: held.length === 0 ? (inButtons(steps).at(-1) ?? null) : null,
  };
}

/** @throws ApiError */
export const runTransition = (
  record: Pick<ReviewRecord, 'id' | 'version'>,
  { event }: Transition,
  {
    reason = null,
    password = null,
  }: { readonly reason?: string | null; readonly password?: string | null } = {},
) =>
  execute(client(), registroMatricula, record.id, {
    name: event,
    Versao: record.version,
    ...(reason === null ? {} : { Motivo: reason }),
    ...(password === null ? {} : { SenhaPdf: password }),
  });

/** With nothing missing concluding is the step to take, else somebody else should look. */
function orderOf(state: string, isReady: boolean): readonly string[] {
  const order = buttons[state] ?? [];
  return state === 'em_analise' && isReady ? order.toReversed() : order;
}

function isOpen({ event }: Transition, record: ReviewRecord): boolean {
  const { lock, mayReview } = record;
  if (event === 'assumir') return lock === null && mayReview;
  if (event === 'tomar') return lock !== null && !lock.mine && mayReview;
  return !(isElsewhere(record) && ofTheHand.includes(event));
}
