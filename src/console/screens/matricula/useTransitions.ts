import { entityNamed } from '../../../metadata/entities.ts';
import type { Transition } from '../../../metadata/entity.ts';
import { useCodes } from '../../auth/rights.ts';
import { execute } from '../../data/entityCalls.ts';
import { client } from '../../start/services.ts';
import type { ReviewRecord } from './reviewRecord.ts';

/** Transitions that get a button of their own where they are possible; the last one is the primary. */
const buttons: readonly string[] = [
  'reprocessar',
  'pausar',
  'devolver',
  'reabrir',
  'concluir',
  'analisar',
  'retomar',
  'enviar-revisao',
];
const hiddenBehindMore: Readonly<Record<string, readonly string[]>> = {
  em_analise: ['reprocessar', 'pausar'],
  aguardando_analise: ['reprocessar'],
};

export interface Transitions {
  readonly shown: readonly Transition[];
  readonly more: readonly Transition[];
  /** The step the state asks for, when none is open to the person. */
  readonly withheld: Transition | null;
}

/** What this person may do with the record in its state, as the schema says. */
export function useTransitions(record: ReviewRecord): Transitions {
  const codes = useCodes();
  const steps = (entityNamed('registro-matricula').states?.transitions ?? []).filter(
    ({ from, code }) => code !== null && from.includes(record.state),
  );
  const possible = steps.filter(({ code }) => codes.has(code ?? ''));
  const hidden = hiddenBehindMore[record.state] ?? [];
  const inButtons = (list: readonly Transition[]) =>
    list
      .filter(({ event }) => buttons.includes(event) && !hidden.includes(event))
      .sort((a, b) => buttons.indexOf(a.event) - buttons.indexOf(b.event));
  const shown = inButtons(possible);
  return {
    shown,
    more: possible.filter((transition) => !shown.includes(transition)),
    withheld: possible.length === 0 ? (inButtons(steps).at(-1) ?? null) : null,
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
  execute(client(), entityNamed('registro-matricula'), record.id, {
    name: event,
    Versao: record.version,
    ...(reason === null ? {} : { Motivo: reason }),
    ...(password === null ? {} : { SenhaPdf: password }),
  });
