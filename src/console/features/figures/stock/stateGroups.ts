import type { SituacaoMatricula } from '../../../../domain/generated/codes.ts';
import { failedStates, readingStates } from '../../../../domain/matricula/stateGroups.ts';
import { states } from '../../../../domain/stateGroups.ts';
import type { Slice } from '../../../../metadata/calls/figures.ts';
import { listOfAll } from '../figureAddress.ts';

/** States a reader takes for one, in the order of the work; a drawing tells so many apart and no more. */
export const stateGroups = [
  { name: 'leitura', states: readingStates },
  { name: 'aguardando', states: states<SituacaoMatricula>('aguardando_analise') },
  { name: 'analise', states: states<SituacaoMatricula>('em_analise', 'pausada') },
  { name: 'revisao', states: states<SituacaoMatricula>('em_revisao') },
  { name: 'erro', states: failedStates },
] as const;

/** The slices of states, group by group: their sum and the list of all of them. */
export const slicesByGroup = (slices: readonly Slice[]) =>
  stateGroups.map(({ name, states }) => {
    const own = slices.filter(({ Codigo }) => states.includes(String(Codigo)));
    return {
      name,
      count: own.reduce((sum, { Valor }) => sum + Number(Valor ?? 0), 0),
      list: own.length > 0 ? listOfAll(own.map(({ Lista }) => Lista)) : null,
    };
  });
