import type { SituacaoParecer } from '../generated/codes.ts';
import { states } from '../stateGroups.ts';

/** Groups of the states of an opinion (schemas/parecer.schema.json). */

/** Its author writes. */
export const draftStates = states<SituacaoParecer>('rascunho', 'devolvido');

/** Its author writes, or it waits to be decided on. */
export const openOpinionStates = states<SituacaoParecer>('rascunho', 'submetido', 'devolvido');
