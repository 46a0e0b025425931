import type { SituacaoOperacao } from '../generated/codes.ts';
import { states } from '../stateGroups.ts';

/** Groups of the states of an operation (schemas/operacao.schema.json). */

/** Something is still to be done. */
export const openOperationStates = states<SituacaoOperacao>('rascunho', 'em_andamento', 'em_parecer');

/** Nothing more is done to it until it is reopened. */
export const endedStates = states<SituacaoOperacao>('concluida', 'cancelada');

export const isEnded = (state: unknown): boolean => endedStates.includes(String(state));
