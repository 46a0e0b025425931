import type { SituacaoMatricula } from '../generated/codes.ts';
import { states } from '../stateGroups.ts';

/** Groups of the states of a registry record (schemas/registro-matricula.schema.json). */

/** Its file waits to be read, or is being read. */
export const readingStates = states<SituacaoMatricula>('recebida', 'na_fila', 'processando');

/** The queue has its file. */
export const queuedStates = states<SituacaoMatricula>('na_fila', 'processando');

/** Its file could not be read. */
export const failedStates = states<SituacaoMatricula>('erro');

/** A person works on it. */
export const inHandStates = states<SituacaoMatricula>('em_analise', 'em_revisao');

/** People work on it, or will, and may correct it. */
export const openRecordStates = states<SituacaoMatricula>(
  'aguardando_analise',
  'em_analise',
  'pausada',
  'em_revisao',
);

/** In stock, in the order work passes through them. @see dashboards, section 1 */
export const stockStates: readonly string[] = [...readingStates, ...failedStates, ...openRecordStates];

/** It is no property of its operation any more. */
export const goneStates = states<SituacaoMatricula>('cancelada', 'descartada');

/** Nothing more is done to it until it is reopened. */
export const finalRecordStates: readonly string[] = ['concluida' satisfies SituacaoMatricula, ...goneStates];

/** Its findings follow what they depend on outside the record: a finished analysis was finished for that. */
export const followingStates: readonly string[] = [
  ...openRecordStates,
  'concluida' satisfies SituacaoMatricula,
];
