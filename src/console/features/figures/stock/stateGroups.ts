import type { Slice } from '../../../../metadata/calls/figures.ts';
import { listOfAll } from '../figureAddress.ts';

/** States a reader takes for one, in the order of the work; a drawing tells so many apart and no more. */
export const stateGroups = [
  { name: 'leitura', states: ['recebida', 'na_fila', 'processando'] },
  { name: 'aguardando', states: ['aguardando_analise'] },
  { name: 'analise', states: ['em_analise', 'pausada'] },
  { name: 'revisao', states: ['em_revisao'] },
  { name: 'erro', states: ['erro'] },
] as const;

/** The slices of states, group by group: their sum and the list of all of them. */
export const slicesByGroup = (slices: readonly Slice[]) =>
  stateGroups.map(({ name, states }) => {
    const own = slices.filter(({ Codigo }) => (states as readonly string[]).includes(String(Codigo)));
    return {
      name,
      count: own.reduce((sum, { Valor }) => sum + Number(Valor ?? 0), 0),
      list: own.length > 0 ? listOfAll(own.map(({ Lista }) => Lista)) : null,
    };
  });
