import type { EstadoCertidao, EstadoChecklist, SituacaoCertidao } from '../generated/codes.ts';
import { states } from '../stateGroups.ts';

/** Groups of the states of a certificate (schemas/certidao.schema.json) and of the items it meets. */

/** Asked for, and not answered yet. */
export const askedStates = states<SituacaoCertidao>('solicitada', 'em_processamento');

/** A person may bring the document. @see certificates, section 5 */
export const awaitedStates: readonly string[] = [...askedStates, 'erro' satisfies SituacaoCertidao];

/** It was issued, and is good still. */
export const validStates = states<EstadoCertidao & EstadoChecklist>('emitida', 'a_vencer');
